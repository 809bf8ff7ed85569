/**
 * Fits the table to its window: decides with `sizes.js` and `seating.js` how large everything is and where everybody sits,
 * and writes that down as custom properties and classes. Styles obey, and decide no size by themselves.
 */

import { frameOf, handOf, keptOf, LARGEST, leastOf, SPARE } from "./sizes.js";
import { ringsOf, seat } from "./seating.js";

/** @import {Made} from "./middle.js" */
/** @import {Box, Need, Seating} from "./seating.js" */

/** The smallest card that still lies in the middle, in px; rather than one that is smaller than this, an open hint covers some of the felt. */
const SMALLEST = 20;
const COVERED = 32;
/** A word on the felt, in px: most fit, and more would be guessing. */
const TAG = { w: 64, h: 24 };
/** The width of words below something, in px; smaller cards have none. */
const LABEL = 72;
const LABELLED = 38;
/** On a smaller mat there is no room for anything besides a face, in px. */
const FACED = 50;

/**
 * What is fitted.
 * @typedef {object} Parts
 * @property {HTMLElement} element  the whole table
 * @property {HTMLElement} stage  its felt
 * @property {HTMLElement} rail  where the hand lies
 * @property {HTMLElement} ticker
 * @property {HTMLElement} own
 * @property {{element: HTMLElement}} slip
 * @property {{element: HTMLElement}} coach
 * @property {{element: HTMLElement}} advice
 * @property {import("./hand.js").Hand} hand
 * @property {import("./seats.js").Seats} seats
 * @property {import("./middle.js").Middle} middle
 * @property {import("./bubbles.js").Bubbles} bubbles
 */

export class Fit {
  /**
   * @param {import("../state/viewer.js").Viewer} viewer
   * @param {Parts} parts
   */
  constructor(viewer, parts) {
    this.viewer = viewer;
    this.parts = parts;
    this.frame = frameOf({ width: innerWidth, height: innerHeight });
    this.hand = handOf(0, this.frame);
    /** How much was left out the last time that everything was like this. @type {Map<string, number>} */
    this.known = new Map();
    /** How it usually is in the round that is played, and the most cards in the hand. @type {{key: string, level: number, seating: Seating|null, cards: number}} */
    this.usual = { key: "", level: 0, seating: null, cards: 0 };
    /** @type {Seating|null} */
    this.seating = null;
    this.sizes = new ResizeObserver(() => this.changed());
    for (const element of [parts.element, parts.ticker, ...this.asked]) this.sizes.observe(element);
  }

  /** What stands between felt and hand. */
  get asked() {
    return [this.parts.slip, this.parts.coach, this.parts.advice].map(({ element }) => element);
  }

  stop() {
    this.sizes.disconnect();
    document.documentElement.style.removeProperty("--below");
  }

  /** The window is another one, or the slip: whatever depends on it is drawn anew. */
  changed() {
    const { form, low } = this.frame;
    this.measure();
    if (form !== this.frame.form || low !== this.frame.low || this.parts.hand.most !== this.hand.most) this.viewer.changed();
    else this.arrange();
  }

  /** How large the frame and the cards of the hand are, before they are drawn. */
  measure() {
    const { element } = this.parts;
    const { cards, table } = this.viewer;
    const { clientWidth: width, clientHeight: height } = element;
    this.frame = frameOf({ width: width || innerWidth, height: height || innerHeight });
    const usual = table.shown.view && this.usualOf(table.shown.view);
    if (usual) usual.cards = Math.max(cards.length, usual.cards);
    this.hand = this.handAt(1);
    const { frame } = this;
    element.dataset.form = frame.form;
    element.classList.toggle("is-low", frame.low);
    this.write(element, { unit: frame.unit, type: frame.type, beam: px(frame.top), "board-w": px(frame.board) });
    this.hold(this.hand);
  }

  /** The hand, of how large it usually is. @param {number} [part] */
  handAt(part) {
    return handOf(this.viewer.cards.length, this.frame, part, this.usual.cards);
  }

  /** @param {ReturnType<typeof handOf>} hand */
  hold({ card, height, pad }) {
    const [top, bottom] = pad;
    this.write(this.parts.element, {
      "card-w": px(card),
      "hand-h": px(height),
      "hand-top": px(top),
      "hand-bottom": px(bottom),
    });
  }

  /** Everybody gets a place on the felt; where there is little, less is said. */
  arrange() {
    const { parts } = this;
    const { view } = this.viewer.table.shown;
    if (!view || !parts.middle.made || !parts.stage.clientWidth) return;
    const state = this.state(view);
    const known = this.known.get(state);
    const usual = this.isUsual ? this.usualOf(view) : null;
    const before = usual?.seating ?? this.seating;
    const first = Math.max(known ?? 0, usual?.level ?? 0);
    if (known === undefined) this.spare(0);
    const room = known === undefined ? this.room() : null;
    const covers = this.seating && this.frame.form === "column" && parts.advice.element.offsetHeight > 0;
    for (let level = first; level < SPARE.length; level++) {
      const least = (known !== undefined && level === first) || level === SPARE.length - 1 ? SMALLEST : this.hand.card * leastOf(level);
      if (room && !seat({ ...this.need(view, SPARE[level], room(level)), least, before }) && least !== SMALLEST) continue;
      this.spare(level);
      const need = { ...this.need(view, SPARE[level]), least, before };
      const last = level === SPARE.length - 1;
      const found = seat(last && covers ? { ...need, least: COVERED } : need);
      const seating = found ?? (last && !covers ? (seat({ ...need, open: [] }) ?? this.squeeze(need)) : null);
      if (!seating) continue; // under a hint all stays where it is
      if (level > first || known === undefined) this.known.set(state, level);
      if (usual) Object.assign(usual, { level, seating });
      this.seat(seating, level);
      break;
    }
    const { bottom, height } = parts.stage.getBoundingClientRect();
    this.write(parts.element, { "felt-h": px(height) });
    this.write(document.documentElement, { below: px(innerHeight - bottom) });
    parts.bubbles.place();
  }

  /** Whether the slip needs no more than what is kept for it, and nothing lies there that soon goes again: then everything stays where it is. */
  get isUsual() {
    const { slip, ticker, seats, middle } = this.parts;
    if (this.asked.some((element) => element !== slip.element && element.offsetHeight)) return false;
    if (middle.foot || middle.made?.large || seats.ordered.some(({ open, move }) => open?.length || move)) return false;
    return this.frame.form === "beside" || slip.element.offsetHeight + ticker.offsetHeight <= this.keptAt(0) + 1;
  }

  /**
   * What has been left out in this round, and how everybody sat: that is as it was after anything unusual. Nothing is said again before the
   * next round, or mats would grow and shrink with every question.
   * @param {import("../../shared/types/messages.js").View} view
   */
  usualOf({ game, round, players, seat }) {
    const { clientWidth, clientHeight } = this.parts.element;
    const key = [game, round, players, seat, clientWidth, clientHeight, document.documentElement.lang].join();
    if (this.usual.key !== key) this.usual = { key, level: 0, seating: null, cards: 0 };
    return this.usual;
  }

  /** There is no room for everybody: some lie over each other, but all are there. @param {Need} need */
  squeeze(need) {
    for (let more = 1.1; more < 3; more += 0.1) {
      const seating = seat({ ...need, open: [], height: need.height * more });
      if (seating) return { ...seating, places: seating.places.map((place) => ({ ...place, y: place.y / more })), y: seating.y / more };
    }
    return null;
  }

  /** How high the felt is when something is left out, known from what is there while nothing is. @returns {(level: number) => number} */
  room() {
    const { parts, frame } = this;
    const { clientHeight: felt } = parts.stage;
    if (frame.form === "beside") return () => felt;
    const heightOf = (/** @type {Element|null} */ element) => (element ? /** @type {HTMLElement} */ (element).offsetHeight : 0);
    const tools = parts.rail.querySelector(".tools button");
    const area = /** @type {HTMLElement} */ (parts.slip.element.parentElement);
    const asked = area.getBoundingClientRect().bottom - this.top;
    /** @type {Record<string, number>} */
    const saved = { words: tools ? Math.max(0, heightOf(tools) - 44) : 0, own: this.viewer.game.lots ? 0 : heightOf(parts.own) };
    const told = heightOf(parts.ticker);
    const more = innerWidth > 700 ? 0 : heightOf(parts.slip.element.querySelector(".is-line p"));
    return (level) => {
      const { without, hand } = SPARE[level];
      const smaller = this.hand.height - this.handAt(hand).height;
      const less = (without.includes("info") ? more : 0) - (without.includes("ticker") ? 0 : told);
      const below = Math.max(this.keptAt(level), asked - less);
      return without.reduce((sum, what) => sum + (saved[what] ?? 0), felt + smaller + area.offsetHeight - below);
    };
  }

  /** What is kept for slip and ticker. @param {number} level */
  keptAt(level) {
    return SPARE[level].without.includes("reserve") ? 0 : keptOf(this.frame, Boolean(this.viewer.game.roomy));
  }

  /** Where the first thing begins that is asked. */
  get top() {
    const [first] = this.asked.filter(({ offsetHeight }) => offsetHeight).sort((one, two) => one.offsetTop - two.offsetTop);
    return (first ?? this.parts.rail).getBoundingClientRect().top;
  }

  /** Everything that decides how much room there is. @param {import("../../shared/types/messages.js").View} view */
  state(view) {
    const { parts } = this;
    const { clientWidth, clientHeight } = parts.element;
    const asked = [parts.ticker, ...this.asked].map(({ offsetHeight }) => offsetHeight);
    const open = [...parts.seats.seats.values()].map(({ state }) => state.open?.length ?? 0);
    const said = [...parts.seats.seats.values()].map(({ state }) => [state.away || state.barred, state.move].map(Boolean));
    return JSON.stringify([clientWidth, clientHeight, ...asked, this.hand.height, view.game, view.players, view.seat, open, said, parts.middle.ways]);
  }

  /** Leave so much unsaid. @param {number} level */
  spare(level) {
    const { element } = this.parts;
    const { game } = this.viewer;
    const kept = game.lots ? ["own"] : []; // one's own chips are there
    const without = SPARE[level].without.filter((what) => !kept.includes(what));
    for (const what of SPARE[SPARE.length - 1].without) element.classList.toggle(`without-${what}`, without.includes(what));
    this.hold(this.handAt(SPARE[level].hand));
    this.write(element, { kept: px(this.keptAt(level)) });
  }

  /** @param {import("../../shared/types/messages.js").View} view @param {typeof SPARE[0]} spare @param {number} [felt]  its height @returns {Need} */
  need(view, spare, felt = this.parts.stage.clientHeight) {
    const { parts, frame } = this;
    const { clientWidth: width } = parts.stage;
    const states = parts.seats.ordered;
    const { name, info } = parts.seats.lines();
    const words = name + (states.some((state) => tells(state, spare.without)) ? info : 0);
    const { foot } = parts.middle;
    const made = parts.middle.made ?? { things: [] };
    return {
      width,
      height: felt,
      count: states.length,
      watched: view.seat === null,
      mat: matOf(frame, spare),
      name: frame.name * spare.name,
      words: words + 6,
      chosen: states.some(({ move }) => move),
      target: spare.target,
      lots: Boolean(this.viewer.game.lots),
      open: states.map(({ open }) => open?.length ?? 0),
      shapes: shapesOf(made, view.players, frame.type),
      foot: foot ? { w: foot.offsetWidth, h: foot.offsetHeight + 6 } : undefined,
      least: 0,
      most: this.handCard * LARGEST * (made.large ? 1.35 : 1),
    };
  }

  /** A card of a hand in one row, whatever is held. */
  get handCard() {
    return this.frame.card;
  }

  /** @param {Seating} seating @param {number} level */
  seat(seating, level) {
    const { parts } = this;
    this.seating = seating;
    this.write(parts.stage, {
      mat: px(matOf(this.frame, SPARE[level])),
      "mid-w": px(seating.card),
      "mid-y": px(seating.y),
      lot: px(seating.lot),
      "open-w": px(seating.open),
    });
    parts.stage.classList.toggle("without-labels", seating.card < LABELLED);
    parts.stage.classList.toggle("small-mats", matOf(this.frame, SPARE[level]) < FACED);
    parts.seats.arrange(seating.places);
    parts.middle.arrange(seating.way);
  }

  /** @param {HTMLElement} element @param {Record<string, string|number>} properties */
  write(element, properties) {
    for (const [name, value] of Object.entries(properties))
      if (element.style.getPropertyValue(`--${name}`) !== String(value)) element.style.setProperty(`--${name}`, String(value));
  }
}

/** @param {import("./sizes.js").Frame} frame @param {{mat: number}} spare */
const matOf = (frame, spare) => Math.max(30, frame.mat * spare.mat);

/** @param {number} size */
const px = (size) => `${Math.round(size * 10) / 10}px`;

/** Whether there is a line below somebody's name: what cannot be left out, or what there is room for. @param {import("./seats.js").SeatState} state @param {string[]} without */
function tells(state, without) {
  if (state.away || state.barred) return true;
  return state.chips === null && !without.includes("info");
}

/**
 * What lies in the middle, in every way that it may lie, as boxes around its middle. Cards before people lie round it, if they can.
 * @param {Made} made @param {number} players @param {number} type
 * @returns {Need["shapes"]}
 */
function shapesOf(made, players, type) {
  const boxesOf = (/** @type {number} */ way) => (/** @type {number} */ card) => {
    /** @type {Box[]} */
    const boxes = [];
    const lay = (/** @type {number} */ dx, /** @type {number} */ dy, w = 1, h = 182 / 118, more = 0.05) =>
      boxes.push({
        x: (dx - w / 2 - more) * card,
        y: (dy - h / 2 - more) * card,
        w: (w + 2 * more) * card,
        h: (h + 2 * more) * card,
      });
    if (made.ring) for (const [dx, dy] of wayOf(ringsOf(players), way)) lay(dx, dy);
    for (const thing of made.things) {
      const { dx = 0, dy = 0 } = thing;
      if (thing.before !== undefined) continue;
      if (thing.hangs) boxes.push({ x: dx * card - TAG.w / 2, y: dy * card, w: TAG.w, h: TAG.h + 14 });
      else if (thing.tag || thing.node) boxes.push({ x: dx * card - TAG.w / 2, y: dy * card - TAG.h / 2, ...TAG });
      else lay(dx, dy);
    }
    for (const { at, size, words = 0 } of made.extras ?? []) {
      if (!at || !size) continue;
      const [dx, dy] = wayOf(at, way);
      const said = card < LABELLED ? 0 : words;
      lay(dx, dy, said ? Math.max(size[0], (LABEL * type) / card) : size[0], size[1], 0);
      boxes[boxes.length - 1].h += said * 17 * type;
    }
    return boxes;
  };
  return Array.from({ length: waysOf(made) }, (_, way) => ({ boxes: boxesOf(way), liked: made.ring && way ? 0.6 : 1 }));
}

/** In how many ways the middle may lie. @param {Made} made */
export const waysOf = (made) => Math.max(made.ring ? 2 : 1, ...(made.extras ?? []).map(({ at }) => at?.length ?? 1));

/** @template T @param {T[]} ways @param {number} way @returns {T} */
export const wayOf = (ways, way) => ways[Math.min(way, ways.length - 1)];
