/** Counting a round of Gaunerbande: crooks, the politician, and the united gang. */

import { add, counts, isSeat, notAll, zeros } from "/static/pad/sums.js";

/** @import { Deed, Field } from "/static/pad/scoring.js" */

/** @typedef {{limit: number, rounds: number, exactly: string}} Agreed */
/** What people took; a field that was not answered is not there. @typedef {{crooks?: number[], politician?: number, every_trick?: boolean, gang?: string}} Entry */
/** @typedef {import("/static/pad/scoring.js").Now<Agreed, Entry>} Now */

export const players = [3, 6];
export const lowWins = true;
/** Deeds that say more of a round than its points do. */
export const decisive = ["charges", "clears"];
export const options = [
  { name: "limit", kind: "whole", default: 100, least: 1 },
  { name: "rounds", kind: "whole", default: 0, least: 0, most: 1000 },
  { name: "exactly", kind: "choice", default: "counts", of: ["counts", "half"] },
];

/** GB-4: with three or six players the thug is not among the crooks. @param {number} many */
export const crooksOf = (many) => (many === 4 || many === 5 ? 13 : 12);

/**
 * GB-25 to GB-27: what a united gang is worth, doubled for all tricks.
 * @param {number} many
 * @param {Entry} entry
 */
export const stake = (many, entry) => 2 * crooksOf(many) * (entry.every_trick ? 2 : 1);

/** GB-24: who has every crook and the politician, or -1. @param {Pick<Now, "players">} now @param {Entry} entry */
export function uniter({ players: many }, { crooks, politician }) {
  return isSeat(politician, many) && counts(crooks, many)[politician] === crooksOf(many) ? politician : -1;
}

/** @returns {Field[]} @param {Now} now @param {Entry} entry */
export function fields(now, entry) {
  const of = crooksOf(now.players);
  /** @type {Field[]} */
  const asked = [
    { kind: "tally", name: "won", columns: [{ name: "crooks", sum: of }] },
    { kind: "who", name: "politician" },
  ];
  if (uniter(now, entry) >= 0)
    asked.push({ kind: "tick", name: "every_trick" }, { kind: "choice", name: "gang", of: ["others", "self"] });
  return asked;
}

/** @param {Now} now @param {Entry} entry */
export function wrong(now, entry) {
  const of = crooksOf(now.players);
  const fault = notAll(entry.crooks, now.players, of, "crooks", "GB-22");
  if (fault) return fault;
  if (!isSeat(entry.politician, now.players)) return { key: "no_politician", paragraph: "GB-22" };
  if (uniter(now, entry) >= 0 && !["others", "self"].includes(entry.gang ?? ""))
    return { key: "no_gang", paragraph: "GB-25" };
  return null;
}

/** GB-22 to GB-27, GB-29, GB-34, GB-36. @param {Now} now @param {Entry} entry */
export function score(now, entry) {
  const of = crooksOf(now.players);
  let points = counts(entry.crooks, now.players);
  /** @type {Deed[]} */
  const deeds = [];
  const seat = uniter(now, entry);
  if (seat >= 0) {
    const worth = stake(now.players, entry);
    const cleared = entry.gang === "self";
    points = zeros(now.players).map((_, i) => (cleared === (i === seat) ? (cleared ? -worth : worth) : 0));
    deeds.push({ kind: cleared ? "clears" : "charges", seat, worth });
  } else {
    const politician = /** @type {number} */ (entry.politician);
    points[politician] += of;
    deeds.push({ kind: "politician", seat: politician });
  }
  const { totals, deeds: more, over } = close(now, points);
  return { points, totals, deeds: [...deeds, ...more], over };
}

/** GB-29, GB-34, GB-36. @param {Now} now @param {number[]} points */
export function close(now, points) {
  const { limit, rounds, exactly } = now.options;
  /** @type {Deed[]} */
  const deeds = [];
  const totals = add(now.totals, points).map((total, i) => {
    const after = Math.ceil(total / 2);
    if (exactly !== "half" || total !== limit || after === total) return total;
    deeds.push({ kind: "halves", seat: i, before: total, after });
    return after;
  });
  const over = totals.some((total) => total > limit) ? "limit" : null;
  return { totals, deeds, over: rounds ? (now.round === rounds ? "rounds" : null) : over };
}
