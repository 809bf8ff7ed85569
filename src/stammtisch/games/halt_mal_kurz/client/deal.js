/** How a deal of Halt mal kurz is checked: the more players, the fewer cards. */

export const dealt = (/** @type {import("/static/shared/types/games.js").Dealing} */ { piles, deal, players, options }) =>
  deal(piles[0], 0, Number(options?.hand ?? 10 - players));
