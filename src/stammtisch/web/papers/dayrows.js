/** Rows of people at a deal: place, face, how they stand, and their points. */

import { parts } from "../art/card.js";
import { glassSign } from "../art/glasses.js";
import { el, nodeOf } from "../dom.js";
import { ranked, standing } from "../logic/days.js";
import { number, t } from "../words/index.js";
import { exactWords } from "./dayshare.js";
import { portrait } from "./field.js";

/**
 * Somebody at a deal.
 * @typedef {{name: string, face: number|null, points: number|null, you?: boolean, meister?: boolean, own?: string, apart?: boolean, note?: string, more?: any}} Person
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
