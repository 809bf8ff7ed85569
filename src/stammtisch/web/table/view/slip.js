/** The slip: what is asked of you, on paper between table and hand. One thing at a time. It says `move`, or what a button of it is for. */

import { drawCard, icon } from "../../shared/art/card.js";
import { drawFace } from "../../shared/art/faces.js";
import { el, nodeOf, say } from "../../shared/dom.js";
import { CROSS } from "../../shared/sheet.js";
import { ask as tellAsked, tell } from "../../shared/voice.js";
import { t } from "../../shared/words/index.js";

/** @import {Decision} from "../../shared/types/messages.js" */

/**
 * What is asked.
 * @typedef {object} Ask
 * @property {"turn"|"window"|"wait"|"race"} tone
 * @property {string} title
 * @property {string} [text]
 * @property {string} [move]  what a race is about: the slip is one big button
 * @property {Button[]} [buttons]
 * @property {Choice[]} [choices]  big drawn choices
 * @property {Choice[]} [persons]  people whose mats are the buttons
 * @property {{verb: string, least: number, most: number, label: string | ((n: number) => string), moves?: Record<number, string>, bare?: boolean}} [stepper]
 *   `moves` where they are not a verb and the number; `bare` where no crown caps are counted
 * @property {{cards: string[], playable: Set<string>, count: number, verb: string, moves?: Record<string, string>}} [spread]  cards that lie before you, to choose from
 * @property {{verb: string, count: number, label: string, cards?: string[]}} [gather]  several cards of the hand at once
 * @property {string} [chosen]  the choice that was already made
 * @property {string[] | ((move: string) => string)} [ways]  for a card that can be played in several ways, the words for each
 * @property {boolean} [aloud]  told at once, although nothing is asked
 * @property {string} [lay]  what a card is taken for, where it is not played: the words on the button
 * @property {boolean} [laying]  a card of the hand is asked for, even if none fits: then all step back
 * @property {string} [lately]  what happened last, where nothing is asked; it was told when it happened
 * @property {string} [misfit]  why the lifted card cannot be played, and what could
 */
/** With the name of the game whose cards they are. @typedef {Ask & {game: string}} Asking */
/** What has to be answered, by what clock, and whether it was. @typedef {{decision: Decision|null, now: () => number, pending: boolean, pointed?: boolean}} How */
/** @typedef {{label: string, move?: string, tone?: "main"|"quiet"|"alarm", verb?: string, off?: boolean}} Button */
/** @typedef {{label: string, move: string, hand?: string, seat?: number, name?: string, colour?: string, off?: boolean}} Choice */

/** @type {Record<string, string>} */
const HANDS = { rock: "g-fist", paper: "g-palm", scissors: "g-sciss" };
const WELL = `<g stroke="var(--c-ink)" stroke-width="2.8" stroke-linejoin="round"><path d="M-24-58 0-74 24-58Z" fill="var(--c-spot)"/><path d="M-18-58V-30M18-58V-30" fill="none"/><path d="M-24-32H24V6H-24Z" fill="var(--c-paper)"/><path d="M-24-14H24M-8-32V-14M10-14V6M-12-14V6M0-58V-40" fill="none"/><path d="M-5-40H5V-32H-5Z" fill="var(--c-spot)"/></g>`;

/** A sign of rock, paper, scissors, drawn. @param {string} sign */
export function handSign(sign) {
  const art = sign === "well" ? WELL : `<use href="#${HANDS[sign]}"/><use href="#g-cuff"/>`;
  return nodeOf(
    `<svg class="face ink-${sign === "well" ? "blue" : "oak"}" viewBox="-34 -80 68 98" aria-hidden="true">${art}</svg>`,
  );
}

const PALM = `<svg viewBox="-58 -96 116 122" class="face ink-oak" aria-hidden="true"><use href="#g-palm"/><use href="#g-cuff"/><path d="M-44-58-54-66M44-58 54-66M0-78V-90M-28-74-33-84M28-74 33-84" stroke="#fff6e2" stroke-width="5" stroke-linecap="round"/></svg>`;

/** There is one way to answer: its button has room beside the question. @param {Ask} ask */
const isShort = ({ buttons, stepper, spread, choices, persons }) => buttons?.length === 1 && !stepper && !spread && !choices && !persons;

export class Slip {
  constructor() {
    this.element = el("section.slip-place", { tabindex: "-1" });
    /** @type {number|null} */
    this.amount = null;
    /** @type {number[]} */
    this.picked = [];
    /** What is shown now. */
    this.mark = "";
    /** @type {number|undefined} */
    this.number = undefined;
    /** What was told of it last. */
    this.heard = "";
    /** @type {Asking} */
    this.ask = { game: "", tone: "wait", title: "" };
    /** @type {How} */
    this.how = { decision: null, now: Date.now, pending: false };
  }

  /**
   * @param {Asking} ask
   * @param {How} how  `pointed` while it tells of a card under the pointer, which is not read out
   */
  update(ask, how) {
    const spread = ask.spread && { ...ask.spread, playable: [...ask.spread.playable] };
    const mark = JSON.stringify([
      { ...ask, spread },
      how.decision?.number,
      how.decision?.deadline,
      how.pending,
      document.documentElement.lang,
    ]);
    if (mark === this.mark) return;
    const fresh = how.decision?.number !== this.number;
    if (fresh) {
      this.picked = [];
      this.amount = null;
    }
    [this.mark, this.number, this.ask, this.how] = [mark, how.decision?.number, ask, how];
    this.draw();
    const heard = JSON.stringify([this.number, ask.title, ask.text, ask.misfit, document.documentElement.lang]);
    if (heard !== this.heard && !how.pointed) tellAsked(this.words(fresh), ask.aloud ? "turn" : ask.tone);
    if (!how.pointed) this.heard = heard;
  }

  /** What it says is not heeded: it is pointed at, and told again. @param {string} words */
  insist(words) {
    const { element } = this;
    element.classList.remove("is-insisting");
    void element.offsetWidth; // or it would not move a second time
    element.classList.add("is-insisting");
    tell(words);
  }

  /** What is asked, as it is heard; how long there is comes with the first time. @param {boolean} fresh */
  words(fresh) {
    const { ask, how } = this;
    const left = fresh && how.decision?.deadline && ask.tone !== "wait" ? how.decision.deadline - how.now() : 0;
    const time = left > 0 && t("slip.seconds", { n: Math.ceil(left / 1000) });
    return [ask.title, ask.text, ask.misfit, time]
      .filter(Boolean)
      .map((words) => (/[.!?…“”»]$/.test(String(words)) ? words : `${words}.`))
      .join(" ");
  }

  draw() {
    const { ask, how } = this;
    const focused = this.element.contains(document.activeElement)
      ? /** @type {HTMLElement} */ (document.activeElement).dataset.at
      : null;
    this.element.replaceChildren(ask.tone === "race" ? this.race(ask, how) : this.paper(ask, how));
    /** @type {HTMLElement|null} */
    const again = focused ? this.element.querySelector(`[data-at="${CSS.escape(focused)}"]:enabled`) : null;
    if (focused) (again ?? this.element).focus();
  }

  /** @param {Ask} ask @param {How} how */
  paper(ask, how) {
    const { deadline, opened = 0 } = how.decision ?? {};
    return el(
      `div.slip.paper.is-${ask.tone}`,
      { class: `${how.pending ? "is-pending" : ""} ${ask.persons ? "is-line" : ""} ${isShort(ask) ? "is-short" : ""}` },
      el("h2", {}, ask.title),
      ask.text && el("p", {}, ask.text),
      ask.lately && !ask.text && el("p.happened", {}, ask.lately),
      ask.misfit && el("p.misfit", {}, nodeOf(CROSS), ask.misfit),
      deadline && ask.tone !== "wait" && glass({ opened, deadline }, how.now),
      ask.spread && this.spread(ask.spread),
      ask.choices && this.choices(ask.choices, ask.chosen),
      this.acts(ask),
    );
  }

  /** @param {Ask} ask */
  acts(ask) {
    /** @type {HTMLElement[]} */
    const buttons = (ask.buttons ?? []).map((button) => this.button(button));
    if (ask.stepper) buttons.unshift(...this.stepper(ask.stepper));
    return buttons.length ? el("div.acts", {}, buttons) : null;
  }

  button(/** @type {Button} */ { label, move, tone = "main", verb = "move", off = false }) {
    return el(
      `button.btn.is-${tone}`,
      {
        type: "button",
        disabled: off || this.how.pending,
        data: { at: move ?? verb },
        on: { click: (event) => say(event.currentTarget, verb, { move }) },
      },
      label,
    );
  }

  /** More or fewer crown caps, and a button that says how many. */
  stepper(/** @type {NonNullable<Ask["stepper"]>} */ { verb, least, most, label, moves, bare }) {
    this.amount = Math.min(most, Math.max(least, this.amount ?? least));
    const output = el("output", {}, this.amount, !bare && icon("i-cap", "cap"));
    const words = typeof label === "function" ? label(this.amount) : t(label, { n: this.amount });
    const main = this.button({ label: words, move: moves?.[this.amount] ?? `${verb} ${this.amount}` });
    const change = (/** @type {number} */ by) => () => {
      this.amount = Math.min(most, Math.max(least, (this.amount ?? least) + by));
      this.draw();
    };
    return [
      el(
        "div.stepper",
        {},
        el(
          "button",
          {
            type: "button",
            "aria-label": t("slip.fewer"),
            disabled: this.amount <= least,
            data: { at: "fewer" },
            on: { click: change(-1) },
          },
          "–",
        ),
        output,
        el(
          "button",
          {
            type: "button",
            "aria-label": t("slip.more"),
            disabled: this.amount >= most,
            data: { at: "more" },
            on: { click: change(1) },
          },
          "+",
        ),
      ),
      main,
    ];
  }

  /** @param {Choice[]} choices @param {string} [chosen] */
  choices(choices, chosen) {
    const many = choices.length > 4 ? "is-many" : "";
    const wordy = choices.some(({ label }) => label.length > 14) ? "is-wordy" : "";
    return el(
      "div.choices",
      { vars: { n: choices.length }, class: `${many} ${wordy}` },
      choices.map((choice) => {
        const art = choice.hand
          ? handSign(choice.hand)
          : choice.colour
            ? el("span.swatch", { class: `ink-${choice.colour}` }, icon(`pip-${choice.colour}`))
            : choice.seat !== undefined
              ? el("span.mat.is-small", {}, drawFace(choice.seat, choice.name ?? ""))
              : null;
        return el(
          "button.choice",
          {
            type: "button",
            "aria-pressed": String(chosen === choice.move),
            disabled: choice.off || this.how.pending,
            data: { at: choice.move },
            on: { click: (event) => say(event.currentTarget, "move", { move: choice.move }) },
          },
          art,
          el("span", {}, choice.label),
        );
      }),
    );
  }

  /** Cards that lie before you. One: tap, tap again. Several: tap them all, then the button. */
  spread(/** @type {NonNullable<Ask["spread"]>} */ { cards, playable, count, verb, moves }) {
    const touch = (/** @type {number} */ place) => (/** @type {{currentTarget: HTMLElement}} */ event) => {
      const card = cards[place];
      const move = moves?.[card] ?? `${verb} ${card}`;
      if (!playable.has(card)) return say(event.currentTarget, "move", { move });
      if (this.picked.includes(place)) {
        if (count === 1) return say(event.currentTarget, "move", { move });
        this.picked = this.picked.filter((other) => other !== place);
      } else this.picked = count === 1 ? [place] : [...this.picked, place].slice(-count);
      return this.draw();
    };
    const row = el(
      "ol.spread",
      { vars: { n: cards.length } },
      cards.map((card, place) =>
        el(
          "li",
          { class: `${this.picked.includes(place) ? "is-up" : ""} ${playable.has(card) ? "" : "is-off"}` },
          el(
            "button.held",
            {
              type: "button",
              "aria-pressed": String(this.picked.includes(place)),
              data: { at: `card${place}` },
              on: { click: touch(place) },
            },
            drawCard(this.ask.game, card),
          ),
        ),
      ),
    );
    if (count === 1) return row;
    const ready = this.picked.length === count;
    return [
      row,
      el(
        "div.acts",
        {},
        el(
          "button.btn",
          {
            type: "button",
            disabled: !ready,
            on: {
              click: (event) =>
                say(event.currentTarget, "move", {
                  move: `${verb} ${this.picked.map((place) => cards[place]).join(" ")}`,
                }),
            },
          },
          t("slip.take", { n: this.picked.length, of: count }),
        ),
      ),
    ];
  }

  /** The slip becomes one big button. @param {Ask} ask @param {How} how */
  race(ask, how) {
    const bar = el("i");
    const slap = el(
      "button.hit",
      {
        type: "button",
        disabled: how.pending,
        on: {
          pointerdown: (event) => say(event.currentTarget, "move", { move: ask.move }),
          click: (event) =>
            event.detail === 0 && say(event.currentTarget, "move", { move: ask.move }),
        },
      },
      nodeOf(PALM),
      el("span", {}, el("b", {}, ask.title), el("span", {}, ask.text)),
    );
    const left = how.decision?.deadline ? how.decision.deadline - how.now() : 0;
    if (left > 0 && bar.animate)
      bar.animate([{ scale: "1 1" }, { scale: "0 1" }], { duration: left, fill: "forwards" });
    return el(
      "div.race-place",
      {},
      left > 0 && el("div.race", { role: "timer", "aria-label": t("slip.race_time") }, bar),
      slap,
      ask.buttons &&
        ask.buttons.length > 0 &&
        el(
          "div.race-out",
          {},
          ask.buttons.map((button) => this.button(button)),
        ),
    );
  }
}

// The clock: a glass that is drunk up. The number beside it is what counts.

/** So many seconds before the end it is told once more, where there was much more time at first. */
const LATE = 10;
const BODY = "M4 6H23V33q0 3-3 3H7q-3 0-3-3Z";

/**
 * A clock that runs by itself until it is taken off the page.
 * @param {{opened: number, deadline: number}} decision  in server time
 * @param {() => number} now  the server's time
 */
export function glass(decision, now) {
  const svg =
    nodeOf(`<svg viewBox="0 0 32 40" aria-hidden="true"><path d="M22 13h3q4 0 4 4v8q0 4-4 4h-3" fill="none" stroke="#211a14" stroke-width="2.6"/>
    <path d="${BODY}" fill="#fbf4e3"/><path class="beer" fill="#e5ac2a"/><path class="foam" fill="#fffaf0"/>
    <path d="${BODY}" fill="none" stroke="#211a14" stroke-width="2.6" stroke-linejoin="round"/></svg>`);
  const seconds = el("span");
  const clock = el("span.clock", { role: "timer", "aria-live": "off" }, svg, seconds);
  const whole = Math.max(1, decision.deadline - decision.opened);
  const [beer, foam] = svg.querySelectorAll(".beer, .foam");
  const draw = () => {
    const left = Math.max(0, decision.deadline - now());
    const count = Math.ceil(left / 1000);
    const y = 34 - 24 * Math.min(1, left / whole);
    beer.setAttribute("d", `M4 ${y}H23V33q0 3-3 3H7q-3 0-3-3Z`);
    foam.setAttribute("d", `M4 ${y}q5-4 9.5 0t9.5 0v-3q-5-4-9.5-1T4 ${y - 3}Z`);
    if (seconds.textContent !== String(count)) {
      if (count === LATE && seconds.textContent && whole >= 2000 * LATE) tell(t("slip.seconds", { n: count }));
      seconds.textContent = String(count);
      clock.setAttribute("aria-label", t("slip.seconds", { n: count }));
      clock.classList.toggle("is-short", count <= 5);
    }
    return left > 0;
  };
  draw();
  const timer = setInterval(() => {
    if (!clock.isConnected || !draw()) clearInterval(timer);
  }, 200);
  return clock;
}
