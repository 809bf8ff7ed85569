/** Rows of people at a deal: place, face, how they stand, and their points. */

import { parts } from "../shared/art/card.js";
import { el, nodeOf } from "../shared/dom.js";
import { number, t } from "../shared/words/index.js";
import { ranked, standing } from "../deals/days.js";
import { glassSign, portrait } from "./drawings.js";
import { exactWords } from "./share.js";

/**
 * Somebody at a deal.
 * @typedef {{name: string, face: number|null, points: number|null, you?: boolean, meister?: boolean, own?: string, apart?: boolean, note?: string, more?: import("../shared/dom.js").Child}} Person
 */

/** @param {Person} person */
export function matOf(person) {
  const [ring, art] = portrait(person);
  if (person.points === null && !person.you) return el("span.mat.is-small.is-empty", { "aria-hidden": "true" });
  return el(
    "span.mat.is-small",
    { class: `ring-${ring}`, "aria-hidden": "true" },
    nodeOf(`<svg class="face ink-${ring}" viewBox="0 0 100 100"><g transform="translate(50 57) scale(.78)">${parts(art)}</g></svg>`),
  );
}

/** @param {Person[]} people @param {number|null} par @param {boolean} lowWins */
export const rows = (people, par, lowWins) =>
  el(
    "ol.day-rows",
    {},
    ranked(people, lowWins).map((person) =>
      el(
        "li",
        { class: person.you ? "is-me" : "" },
        el("span.place", {}, person.place === null ? "" : t("end.place", { n: person.place })),
        matOf(person),
        el("span.who", {}, el("b", {}, person.name), person.note && el("small", {}, person.note)),
        person.points !== null &&
          par !== null &&
          el("span.stands", {}, nodeOf(glassSign(standing(person.points, par, lowWins).glass)), exactWords(person.points, par, lowWins)),
        el("span.total", {}, person.points === null ? "" : number(person.points)),
        person.more,
      ),
    ),
  );

// What one sits down to with the deal of a day: where, with whom, by which rules, and how often.

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
