/** What is counted of an evening of Black Spy. */

import { cardsTaken } from "/static/games/tricks/deeds.js";

export const DEEDS = ["black_hands", "spies"];

/** @param {import("/static/stats/diary.js").Passage} passage @param {(deed: string, often?: number) => void} add */
export function count(passage, add) {
  const { events, seat } = passage;
  add("black_hands", events.filter((event) => event.kind === "captures_all" && event.seat === seat).length);
  add("spies", cardsTaken(passage).filter((card) => card === "k7").length);
}
