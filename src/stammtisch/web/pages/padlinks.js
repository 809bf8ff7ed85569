/** Ways from one pad to another. */

import { drawCard } from "../art/card.js";
import { el } from "../dom.js";
import { go } from "../router.js";
import { FANS, TITLES } from "../shelf.js";

/** A link is followed in this window, unless somebody wants another. @param {MouseEvent} event @param {string} address */
export function follow(event, address) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(address);
}

/** A new pad for a game. @param {string} game @param {string} address @param {string} [words]  what has to be known before */
export const gameTile = (game, address, words = "") =>
  el(
    "a.pad-game",
    { href: address, data: { game }, on: { click: (/** @type {MouseEvent} */ event) => follow(event, address) } },
    el("span.pad-card", { "aria-hidden": "true" }, drawCard(game, FANS[game][1], { label: false })),
    el("b", {}, TITLES[game]),
    words && el("small", {}, words),
  );
