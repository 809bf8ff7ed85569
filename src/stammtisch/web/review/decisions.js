/** Decisions of a review in words: what was chosen, what the Meister would have chosen, what either does, and all of them in a list. */

import { choiceWords, shortMove } from "../table/state/movewords.js";
import { el } from "../shared/dom.js";
import { purposeWords } from "../table/state/hints.js";
import { INTERVAL, signed } from "./lines.js";
import { partOf } from "../shared/games.js";
import { has, number, t } from "../shared/words/index.js";
import { capital, sentence } from "./bill.js";

/** @import {Film} from "../replay/film.js" */
/** @import {Judged} from "../shared/types/requests.js" */

/** What would have been better, where there are words for it. @param {Judged} each */
export function kindOf(each) {
  const key = `review.kind.${each.kind}`;
  return each.kind && has(key) ? t(key) : "";
}

/** What it is called. @param {Judged} each */
export const verdictWords = (each) => capital(t(`review.verdict.${each.verdict}`));

/** What it cost. @param {Judged} each */
export const priceOf = (each) => t("review.price", { n: number(each.points, 1) });

/** And how sure that is. @param {Judged} each */
export const errorOf = (each) =>
  t("review.price_error", { half: number(INTERVAL * each.points_error, 1), loss: signed(-100 * each.loss) });

/**
 * What moves are called: as the table would have offered them. What a seat chose unseen it may be told here.
 * @param {Film} film @param {Judged} each @param {number} seat
 * @returns {(move: string) => string}
 */
function calling(film, each, seat) {
  const { game } = film.told;
  const seen = film.view(each.number, { seat, open: false });
  const { legal = [] } = each;
  const table = partOf(game, "table");
  /** @type {string[]} */
  let words = [];
  try {
    if (table?.ask && legal.length) words = choiceWords({ ...seen, seat, legal, step: each.asked, awaiting: [seat] }, table, film.names);
  } catch {
    // a table that asks for more than a replay knows
  }
  return (move) => sentence(words[legal.indexOf(move)] ?? shortMove(game, move, seen.hand ?? [], film.names, each.asked));
}

/** Both moves, and what they do; what is true of both is said once. @param {Film} film @param {Judged} each @param {number} seat @returns {string} */
export function because(film, each, seat) {
  const { game } = film.told;
  const called = calling(film, each, seat);
  const [best, mine] = [each.why, each.yours].map((purpose) => purposeWords(game, purpose, seat, film.names));
  const said = (/** @type {string} */ move, /** @type {string} */ does) => [called(move), does].filter(Boolean).join(" ");
  return t("review.instead", { move: said(each.move, mine === best ? "" : mine), best: said(each.best, best) });
}

/**
 * All of them, put away until somebody wants to see them.
 * @param {{film: Film, decisions: Judged[], seat: number, open: boolean, href: (move: number) => string, toggle: (open: boolean) => void}} how
 */
export function everyDecision({ film, decisions, seat, open, href, toggle }) {
  const details = /** @type {HTMLDetailsElement} */ (
    el(
      "details.every.paper",
      { open },
      el("summary", { data: { keep: "every" } }, t("review.every")),
      el("p.over", {}, t("review.every_text")),
      open && el("ol", {}, decisions.map((each) => row(film, each, seat, href))),
    )
  );
  details.addEventListener("toggle", () => details.open !== open && toggle(details.open));
  return details;
}

/** @param {Film} film @param {Judged} each @param {number} seat @param {(move: number) => string} href */
function row(film, each, seat, href) {
  const { verdict } = each;
  const blamed = !["best", "as_good"].includes(verdict);
  return el(
    "li",
    { class: blamed ? "is-blamed" : "", data: { verdict } },
    el("a", { href: href(each.number), data: { keep: `at-${each.number}` } }, t("review.at", { round: each.round, n: each.number + 1 })),
    el("b", {}, verdictWords(each)),
    el("span", {}, verdict === "best" ? calling(film, each, seat)(each.move) : blamed ? because(film, each, seat) : because(film, { ...each, why: null, yours: null }, seat)),
    verdict !== "best" && el("small", {}, `${priceOf(each)} ${errorOf(each)}`),
  );
}
