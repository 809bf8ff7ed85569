/**
 * Things move as if a hand moved them. What lies on the table or in the hand has a key; after a change each thing
 * goes from where it was to where it is. Only `translate`, `rotate`, `scale` and `opacity` are animated.
 */

import { drawCard } from "../../shared/art/card.js";
import { all, el, nodeOf } from "../../shared/dom.js";

/** @typedef {{x: number, y: number}} Point */

const EASE = "cubic-bezier(.2, .8, .25, 1)";
const DROP = "cubic-bezier(.3, 1.35, .5, 1)";
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Motion {
  /**
   * @param {HTMLElement} root  the table
   * @param {{over: HTMLElement, arms: HTMLElement, under: HTMLElement}} layers  where flying things, hands on cards, and
   *   arms beneath the mats are drawn
   */
  constructor(root, layers) {
    this.root = root;
    this.layers = layers;
    this.layer = layers.over;
    this.speed = 1;
  }

  /** Where everything with a key, and every place that things come from, is now. */
  look() {
    /** @type {Map<string|undefined, DOMRect>} */
    const rects = new Map();
    for (const element of all(this.root, "[data-key], [data-anchor]")) {
      const rect = element.getBoundingClientRect();
      if (rect.width) rects.set(element.dataset.key ?? element.dataset.anchor, rect);
    }
    for (const button of all(this.root, ".hands .held")) {
      const key = `hand:${button.dataset.card}`;
      if (!rects.has(key)) rects.set(key, button.getBoundingClientRect());
    }
    return rects;
  }

  /** Bring every keyed thing from its old place; new ones come from where `data-from` says. @param {Map<string|undefined, DOMRect>} before */
  settle(before) {
    if (still()) return;
    for (const element of all(this.root, "[data-key]")) {
      const now = element.getBoundingClientRect();
      const was = before.get(element.dataset.key);
      const from =
        was ??
        (element.dataset.from ?? "")
          .split(" ")
          .map((key) => before.get(key))
          .find(Boolean);
      if (!from || !now.width) continue;
      const [dx, dy] = [middle(from).x - middle(now).x, middle(from).y - middle(now).y];
      if (Math.hypot(dx, dy) < 3) continue;
      const scale = was ? 1 : Math.max(0.3, Math.min(1, from.width / now.width));
      element.animate(
        [
          { translate: `${dx}px ${dy}px`, scale },
          { translate: "0 0", scale: 1 },
        ],
        { duration: this.ms(320), easing: EASE, composite: "replace" },
      );
    }
  }

  /** Whatever is on its way is there; what goes on for ever goes on. */
  finish() {
    this.speed = 40;
    for (const run of this.root.getAnimations({ subtree: true }))
      if (Number.isFinite(run.effect?.getComputedTiming().endTime)) run.finish();
  }

  /** @param {number} usual */
  ms(usual) {
    return usual / this.speed;
  }

  /** @param {string} anchor */
  place(anchor) {
    const found = this.root.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
    const rect = found?.getBoundingClientRect();
    return rect && (rect.width || anchor === "centre") ? middle(rect) : null;
  }

  /** Cards fly from one place to another. @param {string} game @param {import("../state/scenes.js").Flight[]} flights */
  async fly(game, flights) {
    if (still()) return;
    const all = [];
    for (const { card, from, to, many = 1 } of flights) {
      const [start, end] = [this.place(from), this.place(to)];
      if (!start || !end) continue;
      for (let i = 0; i < many; i++) all.push(this.flight(drawCard(game, card, { label: false }), start, end, i));
    }
    await Promise.all(all);
  }

  /** @param {Element} svg @param {Point} start @param {Point} end @param {number} order */
  flight(svg, start, end, order) {
    const card = el("span.flying", {}, svg);
    this.layer.append(card);
    const box = this.layer.getBoundingClientRect();
    const at = (/** @type {Point} */ point) => `${point.x - box.x}px ${point.y - box.y}px`;
    const run = card.animate(
      [
        { translate: at(start), opacity: 1, rotate: "-4deg" },
        { translate: at(end), opacity: 1, rotate: "5deg", offset: 0.85 },
        { translate: at(end), opacity: 0, rotate: "5deg" },
      ],
      { duration: this.ms(520), delay: this.ms(order * 70), easing: EASE, fill: "both" },
    );
    return run.finished.catch(() => {}).then(() => card.remove());
  }

  /**
   * Everything that matches goes to a place and is gone: a trick to its taker.
   * @param {HTMLElement[]} elements
   * @param {string} to
   */
  async sweep(elements, to) {
    const end = this.place(to);
    if (still() || !end) return;
    await Promise.all(
      [...elements].map((element) => {
        const from = middle(element.getBoundingClientRect());
        return element
          .animate(
            [
              { translate: "0 0", scale: 1, opacity: 1 },
              { translate: `${end.x - from.x}px ${end.y - from.y}px`, scale: 0.4, opacity: 0.2 },
            ],
            { duration: this.ms(480), easing: EASE, fill: "forwards" },
          )
          .finished.catch(() => {});
      }),
    );
  }

  /**
   * An arm across the table: the sleeve has the colour of whoever reaches.
   * @param {string} ink
   * @param {string|Point} from
   * @param {string|Point} to
   */
  async reach(ink, from, to, { hold = 700, label = "", short = 38, over = false } = {}) {
    const [start, end] = [
      typeof from === "string" ? this.place(from) : from,
      typeof to === "string" ? this.place(to) : to,
    ];
    if (!start || !end) return;
    const box = this.layer.getBoundingClientRect();
    const away = Math.hypot(end.x - start.x, end.y - start.y) - short;
    const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI + 90;
    const arm = el("span.arm", { class: `face ink-${ink}` });
    arm.append(
      nodeOf(
        `<svg viewBox="-40 -80 80 ${Math.round(away * 1.25) + 80}" width="64" aria-hidden="true"><path d="M-15 0H15L22 ${Math.round(away * 1.25)}H-22Z" fill="var(--c-spot)" stroke="var(--c-ink)" stroke-width="2.8"/><use href="#g-palm"/><use href="#g-cuff"/></svg>`,
      ),
    );
    const turn = el("span.arm-turn", {}, arm);
    turn.style.translate = `${start.x - box.x}px ${start.y - box.y}px`;
    turn.style.rotate = `${angle}deg`;
    (over ? this.layers.arms : this.layers.under).append(turn);
    const tag = label ? el("span.ms", {}, label) : null;
    if (tag) {
      tag.style.translate = `calc(${start.x + (end.x - start.x) * 0.5 - box.x}px - 50%) calc(${start.y + (end.y - start.y) * 0.5 - box.y}px - 50%)`;
      this.layer.append(tag);
    }
    const out = `0 ${-away}px`;
    const quick = still();
    const come = arm.animate([{ translate: "0 60px" }, { translate: out }], {
      duration: quick ? 1 : this.ms(260),
      easing: DROP,
      fill: "forwards",
    });
    await come.finished.catch(() => {});
    await new Promise((done) => setTimeout(done, this.ms(hold)));
    if (!quick)
      await arm
        .animate([{ translate: out }, { translate: "0 60px" }], {
          duration: this.ms(300),
          easing: EASE,
          fill: "forwards",
        })
        .finished.catch(() => {});
    turn.remove();
    if (tag) tag.remove();
  }
}

/** @param {DOMRect} rect @returns {Point} */
function middle(rect) {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}
