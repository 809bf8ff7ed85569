/** What a scored round means: who stands where, how far from the others and from the end, and which trick was the dearest. Pure. */



/** @import {Event, Reckoning, Share, Trick} from "../../shared/types/messages.js" */

/**
 * Somebody after a round. `was` is where they stood before it.
 * @typedef {{seat: number, place: number, points: number, total: number, was: number, sum: string, share: Share}} Row
 */

/**
 * Everybody, the best first; whoever has as much has the same place.
 * @param {Reckoning} reckoning
 * @param {number[]} before  what everybody had before the round
 * @param {{lowWins: boolean, standing?: (total: number, seat: number) => {value: number, sum: string}}} how  `standing` is what a
 *   total stands for where something else counts too
 * @returns {Row[]}
 */
export function rowsOf({ points, totals, shares }, before, { lowWins, standing = (value) => ({ value, sum: "" }) }) {
  const better = (/** @type {number} */ one, /** @type {number} */ two) => (lowWins ? one - two : two - one);
  const rows = totals.map((total, seat) => {
    const { value, sum } = standing(total, seat);
    return { seat, place: 0, points: points[seat], total: value, was: value - (total - before[seat]), sum, share: shares[seat] };
  });
  for (const row of rows) row.place = 1 + rows.filter((other) => better(other.total, row.total) < 0).length;
  return rows.sort((one, two) => one.place - two.place || one.seat - two.seat);
}

/**
 * Who leads, and how far the reader is from them: behind, or ahead of the next.
 * @param {Row[]} rows
 * @param {number|null} me
 * @returns {{leaders: number[], next: number[], gap: number}}
 */
export function leadIn(rows, me) {
  const first = rows.filter(({ place }) => place === 1);
  const others = rows.filter(({ place }) => place > 1);
  const mine = rows.find(({ seat }) => seat === me);
  const rival = mine?.place === 1 ? others[0] : mine;
  const next = others.filter(({ place }) => place === others[0].place).map(({ seat }) => seat);
  return {
    leaders: first.map(({ seat }) => seat),
    next,
    gap: rival ? Math.abs(rival.total - first[0].total) : 0,
  };
}

/** Whoever is nearest to the limit. @param {number[]} totals @param {number} limit */
export function nearestTo(totals, limit) {
  const most = Math.max(...totals);
  return { seats: totals.flatMap((total, seat) => (total === most ? [seat] : [])), missing: limit - most };
}

/**
 * The trick that cost its taker most, with the card that took it and the dearest that somebody threw in.
 * @param {Share} share
 * @param {number} taker
 * @returns {{trick: Trick, card: string, dear: string, giver: number}|null}
 */
export function dearest({ tricks = [], heaps }, taker) {
  const trick = tricks.reduce((/** @type {Trick|null} */ best, one) => (one.points > (best?.points ?? 0) ? one : best), null);
  if (!trick) return null;
  const worth = (/** @type {string} */ card) => heaps.find(({ cards }) => cards.includes(card))?.each ?? 0;
  const at = trick.cards.reduce((best, card, i) => (worth(card) > worth(trick.cards[best]) ? i : best), 0);
  const own = trick.cards[trick.seats.indexOf(taker)];
  return { trick, card: own, dear: trick.cards[at], giver: trick.seats[at] };
}

/** What happened in a round, as far as the story still knows it. @param {Event[]} story @param {number} round */
export function storyOf(story, round) {
  const end = story.findIndex((event) => event.kind === "scores" && event.round === round);
  const start = story.findLastIndex((event, at) => event.kind === "scores" && (end < 0 || at < end));
  return story.slice(start + 1, end < 0 ? undefined : end + 1);
}

/**
 * From where to where a ruler goes, and where it is marked.
 * @param {number[]} values
 * @param {number|null} end  the limit, if there is one
 */
export function scaleOf(values, end) {
  const all = [0, ...values, ...(end === null ? [] : [end])];
  const span = Math.max(10, Math.max(...all) - Math.min(...all));
  const step = [5, 10, 20, 25, 50, 100, 200, 500, 1000].find((size) => span / size <= 6) ?? 2000;
  const from = Math.floor(Math.min(...all) / step) * step;
  const to = end !== null && Math.max(...all) === end ? end : Math.ceil((Math.max(...all) + 0.001) / step) * step;
  const labels = [];
  for (let at = from; at <= to; at += step) if (end === null || Math.abs(at - end) >= step * 0.6) labels.push(at);
  if (end !== null && end <= to) labels.push(end);
  return { from, to, step, labels };
}

/**
 * Mats that would lie on each other move apart: to the right, and back if there is no more room.
 * @param {number[]} places  in px, ascending @param {number} size @param {number} width
 */
export function apart(places, size, width) {
  const out = [...places];
  for (let i = 1; i < out.length; i++) out[i] = Math.max(out[i], out[i - 1] + size);
  for (let i = out.length - 1, most = width - size / 2; i >= 0; i--, most = out[i + 1] - size) out[i] = Math.min(out[i], most);
  return out;
}

// How long the page of a round may lie on the table. Pure.

/** @import {Company, Decision, View} from "../../shared/types/messages.js" */

/** With other people at the table, in ms. */
const OTHERS = 30_000;
/** For those who have nothing to continue: who watch, or for whom a bot plays. */
const IDLE = 8_000;
/** So much of the time for an answer is left to it, at least half of it. */
const TO_ANSWER = 15_000;

/**
 * How long something may lie over what is asked; null for as long as one likes.
 * @param {Decision|null} decision @param {number} now
 */
export function timeBefore(decision, now) {
  if (!decision?.deadline) return null;
  const whole = decision.deadline - decision.opened;
  return Math.max(0, decision.deadline - now - Math.max(TO_ANSWER, whole / 2));
}

/**
 * How long the page of a round stays if nobody continues; null for until somebody does.
 * @param {{company: Company, view: View, decision: Decision|null, resting: boolean, now: number, least: number}} now  what is told by
 *   now; `least` is a moment that there always is
 */
export function timeToRead({ company, view, decision, resting, now, least }) {
  const { seat, awaiting } = view;
  if (seat === null || resting) return IDLE;
  const others = company.seats.some(({ kind, presence }, i) => i !== seat && kind === "person" && presence === "here");
  const asked = awaiting.includes(seat) ? timeBefore(decision, now) : null;
  const times = [...(others ? [OTHERS] : []), ...(asked === null ? [] : [Math.max(least, asked)])];
  return times.length ? Math.min(...times) : null;
}
