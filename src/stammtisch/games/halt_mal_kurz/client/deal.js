/** How a deal of Halt mal kurz is checked: the more players, the fewer cards. */

export const dealt = (/** @type {any} */ { piles, deal, players, options }) =>
  deal(piles[0], 0, options?.hand ?? 10 - players);
