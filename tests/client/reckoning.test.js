/** What a scored round means, and how long its page may lie on the table. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  apart,
  dearest,
  leadIn,
  nearestTo,
  rowsOf,
  scaleOf,
  storyOf,
  timeBefore,
  timeToRead,
} from "/static/table/state/reckoning.js";

const SHARE = { heaps: [], entries: [], tricks: [], laid: [], value: null };
const reckoning = (points, totals) => ({ round: 2, points, totals, shares: points.map(() => SHARE) });

test("the best come first, and equal ones share a place", () => {
  const rows = rowsOf(reckoning([13, 1, 4, 4], [20, 5, 9, 9]), [7, 4, 5, 5], { lowWins: true });
  assert.deepEqual(rows.map(({ seat, place, was }) => [seat, place, was]), [[1, 1, 4], [2, 2, 5], [3, 2, 5], [0, 4, 7]]);
  assert.deepEqual(rowsOf(reckoning([1, 2], [3, 8]), [2, 6], { lowWins: false }).map(({ seat }) => seat), [1, 0]);
});

test("what counts besides the points moves where somebody stands", () => {
  const standing = (total, seat) => ({ value: total - 2 * [8, 0][seat], sum: `${total}` });
  const [first] = rowsOf(reckoning([5, 0], [10, 4]), [5, 4], { lowWins: true, standing });
  assert.deepEqual([first.seat, first.total, first.was], [0, -6, -11]);
});

test("a lead is told from where the reader stands", () => {
  const rows = rowsOf(reckoning([0, 0, 0], [20, 5, 9]), [20, 5, 9], { lowWins: true });
  assert.deepEqual(leadIn(rows, 0), { leaders: [1], next: [2], gap: 15 });
  assert.deepEqual(leadIn(rows, 1), { leaders: [1], next: [2], gap: 4 });
  assert.deepEqual(nearestTo([20, 5, 9], 29), { seats: [0], missing: 9 });
});

test("the dearest trick names what took it and what was thrown in", () => {
  const tricks = [
    { number: 3, points: 1, cards: ["k1", "g2"], seats: [0, 1] },
    { number: 9, points: 12, cards: ["g11", "k7", "k8"], seats: [1, 2, 0] },
  ];
  const heaps = [{ cards: ["k7"], each: 10, key: "" }, { cards: ["k8"], each: 2, key: "" }, { cards: ["k1"], each: 1, key: "" }];
  const found = dearest({ ...SHARE, heaps, tricks }, 1);
  assert.deepEqual([found.trick.number, found.card, found.dear, found.giver], [9, "g11", "k7", 2]);
  assert.equal(dearest(SHARE, 1), null);
});

test("a round's story ends with its scores", () => {
  const story = [{ kind: "a" }, { kind: "scores", round: 1 }, { kind: "b" }, { kind: "scores", round: 2 }, { kind: "c" }];
  assert.deepEqual(storyOf(story, 2).map(({ kind }) => kind), ["b", "scores"]);
  assert.deepEqual(storyOf(story.slice(0, 3), 2).map(({ kind }) => kind), ["b"]);
});

test("a ruler holds everybody, and its marks do not crowd the end", () => {
  const { from, to, labels } = scaleOf([-8, 40, 141], 150);
  assert.ok(from <= -8 && to >= 150 && labels.includes(150) && labels.length < 10);
  assert.ok(labels.every((at, i) => !i || at - labels[i - 1] >= 20));
  const places = apart([10, 12, 300, 301], 30, 320);
  assert.ok(places.every((at, i) => (!i || at - places[i - 1] >= 30) && at <= 305));
});

test("an answer keeps half of its time, and fifteen seconds at least", () => {
  const decision = { number: 1, opened: 0, deadline: 60_000 };
  assert.equal(timeBefore(decision, 0), 30_000);
  assert.equal(timeBefore(decision, 40_000), 0);
  assert.equal(timeBefore({ ...decision, deadline: 20_000 }, 0), 5000);
  assert.equal(timeBefore({ ...decision, deadline: null }, 0), null);
});

test("the page waits for one, not for long while others do", () => {
  const seats = (kind, presence = "here") => ({ seats: [{ kind: "person", presence: "here" }, { kind, presence }] });
  const now = { view: { seat: 0, awaiting: [0] }, decision: null, resting: false, now: 0, least: 3000 };
  assert.equal(timeToRead({ ...now, company: seats("bot") }), null);
  assert.equal(timeToRead({ ...now, company: seats("person", "away") }), null);
  assert.equal(timeToRead({ ...now, company: seats("person") }), 30_000);
  assert.equal(timeToRead({ ...now, company: seats("bot"), decision: { opened: 0, deadline: 16_000 } }), 3000);
  assert.equal(timeToRead({ ...now, company: seats("bot"), resting: true }), 8000);
});
