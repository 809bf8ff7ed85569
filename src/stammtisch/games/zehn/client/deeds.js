/** What is counted of an evening of Zehn. */

export const DEEDS = ["bought", "pots"];

/** @param {import("/static/stats/diary.js").Passage} passage @param {(deed: string, often?: number) => void} add */
export function count({ events, seat }, add) {
  const mine = events.filter((event) => event.seat === seat);
  add("bought", mine.filter(({ kind }) => kind === "swaps" || kind === "buys").length);
  add("pots", mine.filter(({ kind, chips }) => kind === "wins" && Number(chips) > 0).length);
}
