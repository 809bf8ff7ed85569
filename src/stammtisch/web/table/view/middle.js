/** The middle of the table: cards, piles and words, each kept by its key so that it can move. */

import { drawCard, icon } from "../../shared/art/card.js";
import { el, fill } from "../../shared/dom.js";
import { t } from "../../shared/words/index.js";
import { wayOf } from "./fit.js";
import { ringsOf } from "./seating.js";

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
 * @property {boolean} [hangs]  a word that begins where its place is
 * @property {string} [className]
 * @property {string} [label]  how it is heard, if not by the name of the card or the words
 * @property {boolean} [silent]  something else says it already
 * @property {string} [from]  where it comes from, the first place that is known
 * @property {string} [anchor]  what flying things call this place
 * @property {number} [before]  the seat towards which it lies; `dx` and `dy` are then added to that place
 * @property {number} [dx]  in widths of a card from the middle
 * @property {number} [dy]
 * @property {number} [r]  degrees
 * @property {number} [z]
 */

/**
 * Other furniture. `at` are places for its middle, in widths of a card, one for each way in which the middle may lie; `size` is what it
 * takes, and `words` how many lines of words below that. Without a place it stands at the lower edge of the felt.
 * @typedef {object} Extra
 * @property {string} key
 * @property {HTMLElement|SVGElement} node
 * @property {number[][]} [at]
 * @property {number[]} [size]
 * @property {number} [words]
 */

/**
 * What a game says of the middle.
 * @typedef {object} Made
 * @property {Thing[]} things
 * @property {Extra[]} [extras]
 * @property {boolean} [ring]  room is kept for a card before everybody
 * @property {boolean} [large]  whatever lies there is the point
 * @property {string} [className]
 */

/** An element that knows what it shows. @typedef {HTMLElement & {thing?: Thing}} Laid */

export class Middle {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.element = el("div.mid", { role: "group", data: { anchor: "centre" } });
    this.extras = el("div.extras");
    this.edge = el("div.felt-foot");
    stage.append(this.extras, this.element, this.edge);
    /** @type {Map<string, Laid>} */
    this.things = new Map();
    /** @type {Map<string, Extra["node"]>} */
    this.shown = new Map();
    /** What lies there. @type {Made|null} */
    this.made = null;
    this.seated = { players: 2, from: 0 };
  }

  /** In how many ways it may lie, and what decides that. */
  get ways() {
    const { ring, large, things = [], extras = [] } = this.made ?? {};
    const lying = things.filter(({ before }) => before === undefined).map(({ dx, dy }) => [dx, dy]);
    return [ring, large, lying, extras.map(({ at, size }) => [at, size]), this.foot?.offsetHeight];
  }

  /** What stands at the lower edge of the felt. */
  get foot() {
    return this.edge.childElementCount ? this.edge : null;
  }

  /** @param {string} game @param {Made} made @param {{players: number, seat: number|null}} view */
  update(game, made, { players, seat }) {
    this.made = made;
    this.seated = { players, from: seat ?? 0 };
    this.element.className = `mid ${made.large ? "is-large" : ""} ${made.className ?? ""}`;
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

  /** @param {string} game @param {string} key @param {Thing} thing */
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
    for (const [name, value] of Object.entries({ r: `${thing.r ?? 0}deg`, z: thing.z ?? 1 }))
      element.style.setProperty(`--${name}`, String(value));
    element.thing = thing;
  }

  /** Lay everything in one of the ways. @param {number} way */
  arrange(way) {
    const { players, from } = this.seated;
    const ring = wayOf(ringsOf(players), way);
    for (const element of this.things.values()) {
      const { before, dx = 0, dy = 0 } = element.thing ?? {};
      const [x, y] = before === undefined ? [0, 0] : ring[(before - from + players) % players];
      element.style.setProperty("--dx", String(x + dx));
      element.style.setProperty("--dy", String(y + dy));
    }
    for (const { at, size, key } of this.made?.extras ?? []) {
      const node = this.shown.get(`${document.documentElement.lang}:${key}`);
      if (!node || !at || !size) continue;
      const [dx, dy] = wayOf(at, way);
      for (const [name, value] of Object.entries({ dx, dy, wide: size[0], high: size[1] }))
        node.style.setProperty(`--${name}`, String(value));
    }
  }

  /** @param {string} game @param {Thing} thing @returns {Laid} */
  make(game, thing) {
    if (thing.ghost) return el("span.lies.is-ghost", { "aria-hidden": "true" });
    const how = { "aria-hidden": thing.silent ? "true" : null, role: thing.label ? "img" : null };
    if (thing.tag || thing.node) return el("span", { class: thing.className, ...how }, thing.tag ?? thing.node?.());
    return el(
      "span.lies",
      thing.card && !thing.back ? { ...how, data: { card: thing.card } } : how,
      drawCard(game, thing.back ? null : (thing.card ?? null), {
        label: !thing.back && !thing.label && !thing.silent,
        cut: thing.cut ?? "s",
      }),
    );
  }

  /** Other furniture, replaced only when it changes. @param {Extra[]} extras */
  dress(extras) {
    const { lang } = document.documentElement;
    const kept = new Set(extras.map((extra) => `${lang}:${extra.key}`));
    for (const [key, node] of this.shown) {
      if (kept.has(key)) continue;
      node.remove();
      this.shown.delete(key);
    }
    for (const { key, node, at } of extras) {
      if (this.shown.has(`${lang}:${key}`)) continue;
      this.shown.set(`${lang}:${key}`, node);
      if (at) node.classList.add("placed");
      (at ? this.extras : this.edge).append(node);
    }
  }
}

// One's own place at the rail: name, what one has, and whether it is one's turn; or that one only watches.

/** @import {View} from "../../shared/types/messages.js" */
/** @import {TablePart} from "../../shared/types/games.js" */

/**
 * @param {HTMLElement} place
 * @param {View} view
 * @param {{game: TablePart, names: string[], reader: number|null, mine: boolean}} how  `game` is the game's module `table.js`
 */
export function showOwn(place, view, { game, names, reader, mine }) {
  const { seat } = view;
  const { lang } = document.documentElement;
  if (seat === null) {
    fill(place, ["watching", lang], () => [el("b", {}, t("watch.title")), el("span", {}, t("watch.text"))]);
    return;
  }
  const own = game.ownInfo?.(view) ?? plainInfo(game, view);
  const watchdog = game.dog?.(view, seat);
  place.classList.toggle("is-turn", mine);
  place.dataset.anchor = `seat:${seat}`;
  fill(place, [own.key, mine, watchdog, names[seat], lang], () =>
    [
      el("b", {}, seat === reader ? t("you.name") : names[seat]),
      el("span.own-left", {}, own.left),
      watchdog && el("span.own-dog", { role: "img", "aria-label": t("seat.dog") }, icon("i-dog")),
      el("span", {}, own.right ?? ""),
    ].filter(Boolean),
  );
}

/** Where a game has nothing else to say. @param {TablePart} game @param {View} view */
function plainInfo(game, view) {
  const info = game.seatInfo(view, view.seat ?? 0);
  return {
    key: [info.key, view.hand.length, game.hint?.(view)],
    left: info.nodes,
    right: t("card_count", { n: view.hand.length }),
  };
}
