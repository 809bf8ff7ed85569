/** The log: one short sentence an event, cards as chips, newest last. */

import { chip, colourChip } from "../../shared/art/card.js";
import { el } from "../../shared/dom.js";
import { t } from "../../shared/words/index.js";
import { tell, verdictOf } from "../state/story.js";

/** @import {Event} from "../../shared/types/messages.js" */

/** A sentence as elements. @param {string} game @param {Event} event @param {string[]} names @param {number|null} me */
export const sentence = (game, event, names, me) => drawn(game, tell(game, event, me, names));

/** The pieces of a sentence as elements. @param {string} game @param {import("../state/story.js").Piece[]} pieces */
export function drawn(game, pieces) {
  return kept(
    pieces.flatMap((piece) => {
      if (typeof piece === "string") return piece;
      if ("cards" in piece) return piece.cards.flatMap((card, i) => [i ? " " : "", chip(game, card)]);
      return "colour" in piece ? colourChip(piece.colour) : el("b", {}, piece.name);
    }),
  );
}

const STOP = /^\s?[.,:;!?]+/;

/** The stop after a card stays in its line. @param {(string|Element)[]} pieces */
function kept(pieces) {
  /** @type {(string|Element)[]} */
  const line = [];
  for (const piece of pieces) {
    const last = line.at(-1);
    const chipped = last instanceof Element && last.classList.contains("chip-card");
    const stop = typeof piece === "string" && chipped ? STOP.exec(piece)?.[0] : undefined;
    if (typeof piece === "string" && stop) line.push(el("span.kept", {}, line.pop(), stop), piece.slice(stop.length));
    else line.push(piece);
  }
  return line.filter((piece) => piece !== "");
}

/** Events that are not worth a line of their own. */
const SILENT = new Set(["ends"]);

export class Log {
  constructor() {
    this.element = el("ol.log", { "aria-label": t("log.label"), tabindex: "0" });
    /** Whether the newest line is kept in sight, until somebody scrolls back. */
    this.following = true;
    /** Where we have scrolled to ourselves: only another place is somebody's doing. */
    this.put = 0;
    this.element.addEventListener("scroll", () => {
      const { scrollHeight, scrollTop, clientHeight } = this.element;
      if (Math.abs(scrollTop - this.put) > 1) this.following = scrollHeight - scrollTop - clientHeight < 60;
    });
    new ResizeObserver(() => this.following && this.toEnd()).observe(this.element);
  }

  /**
   * All lines anew: after a snapshot, or in another language.
   * @param {string} game
   * @param {Event[]} events
   * @param {string[]} names
   * @param {number|null} me
   * @param {string|null} [step]  what is asked
   */
  reset(game, events, names, me, step) {
    this.element.replaceChildren();
    this.element.setAttribute("aria-label", t("log.label"));
    this.following = true;
    this.add(game, events, names, me, step);
    requestAnimationFrame(() => this.following && this.toEnd());
  }

  /** @param {string} game @param {Event[]} events @param {string[]} names @param {number|null} me @param {string|null} [step] */
  add(game, events, names, me, step) {
    for (const [i, event] of events.entries()) {
      if (SILENT.has(event.kind)) continue;
      const words = sentence(game, event, names, me);
      if (words.length)
        this.element.append(
          el("li", { class: event.kind === "scores" || event.kind === "deals" ? "is-round" : "" }, words),
        );
      const verdict = verdictOf(game, event, events[i + 1], step, me, names);
      if (verdict.length) this.element.append(el("li.is-verdict", {}, drawn(game, verdict)));
    }
    while (this.element.children.length > 300) this.element.firstElementChild?.remove();
    if (this.following) this.toEnd();
  }

  toEnd() {
    this.element.scrollTop = this.element.scrollHeight;
    this.put = this.element.scrollTop;
  }
}
