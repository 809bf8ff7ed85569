/**
 * How a deal of Gaunerbande is checked: all cards are dealt, and shuffled again as they lie.
 * @param {any} _head
 * @param {any} _cards
 * @param {any} last
 */

export const lies = (_head, _cards, last) => last;
export const dealt = (/** @type {any} */ { piles, deal }) => deal(piles[0], 0, Infinity);
