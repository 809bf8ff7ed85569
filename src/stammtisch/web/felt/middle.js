/** The middle of the table: cards, piles and words, each kept by its key so that it can move. */

import { drawCard } from "../art/card.js";
import { el } from "../dom.js";
import { t } from "../words/index.js";

/**
 * A thing in the middle: a card, a back, a place, a word, or any element.
 * @typedef {object} Thing
 * @property {string} key
 * @property {string} [card]
 * @property {"s"|"l"} [cut]
 * @property {boolean} [back]
 * @property {boolean} [ghost]
 * @property {string} [tag]
 * @property {() => Node} [node]
 * @property {string} [className]
 * @property {string} [label]  how it is heard, if not by the name of the card or the words
 * @property {boolean} [silent]  something else says it already
 * @property {string} [from]  where it comes from, the first place that is known
 * @property {string} [anchor]  what flying things call this place
 * @property {number} [dx]  in widths of a card from the middle
 * @property {number} [dy]
 * @property {number} [r]  degrees
 * @property {number} [z]
 */

export class Middle {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.element = el("div.mid", { role: "group", data: { anchor: "centre" } });
    this.extras = el("div.extras");
    stage.append(this.extras, this.element);
    this.things = new Map();
    this.shown = new Map();
  }

  /** @param {string} game @param {{things: Thing[], extras?: {key: string, node: Node}[], y: string, dy: string, ring?: number, tight?: boolean, large?: boolean, className?: string, vars?: Record<string, string|number>}} made */
  update(game, made) {
    this.element.className = `mid ${made.ring ? `is-ring-${made.ring}` : ""} ${made.tight ? "is-tight" : ""} ${made.large ? "is-large" : ""} ${made.className ?? ""}`;
    for (const holder of [this.element, this.extras]) {
      holder.style.setProperty("--mid-y", made.y);
      holder.style.setProperty("--dmid-y", made.dy);
      for (const [name, value] of Object.entries(made.vars ?? {})) holder.style.setProperty(`--${name}`, String(value));
    }
    if (made.things.length) this.element.setAttribute("aria-label", t("middle.label"));
    else this.element.removeAttribute("aria-label");
    const kept = new Set();
    for (const thing of made.things) {
      const key = `${game}:${thing.key}`;
      kept.add(key);
      this.lay(game, key, thing);
    }
    for (const [key, element] of this.things) {
      if (kept.has(key)) continue;
      element.remove();
      this.things.delete(key);
    }
    this.dress(made.extras ?? []);
  }

  /** @param {string} game @param {string} key @param {any} thing */
  lay(game, key, thing) {
    let element = this.things.get(key);
    const mark = [thing.card, thing.cut, thing.back, thing.tag, thing.className, document.documentElement.lang].join();
    if (element && element.dataset.mark !== mark) {
      element.remove();
      element = undefined;
    }
    if (!element) {
      element = this.make(game, thing);
      element.dataset.mark = mark;
      if (thing.card || thing.back) element.dataset.key = thing.key;
      if (thing.from) element.dataset.from = thing.from;
      this.things.set(key, element);
      this.element.append(element);
    }
    if (thing.anchor) element.dataset.anchor = thing.anchor;
    if (thing.label) element.setAttribute("aria-label", thing.label);
    const place = { dx: thing.dx ?? 0, dy: thing.dy ?? 0, r: `${thing.r ?? 0}deg`, z: thing.z ?? 1 };
    for (const [name, value] of Object.entries(place)) element.style.setProperty(`--${name}`, String(value));
  }

  /** @param {string} game @param {any} thing */
  make(game, thing) {
    if (thing.ghost) return el("span.lies.is-ghost", { "aria-hidden": "true" });
    const how = { "aria-hidden": thing.silent ? "true" : null, role: thing.label ? "img" : null };
    if (thing.tag || thing.node) return el("span", { class: thing.className, ...how }, thing.tag ?? thing.node());
    return el(
      "span.lies",
      thing.card && !thing.back ? { ...how, data: { card: thing.card } } : how,
      drawCard(game, thing.back ? null : thing.card, {
        label: !thing.back && !thing.label && !thing.silent,
        cut: thing.cut ?? "s",
      }),
    );
  }

  /** Other furniture, replaced only when it changes. @param {any} extras */
  dress(extras) {
    const { lang } = document.documentElement;
    const kept = new Set(extras.map((/** @type {any} */ extra) => `${lang}:${extra.key}`));
    for (const [key, node] of this.shown) {
      if (kept.has(key)) continue;
      node.remove();
      this.shown.delete(key);
    }
    for (const { key, node } of extras) {
      if (this.shown.has(`${lang}:${key}`)) continue;
      this.shown.set(`${lang}:${key}`, node);
      this.extras.append(node);
    }
  }
}
