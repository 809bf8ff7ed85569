/** The log: one short sentence an event, cards as chips, newest last. */

import { chip, colourChip } from "../art/card.js";
import { el } from "../dom.js";
import { t } from "../words/index.js";
import { tell } from "../logic/story.js";

/** @import {Event} from "../state/types.js" */

/** A sentence as elements. @param {string} game @param {any} event @param {string[]} names @param {number|null} me */
export const sentence = (game, event, names, me) => drawn(game, tell(game, event, me, names));

/** The pieces of a sentence as elements. @param {string} game @param {import("../logic/story.js").Piece[]} pieces */
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

/** The stop after a card stays in its line. @param {any} pieces */
function kept(pieces) {
  /** @type {any[]} */
  const line = [];
  for (const piece of pieces) {
    /** @type {string|false|undefined} */
    const stop = typeof piece === "string" && line.at(-1)?.classList?.contains("chip-card") && STOP.exec(piece)?.[0];
    if (stop) line.push(el("span.kept", {}, line.pop(), stop), piece.slice(stop.length));
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
    this.element.addEventListener("scroll", () => {
      const { scrollHeight, scrollTop, clientHeight } = this.element;
      this.following = scrollHeight - scrollTop - clientHeight < 60;
    });
    new ResizeObserver(() => this.following && this.toEnd()).observe(this.element);
  }

  /**
   * All lines anew: after a snapshot, or in another language.
   * @param {string} game
   * @param {Event[]} events
   * @param {string[]} names
   * @param {number|null} me
   */
  reset(game, events, names, me) {
    this.element.replaceChildren();
    this.element.setAttribute("aria-label", t("log.label"));
    this.add(game, events, names, me);
    requestAnimationFrame(() => this.toEnd());
  }

  /** @param {string} game @param {Event[]} events @param {string[]} names @param {number|null} me */
  add(game, events, names, me) {
    for (const event of events) {
      if (SILENT.has(event.kind)) continue;
      const words = sentence(game, event, names, me);
      if (words.length)
        this.element.append(
          el("li", { class: event.kind === "scores" || event.kind === "deals" ? "is-round" : "" }, words),
        );
    }
    while (this.element.children.length > 300) this.element.firstElementChild.remove();
    if (this.following) this.toEnd();
  }

  toEnd() {
    this.element.scrollTop = this.element.scrollHeight;
  }
}
