/** Events as sentences: who is meant by a parameter is what the server says, for a stranger's game too. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { tell } from "../../src/stammtisch/web/table/state/story.js";
import { openGames } from "../../src/stammtisch/web/shared/games.js";
import { setLanguage } from "../../src/stammtisch/web/shared/words/index.js";

/** As `service/browser_games.py` lists a game whose event has a seat of its own. */
const LIST = {
  seats: ["seat", "giver"],
  games: [
    { name: "strange", title: "Strange", players: [2, 4], fan: [], faces: "r1", client: [], more_seats: { crowns: ["loser"] } },
    { name: "plain", title: "Plain", players: [2, 4], fan: [], faces: "r1", client: [] },
  ],
};
const WORDS = Object.fromEntries(
  ["strange", "plain"].map((game) => [`${game}-event-crowns`, [["$", "seat"], " beats ", ["$", "loser"], "."]]),
);

globalThis.document = /** @type {any} */ ({ documentElement: {} });
globalThis.fetch = /** @type {any} */ (
  async (address) => {
    const path = String(address);
    return { ok: true, json: async () => (path.endsWith("list.json") ? LIST : path.endsWith("languages.json") ? { en: "English" } : WORDS) };
  }
);
await Promise.all([openGames(() => import("../../src/stammtisch/web/plain/index.js")), setLanguage("en")]);

const names = ["Ada", "Tobi"];
const event = { kind: "crowns", seat: 0, loser: 1 };

test("a parameter that a game declares as a seat is somebody", () => {
  assert.deepEqual(tell("strange", event, 1, names), [
    { seat: 0, name: "Ada", reader: false },
    " beats ",
    { seat: 1, name: "Tobi", reader: true },
    ".",
  ]);
});

test("in another game the same name may be a number", () => {
  assert.deepEqual(tell("plain", event, 1, names), [{ seat: 0, name: "Ada", reader: false }, " beats 1."]);
});

test("nobody is named whom the reader may not know", () => {
  assert.deepEqual(tell("strange", { ...event, loser: null }, null, names), [{ seat: 0, name: "Ada", reader: false }, " beats ."]);
});
