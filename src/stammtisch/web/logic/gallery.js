/**
 * What the gallery shows of a deck: its cards in groups, how many there are of each, and what each one does. Each game
 * says it itself (`gallery.js`): `does`, `group`, and if they are not all single or have no tales, `copies` and `tale`.
 */

import { FACES, partOf } from "../shelf.js";

/** @import {GalleryPart} from "../state/parts.js" */

/**
 * How often a card is in its deck: `[usually]`, or `[in the whole deck, with fewer players]`.
 * @returns {number[]}
 * @param {string} game
 * @param {string} code
 */
export const countOf = (game, code) => partOf(game, "gallery")?.copies?.(code) ?? [1];

/**
 * What a card does: a key below `does` in the game's catalogue, and its parameters. @returns {[string, Record<string, unknown>]}
 * @param {string} game
 * @param {string} code
 * @param {import("../state/types.js").Options} [options]  what was agreed, where that makes a difference
 */
export function effectOf(game, code, options = {}) {
  const [key, parameters = {}] = /** @type {GalleryPart} */ (partOf(game, "gallery")).does(code, options);
  return [key, parameters];
}

/**
 * The cards of a deck by what they belong together for, in the order of the deck. @returns {[string, string[]][]}
 * @param {string} game
 */
export function groupsOf(game) {
  const groups = new Map();
  for (const code of FACES[game]) {
    const group = partOf(game, "gallery")?.group(code);
    groups.set(group, [...(groups.get(group) ?? []), code]);
  }
  return [...groups];
}
