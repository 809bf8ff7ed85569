/** Counting a round of Black Spy: black cards, black spies, coloured spies. */

import { add, counts, isSeat, notAll, zeros } from "/static/pad/sums.js";

/** @import { Deed, Field } from "/static/pad/scoring.js" */

/** @typedef {{limit: number, rounds: number, no_good_spies: boolean, capture_or_release: boolean, reduce_points: boolean}} Agreed */
/** What people took; a field that was not answered is not there. @typedef {{low?: number[], spies?: number[], good?: number[], high?: Record<string, number>, spy?: string}} Entry */
/** @typedef {import("/static/pad/scoring.js").Now<Agreed, Entry>} Now */

export const players = [3, 6];
export const lowWins = true;
/** Deeds that say more of a round than its points do. */
export const decisive = ["captures", "releases"];
export const options = [
  { name: "limit", kind: "whole", default: null, least: 1 },
  { name: "no_good_spies", kind: "variant", default: false },
  { name: "capture_or_release", kind: "variant", default: false },
  { name: "reduce_points", kind: "variant", default: false },
  { name: "rounds", kind: "whole", default: 0, least: 0, most: 1000 },
];
/** BS-24. @param {number} many */
export const usual = (many) => ({ limit: { 3: 200, 4: 150, 5: 120, 6: 100 }[many] });

/** BS-21: the black cards that there are once, and what they count. */
export const HIGH = { k8: 2, k9: 3, k10: 4, k11: 5 };
const LOW = 6;
const SPIES = 6;
const GOOD = 4;
const ALL_BLACK = 60;

/** BS-23: who has taken all 16 black cards, or -1. @param {Pick<Now, "players">} now @param {Entry} entry */
export function shooter({ players: many }, { low, spies, high }) {
  const [lows, sevens] = [counts(low, many), counts(spies, many)];
  const owners = Object.keys(HIGH).map((card) => high?.[card]);
  const seat = owners[0];
  const all = isSeat(seat, many) && owners.every((owner) => owner === seat);
  return all && lows[seat] === LOW && sevens[seat] === SPIES ? seat : -1;
}

/** @param {Now} now @param {Entry} entry */
const chooses = (now, entry) => now.options.capture_or_release && shooter(now, entry) >= 0;

/** @returns {Field[]} @param {Now} now @param {Entry} entry */
export function fields(now, entry) {
  const columns = [
    { name: "low", sum: LOW },
    { name: "spies", sum: SPIES },
  ];
  const choice = chooses(now, entry);
  if (!now.options.no_good_spies && !choice) columns.push({ name: "good", sum: GOOD });
  /** @type {Field[]} */
  const asked = [
    { kind: "tally", name: "won", columns },
    { kind: "owners", name: "high", of: Object.keys(HIGH) },
  ];
  if (choice) asked.push({ kind: "choice", name: "spy", of: ["capture", "release"] });
  return asked;
}

/** @param {Now} now @param {Entry} entry */
export function wrong(now, entry) {
  const many = now.players;
  const fault = notAll(entry.low, many, LOW, "low", "BS-21") ?? notAll(entry.spies, many, SPIES, "spies", "BS-21");
  if (fault) return fault;
  const nobodys = Object.keys(HIGH).find((card) => !isSeat(entry.high?.[card], many));
  if (nobodys) return { key: "nobody_has", paragraph: "BS-21", parameters: { card: nobodys } };
  if (chooses(now, entry))
    return ["capture", "release"].includes(entry.spy ?? "") ? null : { key: "no_spy_choice", paragraph: "BS-29" };
  return now.options.no_good_spies ? null : notAll(entry.good, many, GOOD, "good", "BS-21");
}

/** BS-21 to BS-24, BS-28, BS-29, BS-35, BS-36, BS-39. @param {Now} now @param {Entry} entry */
export function score(now, entry) {
  const many = now.players;
  const { no_good_spies: none } = now.options;
  const seat = shooter(now, entry);
  const deeds = [];
  let points;
  if (chooses(now, entry)) {
    const released = entry.spy === "release";
    points = zeros(many).map((_, i) => (i === seat ? (released ? -ALL_BLACK : 0) : released ? 0 : ALL_BLACK));
    deeds.push({ kind: released ? "releases" : "captures", seat });
  } else {
    const good = none ? zeros(many) : counts(entry.good, many);
    if (seat >= 0) deeds.push({ kind: "captures", seat });
    points = good.map((spies, i) => (seat < 0 ? black(entry, many, i) : i === seat ? 0 : ALL_BLACK) - 5 * spies);
  }
  const { deeds: cut, ...after } = close(now, points);
  return { points, deeds: [...deeds, ...cut], ...after };
}

/** BS-24, BS-35, BS-36, BS-39. @param {Now} now @param {number[]} points */
export function close(now, points) {
  const { limit, rounds, reduce_points: reduce } = now.options;
  /** @type {Deed[]} */
  const deeds = [];
  const totals = add(now.totals, points).map((total, i) => {
    if (!reduce || points[i] === 0 || (total !== limit && 2 * total !== limit)) return total;
    const after = total - Math.floor(total / 2);
    deeds.push({ kind: "reduces", seat: i, before: total, after });
    return after;
  });
  const over = totals.some((total) => total > limit || (total === limit && !reduce));
  if (rounds) return { totals, deeds, over: now.round === rounds ? "rounds" : null };
  return { totals, deeds, over: over ? "limit" : null };
}

/** @param {Entry} entry @param {number} many @param {number} seat */
function black(entry, many, seat) {
  const high = Object.entries(HIGH).reduce((sum, [card, worth]) => sum + (entry.high?.[card] === seat ? worth : 0), 0);
  return counts(entry.low, many)[seat] + 10 * counts(entry.spies, many)[seat] + high;
}
