/** How a deal of Black Spy is checked: all cards are dealt from the dealer's left on, and shuffled again as they lie. */

/** @import {View} from "./table.js" */

/** @type {NonNullable<import("/static/shared/types/games.js").DealPart["lies"]>} */
export const lies = (_head, _cards, last) => last;
/** @param {View} view */
export const first = (view) => view.dealer + 1;
export const dealt = (/** @type {import("/static/shared/types/games.js").Dealing} */ { piles, deal, first: start }) => deal(piles[piles.length - 1], start, Infinity);
