/** When a line is asked, when people are told, and when there is a new one. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { DEAD, EVERY, Pulse, SELDOM, SILENT } from "/static/shared/pulse.js";

const SEEN = { seen: true, oldest: null };

/** A line that was greeted at 0. */
function greeted() {
  const pulse = new Pulse();
  pulse.begin(0);
  pulse.answer(0);
  return pulse;
}

/** What is done in a time, beat by beat. */
function deeds(pulse, from, to, how = SEEN) {
  const done = [];
  for (let now = from; now <= to; now += 500) {
    const deed = pulse.beat(now, how);
    if (deed) done.push([deed, now]);
  }
  return done;
}

test("a silent line is asked, told of, and given up", () => {
  const wanted = [
    ["ask", EVERY],
    ["tell", EVERY + SILENT],
    ["renew", EVERY + DEAD],
  ];
  assert.deepEqual(deeds(greeted(), 0, EVERY + DEAD), wanted);
});

test("an answer sets everything right", () => {
  const pulse = greeted();
  deeds(pulse, 0, EVERY + SILENT);
  assert.equal(pulse.answer(EVERY + SILENT), true);
  assert.deepEqual(deeds(pulse, EVERY + SILENT + 500, 2 * EVERY + SILENT - 500), []);
});

test("what comes in is no answer", () => {
  const pulse = greeted();
  deeds(pulse, 0, EVERY);
  pulse.hear(EVERY + 1000);
  assert.deepEqual(deeds(pulse, EVERY + 1000, EVERY + SILENT), [["tell", EVERY + SILENT]]);
});

test("while something is heard nobody is asked", () => {
  const pulse = greeted();
  for (let now = 0; now < 60000; now += 500) {
    if (now % 4000 === 0) pulse.hear(now);
    assert.equal(pulse.beat(now, SEEN), null);
  }
});

test("a command that waits is told of three seconds after it was sent, and asked about once", () => {
  const pulse = greeted();
  pulse.hear(2000);
  assert.deepEqual(deeds(pulse, 2000, 5000, { seen: true, oldest: 2000 }), [
    ["ask", 3000],
    ["tell", 5000],
  ]);
  const patient = greeted();
  assert.equal(patient.beat(3000, { seen: true, oldest: 2000 }), "ask");
  patient.answer(3100); // a hint or a race takes its time
  assert.deepEqual(deeds(patient, 3500, 7500, { seen: true, oldest: 2000 }), []);
});

test("a line that is never greeted is given up", () => {
  const pulse = new Pulse();
  pulse.begin(0);
  assert.deepEqual(deeds(pulse, 0, DEAD).at(-1), ["renew", DEAD]);
});

test("a hidden page asks seldom", () => {
  assert.deepEqual(deeds(greeted(), 0, SELDOM, { seen: false, oldest: null }), [["ask", SELDOM]]);
});

test("whoever comes back after a sleep gets a new line, after a moment an answer", () => {
  assert.equal(greeted().look(60000), "renew");
  assert.equal(greeted().look(1000), null);
  const pulse = greeted();
  assert.equal(pulse.look(8000), "ask");
  assert.deepEqual(deeds(pulse, 8500, 9500), [["renew", 9500]]);
});

test("a device that says it has no network has its line asked at once", () => {
  const pulse = greeted();
  assert.equal(pulse.doubt(500), "ask");
  assert.deepEqual(deeds(pulse, 1000, 2000), [["renew", 2000]]);
  const home = greeted();
  assert.equal(home.doubt(500), "ask");
  home.answer(600);
  assert.deepEqual(deeds(home, 1000, 5000), []);
});
