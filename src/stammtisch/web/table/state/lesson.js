/**
 * First rounds with explanations. A lesson is a list of tips in the order of their urgency; each is said once, when it
 * first fits what is asked. The words are in the catalogues, of the game, under `lesson.KEY`.
 */

import { bring, partOf } from "../../shared/games.js";

/** What is asked now. @template [V=import("../../shared/types/messages.js").View] @typedef {{view: V, mine: boolean}} Now */
/**
 * @template [V=import("../../shared/types/messages.js").View]
 * @typedef {object} Tip
 * @property {string} key
 * @property {(now: Now<V>) => boolean} when
 * @property {string[]} [cards]  cards to look at
 */

/** You are asked for a step. @param {...string} steps */
export const asked =
  (...steps) =>
  (/** @type {{view: {step: string|null}, mine: boolean}} */ { view, mine }) =>
    mine && steps.includes(view.step ?? "");

/** The tips that a game brings (`lesson.js`). @returns {Promise<Tip[]>} @param {string} game */
export async function lessonOf(game) {
  await bring(game, ["lesson"]);
  return partOf(game, "lesson")?.default ?? [];
}
