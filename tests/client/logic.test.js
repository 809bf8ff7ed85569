/** Small pure modules: films, decisive moments, moves as hands make them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { decisiveRound, leadOf } from "/static/logic/decisive.js";
import { matchesIn } from "/static/logic/replay.js";
import { rangeOf, seatOf, together } from "/static/logic/moves.js";

test("a lead is counted as the game counts", () => {
  assert.equal(leadOf([10, 4, 7], 0, false), 3);
  assert.equal(leadOf([10, 4, 7], 1, true), 3);
});

test("the round that decided is the one in which the lead grew most", () => {
  const rows = [
    { round: 1, points: [5, 0], totals: [5, 0] },
    { round: 2, points: [0, 20], totals: [5, 20] },
    { round: 3, points: [1, 3], totals: [6, 23] },
  ];
  assert.deepEqual(decisiveRound(rows, 1, false), { round: 2, gain: 20, seat: 1, points: 20, tookLead: true });
  assert.equal(decisiveRound(rows.slice(0, 1), 1, false), null);
});

test("moves are read by what they point at", () => {
  assert.equal(seatOf("rob seat 2"), 2);
  assert.equal(seatOf("vote seat 2 over seat 1"), null);
  assert.deepEqual(rangeOf("bid", ["bid 3", "bid 5", "pass"]), { least: 3, most: 5 });
  assert.equal(rangeOf("bid", ["pass"]), null);
  assert.equal(together("pass", ["g2", "r7"]), "pass g2 r7");
});

test("a file of records has matches with the numbers of their lines", () => {
  const file = '{"type":"match","game":"a","names":["x"]}\n{"move":1}\n{"type":"match","game":"b","names":[]}';
  const found = matchesIn(file);
  assert.deepEqual(found.map(({ first, game }) => [first, game]), [[1, "a"], [3, "b"]]);
  assert.equal(found[0].record.split("\n").length, 2);
  assert.deepEqual(matchesIn("no record").map(({ game }) => game), [null]);
});
