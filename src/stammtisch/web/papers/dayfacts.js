/** What one sits down to with the deal of a day: where, with whom, by which rules, and how often. */

import { el } from "../dom.js";
import { t } from "../words/index.js";

/**
 * @param {{seat: number, players: number, company: string[]}} deal
 * @param {string} rules  what is agreed, in a sentence
 * @param {HTMLElement} link  to the rulebook
 */
export function dayFacts({ seat, players, company }, rules, link) {
  const seats = company.map((name, i) =>
    el("li", { class: i === seat ? "is-me" : "" }, el("i", { "aria-hidden": "true" }, i + 1), name || t("day.you")),
  );
  return el(
    "dl.day-facts",
    {},
    el("dt", {}, t("day.fact.seat")),
    el("dd", {}, el("ol.day-seats", {}, seats), t("day.fact.seat_text", { seat: seat + 1, players })),
    el("dt", {}, t("day.fact.rules")),
    el("dd", {}, rules, " ", link),
    el("dt", {}, t("day.fact.tries")),
    el("dd", {}, t("day.one_try")),
  );
}
