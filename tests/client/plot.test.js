/** The pen and its axes: `node --test`. */

import assert from "node:assert/strict";
import { test } from "node:test";

/** Elements are not asked for here. @type {any} */
const page = { createElement: () => ({ set innerHTML(/** @type {string} */ source) { this.content = { firstElementChild: { source, setAttribute() {} } }; } }) };
/** @type {any} */ (globalThis).document = page;
const { brackets, curves, HANDS, pen, scaleOf } = await import("/static/shared/art/plot.js");

const plain = (/** @type {number} */ value) => String(value);

test("a line begins and ends where it should, and never goes far astray", () => {
  const path = pen([[0, 50], [300, 50]], { tremor: 0.7 });
  assert.match(path, /^M0 50Q/);
  const heights = [...path.matchAll(/-?[\d.]+/g)].map(Number).filter((_, i) => i % 2);
  assert.ok(heights.length > 10 && heights.every((y) => Math.abs(y - 50) < 0.8));
  assert.ok(new Set(heights).size > 3, "it trembles");
  assert.equal(pen([[0, 50], [300, 50]], { tremor: 0.7 }), path, "the same line every time");
  assert.ok(!pen([[4, 4], [4, 4]]).includes("NaN"));
});

test("an axis has round numbers around its values, and room where they hardly differ", () => {
  assert.deepEqual(scaleOf([22.3, 29.8], { count: 4 }).ticks, [22, 24, 26, 28, 30, 32]);
  const close = scaleOf([20, 20.001], { room: 4 });
  assert.ok(close.to - close.from >= 4);
  assert.ok(scaleOf([0.2, 3], { least: 0 }).from === 0);
  assert.ok(scaleOf([99, 100], { most: 100, room: 1 }).to === 100);
  assert.equal(scaleOf([3.03, 3.09]).digits, 2);
  for (const odd of [[], [0], [7, 7], [NaN, 3], [-4, -4.0001], [1e6, 1e6 + 1]]) {
    const { from, to, ticks } = scaleOf(odd);
    assert.ok(from < to && ticks.length > 1 && ticks.length < 12, `${odd}: ${ticks}`);
  }
});

test("numbers at an axis do not stand on each other, and the last is there in any case", () => {
  const across = { from: 0, to: 125, ticks: [0, 60, 63, 90, 121, 125], digits: 0 };
  const { source } = /** @type {any} */ (curves([], { wide: 310, across, up: { from: 0, to: 100 }, says: plain, label: "" }));
  assert.deepEqual([...source.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => number), ["0", "60", "90", "125"]);
  assert.equal(source.match(/v5"/g).length, 6, "all have their mark");
});

test("what is missing is left out, what is out of sight stays in, and names are only text", () => {
  const scale = { from: 0, to: 10, ticks: [0, 5, 10], digits: 0 };
  const { source } = /** @type {any} */ (
    brackets([{ name: "<b>&", estimates: [{ mean: 5, low: -90, high: 90 }, null] }], { scale, says: plain, label: "" })
  );
  assert.equal(source.match(/plot-mark/g).length, 1);
  assert.ok(source.includes("&lt;b&gt;&amp;") && !source.includes("NaN"));
  const across = [...source.matchAll(/M([\d.-]+) /g)].map(([, x]) => Number(x));
  assert.ok(across.every((x) => x >= 0 && x <= 320));
});

test("no two hands share a line or a shape", () => {
  assert.equal(new Set(HANDS.map(({ dash }) => dash)).size, HANDS.length);
  assert.equal(new Set(HANDS.map(({ shape }) => shape)).size, HANDS.length);
  const { source } = /** @type {any} */ (
    curves(
      HANDS.map((hand, i) => ({ hand, points: [[0, i], [5, i + 1]], marks: [[5, i + 1]] })),
      { across: scaleOf([0, 5]), up: { from: 0, to: 5 }, says: plain, label: "" },
    )
  );
  assert.equal(source.match(/plot-line/g).length, 4);
});
