/** What you did at tables, read off what everybody saw. Each game says itself what it counts (`deeds.js`). Pure. */

import { partOf, TITLES } from "../shelf.js";

/** @import {Event, View} from "../state/types.js" */

/**
 * What happened between two views, and whose deeds are asked for.
 * @typedef {object} Passage
 * @property {View} before  the view
 * @property {View} after
 * @property {Event[]} events
 * @property {number} seat
 */

/** @param {string} game */
const of = (game) => partOf(game, "deeds")?.DEEDS ?? [];

/** The deeds of all games, in the order in which they are listed. @returns {string[]} */
export const allDeeds = () => Object.keys(TITLES).flatMap(of);

/** The game in which something is done. @param {string} deed */
export const gameOf = (deed) => Object.keys(TITLES).find((game) => of(game).includes(deed));

/**
 * What a seat did between two views.
 * @param {Passage["before"]} before
 * @param {Passage["after"]} after
 * @param {Passage["events"]} events
 * @param {number} seat
 * @returns {Record<string, number>} how often, by deed
 */
export function deedsOf(before, after, events, seat) {
  /** @type {Record<string, number>} */
  const found = {};
  partOf(after.game, "deeds")?.count({ before, after, events, seat }, (deed, often = 1) => {
    if (often) found[deed] = (found[deed] ?? 0) + often;
  });
  return found;
}
