/** The others, each at a beer mat: face, name, how many cards, what lies before them. A mat that may be named says `move`, any other `look`. */

import { drawCard, icon } from "../../shared/art/card.js";
import { drawFace, ringOf } from "../../shared/art/faces.js";
import { el, fill, nodeOf, say } from "../../shared/dom.js";
import { t } from "../../shared/words/index.js";
import { partOf } from "../../shared/games.js";
import { spoken } from "../../shared/voice.js";

/**
 * One seat, as the table knows it.
 * @typedef {object} SeatState
 * @property {number} seat
 * @property {string} name
 * @property {boolean} bot
 * @property {string|null} presence
 * @property {{key: unknown, words: () => Node}|null} away  what is said while they are
 * @property {boolean} host
 * @property {number} count
 * @property {boolean} turn
 * @property {boolean} sealed
 * @property {import("../../shared/dom.js").Child[]} info
 * @property {unknown} infoKey
 * @property {Lot|null} lot
 * @property {string[]|null} open  an open hand
 * @property {number|null} chips  how many they have, in games with chips
 * @property {boolean} dog
 * @property {string|null} move  the move that names this seat
 * @property {boolean} aimed  pointed at, where a second tap chooses
 * @property {string|null} deed  what that would do, in words
 * @property {string|null} barred  why they cannot be chosen, where others can
 * @property {string|null} mark  a word on the mat: takes, wins …
 * @property {string|null} omen  what the lifted card would do to them
 */
/** @typedef {{card: string|null, second: string|null, peek: boolean, shield: number, sale: string|null, guarded: string, value: string|null, tone: string, key: string}} Lot  `sale` and `guarded` are words */

/** Its elements, and how they were drawn last. @typedef {{element: HTMLElement, mat: HTMLElement, text: HTMLElement, lot: HTMLElement, open: HTMLElement, place: string, state: SeatState}} Drawn */

const WAX =
  '<span class="wax"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 13 10 18 19 7" fill="none" stroke="#fff6e2" stroke-width="4"/></svg></span>';

/** Where so few sit, a line below a name may be so much wider at each end, in px. */
const FEW = 3;
const WIDER = 14;

export class Seats {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.stage = stage;
    /** In which order they sit, clockwise. @type {Map<number, number>} */
    this.order = new Map();
    /** @type {Map<number, Drawn>} */
    this.seats = new Map();
    /** @type {string[]} */
    this.names = [];
    this.key = "";
  }

  /**
   * @param {string} game
   * @param {number} players
   * @param {number|null} me
   * @param {SeatState[]} states
   */
  update(game, players, me, states) {
    const key = JSON.stringify([game, players, me]);
    /** Whether a card lies before each seat. */
    this.lots = Boolean(partOf(game, "table")?.lots);
    if (key !== this.key) {
      for (const { element } of this.seats.values()) element.remove();
      this.seats.clear();
      const seats = states.map(({ seat }) => seat).filter((seat) => seat !== me);
      this.order = new Map(seats.map((seat) => [seat, (seat - (me ?? 0) - 1 + players) % players]));
    }
    this.key = key;
    this.names = states.map(({ name }) => name);
    for (const state of states) if (this.order.has(state.seat)) this.one(game, state);
  }

  /** @param {number} seat */
  nameOf(seat) {
    return this.names[seat] ?? "";
  }

  /** How everybody is drawn, clockwise. @returns {SeatState[]} */
  get ordered() {
    return this.clockwise.map(({ state }) => state);
  }

  get clockwise() {
    return [...this.seats].sort(([one], [two]) => (this.order.get(one) ?? 0) - (this.order.get(two) ?? 0)).map(([, seat]) => seat);
  }

  /** How high a name is, and the line below it. */
  lines() {
    const [seat] = this.clockwise;
    const of = (/** @type {string} */ part) => parseFloat(getComputedStyle(/** @type {Element} */ (seat.text.querySelector(part))).fontSize) * 1.3;
    return seat ? { name: of(".name"), info: of(".info") } : { name: 0, info: 0 };
  }

  /** Everybody takes their place. @param {import("./seating.js").Place[]} places  clockwise */
  arrange(places) {
    this.clockwise.forEach((seat, i) => {
      const { x, y, w, side, flat, turned, row } = places[i];
      seat.place = `is-${side} ${flat ? "is-flat" : ""} ${turned ? "is-turned" : ""} ${row ? "" : "is-closed"}`;
      this.dress(seat);
      for (const [name, value] of Object.entries({ x: `${x}px`, y: `${y}px`, w: `${w}px`, row: row || 1 }))
        seat.element.style.setProperty(`--${name}`, String(value));
      const beside = flat || places.length > FEW ? 0 : Math.min(x, this.stage.clientWidth - x - w, WIDER);
      seat.element.style.setProperty("--wider", `${Math.max(0, beside)}px`);
    });
    this.shorten();
  }

  /** Nobody's line is wider than their place: then it does without the strokes. */
  shorten() {
    const lines = this.clockwise.filter(({ text }) => text.querySelector(".tricks"));
    for (const { text } of lines) text.classList.remove("is-brief");
    const wide = lines.filter(({ text }) => {
      const info = /** @type {HTMLElement} */ (text.querySelector(".info"));
      return info.scrollWidth > info.clientWidth + 1;
    });
    for (const { text } of wide) text.classList.add("is-brief");
  }

  /** @param {Drawn} seat */
  dress({ element, state, place }) {
    const away = state.presence === "away" || state.presence === "bot";
    element.className = `seat ${place} ${state.turn ? "is-turn" : ""} ${state.move ? "is-choice" : ""} ${state.barred ? "is-barred" : ""} ${state.aimed ? "is-aimed" : ""} ${away ? "is-away" : ""} ${state.lot ? "has-lot" : ""} ${this.lots ? "has-lots" : ""} ${state.chips === null ? "" : "has-chips"}`;
  }

  /** @param {string} game @param {SeatState} state */
  one(game, state) {
    const seat = this.seats.get(state.seat) ?? this.make(state);
    seat.state = state;
    this.dress(seat);
    const words = state.away ? t("seat.away") : state.presence === "bot" ? t("seat.stand_in") : null;
    seat.mat.setAttribute("aria-label", this.label(state, words));
    const mat = [
      state.name,
      state.count,
      state.chips,
      state.sealed,
      state.move,
      state.dog,
      state.mark,
      document.documentElement.lang,
    ];
    fill(seat.mat, mat, () =>
      [
        drawFace(state.seat, state.name),
        state.count > 0 || !this.lots ? el("span.count", { "aria-hidden": "true" }, state.count) : null,
        state.chips !== null && el("span.chips", { "aria-hidden": "true" }, icon("i-cap", "cap"), state.chips),
        state.sealed && nodeOf(WAX),
        state.dog && el("span.dog", {}, icon("i-dog")),
        state.mark && el("span.leads", {}, state.mark),
      ].filter(Boolean),
    );
    seat.mat.onclick = () =>
      state.move
        ? say(seat.mat, "move", { move: state.move, seat: state.seat })
        : say(seat.mat, state.barred ? "barred" : "look", { seat: state.seat, reason: state.barred });
    if (state.barred) seat.mat.setAttribute("aria-disabled", "true");
    else seat.mat.removeAttribute("aria-disabled");
    const { lang } = document.documentElement;
    const said = [words, state.away?.key, state.infoKey, state.omen, state.barred];
    fill(seat.text, [state.name, state.bot, state.host, ...said, lang], () => [
      el(
        "div.name",
        {},
        el("span.who", {}, state.name),
        state.bot && el("span.bot", {}, t("seat.bot")),
        state.host && icon("i-cap", "cap is-host"),
      ),
      el(
        "div.info",
        {},
        state.omen
          ? el("span.omen", {}, state.omen)
          : (state.barred ?? (state.away ? state.away.words() : (words ?? state.info))),
      ),
    ]);
    this.lot(game, seat, state);
    fill(seat.open, [state.open, document.documentElement.lang], () =>
      (state.open ?? []).map((card) => lookable(drawCard(game, card), card)),
    );
    seat.open.hidden = !state.open?.length;
    seat.open.setAttribute("aria-label", `${state.name}, ${t("seat.open_hand")}`);
  }

  /**
   * Everything there is to know of somebody, as it is heard: what is drawn around a mat says it to the eye only.
   * @param {SeatState} state
   * @param {string|null} presence
   */
  label(state, presence) {
    return [
      state.deed && state.deed,
      t("seat.label", { name: state.name, n: state.count }),
      state.bot && t("seat.bot"),
      state.host && t("seat.host"),
      state.turn && t("seat.turn"),
      state.sealed && t("seat.sealed"),
      state.mark,
      state.omen,
      state.dog && t("seat.dog"),
      presence ?? spoken(state.info),
      state.barred,
      state.move && t("seat.choice"),
    ]
      .filter(Boolean)
      .join(", ");
  }

  /** The mats that may be chosen, clockwise. @returns {HTMLElement[]} */
  get choices() {
    return this.clockwise.filter(({ state }) => state.move).map(({ mat }) => mat);
  }

  /** Walk round the table by keyboard. @param {number} by @returns {boolean} whether there is anybody to choose */
  step(by) {
    const mats = this.choices;
    const at = mats.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    mats[at < 0 ? (by > 0 ? 0 : mats.length - 1) : (at + by + mats.length) % mats.length]?.focus();
    return mats.length > 0;
  }

  /** @param {SeatState} state @returns {Drawn} */
  make(state) {
    const mat = el("button.mat", {
      type: "button",
      class: `ring-${ringOf(state.seat, state.name)}`,
      data: { anchor: `seat:${state.seat}` },
    });
    const text = el("div.words", { "aria-hidden": "true" });
    const lot = el("div.lot", { hidden: true, role: "group" });
    const open = el("div.open-hand", { hidden: true, role: "group" });
    const element = el("section.seat", {}, mat, text, lot, open);
    const seat = { element, mat, text, lot, open, place: "", state };
    this.seats.set(state.seat, seat);
    this.stage.append(element);
    return seat;
  }

  /** A card that lies before a seat, with the caps that guard it. @param {string} game @param {Drawn} seat @param {SeatState} state */
  lot(game, seat, { lot, name }) {
    seat.lot.hidden = !lot;
    seat.lot.setAttribute("aria-label", [t("seat.before", { name }), lot?.sale && lot.sale].filter(Boolean).join(", "));
    seat.lot.className = `lot ${lot?.sale ? "is-sale" : ""} ${lot?.tone ?? ""}`;
    fill(seat.lot, lot && [lot, document.documentElement.lang], () => (lot ? lotOf(game, lot) : []));
  }
}

/** A card that says what it does when somebody points at it. @template {HTMLElement|SVGElement} N @param {N} node @param {string} card */
function lookable(node, card) {
  node.dataset.card = card;
  return node;
}

/** What lies before a seat; `peek` is a card face down that one knows. @param {string} game @param {Lot} lot */
export function lotOf(game, lot) {
  return [
    el(
      "div.lot-cards",
      {},
      lot.card && !lot.peek ? lookable(drawCard(game, lot.card), lot.card) : drawCard(game, null),
      lot.second && lookable(drawCard(game, lot.second), lot.second),
      lot.peek && lot.card && el("span.peek", {}, drawCard(game, lot.card)),
    ),
    lot.shield > 0 &&
      el(
        "div.caps",
        { role: "img", "aria-label": lot.guarded },
        Array.from({ length: lot.shield }, () => icon("i-cap", "cap")),
      ),
    lot.value && el("span.tag-word", {}, lot.value),
  ].filter(Boolean);
}
