/**
 * How a deal of Black Spy is checked: all cards are dealt from the dealer's left on, and shuffled again as they lie.
 * @param {any} _head
 * @param {any} _cards
 * @param {any} last
 */

/** @import {View} from "/static/state/types.js" */

export const lies = (/** @type {any} */ _head, /** @type {any} */ _cards, /** @type {any} */ last) => last;
/** @param {View} view */
export const first = (view) => view.dealer + 1;
export const dealt = (/** @type {any} */ { piles, deal, first: start }) => deal(piles.at(-1), start, Infinity);
