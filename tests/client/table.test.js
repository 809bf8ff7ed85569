/** The state of a table, without a page: fed with what a real table said to a seat in whole matches of every game. */

import assert from "node:assert/strict";
import { before, describe, test } from "node:test";

import { bringAll, openGames } from "/static/shared/games.js";
import { Table } from "/static/table/state/table.js";
import { EVENINGS } from "./house.js";

const TOLD = new Set(["snapshot", "match", "table", "chat", "emote"]);
const copy = (value) => structuredClone(value);

/** A table, its answers in our hand, and every change that it announced. */
function sitDown(liking) {
  const asked = [];
  const send = (type, fields) =>
    new Promise((done, failed) => {
      asked.push({ type, fields, done, failed });
    });
  const table = new Table({ send, now: Date.now, token: null }, liking);
  const changes = [];
  table.subscribe((change) => changes.push(change));
  return { table, asked, changes };
}

/** Every scene that waits, as a page would show it. */
function showAll(table, look = () => {}) {
  while (table.scene) {
    const { scene } = table;
    table.stage();
    look(scene);
    table.strike();
  }
}

/** What is said in an evening, in order. */
const saidIn = (game) => EVENINGS[game].filter(({ said }) => said && TOLD.has(said.type)).map(({ said }) => said);

/** A table at which everything was told until a telling, which is not. */
function until(game, wanted) {
  const { table, ...rest } = sitDown();
  for (const telling of saidIn(game)) {
    if (wanted(telling, table)) return { table, telling, ...rest };
    table.tell(copy(telling));
    showAll(table);
  }
  throw new Error(`nothing such happens in ${game}`);
}

const settle = () => new Promise((done) => setImmediate(done));

before(async () => {
  await openGames(() => import("/static/plain/index.js"));
  await bringAll("scenes");
});

for (const game of Object.keys(EVENINGS)) {
  describe(game, () => {
    test("what was told piece by piece is what is", () => {
      const { table } = sitDown();
      let compared = 0;
      for (const { said, is } of EVENINGS[game]) {
        if (said && TOLD.has(said.type)) table.tell(copy(said));
        if (!is) continue;
        compared += 1;
        assert.deepEqual(table.told.view, is.view);
        assert.deepEqual(table.told.decision, is.decision);
        assert.deepEqual(table.told.reckoning, is.reckoning);
        assert.deepEqual(table.company, is.table);
        assert.deepEqual(table.you, is.you);
        assert.deepEqual(table.told.story.slice(-is.story.length), is.story);
      }
      assert.ok(compared > 5);
    });

    test("what is shown follows, tells everything once and in order, and is never ahead", () => {
      const { table, changes } = sitDown();
      let happened = [];
      for (const telling of saidIn(game)) {
        table.tell(copy(telling));
        if (telling.type === "snapshot") happened = [...(telling.story ?? [])];
        if (telling.type === "match") happened.push(...telling.events);
        let { length } = table.shown.story;
        showAll(table, (scene) => {
          const { shown, told } = table;
          assert.equal(shown.story.length, (length += scene.events.length));
          assert.deepEqual(shown.story, told.story.slice(0, shown.story.length));
          assert.ok((shown.view.sheet?.length ?? 0) <= (told.view.sheet?.length ?? 0));
          if (shown.view !== told.view) assert.equal(table.mayAnswer, false);
          if (scene.note) assert.deepEqual(shown.view.totals, told.view.totals);
          if (scene.note) assert.deepEqual(shown.reckoning, told.reckoning);
        });
        assert.equal(table.isCaughtUp, true);
        assert.equal(table.shown.view, table.told.view);
        assert.equal(table.shown.decision, table.told.decision);
        assert.equal(table.shown.reckoning, table.told.reckoning);
        assert.deepEqual(table.shown.story, table.told.story);
      }
      const spoken = changes.flatMap((change) =>
        change.what === "shown" ? change.scene.events : change.what === "at once" ? change.events : [],
      );
      assert.deepEqual(spoken, happened.slice(-spoken.length));
      assert.ok(spoken.length > 50);
    });

    test("a reconnection in the middle of a scene leaves the rest out", () => {
      let tried = 0;
      const { table } = sitDown();
      for (const { said, is } of EVENINGS[game]) {
        if (said && TOLD.has(said.type)) table.tell(copy(said));
        if (table.scene && !is && table.epoch % 2) table.stage();
        if (!is || !table.scene) continue;
        const { epoch } = table;
        table.tell(copy(is));
        tried += 1;
        assert.equal(table.scene, null);
        assert.ok(table.epoch > epoch);
        assert.equal(table.shown.view, table.told.view);
        assert.deepEqual(table.shown.view, is.view);
        table.strike(); // by whoever was showing it
        assert.deepEqual(table.shown.view, is.view);
      }
      assert.ok(tried > 2);
    });

    test("moves are pending until they are answered, and a refusal is told with its reason", async () => {
      const { table, asked, changes } = sitDown();
      const refused = [];
      let made = 0;
      for (const { said, play } of EVENINGS[game]) {
        if (said && TOLD.has(said.type)) table.tell(copy(said));
        showAll(table);
        if (play) {
          table.play(play, [0]);
          table.play("something else", [1]);
          assert.equal(asked.length, 1);
          assert.deepEqual(table.pending, { move: play, places: [0], decision: table.shown.decision.number });
          made += 1;
        }
        if ((said?.type !== "ok" && said?.type !== "refused") || !asked.length) continue;
        const [{ done, failed }] = asked.splice(0);
        const { silence } = table.shown.view;
        const move = table.pending?.move;
        if (said.type === "ok") done(said);
        else {
          failed(Object.assign(new Error(said.text), said));
          if (said.key !== "too_late" || move !== silence) refused.push(said.key);
        }
        await settle();
        assert.equal(table.pending, null);
        assert.deepEqual(table.chosen, []);
      }
      assert.ok(made > 10);
      assert.deepEqual(
        changes.flatMap((change) => (change.what === "refused" ? [change.refusal.key] : [])),
        refused,
      );
      assert.ok(refused.includes("bad_move"));
    });
  });
}

test("a race waits for nothing: everything is shown at once, and told", () => {
  const opens = ({ type, view }, table) =>
    type === "match" && view?.kind === "race" && (view.awaiting ?? table.told.view.awaiting).includes(0);
  const { table, telling, changes } = until("halt_mal_kurz", opens);
  const events = [{ kind: "draws", seat: 1, card: null }];
  table.tell({ type: "match", number: 0, now: 0, events, view: {}, decision: table.told.decision });
  table.stage();
  table.tell({ type: "match", number: 0, now: 0, events, view: {}, decision: table.told.decision });
  table.tell(copy(telling));
  assert.equal(table.scene, null);
  assert.equal(table.isCaughtUp, true);
  const last = changes.at(-1);
  assert.equal(last.what, "at once");
  assert.deepEqual(last.events, [...events, ...telling.events]); // the first was told when it was staged
});

test("slaps that were judged lie there before what follows", () => {
  const { table, telling } = until("halt_mal_kurz", ({ race, events }) => race && events?.some(({ kind }) => kind === "slaps"));
  table.tell(copy(telling));
  const quickest = telling.race.filter(({ seat }) => telling.events.some(({ kind, seat: who }) => kind === "slaps" && who === seat));
  if (table.scene) assert.deepEqual(table.scene.race, quickest);
  else assert.equal(table.told.view.kind, "race"); // another one opened for us
});

test("a move on its way outlives a lost line, as long as the same is asked", async () => {
  const { table, asked } = until("klaumau", (_, { told }) => told.view?.legal.length && told.decision);
  const { told, you, company } = table;
  const again = { type: "snapshot", number: 0, now: 0, you, table: company, ...told, chat: [] };
  const [move] = told.view.legal;
  table.play(move, [0]);
  table.hear({ up: false, code: 1006 });
  table.hear({ up: true });
  table.tell(copy(again));
  assert.equal(table.pending?.move, move);
  table.tell({ ...copy(again), decision: { ...told.decision, number: told.decision.number + 1 } });
  assert.equal(table.pending, null);
  table.play(move, [1]);
  asked[0].done({});
  await settle();
  assert.deepEqual(table.pending?.places, [1]); // the first answer is not the second's
  asked[1].done({});
  await settle();
  assert.equal(table.pending, null);
});

test("silence that comes too late was said for us; anything else is refused", async () => {
  const { table, asked, changes } = until("klaumau", (_, { told }) => told.view?.silence && told.view.legal.length);
  const { silence, legal } = table.told.view;
  for (const move of [silence, legal.find((each) => each !== silence) ?? "doubt"]) {
    table.play(move);
    asked.pop().failed(Object.assign(new Error("too late"), { key: "too_late" }));
    await settle();
  }
  assert.equal(changes.filter(({ what }) => what === "refused").length, 1);
});

test("it goes quicker when more is waiting, and in a window for us", () => {
  const { table } = until("klaumau", (_, { told }) => told.view && told.view.kind === "turn");
  const tick = () => table.tell({ type: "match", number: 0, now: 0, events: [], view: { kind: "turn" }, decision: null });
  const pace = [];
  for (let i = 0; i < 10; i++) {
    tick();
    pace.push(table.hurry);
  }
  assert.deepEqual(pace, [1, 2, 2, 4, 4, 4, 4, 4, 40, 40]);
  table.skip();
  table.pace(0.5);
  assert.equal(table.hurry, 0.5);
  table.tell({ type: "match", number: 0, now: 0, events: [], view: { kind: "window", awaiting: [0] }, decision: null });
  assert.equal(table.hurry, 1);
  assert.equal(sitDown(() => 3).table.hurry, 3);
});

test("what is chosen stays within the hand", () => {
  const { table } = until("gaunerbande", (_, { told }) => told.view?.hand.length > 4);
  const { hand } = table.told.view;
  table.choose([0, hand.length - 1]);
  table.tell({ type: "match", number: 0, now: 0, events: [], view: { hand: hand.slice(1) }, decision: null });
  assert.deepEqual(table.chosen, [0, hand.length - 1]);
  showAll(table);
  assert.deepEqual(table.chosen, [0]);
});

test("while a bot plays for us nothing can be answered", () => {
  const { table } = until("gaunerbande", (_, { told }) => told.view?.legal.length);
  assert.equal(table.mayAnswer, true);
  const seats = table.company.seats.map((seat, i) => (i ? seat : { ...seat, presence: "bot" }));
  table.tell({ type: "table", number: 0, table: { ...table.company, seats } });
  assert.equal(table.isResting, true);
  assert.equal(table.mayAnswer, false);
});

test("those who may not look are told nothing", () => {
  const { table, changes } = until("zehn", (_, { told }) => told.view);
  const known = { told: table.told, chat: table.chat };
  const heard = changes.length;
  table.tell({ type: "match", number: 0, now: 0 });
  table.tell({ type: "chat", number: 0 });
  table.tell({ type: "emote", number: 0 });
  assert.deepEqual({ told: table.told, chat: table.chat }, known);
  assert.equal(changes.length, heard);
  table.tell({ type: "chat", number: 0, person: 2, seat: 1, name: "Ben", text: "Prost", at: 7 });
  assert.equal(table.chat.at(-1).text, "Prost");
});

test("nobody else can write, and whoever has left hears nothing", () => {
  const { table } = until("zehn", (_, { told }) => told.view);
  for (const name of ["company", "you", "told", "shown", "chat", "chosen", "pending", "line", "scene", "names", "hurry"])
    assert.throws(() => {
      table[name] = null;
    }, TypeError);
  const heard = [];
  const stops = [];
  stops.push(table.subscribe(() => stops[1]()));
  stops.push(table.subscribe(() => heard.push("second")));
  table.choose([]);
  assert.deepEqual(heard, []);
});
