/**
 * Counting at a real table: what people took goes in, points, totals and the end come out, by the rules and variants
 * of each game. Pure, and the same arithmetic as the rules themselves: a test compares both over whole matches.
 *
 * A game's module (`scoring.js`) says
 * - `options`: what may be agreed that matters for counting, with defaults; `usual(players)` fills in what depends on them
 * - `fields(now, entry)`: what is asked of a round, given what has been answered so far
 * - `wrong(now, entry)`: why an entry cannot be, with the paragraph, or null
 * - `score(now, entry)`: `points` and new `totals`, `deeds` worth telling, and `over`: why the match ends, or null
 * - `close(now, points, entry)`: the same without `points`, for those who have counted by themselves; `extra(now)`: what must be
 *   asked of them all the same
 * - if it is so: `single`, a match is one round; `colours`, what is chosen from are colours and not cards; `worth(options,
 *   card)`, for an option of the kind `points`, which names its `cards`; `stake(players, entry)`, what a choice is about
 */

import { bringAll, partOf, TITLES } from "../shared/games.js";

/** @import {Options} from "../shared/types/messages.js" */

/**
 * @template [O=Options]
 * @template [E=Entry]
 * @typedef {object} Now  a round that is about to be entered
 * @property {number} players
 * @property {O} options
 * @property {number} round  from 1
 * @property {number[]} totals  before it
 * @property {E[]} others  all other rounds, earlier and later
 */
/** @typedef {{plain?: (number|null|undefined)[], [field: string]: unknown}} Entry  the answers to the fields of one round; `plain` are points alone */
/** @typedef {{key: string, paragraph: string|null, parameters?: Record<string, unknown>}} Wrong */
/** @typedef {{kind: string, seat: number, [more: string]: string|number}} Deed */
/** @typedef {{points: number[], totals: number[], deeds: Deed[], over: string|null}} Scored */
/**
 * @typedef {object} Field
 * @property {"tally"|"who"|"people"|"choice"|"tick"|"count"|"some"|"owners"|"points"} kind
 *   `tally`: a number for each player in each column; `who`: one player; `people`: one or more; `choice`: one of several;
 *   `tick`: yes or no; `count`: one number; `some`: any of several; `owners`: for each of several things one player or nobody;
 *   `points`: a number for each player, below zero too
 * @property {string} name  in the entry; for a tally the columns have the names
 * @property {{name: string, sum?: number, most?: number}[]} [columns]
 * @property {(string|number)[]} [of]  what can be chosen; for a tally the seats that are asked, if not all are
 * @property {number} [most]
 */

/** The counting of each game that brings it, once `openPads` is done. @type {Record<string, import("../shared/types/games.js").ScoringPart>} */
export const SCORING = Object.create(null); // names come from addresses too

/** Fetch the counting of all games. */
export async function openPads() {
  await bringAll("scoring");
  for (const game of Object.keys(TITLES)) {
    const scoring = partOf(game, "scoring");
    if (scoring) SCORING[game] = scoring;
  }
}

/** No match is longer than this many rounds. */
export const MOST_ROUNDS = 1000;

/** All options with their values. @param {string} game @param {number} players */
export function settled(game, players, given = {}) {
  const scoring = SCORING[game];
  const usual = Object.fromEntries(scoring.options.map((option) => [option.name, option.default]));
  const chosen = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null));
  return { ...usual, ...scoring.usual?.(players), ...chosen };
}

/**
 * The whole pad: every round scored, and how the match ended if it has. Rounds after the end are left out.
 * @param {string} game
 * @param {number} players
 * @param {Options} options
 * @param {Entry[]} entries
 */
export function keep(game, players, options, entries) {
  const scoring = SCORING[game];
  const agreed = settled(game, players, options);
  const rows = [];
  let totals = Array(players).fill(0);
  let outcome = null;
  for (const [at, entry] of entries.entries()) {
    const now = moment(agreed, players, entries, at, totals);
    const { points, totals: after, deeds, over } = scoreOf(game, now, entry);
    rows.push({ round: at + 1, points, totals: after, deeds });
    totals = after;
    const reason = over ?? (at + 1 >= MOST_ROUNDS ? "bound" : null);
    if (reason) {
      outcome = { reason, totals, places: placesOf(totals, scoring.lowWins) };
      break;
    }
  }
  return { rows, totals, outcome, options: agreed };
}

/** @param {Options} options @param {number} players @param {Entry[]} entries @param {number} at @param {number[]} totals */
function moment(options, players, entries, at, totals) {
  return {
    players,
    options,
    round: at + 1,
    totals,
    others: entries.filter((_, other) => other !== at),
  };
}

/**
 * The round number `at` as it is about to be entered, or entered anew. @returns {Now}
 * @param {string} game
 * @param {number} players
 * @param {Options} options
 * @param {Entry[]} entries
 * @param {number} at
 */
export function nowOf(game, players, options, entries, at) {
  const { totals, options: agreed } = keep(game, players, options, entries.slice(0, at));
  return moment(agreed, players, entries, at, totals);
}

/** Nobody is that far from zero. */
const MOST_POINTS = 9999;
/** @param {unknown} value */
const isPoints = (value) => Number.isInteger(value) && Math.abs(Number(value)) <= MOST_POINTS;
/** @param {Entry} entry @param {number} players @returns {number[]} */
const plainPoints = ({ plain }, players) =>
  Array.from({ length: players }, (_, seat) => (isPoints(plain?.[seat]) ? Number(plain?.[seat]) : 0));

/** Whether a game's rounds may be entered as points alone. @param {string} game */
export const countsPlainly = (game) => SCORING[game].close !== undefined;

/** What is asked of a round: what its points come from, or the points alone. @returns {Field[]} @param {string} game @param {Now} now @param {Entry} entry */
export function fieldsOf(game, now, entry) {
  const scoring = SCORING[game];
  return entry.plain ? [{ kind: "points", name: "plain" }, ...(scoring.extra?.(now) ?? [])] : scoring.fields(now, entry);
}

/** Why an entry cannot be; null if it can. @returns {Wrong|null} @param {string} game @param {Now} now @param {Entry} entry */
export function wrongOf(game, now, entry) {
  const odd = entry.plain?.find((points) => !isPoints(points ?? 0));
  if (odd !== undefined) return { key: "no_points", paragraph: null, parameters: { got: odd, most: MOST_POINTS } };
  return entry.plain ? null : SCORING[game].wrong(now, entry);
}

/** @returns {Scored} @param {string} game @param {Now} now @param {Entry} entry */
export function scoreOf(game, now, entry) {
  if (!entry.plain) return SCORING[game].score(now, entry);
  const points = plainPoints(entry, now.players);
  const { close } = SCORING[game];
  if (!close) throw new Error(`rounds of ${game} are not entered as points`);
  return { points, ...close(now, points, entry) };
}

/** Whether nothing has been entered yet. @param {unknown} entry @returns {boolean} */
export const isBlank = (entry) =>
  entry !== null && typeof entry === "object" ? Object.values(entry).every(isBlank) : !entry;

/**
 * An entry with nothing in it but what is asked: answers to questions that are no longer asked are forgotten.
 * @param {string} game
 * @param {Now} now
 * @param {Entry} entry
 */
export function tidy(game, now, entry) {
  const names = fieldsOf(game, now, entry).flatMap(
    (field) => field.columns?.map(({ name }) => name) ?? [field.name],
  );
  return Object.fromEntries(Object.entries(entry).filter(([name]) => names.includes(name)));
}

/** Equal totals share a place, and the next place is left out. @param {number[]} totals @param {boolean} lowWins */
function placesOf(totals, lowWins) {
  return totals.map((mine) => 1 + totals.filter((other) => (lowWins ? other < mine : other > mine)).length);
}
