/**
 * The hand: a list of cards as buttons. A tap lifts and names, a second tap plays, a swipe up plays at once; press and
 * hold shows the card large until it is let go, and drawn sideways it goes to another place. It says `touch`, `play`, `zoom` and `put`.
 */

import { drawCard } from "../../shared/art/card.js";
import { el, say } from "../../shared/dom.js";
import { cardName, t } from "../../shared/words/index.js";
import { colourBreaks, layoutHand } from "./layout.js";
import { dropPlace } from "../state/ordering.js";

const SWIPE = 44;
const HELD = 450;
/** So far a card is drawn sideways before it goes along. */
const DRAG = 18;

/**
 * @typedef {object} HandState
 * @property {string} game
 * @property {string[]} cards
 * @property {Set<string>} playable
 * @property {number[]} chosen  places in the hand that are lifted
 * @property {number[]} pending  places that were sent and wait for an answer
 * @property {number} ready  the place of the card that is laid ready; -1 if none is
 * @property {boolean} dim  whether cards that cannot be played step back
 * @property {number} most  how many a row has room for
 */

/** A card of the hand that is touched, by the place where it lies. @typedef {{card: string, place: number}} Touched */

/** Where a card lies in its row. @param {HTMLElement} button */
const placeOf = (button) => /** @type {HTMLElement} */ (button.parentElement);

export class Hand {
  constructor() {
    this.element = el("div.hands", { role: "group" });
    this.drawn = "";
    /** The card that is drawn to another place. @type {HTMLElement|null} */
    this.dragged = null;
    /** The cards, in their order. @type {HTMLElement[]} */
    this.buttons = [];
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
    this.buttons.forEach((button, place) => this.dress(button, place, state));
  }

  /** @param {HandState} state @param {import("./layout.js").HandLayout} layout */
  draw(state, layout) {
    /** @type {Map<string|undefined, HTMLElement[]>} */
    const kept = new Map();
    for (const button of this.buttons) {
      const list = kept.get(button.dataset.card) ?? [];
      kept.set(button.dataset.card, [...list, button]);
    }
    const focused = this.buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    this.buttons = state.cards.map((card, place) => {
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
      ...layout.rows.map((count, row) =>
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
    button.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
      start = { x: event.clientX, y: event.clientY };
      this.swallow = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!start) return;
        this.swallow = true;
        say(button, "zoom", { card, holding: button });
      }, HELD);
    });
    button.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => {
      if (!start) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (Math.hypot(dx, dy) > 10) clearTimeout(timer);
      if (this.dragged === button) this.drag(button, event, dx, dy);
      else if (Math.abs(dx) > DRAG && Math.abs(dx) > 1.5 * Math.abs(dy) && this.mayDrag(event)) {
        this.dragged = button;
        button.setPointerCapture(event.pointerId);
      }
    });
    const end = (/** @type {PointerEvent} */ event) => {
      clearTimeout(timer);
      if (this.dragged === button) {
        start = null;
        this.drop(button, event);
      }
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
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) button.addEventListener(kind, end);
    button.addEventListener("click", () => {
      if (this.swallow) {
        this.swallow = false;
        return;
      }
      say(button, "touch", { card, place: Number(button.dataset.place) });
    });
    return button;
  }

  /** A hand so full that it has to be scrolled is not ordered with a finger. @param {PointerEvent} event */
  mayDrag(event) {
    return this.buttons.length > 1 && !(event.pointerType === "touch" && this.element.classList.contains("is-scroll"));
  }

  /** The card goes with the finger. @param {HTMLElement} button @param {PointerEvent} event @param {number} dx @param {number} dy */
  drag(button, event, dx, dy) {
    placeOf(button).classList.add("is-dragged");
    button.style.translate = `${dx}px ${Math.min(dy, 10)}px`;
  }

  /** Where a card would go that is held there. @param {HTMLElement} button @param {PointerEvent} event */
  placeUnder(button, event) {
    const from = Number(button.dataset.place);
    const middles = this.buttons.map((other) => {
      const { left, width, top, height } = placeOf(other).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    return dropPlace(middles, from, { x: event.clientX, y: event.clientY });
  }

  /** It is let go. @param {HTMLElement} button @param {PointerEvent} event */
  drop(button, event) {
    this.dragged = null;
    this.swallow = event.type === "pointerup"; // no click comes after anything else
    placeOf(button).classList.remove("is-dragged");
    button.style.translate = "";
    if (event.type === "pointerup")
      say(button, "put", { from: Number(button.dataset.place), to: this.placeUnder(button, event) });
  }

  /** @param {HTMLElement} button @param {number} place @param {HandState} state */
  dress(button, place, state) {
    const card = state.cards[place];
    const can = state.playable.has(card);
    const up = state.chosen.includes(place);
    const { classList } = placeOf(button);
    classList.toggle("is-up", up);
    classList.toggle("is-off", state.dim && !can);
    classList.toggle("is-pending", state.pending.includes(place));
    const ready = state.ready === place;
    classList.toggle("is-ready", ready);
    button.setAttribute("aria-pressed", String(up || ready));
    const note = ready
      ? `, ${t("hand.ready")}`
      : !state.dim
        ? ""
        : can
          ? `, ${t("hand.playable")}`
          : `, ${t("hand.unplayable")}`;
    button.setAttribute("aria-label", cardName(state.game, card).long + note);
  }

  /** Walk through the hand by keyboard. @param {number} by */
  step(by) {
    const at = this.buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next =
      at < 0 ? (by > 0 ? 0 : this.buttons.length - 1) : (at + by + this.buttons.length) % this.buttons.length;
    this.buttons[next]?.focus();
  }
}
