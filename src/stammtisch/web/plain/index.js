/**
 * The plain table: what the house lays out for a game that brings no modules of its own. It has the same parts with the
 * same interface (`deck`, `table`, `scenes`), made of what the game declares (`games/GAME/plain.json`), so that pages know
 * no difference.
 */

import { learnNames } from "../words/index.js";
import { makeDeck } from "./deck.js";
import { makeScenes } from "./scenes.js";
import { makeTable } from "./table.js";

/**
 * What a game declares, as the server tells it.
 * @typedef {object} Facts
 * @property {boolean} low_wins
 * @property {string} unit  what totals count
 * @property {{back: string, cards: Record<string, string[]>}|null} look  colour, sign, corner and name of
 *   each card, and how its code begins
 * @property {Record<string, string>} facts  parts of the view, and what they are
 * @property {Record<string, string[]>} moves  forms of moves by step
 * @property {Record<string, string>} prompts
 * @property {Record<string, string>} silence
 * @property {Record<string, {text: string, seats: string[]}>} events
 */

/** @param {string} game @param {Facts} facts @param {string[]} faces */
export function makePlain(game, facts, faces) {
  const cards = Object.entries(facts.look?.cards ?? {});
  learnNames(
    game,
    Object.fromEntries(
      cards.map(([card, [, sign, corner, name, start]]) => [card, [name || card, name && sign ? corner : "", start]]),
    ),
  );
  return {
    deck: makeDeck(facts.look),
    table: makeTable(game, facts, faces),
    scenes: makeScenes(facts.facts),
    facts,
  };
}
