/**
 * What plots are drawn with: a pen with a tremor, marks, brackets and lines, on squared paper. Nothing here knows what is plotted.
 *
 * An estimate is a mark in a bracket that covers the true value in 95 of 100 cases; nobody is told apart by colour alone, but by the line and the
 * shape of their mark; no axis hides that it begins elsewhere than at zero. Figures and coordinates come out as text for `nodeOf`.
 */

import { escapeText } from "./card.js";
import { nodeOf } from "../dom.js";

/** A point on paper: right, down. @typedef {[number, number]} Point */
/** How somebody's line and mark look. @typedef {{ink: string, shape: keyof typeof SHAPES, fill: string, dash: string}} Hand */
/** An estimate and where it lies for certain. @typedef {{mean: number, low: number, high: number}} Estimate */
/** Where an axis begins and ends, and what is written at it. @typedef {{from: number, to: number, ticks: number[], digits: number}} Scale */

/** A number with one digit, as paths want it. @param {number} value */
export const short = (value) => Math.round(value * 10) / 10;

/** Chance that is always the same. @param {number} seed  a small whole number */
function dice(seed) {
  let state = (seed * 2654435761) % 4294967296 || 1;
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
}

/**
 * The path of a line through points as a hand draws it: short strokes with a little tremor, joined softly.
 * @param {Point[]} points
 * @param {{tremor?: number, seed?: number, stroke?: number}} [how]  how far it goes astray, which chance, how long a stroke is
 */
export function pen(points, { tremor = 0.7, seed = 7, stroke = 13 } = {}) {
  const roll = dice(seed);
  /** @type {Point[]} */
  const out = points.slice(0, 1);
  for (let i = 1; i < points.length; i++) {
    const [[fromX, fromY], [x, y]] = [points[i - 1], points[i]];
    const [right, down] = [x - fromX, y - fromY];
    const length = Math.hypot(right, down) || 1;
    const strokes = Math.max(1, Math.round(length / stroke));
    for (let k = 1; k <= strokes; k++) {
      const astray = (roll() - 0.5) * 2 * tremor * (k === strokes ? 0.35 : 1);
      const part = k / strokes;
      out.push([fromX + right * part - (down / length) * astray, fromY + down * part + (right / length) * astray]);
    }
  }
  let path = `M${short(out[0][0])} ${short(out[0][1])}`;
  for (let i = 1; i < out.length - 1; i++) {
    const [[x, y], [nextX, nextY]] = [out[i], out[i + 1]];
    path += `Q${short(x)} ${short(y)} ${short((x + nextX) / 2)} ${short((y + nextY) / 2)}`;
  }
  const [endX, endY] = out[out.length - 1];
  return `${path}L${short(endX)} ${short(endY)}`;
}

/** The outlines of marks, around a point. @type {Record<"circle"|"square"|"triangle"|"lozenge", (x: number, y: number, size: number) => string>} */
const SHAPES = {
  circle: (x, y, s) =>
    `M${short(x - s)} ${short(y)}a${s} ${s} 0 1 0 ${short(2 * s)} 0a${s} ${s} 0 1 0 ${short(-2 * s)} 0Z`,
  square: (x, y, s) =>
    `M${short(x - s * 0.9)} ${short(y - s * 0.9)}h${short(1.8 * s)}v${short(1.8 * s)}h${short(-1.8 * s)}Z`,
  triangle: (x, y, s) =>
    `M${short(x)} ${short(y - s * 1.15)}L${short(x + s * 1.08)} ${short(y + s * 0.8)}H${short(x - s * 1.08)}Z`,
  lozenge: (x, y, s) =>
    `M${short(x)} ${short(y - s * 1.3)}L${short(x + s)} ${short(y)}L${short(x)} ${short(y + s * 1.3)}L${short(x - s)} ${short(y)}Z`,
};

/** The hands of up to four who share a plot; the first is the reader's. @type {Hand[]} */
export const HANDS = [
  { ink: "var(--pencil)", shape: "circle", fill: "var(--pencil)", dash: "" },
  { ink: "var(--wax)", shape: "square", fill: "var(--wax)", dash: "7 5" },
  { ink: "var(--ok)", shape: "triangle", fill: "var(--paper)", dash: "1 4.5" },
  { ink: "var(--brass-ink)", shape: "lozenge", fill: "var(--paper)", dash: "9 4 1 4" },
];

/** Somebody's mark. @param {Hand} hand @param {number} x @param {number} y @param {number} [size] */
export const mark = ({ ink, shape, fill }, x, y, size = 4.6) =>
  `<path class="plot-mark" d="${SHAPES[shape](x, y, size)}" fill="${fill}" stroke="${ink}"/>`;

/** Somebody's line. @param {Hand} hand @param {Point[]} points @param {{tremor?: number, seed?: number, stroke?: number}} [how] */
export const line = ({ ink, dash }, points, how = { tremor: 0.5, stroke: 8 }) =>
  `<path class="plot-line" d="${pen(points, how)}" stroke="${ink}"${dash ? ` stroke-dasharray="${dash}"` : ""}/>`;

/** A small picture of somebody's mark, for words and keys. @param {Hand} hand */
export const markIcon = (hand) =>
  nodeOf(
    `<svg class="plot-icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">${mark(hand, 8, 8, 5)}</svg>`,
  );

/**
 * An axis that holds some values, with round numbers on it.
 * @param {number[]} values
 * @param {{count?: number, least?: number, most?: number, room?: number}} [how]  about how many numbers; what it never goes beyond; the least it shows, so that
 *   a difference of nothing is not drawn as a large one
 * @returns {Scale}
 */
export function scaleOf(values, { count = 5, least = -Infinity, most = Infinity, room = 0 } = {}) {
  const known = values.filter(Number.isFinite);
  let [low, high] = known.length ? [Math.min(...known), Math.max(...known)] : [0, 1];
  const missing = Math.max(room, Math.abs(high) * 1e-6, 1e-6) - (high - low);
  if (missing > 0) [low, high] = [low - missing / 2, high + missing / 2];
  low = Math.max(least, low - (high - low) * 0.04);
  high = Math.min(most, high + (high - low) * 0.04);
  const raw = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= raw * 0.8) ?? 10);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
  return {
    from: ticks[0],
    to: ticks[ticks.length - 1],
    ticks,
    digits: Math.max(0, -Math.floor(Math.log10(step) + 1e-9)),
  };
}

/** The width of a letter at an axis, and the room between what stands there, in px. */
const LETTER = 6.5;
const BETWEEN = 3;
/** How far what stands at the ends of an axis goes beyond them, in px. */
const BEYOND = [4, 8];

/** Which of the words along an axis can be written: none on the one before it, and the last in any case. @param {number[]} at  where their ticks are @param {string[]} words */
function written(at, words) {
  const last = at.length - 1;
  const begins = at.map((x, i) => x - (i === last ? words[i].length * LETTER - BEYOND[1] : i ? (words[i].length * LETTER) / 2 : BEYOND[0]));
  /** @type {number[]} */
  const kept = [];
  const isFree = (/** @type {number} */ i) => {
    const before = kept[kept.length - 1];
    return before === undefined || begins[before] + words[before].length * LETTER + BETWEEN <= begins[i];
  };
  for (const i of at.keys()) {
    while (i === last && !isFree(i)) kept.pop();
    if (isFree(i)) kept.push(i);
  }
  return kept;
}

/**
 * The axis below a plot.
 * @param {Scale} scale
 * @param {(value: number) => number} x
 * @param {number} base  how far down it lies
 * @param {(value: number, last: boolean) => string} says  what stands at a tick
 */
export function axis(scale, x, base, says) {
  const ends = [x(scale.from), x(scale.to)];
  const words = scale.ticks.map((value, i) => says(value, i === scale.ticks.length - 1));
  const kept = new Set(written(scale.ticks.map(x), words));
  const ticks = scale.ticks.map((value, i) => {
    const last = i === scale.ticks.length - 1;
    const mark = `<path class="axis-line" d="M${short(x(value))} ${base}v5"/>`;
    if (!kept.has(i)) return mark;
    return `${mark}<text x="${short(x(value))}" y="${base + 19}" text-anchor="${last ? "end" : i ? "middle" : "start"}"${last ? ` dx="${BEYOND[1]}"` : i ? "" : ` dx="-${BEYOND[0]}"`}>${escapeText(words[i])}</text>`;
  });
  return `<path class="axis-line" d="${pen(
    [
      [ends[0] - 6, base],
      [ends[1] + 6, base],
    ],
    { seed: 5, tremor: 0.5 },
  )}"/>${ticks.join("")}`;
}

/** An estimate as a hand brackets it. @param {Hand} hand @param {Estimate} estimate @param {(value: number) => number} x @param {number} y @param {number} seed */
function bracket(hand, { mean, low, high }, x, y, seed) {
  const [left, right] = [short(x(low)), short(x(high))];
  const between = pen(
    [
      [left, y],
      [right, y],
    ],
    { seed, tremor: 0.4 },
  );
  return `<path class="plot-bracket" d="${between}M${left} ${y - 5}v10M${right} ${y - 5}v10" stroke="${hand.ink}"/>${mark(hand, x(mean), y)}`;
}

/**
 * Estimates below each other on one axis; a row with several hands is one for each, close together.
 * @param {{name?: string, estimates: (Estimate|null)[]}[]} rows  an estimate that is still missing is null
 * @param {{wide?: number, scale: Scale, hands?: Hand[], names?: number, fair?: number|null, says: (value: number, last: boolean) => string, label: string}} how  `names` is the
 *   room for the names of rows, `fair` where a dashed line stands, `label` what is read out
 * @returns {SVGElement}
 */
export function brackets(rows, { wide = 320, scale, hands = HANDS, names = 0, fair = null, says, label }) {
  const left = names + 12;
  const x = (/** @type {number} */ value) =>
    left + ((value - scale.from) / (scale.to - scale.from || 1)) * (wide - left - 18);
  const gap = names ? 11 : 28;
  const most = Math.max(...rows.map(({ estimates }) => estimates.length));
  const row = gap * most + (names ? 4 : 0);
  const base = 16 + rows.length * row;
  const inside = (/** @type {number} */ value) => Math.min(scale.to, Math.max(scale.from, value));
  const ink = rows.flatMap(({ name, estimates }, i) => {
    const top = 16 + i * row;
    const middle = top + ((estimates.length - 1) * gap) / 2;
    return [
      name ? `<text class="row-name" x="0" y="${short(middle + 4)}">${escapeText(name)}</text>` : "",
      ...estimates.map((each, k) =>
        each && Number.isFinite(each.mean)
          ? bracket(
              hands[k],
              { mean: inside(each.mean), low: inside(each.low), high: inside(each.high) },
              x,
              top + k * gap,
              3 + i + 10 * k,
            )
          : "",
      ),
    ];
  });
  const dashed = fair === null ? "" : `<path class="fair-line" d="M${short(x(fair))} 4V${base}"/>`;
  return picture(wide, base + 26, label, dashed + axis(scale, x, base, says) + ink.join(""));
}

/**
 * Lines over one axis, each with a few marks by which it is known without colour.
 * @param {{points: Point[], marks?: Point[], hand?: Hand}[]} lines  in values: across, and up
 * @param {{wide?: number, high?: number, across: Scale, up: {from: number, to: number}, fair?: number|null, says: (value: number, last: boolean) => string, label: string, more?: string}} how  `fair` is a
 *   dashed line at some height, `more` further drawings in the same room
 * @returns {SVGElement}
 */
export function curves(lines, { wide = 320, high = 132, across, up, fair = null, says, label, more = "" }) {
  const base = high - 26;
  const x = (/** @type {number} */ value) =>
    12 + ((value - across.from) / (across.to - across.from || 1)) * (wide - 30);
  const y = (/** @type {number} */ value) => base - 2 - ((value - up.from) / (up.to - up.from || 1)) * (base - 10);
  const ink = lines.map(({ points, marks = [], hand = HANDS[0] }, i) => {
    const drawn = /** @type {Point[]} */ (points.map(([right, above]) => [x(right), y(above)]));
    return (
      (drawn.length > 1 ? line(hand, drawn, { tremor: 0.5, stroke: 8, seed: 4 + 5 * i }) : "") +
      marks.map(([right, above]) => mark(hand, x(right), y(above), 4.2)).join("")
    );
  });
  const dashed = fair === null ? "" : `<path class="fair-line" d="M6 ${short(y(fair))}H${wide - 6}"/>`;
  return picture(wide, high, label, dashed + axis(across, x, base, says) + ink.join("") + more);
}

/** A plot: one picture, with its numbers for those who do not see it. @param {number} wide @param {number} high @param {string} label @param {string} ink @returns {SVGElement} */
export function picture(wide, high, label, ink) {
  const svg = nodeOf(`<svg class="plot" viewBox="0 0 ${wide} ${high}" role="img">${ink}</svg>`);
  svg.setAttribute("aria-label", label);
  return svg;
}
