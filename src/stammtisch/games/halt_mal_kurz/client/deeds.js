/** What is counted of a match of Halt mal kurz. */

export const DEEDS = ["halts", "slaps"];

/** @param {import("/static/stats/diary.js").Passage} passage @param {(deed: string, often?: number) => void} add */
export function count({ events, seat }, add) {
  const mine = events.filter((event) => event.seat === seat);
  add("halts", mine.filter(({ kind }) => kind === "holds").length);
  add("slaps", mine.filter(({ kind, place }) => kind === "slaps" && place === 1).length);
}
