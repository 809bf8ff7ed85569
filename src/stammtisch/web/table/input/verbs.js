/** What the parts of a table say, and what the page does then. */

import { all } from "../../shared/dom.js";
import { makeMove, tapFelt } from "./touch.js";
import { putCard } from "./order.js";
import { toast } from "../../shared/notes.js";
import { listenForCards, showCard } from "../view/zoom.js";
import { actionsAt } from "../../result/actions.js";
import { showPerson } from "./person.js";

/** Nobody has read a note before, in ms. */
const GLANCE = 1500;

/** What was said of an answer goes when another one has been given, or something else is asked: as soon as it has been there for a moment. */
export function dropOld() {
  for (const note of all(document, ".toast.is-no"))
    setTimeout(() => note.remove(), Math.max(0, Number(note.dataset.at) + GLANCE - Date.now()));
}

/** @import {Viewer} from "../state/viewer.js" */
/**
 * What is heard of, and who does it.
 * @typedef {object} Parts
 * @property {HTMLElement} element  the whole table
 * @property {HTMLElement} stage  its felt
 * @property {import("../view/hand.js").Hand} hand
 * @property {{rush: () => void}} showing
 * @property {(touched: {card: string, place: number}) => void} touch
 * @property {(touched: {card: string, place: number}) => void} playCard
 * @property {() => void} sit
 * @property {() => void} openEnd
 * @property {() => string} paragraph  of what is asked
 */

/** What comes with a verb: each has some of it. @typedef {import("../view/hand.js").Touched & {move: string, seat: number, from: number, to: number, reason: string, holding: HTMLElement|null}} Said */

/** @param {Viewer} viewer @param {Parts} parts */
export function listen(viewer, { element, stage, hand, showing, touch, playCard, sit, openEnd, paragraph }) {
  const { table } = viewer;
  /** @type {Record<string, (said: Said) => unknown>} */
  const verbs = {
    touch: (touched) => touch(touched),
    play: (touched) => playCard(touched),
    move: (how) => makeMove(viewer, how),
    put: (how) => putCard(viewer, hand, how),
    putback: () => table.choose([]),
    look: ({ seat }) => showPerson(viewer, seat),
    barred: ({ reason }) => toast(reason, { tone: "no", small: paragraph() }),
    unrest: () => table.send("rest", { on: false }).catch(() => {}),
    sit: () => sit(),
    ...Object.fromEntries(actionsAt("slip", { table, does: { result: openEnd } }).map(({ key, act }) => [key, act])),
    zoom: ({ card, holding }) => showCard(viewer, card, holding),
  };
  for (const [verb, act] of Object.entries(verbs))
    element.addEventListener(verb, (event) => act(/** @type {CustomEvent<Said>} */ (event).detail));
  stage.addEventListener("click", (event) => tapFelt(viewer, showing, event));
  listenForCards(viewer, element, stage);
}
