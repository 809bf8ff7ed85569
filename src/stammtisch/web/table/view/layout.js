/** How the cards of a hand lie. Pure arithmetic. */

/**
 * @typedef {object} HandLayout
 * @property {number[]} rows  how many cards each row has, the back row first
 * @property {"few"|"one"|"two"|"three"|"scroll"} form
 */

/**
 * How a hand is laid out: in as few rows as there must be.
 * @param {number} count
 * @param {{most?: number, breaks?: number[]}} [how]  `most` that a row has room for; `breaks` are places where the colour changes
 * @returns {HandLayout}
 */
export function layoutHand(count, { most = 10, breaks = [] } = {}) {
  if (count <= 6) return { rows: count ? [count] : [], form: "few" };
  const rows = Math.ceil(count / most);
  if (rows === 1) return { rows: [count], form: "one" };
  if (rows === 2) return { rows: split(count, 2, breaks, most), form: "two" };
  return { rows: split(count, 3, breaks, most), form: rows === 3 ? "three" : "scroll" };
}

/**
 * Even rows; a break between colours is preferred where it costs no more than one card a row.
 * @param {number} count
 * @param {number} rows
 * @param {number[]} breaks
 * @param {number} most
 */
function split(count, rows, breaks, most) {
  const sizes = [];
  const full = count > rows * most ? Infinity : most;
  let left = count;
  let start = 0;
  for (let row = rows; row > 1; row--) {
    const even = Math.ceil(left / row);
    const near = breaks
      .map((at) => at - start)
      .filter(
        (size) =>
          size > 0 &&
          Math.abs(size - even) <= 1 &&
          left - size <= Math.min(even * (row - 1) + 2, full * (row - 1)) &&
          size <= full,
      );
    const size = near.length
      ? near.reduce((best, one) =>
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

/**
 * A number that stays the same for the same words: how a card is turned where it landed.
 * @param {string} words
 * @param {number} spread
 */
export function steady(words, spread) {
  let hash = 7;
  for (const letter of words) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return ((hash % 200) / 100 - 1) * spread;
}
