/** A card held up into the lamp, with a label that says what it does; and what is pointed at on the felt. */

import { drawCard } from "../art/card.js";
import { el } from "../dom.js";
import { cardName, t } from "../words/index.js";
import { doesWords, effectWords, noFitWords } from "../asked/effects.js";
import { countOf } from "../logic/gallery.js";
import { openSheet, openSheetName } from "../house/sheet.js";
import { brings } from "../shelf.js";

/** @import {View} from "../state/types.js" */

/** How often it is in the deck, if the game says so. @param {View} view @param {string} card */
function countWords(view, card) {
  if (!brings(view.game, "gallery")) return "";
  const [n, fewer = n] = countOf(view.game, card);
  return n === fewer ? t("gallery.count", { n }) : t("gallery.counts", { n, fewer });
}

/**
 * The card large, and its label.
 * @param {import("../pages/table.js").TablePage} page
 * @param {string} card
 */
export function showCard(page, card) {
  const { view } = page.table.shown;
  if (!view) return;
  const { asked, game } = page;
  const held = view.hand.includes(card);
  const misfit = held && asked?.mine && asked.cards.size > 0 && !asked.cards.has(card) ? noFitWords(view, game) : "";
  const does = (held && effectWords(view, game, card, page.table.names)) || doesWords(view, card);
  const count = countWords(view, card);
  openSheet({
    title: cardName(view.game, card).long,
    kind: "dialog",
    name: "zoom",
    body: el(
      "div.zoomed",
      {},
      drawCard(view.game, card, { cut: "l" }),
      el(
        "div.card-label",
        {},
        does && el("p.does", {}, does),
        misfit && el("p.misfit", {}, misfit),
        count && el("p.small", {}, count),
      ),
    ),
  });
}

/**
 * Cards on the felt and open hands say what they are when one points at them, and come up when they are tapped.
 * @param {import("../pages/table.js").TablePage} page
 */
export function listenForCards(page) {
  const cardAt = (/** @type {any} */ event) =>
    /** @type {HTMLElement|null} */ (event.target.closest?.("[data-card]"))?.dataset.card ?? null;
  page.element.addEventListener("pointerover", (/** @type {any} */ event) => {
    if (event.pointerType === "mouse") page.point(cardAt(event));
  });
  page.element.addEventListener("pointerleave", () => page.point(null));
  page.element.addEventListener("contextmenu", (/** @type {any} */ event) => {
    const card = cardAt(event);
    if (!card) return;
    event.preventDefault();
    if (openSheetName() !== "zoom") showCard(page, card); // a finger that holds a card has opened it already
  });
  page.stage.addEventListener("click", (/** @type {any} */ event) => {
    const card = cardAt(event);
    if (card && !event.target.closest("button")) showCard(page, card);
  });
}
