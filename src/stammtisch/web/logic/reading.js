/** How long the page of a round may lie on the table. Pure. */

/** @import {Company, Decision, View} from "../state/types.js" */

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
