/** How a deal of Gaunerbande is checked: all cards are dealt, and shuffled again as they lie. */

export const lies = (_head, _cards, last) => last;
export const dealt = ({ piles, deal }) => deal(piles[0], 0, Infinity);
