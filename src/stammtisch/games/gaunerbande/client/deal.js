/** How a deal of Gaunerbande is checked: all cards are dealt, and shuffled again as they lie. */

/** @type {NonNullable<import("/static/shared/types/games.js").DealPart["lies"]>} */
export const lies = (_head, _cards, last) => last;
export const dealt = (/** @type {import("/static/shared/types/games.js").Dealing} */ { piles, deal }) => deal(piles[0], 0, Infinity);
