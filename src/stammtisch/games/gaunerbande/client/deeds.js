/** What is counted of an evening of Gaunerbande. */

import { cardsTaken } from "/static/games/tricks/deeds.js";

export const DEEDS = ["gangs", "politicians"];

/** @param {import("/static/stats/diary.js").Passage} passage @param {(deed: string, often?: number) => void} add */
export function count(passage, add) {
  const { events, seat } = passage;
  add("gangs", events.filter((event) => event.kind === "unites" && event.seat === seat).length);
  add("politicians", cardsTaken(passage).filter((card) => card === "r10").length);
}
