/** What lay in the tricks that somebody took. */

/** The cards of all tricks that a seat took between two views. @returns {string[]} */
export function cardsTaken(/** @type {import("/static/stats/diary.js").Passage} */ { before, events, seat }) {
  let trick = (before.trick ?? []).map(({ card }) => card);
  const taken = [];
  for (const event of events) {
    if (event.kind === "plays") trick.push(/** @type {string} */ (event.card));
    else if (event.kind === "takes") {
      if (event.seat === seat) taken.push(...trick);
      trick = [];
    }
  }
  return taken;
}
