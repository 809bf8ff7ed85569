/** What the parts of a table say, and what the page does then. */

import { all } from "../../shared/dom.js";
import { makeMove, tapFelt } from "./touch.js";
import { putCard } from "./order.js";
import { toast } from "../../shared/notes.js";
import { listenForCards, showCard } from "../view/zoom.js";
import { lookTogether, rematch, replay } from "../../result/result.js";
import { showPerson } from "./person.js";

/** Nobody has read a note before, in ms. */
const GLANCE = 1500;

/** What was said of an answer goes when another one has been given, or something else is asked: as soon as it has been there for a moment. */
export function dropOld() {
  for (const note of all(document, ".toast.is-no"))
    setTimeout(() => note.remove(), Math.max(0, Number(note.dataset.at) + GLANCE - Date.now()));
}

/** @param {import("../page.js").TablePage} page */
export function listen(page) {
  /** @type {Record<string, (said: any) => void>} */
  const verbs = {
    touch: (touched) => page.touch(touched),
    play: (touched) => page.playCard(touched),
    move: (how) => makeMove(page, how),
    put: (how) => putCard(page, how),
    putback: () => page.table.choose([]),
    look: ({ seat }) => showPerson(page, seat),
    barred: ({ reason }) => toast(reason, { tone: "no", small: page.paragraph }),
    unrest: () => page.link.send("rest", { on: false }).catch(() => {}),
    sit: () => page.board.openSeats(),
    rematch: () => rematch(page),
    result: () => page.board.openEnd(),
    replay: () => replay(page),
    together: () => lookTogether(page),
    zoom: ({ card, holding }) => showCard(page, card, holding),
  };
  for (const [verb, act] of Object.entries(verbs))
    page.element.addEventListener(verb, (/** @type {any} */ event) => act(event.detail ?? {}));
  page.stage.addEventListener("click", (event) => tapFelt(page, event));
  listenForCards(page);
}
