/** Which of what happened can be heard; each game says it of its events (`noises` in `scenes.js`). Pure. */

import { partOf } from "../shelf.js";

/**
 * Each noise once, in the order in which things happened: many at a time are one noise to the ear.
 * @param {string} game
 * @param {{kind: string}[]} events
 * @returns {string[]}
 */
export function noisesOf(game, events) {
  const noises = partOf(game, "scenes")?.noises ?? { plays: "card" };
  return [...new Set(events.flatMap(({ kind }) => noises[kind] ?? []))];
}
