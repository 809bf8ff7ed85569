/** What is counted of an evening of Klaumau. */

export const DEEDS = ["robberies", "doubts", "fenced"];

/** @param {import("/static/stats/diary.js").Passage} passage @param {(deed: string, often?: number) => void} add */
export function count({ after, events, seat }, add) {
  const mine = events.filter((event) => event.seat === seat);
  add("robberies", events.filter(({ kind, receiver }) => kind === "steals" && receiver === seat).length);
  // there was a card to choose: it was a bluff
  if (after.step === "force") add("doubts", mine.filter(({ kind }) => kind === "doubts").length);
  add("fenced", mine.filter(({ kind }) => kind === "sells").length);
}
