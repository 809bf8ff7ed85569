/**
 * What a card does, in a sentence, and what it would do now. A game's `gallery.js` says the first (`does`), its `table.js` the second:
 * `effect` (true of this table, from what everybody may see), `omens` (whom it would hit), `sought` (what fits). Each is optional.
 */

import { partOf } from "../shelf.js";
import { has, t } from "../words/index.js";
import { effectOf } from "../logic/gallery.js";

/** @import {View} from "../state/types.js" */
/** @import {TablePart} from "../state/parts.js" */

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
