/** Reviews: asked for until they are whole, and what is kept of one's own in this browser. */

import { getReview } from "../shared/replays.js";

const KEY = "stammtisch-reviews";
const MOST = 200;
/** Between two questions, in ms. */
const PAUSE = 1000;

/** @returns {Record<string, import("./lines.js").Trend>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const trends = {
  get all() {
    return read();
  },

  /** Those of a game, the oldest first. @param {string} game */
  of: (game) => Object.values(read()).filter((each) => each.game === game),

  /** @param {string} name  of the match, so that it counts once @param {Omit<import("./lines.js").Trend, "at">} trend */
  keep(name, trend) {
    const kept = read();
    if (kept[name]) return;
    kept[name] = { at: Date.now(), ...trend };
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))));
    } catch {
      // a browser that keeps nothing has no past
    }
  },

  erase() {
    localStorage.removeItem(KEY);
  },
};

/**
 * Ask until all of a review is there.
 * @param {string} ticket
 * @param {number} seat
 * @param {(review: import("../shared/types/requests.js").Review) => void} tell
 * @param {(reason: unknown) => void} fail
 * @returns {() => void}  ask no more
 */
export function follow(ticket, seat, tell, fail) {
  let gone = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  const ask = async () => {
    try {
      const review = await getReview(ticket, seat);
      if (gone) return;
      tell(review);
      if (!review.complete) timer = setTimeout(ask, PAUSE);
    } catch (reason) {
      if (!gone) fail(reason);
    }
  };
  ask();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}
