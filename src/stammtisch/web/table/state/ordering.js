/** The order of a hand: by colour, by rank, or as somebody has laid it. Pure. */

/**
 * Cards in the order that somebody gave them; new ones go beside those that they would lie beside otherwise.
 * @param {string[]} sorted  the hand, as it is sorted otherwise
 * @param {string[]} own
 * @returns {string[]}
 */
export function inOwnOrder(sorted, own) {
  const left = [...sorted];
  const laid = own.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  for (const card of left) {
    const before = sorted.slice(0, sorted.indexOf(card)).findLast((other) => laid.includes(other));
    laid.splice(before === undefined ? 0 : laid.lastIndexOf(before) + 1, 0, card);
  }
  return laid;
}

/**
 * A card has been taken from one place and put to another.
 * @template T
 * @param {T[]} cards
 * @param {number} from
 * @param {number} to
 */
export function moved(cards, from, to) {
  const rest = cards.filter((_, place) => place !== from);
  rest.splice(to, 0, cards[from]);
  return rest;
}

/**
 * Where a card would go that is held over others: before the first, in reading order, whose middle the finger has not passed.
 * @param {{x: number, y: number}[]} middles  of all cards, in their order
 * @param {number} from  the place of the card that is held
 * @param {{x: number, y: number}} finger
 */
export function dropPlace(middles, from, finger) {
  const others = middles.flatMap((middle, place) => (place === from ? [] : [{ ...middle, place }]));
  if (!others.length) return from;
  const far = (/** @type {{x: number, y: number}} */ { x, y }) => Math.abs(x - finger.x) + 3 * Math.abs(y - finger.y);
  const near = others.reduce((best, one) => (far(one) < far(best) ? one : best));
  const at = near.place - (near.place > from ? 1 : 0);
  return finger.x > near.x ? at + 1 : at;
}
