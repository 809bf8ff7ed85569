/** How a deal of Halt mal kurz is checked: the more players, the fewer cards. */

export const dealt = (/** @type {any} */ { piles, deal, players }) =>
  deal(piles[0], 0, players === 3 ? 7 : players === 4 ? 6 : 5);
