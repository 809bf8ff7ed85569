/** The moment that decided a match: the round in which the winner's lead grew most. Pure. */

/** @import {Event} from "../shared/types/messages.js" */

/**
 * How far somebody is ahead of the best of the others.
 * @param {number[]} totals @param {number} seat @param {boolean} lowWins
 */
export function leadOf(totals, seat, lowWins) {
  const others = totals.filter((_, other) => other !== seat);
  return lowWins ? Math.min(...others) - totals[seat] : totals[seat] - Math.max(...others);
}

/**
 * @param {{round: number, points: number[], totals: number[]}[]} rows
 * @param {number} winner
 * @param {boolean} lowWins
 * @returns {{round: number, gain: number, seat: number, points: number, tookLead: boolean}|null}
 *   the round, how much the lead grew in it, whose points made it so, and whether the winner came to the front by it;
 *   null where there is nothing to tell
 */
export function decisiveRound(rows, winner, lowWins) {
  if (rows.length < 2) return null;
  let before = rows[0].totals.map(() => 0);
  let best = null;
  for (const { round, points, totals } of rows) {
    const [lead, now] = [leadOf(before, winner, lowWins), leadOf(totals, winner, lowWins)];
    if (now > lead && (!best || now - lead >= best.gain)) {
      const seat = lowWins && points[winner] >= 0 ? fallenBack(before, points, winner) : winner;
      best = { round, gain: now - lead, seat, points: points[seat], tookLead: lead <= 0 && now > 0 };
    }
    before = totals;
  }
  return best;
}

/**
 * Where few points are good: the rival who stood best and fell back; of equal ones, whoever got most.
 * @param {number[]} before
 * @param {number[]} points
 * @param {number} winner
 */
function fallenBack(before, points, winner) {
  const rivals = points.map((_, seat) => seat).filter((seat) => seat !== winner);
  return rivals.reduce((one, two) =>
    (before[two] - before[one] || points[one] - points[two]) < 0 ? two : one,
  );
}

/**
 * The deed of a round, if somebody did one and the story still knows it.
 * @param {Event[]} story
 * @param {number} round
 * @param {string[]} [decisive]  events that say more of a round than its points do
 */
export function deedIn(story, round, decisive = []) {
  const end = story.findIndex((event) => event.kind === "scores" && event.round === round);
  const start = story.findLastIndex((event, at) => at < end && event.kind === "scores");
  return end < 0 ? null : (story.slice(start + 1, end).findLast((event) => decisive.includes(event.kind)) ?? null);
}

/**
 * Where there are no rounds: the event by which the winner got rid of most cards, or else the last card.
 * @param {Event[]} story
 * @param {number} winner
 * @param {(event: Event, seat: number) => number} [relief]  how many cards somebody got rid of by an event
 */
export function decisiveEvent(story, winner, relief = () => 0) {
  let best = null;
  for (const event of story) if (relief(event, winner) >= Math.max(2, best ? relief(best, winner) : 0)) best = event;
  return best ?? story.findLast((event) => event.kind === "plays" && event.seat === winner) ?? null;
}
