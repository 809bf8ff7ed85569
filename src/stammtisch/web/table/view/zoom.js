/** A card held up into the lamp, with a label that says what it does; and what is pointed at on the felt. */

import { drawCard } from "../../shared/art/card.js";
import { el } from "../../shared/dom.js";
import { cardName, t } from "../../shared/words/index.js";
import { countOf, doesWords, effectWords, noFitWords } from "../state/effects.js";
import { openSheet, openSheetName } from "../../shared/sheet.js";
import { brings } from "../../shared/games.js";

/** @import {View} from "../../shared/types/messages.js" */
/** @import {Viewer} from "../state/viewer.js" */

/** With so many people the larger deck is played, where there are two. */
const MANY = 6;

/** How often it is in the deck that is played here, if the game says so; a deck of one's own it does not know. @param {View} view @param {string} card */
function countWords(view, card) {
  if (!brings(view.game, "gallery") || view.options?.deck) return "";
  const [most, fewer = most] = countOf(view.game, card);
  const n = view.players < MANY ? fewer : most;
  return n ? t("zoom.in_deck", { n }) : "";
}

/**
 * The card large, and its label. Held by a finger or the mouse it goes with that; else it stays until it is put away.
 * @param {Viewer} viewer
 * @param {string} card
 * @param {HTMLElement|null} [holding]  what is held down
 */
export function showCard(viewer, card, holding = null) {
  const { view } = viewer.table.shown;
  if (!view) return;
  const { asked, game } = viewer;
  const held = view.hand.includes(card);
  const misfit = held && asked?.mine && (asked.cards.size > 0 || asked.ask.laying) && !asked.cards.has(card) ? noFitWords(view, game) : "";
  const does = (held && effectWords(view, game, card, viewer.table.names)) || doesWords(view, card);
  const count = countWords(view, card);
  const { close } = openSheet({
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
  if (holding) whenLetGo(holding, close);
}

/**
 * Once, when whatever holds an element down lets go of it. A finger's end comes to where it began, whatever has come up below it; a mouse's to
 * where it is by then.
 * @param {HTMLElement} held
 * @param {() => void} then
 */
function whenLetGo(held, then) {
  const done = new AbortController();
  const letGo = (/** @type {Event} */ event) => {
    if (event.type === "touchend" && event.cancelable) event.preventDefault(); // no tap on what lies there now
    done.abort();
    then();
  };
  for (const kind of ["touchend", "touchcancel"]) held.addEventListener(kind, letGo, { signal: done.signal, passive: false });
  window.addEventListener(
    "pointerup",
    (event) => event.pointerType !== "touch" && letGo(event),
    { signal: done.signal, capture: true },
  );
}

/**
 * Cards on the felt and open hands say what they are when one points at them, and come up when they are tapped.
 * @param {Viewer} viewer
 * @param {HTMLElement} element  the whole table
 * @param {HTMLElement} stage  its felt
 */
export function listenForCards(viewer, element, stage) {
  const cardAt = (/** @type {Event} */ event) =>
    /** @type {HTMLElement|null} */ (/** @type {Partial<Element>} */ (event.target).closest?.("[data-card]"))?.dataset.card ?? null;
  /** Where the mouse is: cards that slide below it are not pointed at. */
  let [x, y] = [-1, -1];
  element.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => {
    [x, y] = [event.clientX, event.clientY];
  });
  element.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const moved = event.clientX !== x || event.clientY !== y;
    if (moved || cardAt(event) !== viewer.pointed) viewer.point(moved ? cardAt(event) : null);
  });
  element.addEventListener("pointerleave", () => viewer.point(null));
  element.addEventListener("contextmenu", (event) => {
    const card = cardAt(event);
    if (!card) return;
    event.preventDefault();
    if (openSheetName() !== "zoom") showCard(viewer, card); // a finger that holds a card has opened it already
  });
  stage.addEventListener("click", (event) => {
    const card = cardAt(event);
    if (card && !/** @type {Element} */ (event.target).closest("button")) showCard(viewer, card);
  });
}
