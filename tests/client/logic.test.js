/** Small pure modules: films, decisive moments, moves as hands make them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { EFFECTS, OPTIONS } from "./house.js";
import { agreed, sourceOf, verdictOf } from "/static/setup/differences.js";
import { decisiveRound, leadOf } from "/static/result/decisive.js";
import { eveningOf, itemsOf, leadersOf, nextOf, pointsFor } from "/static/evening/evening.js";
import { habitOver, linesOf, trendOf } from "/static/review/lines.js";
import { matchesIn } from "/static/replay/film.js";
import { rangeOf, seatOf, together } from "/static/table/state/moves.js";

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

test("places give evening points, and those who share a place share them", () => {
  assert.deepEqual(pointsFor([1, 2, 3, 4]), [3, 2, 1, 0]);
  assert.deepEqual(pointsFor([1, 1, 3, 4]), [2.5, 2.5, 1, 0]);
  assert.deepEqual(pointsFor([4, 1, 2, 2, 5]), [1, 4, 2.5, 2.5, 0]);
});

test("an evening with real cards goes by names", () => {
  const evening = eveningOf(
    [
      { game: "a", names: ["x", "y", "z"], places: [1, 2, 3] },
      { game: "b", names: ["z", "y", "w"], places: [1, 3, 2] },
      { game: "b", names: ["x", "y"], places: null },
    ],
    false,
  );
  assert.deepEqual(evening.people.map(({ name, points, place }) => [name, points, place]), [["x", 2, 1], ["y", 1, 3], ["z", 2, 1], ["w", 1, 3]]);
  assert.deepEqual(evening.matches[1].points, [null, 0, 2, 1]);
  assert.deepEqual(leadersOf(evening).map(({ name }) => name), ["x", "z"]);
  assert.equal(nextOf(evening)?.number, 3);
});

test("what is still to be played is said in few lines", () => {
  const match = (game, options = {}, points = null) => ({ game, options, points });
  const matches = [match("a", {}, [1, 0]), match("a"), match("a"), match("a", { n: 1 }), match("b")];
  assert.deepEqual(itemsOf({ over: false, people: [], matches }), [
    { game: "a", options: {}, matches: 2 },
    { game: "a", options: { n: 1 }, matches: 1 },
    { game: "b", options: {}, matches: 1 },
  ]);
});

test("a habit is what most mistakes of several matches have in common", () => {
  const kinds = (...counts) => counts.map(([asked, count]) => ({ asked, count, said: { en: asked } }));
  const trend = (...counts) => ({ at: 1, game: "a", rounds: 3, given: 1, par: 0, kinds: kinds(...counts) });
  assert.equal(habitOver([trend(["play", 5])]), null); // one match is no habit
  const found = habitOver([trend(["play", 1], ["pass", 2]), trend(["pass", 3])]);
  assert.deepEqual([found?.asked, found?.count, found?.of, found?.matches], ["pass", 5, 6, 2]);
  assert.equal(habitOver([trend(["play", 1]), trend(["pass", 1])]), null);
  const sorted = (kind, count) => ({ ...trend(), kinds: [{ asked: "play", kind, count, said: { en: kind } }] });
  const one = habitOver([sorted("lead", 4), sorted("throw", 3), sorted("throw", 3)]); // they came with one question
  assert.deepEqual([one?.kind, one?.count, one?.of, one?.matches], ["throw", 6, 10, 3]);
});

test("the others make up for what is rounded elsewhere", () => {
  const part = (value) => ({ value, half: 1 });
  const bill = { fair: part(20.64), deal: part(21.14), decisions: part(41.24), others: part(-15.02), points: 68, rounds: 2 };
  assert.equal(linesOf({ bill })[3].value.toFixed(1), "-14.9");
});

test("what is kept of a review counts as it helps, whether many points are good or few", () => {
  const part = (value) => ({ value, half: 1 });
  const bill = { fair: part(20), deal: part(5), decisions: part(4), others: part(1), points: 30, rounds: 2 };
  const kept = trendOf({ game: "a", low_wins: true, bill, kinds: [] });
  assert.deepEqual([kept.given, kept.par, kept.rounds], [4, -5, 2]);
});

test("what is the booklet's is called so, and what is ours is not", () => {
  const verdict = (/** @type {string} */ game, /** @type {any} */ options, players = 4) => {
    const found = agreed({ options: OPTIONS[game] }, options, players);
    return [verdictOf(found), ...found.map(({ option, source }) => `${option.name} ${source}`)];
  };
  const printed = { klaumau: { plan: "anticlockwise" }, gaunerbande: { looking_back: "last_trick" } };
  assert.deepEqual(verdict("klaumau", {}), ["differs", "plan ours"]);
  assert.deepEqual(verdict("klaumau", printed.klaumau), ["booklet_with", "plan booklet"]);
  assert.deepEqual(verdict("klaumau", { ...printed.klaumau, forgery: true, doubters: "anyone" }), [
    "booklet_with",
    ...["doubters open", "plan booklet", "forgery variant"],
  ]);
  assert.deepEqual(verdict("klaumau", { surrounded: true, surrounded_ends: "match" }).slice(2), ["surrounded variant", "surrounded_ends booklet"]);
  assert.deepEqual(verdict("klaumau", { surrounded: true }).slice(2), ["surrounded variant", "surrounded_ends ours"]);
  assert.deepEqual(verdict("halt_mal_kurz", { starts: "duel", hand: 6 }), ["booklet_with", "starts open"]);
  assert.deepEqual(verdict("gaunerbande", { ...printed.gaunerbande, rounds: 3 }), ["differs", "rounds ours", "looking_back open"]);
  assert.deepEqual(verdict("zehn", {}), ["booklet"]);
  assert.equal(sourceOf(OPTIONS.black_spy[0], 150, 4), "booklet");
  assert.equal(sourceOf(OPTIONS.black_spy[0], 150, 3), "ours");
});

test("the browser says of every card what the terminal says, whatever is agreed", async () => {
  for (const [game, options, told] of EFFECTS) {
    const { does } = await import(`/static/games/${game}/gallery.js`);
    for (const [card, [key, given]] of Object.entries(told)) {
      const [own, parameters = {}] = does(card, options);
      assert.equal(own, key, `${game} ${card} ${JSON.stringify(options)}`);
      for (const name of Object.keys(parameters)) assert.equal(parameters[name], given[name], `${game} ${card} ${name}`);
    }
  }
});

test("the red 1 of Black Spy bears a star, as printed, and no other card", async () => {
  const { bring, openGames } = await import("/static/shared/games.js");
  await openGames(() => import("/static/plain/index.js"));
  await bring("black_spy", ["deck"]);
  const { cardSource } = await import("/static/shared/art/card.js");
  const [, , told] = EFFECTS.find(([game]) => game === "black_spy");
  assert.deepEqual(Object.keys(told).filter((card) => cardSource("black_spy", card).includes("i-star")), ["r1"]);
});
