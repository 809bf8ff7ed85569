/** How a deal of Klaumau is checked: four cards from the first turn on; watchdogs come in when those are dealt. */

/** @import {View} from "/static/state/types.js" */

/** The cards of a new deck. @param {any} faces */
export const order = (faces) => faces.filter((/** @type {string} */ card) => card !== "dog" && card !== "fence");
/** @param {string[]} cards @param {any} last */
export const lies = (/** @type {any} */ { players }, /** @type {any} */ cards, /** @type {any} */ last) =>
  cards.includes("dog") ? [...(last ?? []).slice(4 * players), "dog", "dog"] : null;
/** @param {View} view */
export const first = (view) => view.turn;
export const dealt = (/** @type {any} */ { piles, deal, first: start }) => deal(piles[0], start, 4);
