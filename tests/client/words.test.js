/** The evaluator of words as the browser has it; `tests/words/test_speech.py` compares it with Python's. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { cardFacts } from "../../src/stammtisch/web/shared/words/index.js";
import { shown, Speech } from "../../src/stammtisch/web/shared/words/speech.js";

const ada = { seat: 0, name: "Ada", reader: false };
const you = { seat: 1, name: "Tobi", reader: true };
const card = { cards: ["r3"], name: "r3" };
const speech = new Speech("fr", {
  elided: "[aeiou]",
  "list-and": [["$", "first"], " et ", ["$", "last"]],
  "list-comma": ", ",
  plays: [["?", ["F", "ROLE", [["$", "seat"]]], { reader: ["Tu joues ", ["$", "card"]], other: [["$", "seat"], " joue ", ["$", "card"]] }, "other"], "."],
  "card-of": ["la carte ", ["F", "ELIDE", ["de ", "d’", ["$", "seat"]]]],
  points: [["$", "n"], " ", ["?", ["$", "n"], { one: "point", other: "points" }, "other"]],
  all: [["F", "LIST", [["$", "names"]]], "."],
});

test("people and cards come back as they were given", () => {
  assert.deepEqual(speech.parts("plays", { seat: ada, card }), [ada, " joue ", card, "."]);
  assert.deepEqual(speech.parts("plays", { seat: you, card }), ["Tu joues ", card, "."]);
  assert.deepEqual(speech.parts("card.of", { seat: ada }), ["la carte d’", ada]);
  assert.deepEqual(speech.parts("all", { names: [ada, you, "Mona"] }), [ada, ", ", you, " et Mona."]);
});

test("text is what is read", () => {
  assert.equal(speech.text("plays", { seat: ada, card }), "Ada joue r3.");
  assert.equal(shown([ada, " et ", 3, null, undefined, true]), "Ada et 3true");
});

test("numbers count as the language counts", () => {
  assert.deepEqual(
    [0, 1, 2, "1"].map((n) => speech.text("points", { n })),
    ["0 point", "1 point", "2 points", "1 points"],
  );
});

test("what is not there is nothing, and a key that says nothing is said itself", () => {
  assert.equal(speech.text("plays"), " joue .");
  assert.equal(speech.text("no.such"), "no.such");
  assert.equal(speech.pattern("no.such"), undefined);
});

test("a language that nobody knows counts as English does", () => {
  assert.equal(new Speech("xx", speech.messages).text("points", { n: 0 }), "0 points");
});

test("a card is taken apart by its number or hyphen, or as far as the code of its suit goes", () => {
  assert.deepEqual(cardFacts("n10"), { code: "n10", head: "n", tail: "10" });
  assert.deepEqual(cardFacts("halt-k"), { code: "halt-k", head: "halt", tail: "k" });
  assert.deepEqual(cardFacts("hj", "h"), { code: "hj", head: "h", tail: "j" });
  assert.deepEqual(cardFacts("h-j", "h"), { code: "h-j", head: "h", tail: "j" });
});
