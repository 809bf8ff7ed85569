/** Keys: which ones a table understands, and the sheet that says what they do. */

import { el } from "../../shared/dom.js";
import { t } from "../../shared/words/index.js";
import { memory } from "../../shared/memory.js";
import { hurry } from "./touch.js";
import { pushCard, sortAnew } from "./order.js";
import { openSheet } from "../../shared/sheet.js";
import { showGone } from "../view/gone.js";
import { showCard } from "../view/zoom.js";

/** @import {Board} from "../board.js" */
/** @import {Viewer} from "../state/viewer.js" */
/** @import {Hand} from "../view/hand.js" */
/** @import {Seats} from "../view/seats.js" */
/**
 * What keys reach.
 * @typedef {object} Parts
 * @property {HTMLElement} element  the whole table
 * @property {Board} board
 * @property {Hand} hand
 * @property {Seats} seats
 * @property {{rush: () => void}} showing
 * @property {{ask: () => unknown, close: () => void}} hints
 * @property {{close: () => void}} coach
 */

/** Of a table, and of a replay: what each does is said under its name. @type {Record<string, string>} */
export const AT_A_TABLE = {
  hand: "← →",
  order: "⇧← ⇧→",
  sort: "S",
  place: "1 … 9",
  take: "Enter",
  asked: "A",
  back: "Esc",
  card: "I",
  hint: "T",
  rules: "R",
  log: "V",
  last: "L",
  gone: "G",
  hurry: "H",
  pad: "B",
  talk: "C",
  menu: "M",
  keys: "?",
};
export const IN_A_REPLAY = {
  step: "← →",
  round: "⇧← ⇧→",
  ends: "Home End",
  play: "Space",
  open: "O",
  whatif: "X",
  lineback: "Z",
  steer: "T",
  pace: "+ −",
  rules: "R",
  log: "V",
  pad: "B",
  menu: "M",
  keys: "?",
};

/** What stands on a key: those with a name are called differently everywhere. @param {string} sign */
const capOf = (sign) => (/^[A-Z][a-z]+$/.test(sign) ? t(`keys.cap.${sign.toLowerCase()}`) : sign);

/** Whether single signs count. Somebody who dictates, or whose hand slips, can do without. */
export const lettersCount = () => memory.likes.letters !== false;

/**
 * Do what a key stands for, unless it is typed into something or means something to the browser.
 * @param {KeyboardEvent} event
 * @param {Record<string, () => void>} acts
 */
export function press(event, acts) {
  const target = /** @type {HTMLInputElement} */ (event.target);
  if (target.closest?.("input:not([type=range]), textarea, select")) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const single = event.key.length === 1;
  if (single && event.key !== " " && !lettersCount()) return;
  const act = (event.shiftKey && acts[`Shift+${event.key}`]) || acts[single ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

/**
 * What the keys of a table do.
 * @param {Viewer} viewer
 * @param {Parts} parts
 */
export function actsAtATable(viewer, parts) {
  const { board, hand, seats, showing, hints, coach } = parts;
  const places = Array.from({ length: 9 }, (_, place) => [place + 1, () => hand.buttons[place]?.focus()]);
  return {
    ArrowLeft: () => seats.step(-1) || hand.step(-1),
    ArrowRight: () => seats.step(1) || hand.step(1),
    "Shift+ArrowLeft": () => pushCard(viewer, hand, -1),
    "Shift+ArrowRight": () => pushCard(viewer, hand, 1),
    s: () => sortAnew(viewer),
    h: () => hurry(viewer, showing),
    g: () => showGone(viewer),
    Escape: () => {
      if (seats.choices.length) wayOut(parts)?.focus();
      hints.close();
      coach.close();
      viewer.table.choose([]);
    },
    a: () => turnTo(parts),
    i: () => lookAt(viewer),
    t: () => hints.ask(),
    r: () => board.openRules(),
    v: () => board.openLog(),
    l: () => viewer.game.lastTrick && board.openLast(),
    b: () => board.openPad(),
    c: () => board.openTalk(),
    m: () => board.openMenu(),
    "?": () => board.openKeys(),
    ...Object.fromEntries(places),
  };
}

/** The button that chooses nobody. @param {Parts} parts @returns {HTMLElement|null} */
const wayOut = ({ element }) => element.querySelector(".slip .acts .btn:enabled");

/** The card that the keyboard is at, or that is lifted, or else the one on the pile. @param {Viewer} viewer */
function lookAt(viewer) {
  const at = /** @type {HTMLElement|null} */ (document.activeElement?.closest("[data-card]"))?.dataset.card;
  const card = at ?? viewer.cards[viewer.table.chosen[0]] ?? viewer.table.shown.view?.top;
  if (card) showCard(viewer, card);
}

/** The keyboard goes to what is asked: what is chosen already, what can be played, or else the first answer. @param {Parts} parts */
function turnTo({ element, hand }) {
  /** @type {HTMLElement|null|undefined} */
  const found =
    element.querySelector(".hit:enabled, .choice:enabled, .seat.is-choice > .mat, .acts .btn.is-main:enabled") ??
    element.querySelector(".hands .is-up .held") ??
    hand.buttons.find((button) => hand.state?.playable.has(button.dataset.card ?? "")) ??
    element.querySelector(".acts .btn:enabled");
  found?.focus();
}

/** @param {Record<string, string>} keys  @param {() => void} [changed] */
export function showKeys(keys, changed = () => {}) {
  const letters = el("input", {
    type: "checkbox",
    checked: lettersCount(),
    data: { like: "letters" },
    on: {
      change: () => {
        memory.like({ letters: letters.checked });
        changed();
      },
    },
  });
  openSheet({
    title: t("keys.title"),
    name: "keys",
    body: el(
      "div.stack",
      {},
      el(
        "dl.key-list",
        {},
        Object.entries(keys).flatMap(([name, signs]) => [
          el(
            "dt",
            {},
            signs.split(" ").map((sign) => (sign === "…" ? sign : el("kbd", {}, capOf(sign)))),
          ),
          el("dd", {}, t(`keys.${name}`)),
        ]),
      ),
      el(
        "label.tick",
        {},
        letters,
        el("span", {}, el("b", {}, t("keys.letters")), el("small", {}, t("keys.letters_text"))),
      ),
    ),
  });
}
