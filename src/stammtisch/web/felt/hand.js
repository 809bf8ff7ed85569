/**
 * The hand: a list of cards as buttons. A tap lifts and names, a second tap plays, a swipe up plays at once; press and
 * hold shows the card large. It says `touch`, `play` and `zoom`.
 */

import { drawCard } from "../art/card.js";
import { el, say } from "../dom.js";
import { cardName, t } from "../words/index.js";
import { colourBreaks, layoutHand } from "../logic/layout.js";

const SWIPE = 44;
const HELD = 450;

/**
 * @typedef {object} HandState
 * @property {string} game
 * @property {string[]} cards
 * @property {Set<string>} playable
 * @property {number[]} chosen  places in the hand that are lifted
 * @property {number[]} pending  places that were sent and wait for an answer
 * @property {boolean} dim  whether cards that cannot be played step back
 * @property {number} most  how many a row has room for
 */

export class Hand {
  constructor() {
    this.element = el("div.hands", { role: "group" });
    this.drawn = "";
    /** How many a row has room for. */
    this.most = 0;
  }

  /** @param {HandState} state */
  update(state) {
    this.state = state;
    this.most = state.most;
    const layout = layoutHand(state.cards.length, { most: state.most, breaks: colourBreaks(state.cards) });
    const mark = JSON.stringify([state.game, state.cards, layout, document.documentElement.lang]);
    if (mark !== this.drawn) this.draw(state, layout);
    this.drawn = mark;
    this.element.setAttribute("aria-label", t("hand.label", { n: state.cards.length }));
    this.buttons.forEach((/** @type {any} */ button, /** @type {number} */ place) => this.dress(button, place, state));
  }

  /** @param {any} state @param {any} layout */
  draw(state, layout) {
    const kept = new Map();
    for (const button of this.buttons ?? []) {
      const list = kept.get(button.dataset.card) ?? [];
      kept.set(button.dataset.card, [...list, button]);
    }
    const focused = this.buttons?.indexOf(document.activeElement) ?? -1;
    this.buttons = state.cards.map((/** @type {string} */ card, /** @type {number} */ place) => {
      const button =
        (document.documentElement.lang === this.lang && state.game === this.game && kept.get(card)?.shift()) ||
        this.make(state.game, card);
      button.dataset.place = String(place);
      return button;
    });
    this.lang = document.documentElement.lang;
    this.game = state.game;
    let place = 0;
    this.element.className = `hands is-${layout.form}`;
    this.element.replaceChildren(
      ...layout.rows.map((/** @type {number} */ count, /** @type {any} */ row) =>
        el(
          `ol.hand.is-${layout.form}`,
          { class: row ? "is-next" : "", vars: { n: count } },
          Array.from({ length: count }, (_, i) => el("li", { vars: { i } }, this.buttons[place++])),
        ),
      ),
    );
    if (focused >= 0) this.buttons[Math.min(focused, this.buttons.length - 1)]?.focus();
  }

  /** @param {string} game @param {string} card */
  make(game, card) {
    const button = el("button.held", { type: "button", data: { card } }, drawCard(game, card, { label: false }));
    /** @type {{x: number, y: number}|null} */
    let start = null;
    let timer = 0;
    button.addEventListener("pointerdown", (/** @type {any} */ event) => {
      start = { x: event.clientX, y: event.clientY };
      this.swallow = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!start) return;
        this.swallow = true;
        say(button, "zoom", { card });
      }, HELD);
    });
    button.addEventListener("pointermove", (/** @type {any} */ event) => {
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 10) clearTimeout(timer);
    });
    const end = (/** @type {any} */ event) => {
      clearTimeout(timer);
      if (
        start &&
        event.type === "pointerup" &&
        start.y - event.clientY > SWIPE &&
        Math.abs(start.x - event.clientX) < 60
      ) {
        this.swallow = true;
        say(button, "play", { card, place: Number(button.dataset.place) });
      }
      start = null;
    };
    for (const kind of ["pointerup", "pointercancel", "pointerleave"]) button.addEventListener(kind, end);
    button.addEventListener("click", () => {
      if (this.swallow) {
        this.swallow = false;
        return;
      }
      say(button, "touch", { card, place: Number(button.dataset.place) });
    });
    return button;
  }

  /** @param {any} button @param {number} place @param {any} state */
  dress(button, place, state) {
    const card = state.cards[place];
    const can = state.playable.has(card);
    const up = state.chosen.includes(place);
    button.parentElement.classList.toggle("is-up", up);
    button.parentElement.classList.toggle("is-off", state.dim && !can);
    button.parentElement.classList.toggle("is-pending", state.pending.includes(place));
    button.setAttribute("aria-pressed", String(up));
    const note = !state.dim ? "" : can ? `, ${t("hand.playable")}` : `, ${t("hand.unplayable")}`;
    button.setAttribute("aria-label", cardName(state.game, card).long + note);
  }

  /** Walk through the hand by keyboard. @param {number} by */
  step(by) {
    const at = this.buttons.indexOf(document.activeElement);
    const next =
      at < 0 ? (by > 0 ? 0 : this.buttons.length - 1) : (at + by + this.buttons.length) % this.buttons.length;
    this.buttons[next]?.focus();
  }
}
