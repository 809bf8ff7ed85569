/** The others, each at a beer mat: face, name, how many cards, what lies before them. A mat that may be named says `move`, any other `look`. */

import { drawCard, drawFace, icon, ringOf } from "../art/card.js";
import { el, fill, nodeOf, say } from "../dom.js";
import { onLanguage, t } from "../words/index.js";
import { placeSeats } from "../logic/layout.js";
import { partOf } from "../shelf.js";
import { spoken } from "../house/voice.js";

/**
 * One seat, as the table knows it.
 * @typedef {object} SeatState
 * @property {number} seat
 * @property {string} name
 * @property {boolean} bot
 * @property {string|null} presence
 * @property {{key: any, words: () => Node}|null} away  what is said while they are
 * @property {boolean} host
 * @property {number} count
 * @property {boolean} turn
 * @property {boolean} sealed
 * @property {(string|Node)[]} info
 * @property {any} infoKey
 * @property {Lot|null} lot
 * @property {string[]|null} open  an open hand
 * @property {number|null} chips  how many they have, in games with chips
 * @property {boolean} dog
 * @property {string|null} move  the move that names this seat
 * @property {string|null} deed  what that would do, in words
 * @property {string|null} barred  why they cannot be chosen, where others can
 * @property {string|null} mark  a word on the mat: takes, wins …
 * @property {string|null} omen  what the lifted card would do to them
 */
/** @typedef {{card: string|null, second: string|null, peek: boolean, shield: number, sale: boolean, value: string|null, tone: string, key: string}} Lot */

const WAX =
  '<span class="wax"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 13 10 18 19 7" fill="none" stroke="#fff6e2" stroke-width="4"/></svg></span>';

export class Seats {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.stage = stage;
    /** @type {Map<number, any>} */
    this.places = new Map();
    this.seats = new Map();
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
      this.places = placeSeats(players, me, this.lots);
      if (me === null) this.places.set(0, { order: players - 1, phone: [50, 74], desktop: [50, 72] });
      this.stage.classList.toggle("is-crowded", players >= 8);
    }
    this.key = key;
    for (const state of states) if (this.places.has(state.seat)) this.one(game, state);
  }

  /** @param {string} game @param {any} state */
  one(game, state) {
    const seat = this.seats.get(state.seat) ?? this.make(state);
    seat.element.className = `seat ${seat.side} ${state.turn ? "is-turn" : ""} ${state.move ? "is-choice" : ""} ${state.barred ? "is-barred" : ""} ${state.aimed ? "is-aimed" : ""} ${state.presence === "away" || state.presence === "bot" ? "is-away" : ""} ${state.lot ? "has-lot" : ""} ${state.chips === null ? "" : "has-chips"}`;
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
      (state.open ?? []).map((/** @type {string} */ card) => lookable(drawCard(game, card), card)),
    );
    seat.open.hidden = !state.open?.length;
    seat.open.setAttribute("aria-label", `${state.name}, ${t("seat.open_hand")}`);
    if (state.open) seat.open.style.setProperty("--n", String(state.open.length));
  }

  /**
   * Everything there is to know of somebody, as it is heard: what is drawn around a mat says it to the eye only.
   * @param {any} state
   * @param {any} presence
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
    const order = [...this.places].sort(([, one], [, two]) => one.order - two.order).map(([seat]) => this.seats.get(seat));
    return order.filter((seat) => seat?.element.classList.contains("is-choice")).map(({ mat }) => mat);
  }

  /** Walk round the table by keyboard. @param {number} by @returns {boolean} whether there is anybody to choose */
  step(by) {
    const mats = this.choices;
    const at = mats.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    mats[at < 0 ? (by > 0 ? 0 : mats.length - 1) : (at + by + mats.length) % mats.length]?.focus();
    return mats.length > 0;
  }

  /** @param {any} state */
  make(state) {
    const place = /** @type {any} */ (this.places).get(state.seat);
    const [x, y] = place.phone;
    const side =
      y < 5 && (x < 35 || x > 65)
        ? x < 50
          ? "is-outer-left"
          : "is-outer-right"
        : y < 5
          ? "is-top"
          : x < 50
            ? "is-left"
            : "is-right";
    const mat = el("button.mat", {
      type: "button",
      class: `ring-${ringOf(state.seat, state.name)}`,
      data: { anchor: `seat:${state.seat}` },
    });
    const text = el("div.words", { "aria-hidden": "true" });
    const lot = el("div.lot", { hidden: true, role: "group" });
    const open = el("div.open-hand", { hidden: true, role: "group" });
    const element = el(
      "section.seat",
      { vars: { x: `${x}%`, y: `${y}%`, "dx-x": `${place.desktop[0]}%`, "dx-y": `${place.desktop[1]}%` } },
      mat,
      text,
      lot,
      open,
    );
    const seat = { element, mat, text, lot, open, side };
    this.seats.set(state.seat, seat);
    this.stage.append(element);
    return seat;
  }

  /** A card that lies before a seat, with the caps that guard it. @param {string} game @param {any} seat */
  lot(game, seat, /** @type {any} */ { lot, name }) {
    seat.lot.hidden = !lot;
    seat.lot.setAttribute("aria-label", [t("seat.before", { name }), lot?.sale && lot.sale].filter(Boolean).join(", "));
    seat.lot.className = `lot ${lot?.sale ? "is-sale" : ""} ${lot?.tone ?? ""}`;
    fill(seat.lot, lot && [lot, document.documentElement.lang], () => (lot ? lotOf(game, lot) : []));
  }

  /**
   * What somebody says, for a while: words of their own, or a function that knows them in any language.
   * @param {number} seatNumber
   * @param {any} words
   * @param {number} ms
   */
  bubble(seatNumber, words, ms) {
    const seat = this.seats.get(seatNumber);
    const bubble = el("div.bubble", { "aria-hidden": "true" }, typeof words === "function" ? words() : words);
    const holder = seat?.element ?? this.stage;
    holder.querySelector(":scope > .bubble")?.remove();
    holder.append(bubble);
    if (!seat) bubble.classList.add("is-mine");
    const stop = onLanguage(() => {
      if (typeof words === "function") bubble.replaceChildren(...[words()].flat());
    });
    setTimeout(() => {
      stop();
      bubble.remove();
    }, ms);
  }
}

/** A card that says what it does when somebody points at it. @param {any} node @param {string} card */
function lookable(node, card) {
  node.dataset.card = card;
  return node;
}

/** What lies before a seat; `peek` is a card face down that one knows. @param {string} game @param {any} lot */
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
