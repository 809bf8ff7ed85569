/**
 * What a card does, in a sentence, and what it would do now. A game's `gallery.js` says the first (`does`), its `table.js` the second:
 * `effect` (true of this table, from what everybody may see), `omens` (whom it would hit), `sought` (what fits). Each is optional.
 */

import { FACES, partOf } from "../../shared/games.js";
import { has, t } from "../../shared/words/index.js";

/** @import {View} from "../../shared/types/messages.js" */
/** @import {TablePart} from "../../shared/types/games.js" */

/** What a card does, wherever it lies; nothing where a game has no words for it. @param {View} view @param {string} card */
export function doesWords(view, card) {
  if (!partOf(view.game, "gallery")?.does) return "";
  const [key, parameters] = effectOf(view.game, card, view.options);
  return has(`${view.game}.does.${key}`) ? t(`${view.game}.does.${key}`, parameters) : "";
}

/**
 * What a card would do if you played it now. @param {View} view @param {TablePart} game  its module `table.js`
 * @param {string} card @param {string[]} names
 */
export const effectWords = (view, game, card, names) => game.effect?.(view, card, names) || doesWords(view, card);

/** Whom a lifted card would hit, and how: words by seat. @returns {Map<number, string>} @param {View} view @param {TablePart} game @param {string|undefined} card */
export const omensOf = (view, game, card) => (card && game.omens?.(view, card)) || new Map();

/** A card that does not fit, and what would. @param {View} view @param {TablePart} game */
export function noFitWords(view, game) {
  const what = game.sought?.(view);
  if (!what) return "";
  const rule = game.fitsRule;
  return [t("slip.no_fit", { what }), rule && t("rules.rule", { n: rule })].filter(Boolean).join(" ");
}

// What the gallery shows of a deck: its cards in groups, how many there are of each, and what each one does. Each game
// says it itself (`gallery.js`): `does`, `group`, and if they are not all single or have no tales, `copies` and `tale`.

/** @import {GalleryPart} from "../../shared/types/games.js" */

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
 * @param {import("../../shared/types/messages.js").Options} [options]  what was agreed, where that makes a difference
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
