/** What the parts of a table say, and what the page does then. */

import { tapFelt } from "../asked/hurrying.js";
import { makeMove } from "../asked/touching.js";
import { putCard } from "../felt/order.js";
import { toast } from "../house/toast.js";
import { listenForCards, showCard } from "../papers/card.js";
import { rematch, replay } from "../papers/ending.js";
import { showPerson } from "../papers/person.js";

/** @param {import("./table.js").TablePage} page */
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
    zoom: ({ card }) => showCard(page, card),
  };
  for (const [verb, act] of Object.entries(verbs))
    page.element.addEventListener(verb, (/** @type {any} */ event) => act(event.detail ?? {}));
  page.stage.addEventListener("click", (/** @type {any} */ event) => tapFelt(page, event));
  listenForCards(page);
}
