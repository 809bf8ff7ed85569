/** The end of a match of Halt mal kurz: who has got rid of everything, and what the others hold. */

import { count, notCounts, sum } from "/static/pad/sums.js";

/** @import { Field } from "/static/pad/scoring.js" */

/** @typedef {{own_deck: boolean}} Agreed */
/** What people took; a field that was not answered is not there. @typedef {{winners?: number[], left?: number[]}} Entry */
/** @typedef {import("/static/pad/scoring.js").Now<Agreed, Entry>} Now */

export const players = [3, 5];
export const lowWins = true;
export const options = [{ name: "own_deck", kind: "variant", default: false }];
/** There are no rounds: what is entered is the end. */
export const single = true;
/** HK-2: one of the 60 cards lies on the discard pile. */
const MOST = 59;

/** @returns {Field[]} @param {Now} now @param {Entry} entry */
export function fields({ players: many }, { winners = [] }) {
  const seats = Array.from({ length: many }, (_, seat) => seat);
  return [
    { kind: "people", name: "winners", of: seats },
    { kind: "tally", name: "hands", columns: [{ name: "left" }], of: seats.filter((seat) => !winners.includes(seat)) },
  ];
}

/** HK-13: cards left in hand. Who is not out holds one at least, counted or not. @param {Now} now @param {Entry} entry */
const handsOf = ({ players: many }, { winners = [], left }) =>
  Array.from({ length: many }, (_, seat) => (winners.includes(seat) ? 0 : Math.max(1, count(left?.[seat]))));

/** @param {Now} now @param {Entry} entry */
export function wrong(now, entry) {
  const { winners = [], left } = entry;
  const held = left?.map((cards, seat) => (winners.includes(seat) ? 0 : cards)); // who is out is not asked any more
  const odd = notCounts(held, now.players, "HK-13"); // what was typed comes before what is missing
  if (odd) return odd;
  if (!winners.length) return { key: "nobody_is_out", paragraph: "HK-12" };
  if (winners.length >= now.players) return { key: "all_are_out", paragraph: "HK-12" };
  const found = sum(handsOf(now, entry));
  return found <= MOST || now.options.own_deck
    ? null
    : { key: "more_than_there_are", paragraph: "HK-2", parameters: { what: "left", got: found, of: MOST } };
}

/** HK-12, HK-13: a total is the number of cards left in hand. @param {Now} now @param {Entry} entry */
export function score(now, entry) {
  const points = handsOf(now, entry);
  return { points, totals: points, deeds: [], over: "hand_empty" };
}
