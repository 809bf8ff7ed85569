/** The deal of the day, as far as it needs no page. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  columnsOf,
  glassOf,
  isDay,
  isoOf,
  monthOf,
  movesOf,
  partingOf,
  ranked,
  readResult,
  sameStep,
  shifted,
  spread,
  standing,
  streak,
  weeksOf,
  written,
} from "/static/deals/days.js";

test("days are those of the reader's own clock", () => {
  assert.equal(isoOf(new Date(2026, 10, 15, 0, 1)), "2026-11-15");
  assert.equal(isoOf(new Date(2026, 10, 15, 23, 59)), "2026-11-15");
  assert.equal(shifted("2026-03-01", -1), "2026-02-28");
  assert.equal(shifted("2026-03-29", 1), "2026-03-30"); // clocks are changed that night in many places
  assert.equal(monthOf("2026-01-31", 1), "2026-02-01");
  assert.equal(monthOf("2026-01-31", -1), "2025-12-01");
  assert.deepEqual(["2026-11-15", "2026-02-30", "2026-1-1", "", "today"].map(isDay), [true, false, false, false, false]);
});

test("par is half a point wide, and which side is good is the game's to say", () => {
  assert.deepEqual(standing(4, 7.2, true), { by: 3, way: "better", glass: "full" });
  assert.deepEqual(standing(4, 7.2, false), { by: 3, way: "worse", glass: "empty" });
  assert.deepEqual(standing(11, 7.2, true), { by: 4, way: "worse", glass: "empty" });
  assert.deepEqual(standing(11, 7.2, false), { by: 4, way: "better", glass: "full" });
  assert.deepEqual(standing(7, 7.5, true), { by: 0, way: "at", glass: "half" });
  assert.deepEqual(standing(7, 7.51, true), { by: 1, way: "better", glass: "full" });
});

const played = (day, points = 3, par = 5) => ({ game: { points, par, begun: day, lowWins: true } });

test("a streak counts days with any game, begun on their day, and today may still come", () => {
  const days = Object.fromEntries(["2026-11-12", "2026-11-13", "2026-11-14"].map((day) => [day, played(day)]));
  assert.equal(streak(days, "2026-11-14"), 3);
  assert.equal(streak(days, "2026-11-15"), 3);
  assert.equal(streak(days, "2026-11-16"), 0);
  days["2026-11-13"].game.begun = "2026-11-14"; // made up for later
  assert.equal(streak(days, "2026-11-15"), 1);
  days["2026-11-14"] = { game: { code: "x", begun: "2026-11-14" } }; // not played to its end
  assert.equal(streak(days, "2026-11-15"), 0);
});

test("the glass of a day is the fullest of its games; a day that was not played has none", () => {
  assert.equal(glassOf("2026-11-14", { a: played("2026-11-14", 9).game, b: played("2026-11-14", 5).game }), "half");
  assert.equal(glassOf("2026-11-14", { a: { ...played("2026-11-13").game } }), null);
  assert.equal(glassOf("2026-11-14"), null);
});

test("a month has its days under the right weekdays", () => {
  const weeks = weeksOf("2026-11-15");
  assert.equal(weeks.length, 6);
  assert.deepEqual(weeks[0], [null, null, null, null, null, null, "2026-11-01"]);
  assert.equal(weeks[5][0], "2026-11-30");
  assert.equal(weeksOf("2026-02-10").length, 5);
});

test("a friend's result comes through a link, and nothing else does", () => {
  const friend = { name: "Jörg ♠", face: 7, points: -4 };
  const text = written("2026-11-15", "zehn", friend);
  assert.match(text, /^[\w-]+$/);
  assert.deepEqual(readResult(text, "2026-11-15", "zehn"), friend);
  assert.equal(readResult(text, "2026-11-16", "zehn"), null);
  assert.equal(readResult(text, "2026-11-15", "klaumau"), null);
  const made = (...values) => btoa(JSON.stringify(values)).replace(/=+$/, "");
  for (const wrong of [
    "",
    "%%%",
    "x".repeat(500),
    made(1, "2026-11-15", "zehn", "", 0, 1),
    made(1, "2026-11-15", "zehn", "x".repeat(25), 0, 1),
    made(1, "2026-11-15", "zehn", "Ada", 0, 1.5),
    made(1, "2026-11-15", "zehn", "Ada", 0, 100000),
    made(2, "2026-11-15", "zehn", "Ada", 0, 1),
    made(1, "2026-11-15", "zehn", { html: 1 }, 0, 1),
    btoa("null"),
  ])
    assert.equal(readResult(wrong, "2026-11-15", "zehn"), null, wrong);
  const odd = written("2026-11-15", "zehn", { name: "A\u0000da\u202e", face: 1, points: 1 });
  assert.equal(readResult(odd, "2026-11-15", "zehn").name, "Ada");
  assert.equal(readResult(made(1, "2026-11-15", "zehn", "Ada", 99, 1), "2026-11-15", "zehn").face, null);
});

test("who stands apart takes nobody's place, and who has not played comes last", () => {
  const people = [
    { name: "you", points: 4 },
    { name: "greta", points: null },
    { name: "meister", points: 3, apart: true },
    { name: "emil", points: 4 },
    { name: "vera", points: 6 },
  ];
  const order = ranked(people, true).map(({ name, place }) => [name, place]);
  assert.deepEqual(order, [["meister", null], ["you", 1], ["emil", 1], ["vera", 3], ["greta", null]]);
  assert.deepEqual(ranked(people, false).map(({ name }) => name), ["vera", "you", "emil", "meister", "greta"]);
});

test("the field has every stroke, however wide the results lie apart", () => {
  for (const strokes of [[[0, 100]], [[0, 82], [1, 4], [26, 14]], [[-300, 40], [0, 20], [999, 40]]]) {
    const { columns, from, to } = columnsOf(strokes, [5.2, 8], 26);
    assert.equal(columns.reduce((sum, { count }) => sum + count, 0), 100);
    assert.ok(columns.length <= 26);
    assert.ok(from <= strokes[0][0] && to >= strokes[strokes.length - 1][0] && to >= 8);
  }
});

test("faces stand beside each other within the paper", () => {
  const places = spread([10, 12, 12, 300, 335], 34, 20, 340);
  for (let i = 1; i < places.length; i++) assert.ok(places[i] - places[i - 1] >= 33.9);
  assert.ok(places[0] >= 20 && places[4] <= 340);
  assert.equal(new Set(spread(Array(20).fill(50), 34, 20, 340)).size, 20);
});

test("two plays of one deal are laid beside each other move by move", () => {
  const steps = (...moves) => [{ seat: null, move: null }, ...moves.map(([seat, move]) => ({ seat, move }))];
  const one = movesOf(steps([0, "a"], [1, "x"], [0, "b"], [1, "y"], [0, "c"]), 0);
  const two = movesOf(steps([0, "a"], [1, "x"], [1, "z"], [0, "d"]), 0);
  assert.deepEqual(one.map(({ step }) => step), [1, 3, 5]);
  assert.equal(partingOf(one, two), 1);
  assert.equal(partingOf(one, one), null);
  assert.equal(sameStep(one, two, 0), 0);
  assert.equal(sameStep(one, two, 2), 1);
  assert.equal(sameStep(one, two, 3), 4);
  assert.equal(sameStep(one, two, 5), 4);
});
