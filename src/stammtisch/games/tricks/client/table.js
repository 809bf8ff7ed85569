/** What the two trick games share: the trick in the middle, passing, who takes. */

import { strokes } from "/static/shared/art/card.js";
import { el } from "/static/shared/dom.js";
import { cardName, number, t } from "/static/shared/words/index.js";
import { steady } from "/static/table/view/layout.js";

/** @import {Event, Played, View as Anybodys} from "/static/shared/types/messages.js" */

/**
 * What trick games tell besides what every game does.
 * @typedef {object} Tricks
 * @property {number|null} leader
 * @property {Played[]} trick
 * @property {number|null} leading  the seat that would take the trick as it lies
 * @property {{cards: Played[], taker: number}|null} last_trick
 * @property {number} tricks  how many are done
 * @property {number} of_tricks  how many the round has
 * @property {string[][]|null} taken  cards per seat; null where only the last trick may be looked at
 * @property {number[]} tricks_taken
 * @property {{distance: number, to: number, from: number, chosen: string[], given: string[], received: string[]}|null} passing
 * @property {number} to_pass  how many cards are passed
 * @property {string|null} duty  what binds the card that you have to play
 * @property {number[]|null} points  in this round; null with `taken`
 * @property {number|null} limit  null where rounds are agreed
 * @property {number|null} rounds  how many are agreed
 */
/** @typedef {Anybodys & Tricks} View */

/** Points with their sign. @param {number} [points] */
export const signed = (points = 0) => `${points > 0 ? "+" : ""}${number(points)}`;

/** What stands on the mat of whoever takes the trick: its points. @param {View} view @param {number} seat */
export const mark = (view, seat) =>
  view.taker === seat ? (view.took ? signed(view.took) : t("tricks.takes")) : null;

/** @param {View} view @param {string[]} names  as the reader calls them @returns {import("/static/table/view/middle.js").Made} */
export function middle(view, names = view.names) {
  const { seat: me, trick = [] } = view;
  const taken = view.taker !== undefined && view.taker !== null;
  const winner = taken ? view.taker : view.leading;
  const best = trick.length > 1 ? trick.find((played) => played.seat === winner) : null;
  const leads = t(taken ? (view.took ? "tricks.takes_points" : "tricks.takes") : "tricks.leads", { n: signed(view.took) });
  /** @type {import("/static/table/view/middle.js").Thing[]} */
  const things = trick.map((played, order) => ({
    label: [names[played.seat] + t("colon") + cardName(view.game, played.card).long, played === best && leads]
      .filter(Boolean)
      .join(", "),
    key: `trick:${played.seat}:${played.card}`,
    card: played.card,
    before: played.seat,
    r: steady(`${played.card}${played.seat}`, 5),
    z: order + 1,
    from: played.seat === me ? `hand:${played.card} seat:${me}` : `seat:${played.seat}`,
  }));
  if (best) things.push({ key: "leads", tag: leads, className: "leads", silent: true, before: best.seat, dy: 0.66 });
  if (view.step === "play" && me !== null && view.awaiting.includes(me))
    things.push({ key: "ghost", ghost: true, before: me, r: 0 });
  return { things, ring: view.step === "play" || trick.length > 0 };
}

/** Which trick of the round it is. */
export function where(/** @type {View} */ { round, tricks, of_tricks: of }) {
  return t("where.trick", { round, trick: Math.min(of, tricks + 1), of });
}

/** @param {View} view @param {number} seat */
export function seatInfo(view, seat) {
  const tricks = view.tricks_taken[seat];
  const points = t("points", { n: view.totals[seat] });
  const round = view.outcome ? 0 : view.points?.[seat]; // those of the last round are counted in
  return {
    key: [tricks, view.totals[seat], round],
    nodes: [
      tricks ? el("span.tricks", {}, strokes(tricks, t("tricks.count", { n: tricks })), " · ") : null,
      points,
      round ? ` (${signed(round)})` : "",
    ],
  };
}

/** Until a limit, or so many rounds. @param {View} view @param {string} game  its title */
export const padTitle = ({ rounds, limit }, game) =>
  rounds ? t("pad.rounds", { game, n: rounds }) : t("pad.until", { game, n: limit });
/** @param {View} view @param {number} round */
export const roundsLeft = ({ rounds }, round) => (rounds ? rounds - round : undefined);

/**
 * What may not be looked at again: where tricks lie face down, all of the running round but the last one.
 * @param {View} view @param {Event[]} events  the story, from any place on
 * @returns {[number, number]} from which to before which
 */
export function bygone(view, events) {
  if (view.options.looking_back !== "last_trick" || view.outcome) return [0, 0];
  const start = events.findLastIndex(({ kind }) => kind === "opens" || kind === "scores") + 1;
  if (start && events[start - 1].kind === "scores") return [0, 0];
  const taken = events.flatMap(({ kind }, at) => (kind === "takes" && at >= start ? [at] : []));
  return [start, (taken.at(-2) ?? start - 1) + 1];
}

/** @param {View} view @param {string[]} names @param {string} game @returns {import("/static/table/view/slip.js").Asking} */
export function askPass(view, names, game) {
  return {
    tone: "turn",
    game,
    title: t("tricks.pass", { name: names[/** @type {NonNullable<View["passing"]>} */ (view.passing).to] }),
    text: t("tricks.pass_text"),
    gather: { verb: "pass", count: view.to_pass, label: "tricks.seal" },
  };
}

/** A deed that changes everything is said first: one share has it, or all but one. */
const ALONE = ["clears", "releases"];

/**
 * What the page of a round says first, where somebody took it all.
 * @param {string} game @param {import("/static/shared/types/messages.js").Reckoning} reckoning @param {(seat: number) => unknown} who
 */
export function headline(game, { shares }, who) {
  const got = shares.findIndex(({ entries }) => entries.length);
  if (got < 0) return null;
  const { key, points } = shares[got].entries[0];
  const seat = ALONE.includes(key) ? got : shares.findIndex(({ entries }) => !entries.length);
  return t(`${game}.reckon.${key}.title`, { who: who(seat), n: Math.abs(points) });
}

/** @param {View} view */
export function lastTrick(view) {
  return view.last_trick;
}

/** The cards that have been played in this round; null where nobody looks back. @param {View} view */
export const gone = (view) => (view.taken ? [...view.taken.flat(), ...view.trick.map(({ card }) => card)] : null);
