/** How a deal of Klaumau is checked: four cards from the first turn on; watchdogs come in when those are dealt. */

/** The cards of a new deck. */
export const order = (faces) => faces.filter((card) => card !== "dog" && card !== "fence");
export const lies = ({ players }, cards, last) =>
  cards.includes("dog") ? [...(last ?? []).slice(4 * players), "dog", "dog"] : null;
export const first = (view) => view.turn;
export const dealt = ({ piles, deal, first: start }) => deal(piles[0], start, 4);
