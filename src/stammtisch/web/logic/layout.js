/** Where things lie: cards in a hand, seats round the table. Pure arithmetic; the numbers come from trying on phones. */

/**
 * @typedef {object} HandLayout
 * @property {number[]} rows  how many cards each row has, the back row first
 * @property {"few"|"one"|"two"|"three"|"scroll"} form
 */

/**
 * How a hand is laid out. Never less than 30 px of a card can be seen and touched.
 * @param {number} count
 * @param {{wide?: boolean, breaks?: number[]}} [how]  `wide` on a desktop; `breaks` are places where the colour changes
 * @returns {HandLayout}
 */
export function layoutHand(count, { wide = false, breaks = [] } = {}) {
  if (count <= 6) return { rows: count ? [count] : [], form: "few" };
  if (count <= 10 || (wide && count <= 20)) return { rows: [count], form: "one" };
  if (count <= 20 || (wide && count <= 40)) return { rows: split(count, 2, breaks), form: "two" };
  if (count <= 30) return { rows: split(count, 3, breaks), form: "three" };
  return { rows: split(count, 3, breaks), form: "scroll" };
}

/**
 * Even rows; a break between colours is preferred where it costs no more than one card a row.
 * @param {number} count
 * @param {any} rows
 * @param {any} breaks
 */
function split(count, rows, breaks) {
  const sizes = [];
  let left = count;
  let start = 0;
  for (let row = rows; row > 1; row--) {
    const even = Math.ceil(left / row);
    const near = breaks
      .map((/** @type {number} */ at) => at - start)
      .filter(
        (/** @type {number} */ size) =>
          size > 0 &&
          Math.abs(size - even) <= 1 &&
          left - size <= even * (row - 1) + 2 &&
          size <= 10 + (count > 20 ? 99 : 0),
      );
    const size = near.length
      ? near.reduce((/** @type {any} */ best, /** @type {any} */ one) =>
          Math.abs(one - even) < Math.abs(best - even) ? one : best,
        )
      : even;
    sizes.push(size);
    left -= size;
    start += size;
  }
  return [...sizes, left];
}

/** The places in a sorted hand where another colour begins. @param {string[]} cards */
export function colourBreaks(cards) {
  return cards.flatMap((card, i) => (i && card[0] !== cards[i - 1][0] ? [i] : []));
}

/** Seats of the others in % of the felt (middle of the mat, its top), clockwise from the lower left. @type {Record<number, number[][]>} */
export const PHONE = {
  2: [[50, 2]],
  3: [
    [16, 6],
    [84, 6],
  ],
  4: [
    [14, 15],
    [50, 2],
    [86, 15],
  ],
  5: [
    [14, 38],
    [27, 2],
    [73, 2],
    [86, 38],
  ],
  6: [
    [14, 47],
    [16, 13],
    [50, 2],
    [84, 13],
    [86, 47],
  ],
  7: [
    [13, 52],
    [13, 24],
    [32, 2],
    [68, 2],
    [87, 24],
    [87, 52],
  ],
  8: [
    [13, 56],
    [13, 31],
    [20, 4],
    [50, 2],
    [80, 4],
    [87, 31],
    [87, 56],
  ],
};
/** @type {Record<number, number[][]>} */
export const DESKTOP = {
  2: [[50, 3]],
  3: [
    [14, 22],
    [86, 22],
  ],
  4: [
    [11, 34],
    [50, 3],
    [89, 34],
  ],
  5: [
    [10, 42],
    [30, 3],
    [70, 3],
    [90, 42],
  ],
  6: [
    [10, 58],
    [16, 12],
    [50, 3],
    [84, 12],
    [90, 58],
  ],
  7: [
    [9, 60],
    [12, 18],
    [38, 3],
    [62, 3],
    [88, 18],
    [91, 60],
  ],
  8: [
    [9, 62],
    [10, 26],
    [28, 3],
    [50, 3],
    [72, 3],
    [90, 26],
    [91, 62],
  ],
};

/** Where a card lies beside each mat, the seats on top stand apart. @type {Record<number, number[][]>} */
export const WITH_LOTS = {
  2: [[40, 3]],
  3: [
    [13, 6],
    [87, 6],
  ],
  4: [
    [13, 30],
    [36, 2],
    [87, 30],
  ],
  5: [
    [13, 34],
    [27, 2],
    [73, 2],
    [87, 34],
  ],
  6: [
    [13, 62],
    [13, 30],
    [36, 2],
    [87, 30],
    [87, 62],
  ],
  7: [
    [13, 62],
    [13, 30],
    [32, 2],
    [68, 2],
    [87, 30],
    [87, 62],
  ],
};

/** The same on a desktop: the pot lies right of the middle, one's own card in front. @type {Record<number, number[][]>} */
export const WITH_LOTS_WIDE = {
  2: [[40, 3]],
  3: [
    [11, 20],
    [89, 20],
  ],
  4: [
    [9, 32],
    [40, 3],
    [91, 32],
  ],
  5: [
    [8, 44],
    [30, 3],
    [67, 3],
    [92, 44],
  ],
  6: [
    [8, 56],
    [8, 8],
    [40, 3],
    [92, 8],
    [92, 56],
  ],
  7: [
    [8, 56],
    [8, 8],
    [36, 3],
    [64, 3],
    [92, 8],
    [92, 56],
  ],
};

/**
 * Where each seat is, seen from one of them.
 * @param {number} players
 * @param {number|null} me  spectators look from seat 0
 * @param {boolean} [lots]  whether a card lies beside each mat
 * @returns {Map<number, {order: number, phone: number[], desktop: number[]}>} without oneself
 */
export function placeSeats(players, me, lots = false) {
  const [phone, desktop] = lots ? [WITH_LOTS, WITH_LOTS_WIDE] : [PHONE, DESKTOP];
  const from = me ?? 0;
  const places = new Map();
  for (let order = 0; order < players - 1; order++) {
    places.set((from + order + 1) % players, { order, phone: phone[players][order], desktop: desktop[players][order] });
  }
  return places;
}

/**
 * In which direction a seat sits, as a unit vector from the middle of the table; oneself below.
 * @param {number} players
 * @param {number|null} me
 * @param {number} seat
 */
export function towards(players, me, seat) {
  const order = (seat - (me ?? 0) + players) % players;
  if (order === 0) return [0, 1];
  const [x, y] = PHONE[players][order - 1];
  const [dx, dy] = [(x - 50) / 50, (y - 46) / 46];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/**
 * A number that stays the same for the same words: how a card is turned where it landed.
 * @param {any} words
 * @param {any} spread
 */
export function steady(words, spread) {
  let hash = 7;
  for (const letter of words) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return ((hash % 200) / 100 - 1) * spread;
}
