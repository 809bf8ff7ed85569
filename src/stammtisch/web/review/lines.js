/** What a review says, in numbers and words: pure, for the page that shows it. */

import { currentLanguage, number, t } from "../shared/words/index.js";

/** @import {Bill, Judged, Review} from "../shared/types/requests.js" */

/** Less than so many points are neither luck nor bad luck. */
const EVEN = 0.5;
/** Half a 95 % interval, in standard errors. */
export const INTERVAL = 1.96;

/** Points as they help: above 0 is good, whether many are or few. @param {Review} review @param {number} points */
export const good = (review, points) => (review.low_wins ? -points : points);

/** With its sign. @param {number} value */
export const signed = (value) => (Number(value.toFixed(1)) > 0 ? `+${number(value, 1)}` : number(value, 1));

/** The match in a sentence. @param {Review} review */
export function verdictOf(review) {
  const deal = good(review, review.bill.deal.value);
  const n = number(Math.abs(deal), 1);
  const luck = Math.abs(deal) < EVEN ? t("review.luck.even") : t(deal > 0 ? "review.luck.good" : "review.luck.bad", { n });
  const given = -good(review, review.bill.decisions.value);
  return review.moments.length
    ? t("review.given", { luck, n: number(given, 1) })
    : t("review.nothing", { luck });
}

/** What the others had to do with it. @param {Review} review */
export function othersOf(review) {
  const helped = good(review, linesOf(review)[3].value); // the same number as on the bill
  const n = number(Math.abs(helped), 1);
  if (Math.abs(helped) < EVEN) return t("review.others.even");
  return t(helped > 0 ? "review.others.gave" : "review.others.took", { n });
}

/**
 * The lines of the bill, from where to where each goes. As they are written they add up.
 * @param {Review} review
 * @returns {{key: string, value: number, half: number|null, from: number, to: number}[]}
 */
export function linesOf({ bill }) {
  const names = /** @type {const} */ (["fair", "deal", "decisions"]);
  const values = names.map((name) => Math.round(bill[name].value * 10) / 10);
  values.push(bill.points - values.reduce((sum, value) => sum + value, 0));
  let at = 0;
  const lines = /** @type {const} */ ([...names, "others"]).map((key, i) => {
    const from = at;
    at += values[i];
    return { key, value: values[i], half: bill[key].half, from, to: at };
  });
  return [...lines, { key: "points", value: bill.points, half: null, from: 0, to: bill.points }];
}

/** How a deal was, in two words. @param {Review} review @param {Bill} bill */
export function dealOf(review, { deal }) {
  if (Math.abs(deal.value) < Math.max(EVEN, deal.half)) return t("review.deal.even");
  return t(good(review, deal.value) > 0 ? "review.deal.good" : "review.deal.bad");
}

/** What was given away in a round, in words. @param {Review} review @param {Bill} bill */
export function givenOf(review, { decisions }) {
  const given = -good(review, decisions.value);
  return Math.abs(given) < 0.05 ? t("review.round_nothing") : t("review.round_given", { n: number(given, 1) });
}

/** The decisions that are worth a second look, the dearest first. @param {Review} review */
export const momentsOf = ({ decisions, moments }) =>
  moments.map((at) => /** @type {Judged} */ (decisions.find((each) => each.number === at)));

/** Mistakes of a kind, or that came with the same question. @typedef {{asked: string, kind?: string, count: number, said: Record<string, string>}} Kind */
/** What is kept of a review for the record. @typedef {{at: number, game: string, rounds: number, given: number, par: number, kinds: Kind[]}} Trend */

/** What is kept of a review: how much was given away, how it went against par, and the kinds of its mistakes. @param {Review} review @returns {Omit<Trend, "at">} */
export function trendOf(review) {
  const { bill } = review;
  return {
    game: review.game,
    rounds: bill.rounds,
    given: -good(review, bill.decisions.value),
    par: good(review, bill.points - bill.fair.value - bill.deal.value),
    kinds: review.kinds,
  };
}

/** So many matches a habit is looked for in, the last ones; and so often it has to show. */
const LAST = 20;
const OFTEN = 3;

/** What most mistakes of several matches have in common; null while too little is known. @param {Trend[]} trends  of one game, in order */
export function habitOver(trends) {
  const looked = trends.slice(-LAST);
  /** @type {Map<string, Kind>} */
  const kinds = new Map();
  for (const kind of looked.flatMap((trend) => trend.kinds)) {
    const name = `${kind.asked} ${kind.kind ?? ""}`;
    kinds.set(name, { ...kind, count: kind.count + (kinds.get(name)?.count ?? 0) });
  }
  const [most] = [...kinds.values()].sort((one, two) => two.count - one.count);
  if (looked.length < 2 || !most || most.count < OFTEN) return null;
  return { ...most, of: [...kinds.values()].reduce((sum, { count }) => sum + count, 0), matches: looked.length };
}

/** A habit in a sentence, of one match or of several. @param {Kind & {of: number, matches?: number}} habit */
export function habitWords({ asked, kind, said, count, of, matches }) {
  const words = said[currentLanguage()] ?? asked;
  const [alone, over] = kind ? ["review.habit_kind", "review.habit_over_kind"] : ["review.habit_text", "review.habit_over_text"];
  return t(matches ? over : alone, { count, of, asked: words, kind: words, n: matches ?? 1 });
}
