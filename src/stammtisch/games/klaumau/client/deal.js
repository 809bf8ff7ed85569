/** How a deal of Klaumau is checked: four cards from the first turn on; watchdogs come in when those are dealt. */

/** @import {View} from "./table.js" */

/** The cards of a new deck. @param {string[]} faces */
export const order = (faces) => faces.filter((card) => card !== "dog" && card !== "fence");
/** @type {NonNullable<import("/static/shared/types/games.js").DealPart["lies"]>} */
export const lies = ({ players }, cards, last) =>
  cards.includes("dog") ? [...(last ?? []).slice(4 * players), "dog", "dog"] : null;
/** @param {View} view */
export const first = (view) => view.turn;
export const dealt = (/** @type {import("/static/shared/types/games.js").Dealing} */ { piles, deal, first: start }) => deal(piles[0], start, 4);
