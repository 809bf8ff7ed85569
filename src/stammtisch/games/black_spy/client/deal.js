/** How a deal of Black Spy is checked: all cards are dealt from the dealer's left on, and shuffled again as they lie. */

export const lies = (_head, _cards, last) => last;
export const first = (view) => view.dealer + 1;
export const dealt = ({ piles, deal, first: start }) => deal(piles.at(-1), start, Infinity);
