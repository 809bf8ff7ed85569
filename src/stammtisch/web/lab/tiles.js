/** What a study has found, as tiles of squared paper: a sentence, a plot, and the difference with its error. */

import { brackets, curves, HANDS, scaleOf } from "../shared/art/plot.js";
import { el } from "../shared/dom.js";
import { amount, changed, direction, isFixed, marksAt, message, reading, scaled, unitOf } from "./study.js";
import { number, t } from "../shared/words/index.js";

/** @import {Findings, Measure} from "./study.js" */

/** Rings for A, squares for B, and other shapes for further values. @type {import("../shared/art/plot.js").Hand[]} */
export const MARKS = [
  { ...HANDS[0], fill: "var(--paper)" },
  ...HANDS.slice(1),
  { ...HANDS[0], shape: "square" },
  { ...HANDS[1], shape: "circle", fill: "var(--paper)" },
];

export class Tiles {
  constructor() {
    /** Axes stay where they are while brackets close in. @type {Map<string, import("../shared/art/plot.js").Scale>} */
    this.scales = new Map();
    /** @type {string[]} */
    this.order = [];
    /** @type {(which: number) => string} */
    this.called = String;
  }

  /**
   * @param {import("./study.js").Findings} findings
   * @param {boolean} finished  until then tiles stay where they are
   * @param {(which: number) => string} called  what a setting is called
   */
  draw(findings, finished, called) {
    this.called = called;
    if (!this.order.length || finished) this.order = findings.measures.map(({ name }) => name);
    const place = (/** @type {Measure} */ { name }) => this.order.indexOf(name) + 1 || 99;
    const measures = [...findings.measures].sort((one, two) => place(one) - place(two));
    return el(
      "section.tiles",
      { "aria-label": t("lab.closer") },
      measures.filter((each) => !isFixed(each)).map((each) => this.tile(findings, each)),
      this.seats(findings),
    );
  }

  /** An axis that does not move while it need not. @param {string} name @param {number[]} values @param {Parameters<typeof scaleOf>[1]} how */
  scale(name, values, how) {
    const old = this.scales.get(name);
    if (old && Math.min(...values) >= old.from && Math.max(...values) <= old.to) return old;
    const made = scaleOf(values, how);
    this.scales.set(name, made);
    return made;
  }

  /** @param {Measure} measure */
  estimates(measure) {
    const times = scaled(measure);
    return measure.values.map(
      (value) =>
        value && {
          mean: value.mean * times,
          low: (value.low ?? value.mean) * times,
          high: (value.high ?? value.mean) * times,
        },
    );
  }

  /** @param {Findings} findings @param {Measure} measure */
  tile(findings, measure) {
    const estimates = this.estimates(measure);
    const ends = estimates.flatMap((each) => (each ? [each.low, each.high] : []));
    const fair = measure.fair === null ? null : measure.fair * scaled(measure);
    const share = measure.unit === "share";
    const scale = this.scale(measure.name, [...ends, ...(fair === null ? [] : [fair])], {
      least: Math.min(...ends) >= 0 ? 0 : -Infinity,
      most: share ? 100 : Infinity,
      room: share ? 4 : 0.1,
    });
    const which = measure.strongest || 1;
    const difference = measure.differences[which];
    const seen = Boolean(difference?.telling);
    const title = message(findings, measure);
    const values = measure.values
      .map((value, i) => reading(measure, this.called(i), value))
      .join("; ");
    const plot = brackets([{ estimates }], {
      scale,
      hands: MARKS,
      fair,
      says: (value, last) => number(value, scale.digits) + (last ? unitOf(measure) : ""),
      label: t("lab.plot", { title, values }),
    });
    const spread =
      measure.name === "spread" && !measure.own && this.curves(findings, title, changed(measure, difference));
    return this.paper(
      title,
      seen ? t("lab.headline", { first: direction(findings, measure, which) }) : message(findings, measure, "says"),
      [spread, plot],
      changed(measure, difference),
      difference?.telling ? difference.mean : 0,
      measure.name,
    );
  }

  /** How the points of all seats are spread. @param {Findings} findings @param {string} title @param {string} values */
  curves({ points: { at, shares } }, title, values) {
    if (at.length < 2) return null;
    const most = Math.max(...shares.flat());
    const drawn = shares.map((share, i) => {
      const points = share.map((value, k) => /** @type {[number, number]} */ ([at[k], value]));
      return { points, marks: marksAt(points.length, i).map((k) => points[k]), hand: MARKS[i] };
    });
    return curves(drawn, {
      across: this.scale("points", at, {}),
      up: { from: 0, to: most },
      says: (value) => number(value),
      label: t("lab.plot", { title, values }),
    });
  }

  /** @param {Findings} findings */
  seats(findings) {
    const rows = findings.seats.map((measure, seat) => ({
      name: t("lab.seat", { n: seat + 1 }),
      estimates: this.estimates(measure),
    }));
    const fair = 100 / findings.players;
    const ends = rows.flatMap(({ estimates }) =>
      estimates.flatMap((each) => (each ? [each.low, each.high] : [])),
    );
    const scale = this.scale("seats", [...ends, fair], { least: 0, most: 100, room: 8 });
    const values = findings.seats
      .map(
        (measure, seat) =>
          `${rows[seat].name}${t("colon")}${measure.values.map((value, i) => `${this.called(i)} ${amount(measure, value?.mean ?? 0)}`).join(", ")}`,
      )
      .join("; ");
    const plot = brackets(rows, {
      scale,
      hands: MARKS,
      names: 64,
      fair,
      says: (value, last) => number(value, scale.digits) + (last ? "\u202f%" : ""),
      label: t("lab.plot", { title: t("lab.seats"), values }),
    });
    const strongest = findings.seats.find((each) => each.strongest);
    const difference = strongest?.differences[strongest.strongest] ?? null;
    const words = strongest
      ? `${t("lab.seat", { n: Number(strongest.name) + 1 })}${t("colon")}${changed(strongest, difference)}`
      : t("lab.none");
    return this.paper(t("lab.seats"), t("lab.seats.says"), [plot], words, difference?.mean ?? 0, "seats");
  }

  /** @param {string} title @param {string} says @param {import("../shared/dom.js").Child} plots @param {string} words @param {number} change @param {string} name */
  paper(title, says, plots, words, change, name) {
    const sign = change
      ? el("span.delta", { class: change < 0 ? "is-down" : "", "aria-hidden": "true" })
      : el("span.same-sign", { "aria-hidden": "true" }, "≈");
    return el(
      "section.tile.squared",
      { class: change ? "" : "is-same", data: { measure: name } },
      el("h3", {}, title),
      el("p.says", {}, says),
      plots,
      el("p.diff", {}, sign, words),
    );
  }
}
