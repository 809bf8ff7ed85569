/** Counting a round of Klaumau: the loot in hand, what was sold, and points noted at once. */

import { add, counts, notCounts, sum, tooMany } from "/static/pad/sums.js";

/** @import { Field } from "/static/pad/scoring.js" */

/** @typedef {{forgery: boolean, fence: boolean, watchdog: boolean, bomb: boolean, own_deck: boolean, rounds: number, surrounded_ends: string}} Agreed */
/** What people took; a field that was not answered is not there. @typedef {{top?: string[], encircled?: boolean, [column: string]: unknown}} Entry */
/** @typedef {import("/static/pad/scoring.js").Now<Agreed, Entry>} Now */

export const players = [2, 8];
export const lowWins = false;
export const options = [
  { name: "forgery", kind: "variant", default: false },
  { name: "fence", kind: "variant", default: false },
  { name: "watchdog", kind: "variant", default: false },
  { name: "bomb", kind: "variant", default: false },
  { name: "own_deck", kind: "variant", default: false },
  { name: "rounds", kind: "whole", default: 0, least: 0, most: 100 },
  { name: "surrounded_ends", kind: "choice", default: "round", of: ["round", "match"] },
];
/** What is chosen from are colours. */
export const colours = true;
export const NUMBERS = ["n1", "n2", "n3", "n4"];
/** KM-2: the colours that the top card can show: one, or two on a plan; in decks of one's own any (KM-4). */
export const COLOURS = ["red", "yellow", "green", "blue"];
const NEIGHBOURS = ["red yellow", "yellow green", "green blue", "blue red"];
const SOLD = 2;
/** KM-60: three steps of four points each. */
const MOST_GAINED = 12;

/** KM-2, KM-3: how often each number is there in a colour, and how many cards count 1. @param {number} many */
const deckOf = (many) =>
  many >= 6 ? { n1: 3, n2: 2, n3: 2, n4: 2, other: 4 * 14 + 4 } : { n1: 2, n2: 2, n3: 2, n4: 1, other: 4 * 10 + 4 };

/** @param {Now} now @param {Entry} entry */
const forged = ({ options: { forgery } }, entry) =>
  forgery ? (entry.top ?? []).length : 0;

/** How many of a kind each seat has. @param {Entry} entry @param {string} name */
const of = (entry, name) => /** @type {number[]|undefined} */ (entry[name]);

/** @returns {Field[]} @param {Now} now */
export function fields(now) {
  const { forgery, fence, watchdog, bomb } = now.options;
  const columns = [...NUMBERS, "other"].map((name) => ({ name }));
  if (watchdog) columns.push({ name: "dogs" });
  if (fence) columns.push({ name: "sold" });
  if (bomb) columns.push({ name: "gained" });
  /** @type {Field[]} */
  const asked = [{ kind: "tally", name: "loot", columns }];
  if (forgery) asked.unshift({ kind: "some", name: "top", of: COLOURS });
  return [...asked, ...extra(now)];
}

/** @param {Now} now @param {Entry} entry */
export function wrong(now, entry) {
  const { forgery, own_deck: own } = now.options;
  const many = now.players;
  for (const { columns } of fields(now).filter(({ kind }) => kind === "tally"))
    for (const { name } of columns ?? []) {
      const odd = notCounts(of(entry, name), many, "KM-44");
      if (odd) return odd;
    }
  if (forgery) {
    const top = entry.top ?? [];
    if (!top.length) return { key: "no_top", paragraph: "KM-47" };
    const pair = NEIGHBOURS.some((two) => top.length === 2 && two.split(" ").every((colour) => top.includes(colour)));
    if (top.length > 1 && !pair && !own) return { key: "no_such_plan", paragraph: "KM-4" };
  }
  const cards = columnsOf(now, entry);
  const full = counts(of(entry, "gained"), many).find((points) => points > MOST_GAINED);
  if (now.options.bomb && full !== undefined)
    return { key: "gained_too_much", paragraph: "KM-62", parameters: { got: full, most: MOST_GAINED } };
  const dogs = tooMany(cards.dogs, many, 2, "dogs", "KM-54");
  return dogs ?? (own ? null : tooManyCards(now, entry, cards));
}

/** What is asked under the agreed variants; the rest counts as nothing. @param {Now} now @param {Entry} entry */
function columnsOf({ options: { fence, watchdog, bomb }, players: many }, entry) {
  const off = Array(many).fill(0);
  return {
    dogs: watchdog ? counts(of(entry, "dogs"), many) : off,
    sold: fence ? counts(of(entry, "sold"), many) : off,
    gained: bomb ? counts(of(entry, "gained"), many) : off,
  };
}

/** @param {Now} now @param {Entry} entry @param {{sold: number[]}} columns */
function tooManyCards(now, entry, { sold }) {
  /** @type {Record<string, number>} */
  const deck = deckOf(now.players);
  const colours = COLOURS.length - forged(now, entry);
  for (const name of NUMBERS) {
    const fault = tooMany(of(entry, name), now.players, deck[name] * colours, name, now.players >= 6 ? "KM-2" : "KM-3");
    if (fault) return fault;
  }
  const paragraph = now.players >= 6 ? "KM-2" : "KM-3";
  const numbers = COLOURS.length * sum(NUMBERS.map((name) => deck[name]));
  const found = sum(NUMBERS.map((name) => sum(counts(of(entry, name), now.players)))) + sum(sold);
  if (found > numbers)
    return { key: "more_than_there_are", paragraph, parameters: { what: "numbers", got: found, of: numbers } };
  return tooMany(of(entry, "other"), now.players, deck.other + (now.options.bomb ? 1 : 0), "other", paragraph);
}

/**
 * KM-44, KM-45, KM-47, KM-51, KM-58, KM-62. Worthless numbers are not among those that were entered.
 * @param {Now} now
 * @param {Entry} entry
 */
export function score(now, entry) {
  const cards = columnsOf(now, entry);
  const points = counts([], now.players).map((_, seat) => {
    const has = (/** @type {string} */ name) => counts(of(entry, name), now.players)[seat];
    const numbers = sum(NUMBERS.map((name, i) => (i + 1) * has(name)));
    return numbers + has("other") + cards.dogs[seat] + SOLD * cards.sold[seat] + cards.gained[seat];
  });
  return { points, ...close(now, points, entry) };
}

/** KM-45, KM-68, KM-71. @param {Now} now @param {number[]} points @param {Entry} entry */
export function close(now, points, entry) {
  const { rounds, surrounded_ends: ends } = now.options;
  const last = now.round === (rounds || now.players) ? "rounds" : null;
  const over = ends === "match" && entry.encircled ? "surrounded" : last;
  return { totals: add(now.totals, points), deeds: [], over };
}

/** @returns {Field[]} @param {Now} now */
export const extra = (now) => (now.options.surrounded_ends === "match" ? [{ kind: "tick", name: "encircled" }] : []);
