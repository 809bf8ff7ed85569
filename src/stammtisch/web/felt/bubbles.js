/** What people say: beside them on free felt; where there is none, on the beam above it, with their face. */

import { drawFace, ringOf } from "../art/faces.js";
import { all, el } from "../dom.js";
import { onLanguage } from "../words/index.js";
import { placeBubble } from "../logic/bubbles.js";

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

  /** Where a bubble covers nothing, as wide as may be. @param {HTMLElement} bubble @param {import("../logic/seating.js").Box} mat @param {number} foot @param {import("../logic/seating.js").Box[]} taken @param {{w: number, h: number}} felt */
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

/** @param {HTMLElement} bubble @param {import("../logic/seating.js").Box & {tip: string}} place @param {import("../logic/seating.js").Box} mat @param {{x: number, y: number}} holder */
function stand(bubble, { x, y, w, h, tip: side }, mat, holder) {
  const across = side === "up" || side === "down";
  const at = across ? mat.x + mat.w / 2 - x : mat.y + mat.h / 2 - y;
  const tip = Math.max(12, Math.min(at, (across ? w : h) - 12));
  bubble.classList.add(`tip-${side}`);
  for (const [name, value] of Object.entries({ left: x - holder.x, top: y - holder.y, tip })) bubble.style.setProperty(`--${name}`, `${value}px`);
}
