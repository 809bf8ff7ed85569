/** What people say: beside them on free felt; where there is none, on the beam above it, with their face. */

import { drawFace, ringOf } from "../../shared/art/faces.js";
import { all, el } from "../../shared/dom.js";
import { onLanguage } from "../../shared/words/index.js";

/** What a bubble leaves in sight. */
const COVERED = [
  ".seat .mat, .seat .mat > :is(.count, .chips, .wax, .dog), .seat .leads, .seat .who, .seat .bot, .seat .info:not(:empty), .open-hand",
  ".lot-cards > .card, .lot .caps, .lot .peek, .lot .tag-word",
  ".mid .lies, .mid .tag, .extras > :not(.dir), .extras span, .pot small, .felt-foot > *",
].join();
/** So many stand on the beam beside each other. */
const ABOVE = 2;
const WIDTHS = ["", "is-narrow", "is-narrowest"];
const LOOKS = ["is-narrow", "is-narrowest", "tip-left", "tip-right", "tip-up", "tip-down", "is-above"];

export class Bubbles {
  /**
   * @param {import("./seats.js").Seats} seats
   * @param {HTMLElement} stage  the felt
   * @param {HTMLElement} beam
   */
  constructor(seats, stage, beam) {
    this.seats = seats;
    this.stage = stage;
    this.above = el("div.said", { "aria-hidden": "true" });
    beam.append(this.above);
  }

  /**
   * What somebody says, for a while: words of their own, or a function that knows them in any language.
   * @param {number} seat
   * @param {string|Element|(() => string|Element|(string|Element)[])} words
   * @param {number} ms
   */
  say(seat, words, ms) {
    const said = el("span", {}, typeof words === "function" ? words() : words);
    const name = this.seats.nameOf(seat);
    const face = el("span.mat.is-small", { class: `ring-${ringOf(seat, name)}` }, drawFace(seat, name));
    const bubble = el("div.bubble", { "aria-hidden": "true", data: { seat }, class: this.seats.seats.has(seat) ? "" : "is-mine" }, face, said);
    for (const old of this.all) if (old.dataset.seat === String(seat)) old.remove();
    this.holderOf(seat).append(bubble);
    this.place();
    const stop = onLanguage(() => {
      if (typeof words !== "function") return;
      said.replaceChildren(...[words()].flat());
      this.place();
    });
    setTimeout(() => {
      stop();
      bubble.remove();
    }, ms);
  }

  get all() {
    return [...all(this.stage, ".bubble"), ...all(this.above, ".bubble")];
  }

  clear() {
    for (const bubble of this.all) bubble.remove();
  }

  /** Whoever has no mat says it at the edge of the felt. @param {number} seat @returns {HTMLElement} */
  holderOf(seat) {
    return this.seats.seats.get(seat)?.element ?? this.stage;
  }

  /** Everything gets its place anew. */
  place() {
    const bubbles = this.all;
    if (!bubbles.length) return;
    const felt = this.stage.getBoundingClientRect();
    const boxOf = (/** @type {Element} */ element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left - felt.left, y: top - felt.top, w: width, h: height };
    };
    /** Where something will lie: what is still on its way there is not where it is seen. */
    const placeOf = (/** @type {HTMLElement} */ element) => {
      if (!(element instanceof HTMLElement) || !element.getAnimations().length) return boxOf(element);
      let [x, y] = [0, 0];
      for (let at = /** @type {HTMLElement|null} */ (element); at && at !== this.stage; at = /** @type {HTMLElement|null} */ (at.offsetParent)) {
        x += at.offsetLeft;
        y += at.offsetTop;
      }
      return { x, y, w: element.offsetWidth, h: element.offsetHeight };
    };
    const taken = all(this.stage, COVERED)
      .filter((each) => !each.closest(".bubble"))
      .map(placeOf)
      .filter(({ w }) => w);
    for (const bubble of bubbles) {
      const seat = this.seats.seats.get(Number(bubble.dataset.seat));
      const holder = this.holderOf(Number(bubble.dataset.seat));
      if (bubble.parentElement !== holder) holder.append(bubble);
      bubble.classList.remove(...LOOKS);
      const mat = seat ? boxOf(seat.mat) : { x: 12, y: felt.height + 4, w: felt.width - 24, h: 0 }; // along the edge of the felt
      const words = seat ? boxOf(seat.text) : mat;
      const foot = Math.max(mat.y + mat.h, words.h ? words.y + words.h - 4 : 0);
      const found = this.roomFor(bubble, mat, foot, taken, { w: felt.width, h: felt.height });
      if (found) {
        stand(bubble, found, mat, seat ? boxOf(seat.element) : { x: 0, y: 0 });
        taken.push(found);
      } else this.raise(bubble);
    }
  }

  /** Where a bubble covers nothing, as wide as may be. @param {HTMLElement} bubble @param {import("./seating.js").Box} mat @param {number} foot @param {import("./seating.js").Box[]} taken @param {{w: number, h: number}} felt */
  roomFor(bubble, mat, foot, taken, felt) {
    for (const width of WIDTHS) {
      bubble.classList.remove(...WIDTHS.filter(Boolean));
      if (width) bubble.classList.add(width);
      const size = { w: bubble.offsetWidth, h: bubble.offsetHeight };
      const place = placeBubble(size, mat, foot, taken, felt);
      if (!place.covers) return { ...place, ...size };
    }
    return null;
  }

  /** There is no free felt. @param {HTMLElement} bubble */
  raise(bubble) {
    bubble.classList.remove(...LOOKS);
    bubble.classList.add("is-above");
    this.above.append(bubble);
    while (this.above.childElementCount > ABOVE) this.above.firstElementChild?.remove();
  }
}

/** @param {HTMLElement} bubble @param {import("./seating.js").Box & {tip: string}} place @param {import("./seating.js").Box} mat @param {{x: number, y: number}} holder */
function stand(bubble, { x, y, w, h, tip: side }, mat, holder) {
  const across = side === "up" || side === "down";
  const at = across ? mat.x + mat.w / 2 - x : mat.y + mat.h / 2 - y;
  const tip = Math.max(12, Math.min(at, (across ? w : h) - 12));
  bubble.classList.add(`tip-${side}`);
  for (const [name, value] of Object.entries({ left: x - holder.x, top: y - holder.y, tip })) bubble.style.setProperty(`--${name}`, `${value}px`);
}

// Where somebody's words stand: beside them, on free felt. Pure arithmetic.

/** @typedef {import("./seating.js").Box} Box */

/** From a mat to the words of whoever sits there, in px: room for the tip, and how wide that is. */
const TIP = 10;
const WIDE = 18;
const STEP = 6;

/**
 * The nearest place for a bubble that covers nothing, or as little as can be.
 * @param {{w: number, h: number}} size
 * @param {Box} mat  whose words they are
 * @param {number} foot  where everything ends that is written below the mat: words stand there or beside, and never on a name
 * @param {Box[]} taken  what should not be covered
 * @param {{w: number, h: number}} felt
 * @returns {{x: number, y: number, tip: "left"|"right"|"up"|"down", covers: number}}
 */
export function placeBubble(size, mat, foot, taken, felt) {
  const [cx, cy] = [mat.x + mat.w / 2, mat.y + mat.h / 2];
  /** @type {{x: number, y: number, tip: "left"|"right"|"up"|"down", covers: number, far: number}|null} */
  let best = null;
  for (const { x, y, tip } of around(size, mat, foot)) {
    if (x < 2 || y < 2 || x + size.w > felt.w - 2 || y + size.h > felt.h - 2) continue;
    const point = tipOf({ x, y, ...size }, tip, cx, cy);
    const covers = taken.reduce((sum, box) => sum + shared({ x, y, ...size }, box) + shared(point, box), 0);
    const far = Math.hypot(x + size.w / 2 - cx, y + size.h / 2 - cy);
    if (!best || covers < best.covers - 1 || (covers < best.covers + 1 && far < best.far)) best = { x, y, tip, covers, far };
  }
  return best ?? { x: within(cx - size.w / 2, felt.w - size.w), y: within(foot, felt.h - size.h), tip: "up", covers: Infinity };
}

/** @param {number} at @param {number} most */
const within = (at, most) => Math.max(2, Math.min(at, most - 2));

/**
 * What the tip of a bubble takes.
 * @param {Box} box @param {"left"|"right"|"up"|"down"} tip @param {number} cx @param {number} cy  the middle of the mat
 * @returns {Box}
 */
function tipOf({ x, y, w, h }, tip, cx, cy) {
  const along = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ long) =>
    Math.max(from + 12, Math.min(at, from + long - 12)) - WIDE / 2;
  if (tip === "left" || tip === "right") return { x: tip === "left" ? x - TIP + 1 : x + w, y: along(cy, y, h), w: TIP - 1, h: WIDE };
  return { x: along(cx, x, w), y: tip === "up" ? y - TIP + 1 : y + h, w: WIDE, h: TIP - 1 };
}

/**
 * Every place at the four sides of a mat.
 * @param {{w: number, h: number}} size @param {Box} mat @param {number} foot
 * @returns {Generator<{x: number, y: number, tip: "left"|"right"|"up"|"down"}>}
 */
function* around({ w, h }, mat, foot) {
  const [right, bottom] = [mat.x + mat.w, mat.y + mat.h];
  for (let far = TIP; far < TIP + 40; far += 2 * STEP) {
    for (let y = mat.y - h + 18; y <= bottom - 18; y += STEP) {
      yield { x: right + far, y, tip: "left" };
      yield { x: mat.x - far - w, y, tip: "right" };
    }
    for (let x = mat.x - w + 22; x <= right - 22; x += STEP) {
      yield { x, y: Math.max(bottom, foot) + far, tip: "up" };
      yield { x, y: mat.y - far - h, tip: "down" };
    }
  }
}

/** The area that two boxes share. @param {Box} one @param {Box} two */
function shared(one, two) {
  const w = Math.min(one.x + one.w, two.x + two.w) - Math.max(one.x, two.x);
  const h = Math.min(one.y + one.h, two.y + two.h) - Math.max(one.y, two.y);
  return w > 0 && h > 0 ? w * h : 0;
}
