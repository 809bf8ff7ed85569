/** The score sheet: a squared paper pad with every round. */

import { smallMat } from "../../shared/art/faces.js";
import { el, tableOf } from "../../shared/dom.js";
import { number, t } from "../../shared/words/index.js";

/** @import {SheetRow, View} from "../../shared/types/messages.js" */
/** @import {Child} from "../../shared/dom.js" */
/** Draws the number of a round. @typedef {(row: SheetRow) => Child} Draw */

/**
 * @param {Pick<View, "sheet"|"totals"|"players">} view
 * @param {string[]} names  with "you" for oneself
 * @param {{title: string, note?: string, lowWins: boolean, sumLabel?: string, round?: Draw}} how  `round`
 *   draws the number of a round, where one can do something with it
 */
export function pad(view, names, { title, note, lowWins, sumLabel = t("pad.sum"), round = (row) => row.round }) {
  const { sheet, totals, players } = view;
  const best = lowWins ? Math.min(...totals) : Math.max(...totals);
  const sum = (/** @type {number} */ seat) =>
    el("td", { class: sheet.length && totals[seat] === best ? "is-best" : "" }, number(totals[seat]));
  const heads = sheet.map((row) => el("th", { scope: "col" }, round(row)));
  const cell = (/** @type {SheetRow} */ row, /** @type {number} */ seat) => el("td", {}, number(row.points[seat]));
  const table =
    players > 4
      ? tableOf(["", heads, sumLabel], names.map((name, seat) => [el("td", {}, name), sheet.map((row) => cell(row, seat)), sum(seat)]))
      : tableOf(
          [t("pad.round"), names.map((name) => short(name))],
          sheet.map((row) => [el("td", {}, round(row)), row.points.map((_, seat) => cell(row, seat))]),
          [el("td", {}, sumLabel), names.map((_, seat) => sum(seat))],
        );
  return el(
    "div.pad",
    {},
    el("h3", {}, title),
    el("div.pad-scroll", { tabindex: "0", role: "region", "aria-label": title }, table),
    note && el("p.note", {}, note),
  );
}

/** Where somebody has scrolled a pad to; null while its newest rows are in sight. @param {ParentNode} place @returns {[number, number]|null} */
export function readIn(place) {
  const pad = place.querySelector(".pad-scroll");
  if (!pad) return null;
  const below = pad.scrollHeight - pad.clientHeight - pad.scrollTop;
  const beyond = pad.scrollWidth - pad.clientWidth - pad.scrollLeft;
  return below > 4 || beyond > 4 ? [pad.scrollTop, pad.scrollLeft] : null;
}

/** Show the newest rows of a pad, or where somebody was reading. @param {ParentNode} place @param {[number, number]|null} [read] */
export function toNewest(place, read = null) {
  const pad = place.querySelector(".pad-scroll");
  if (pad) [pad.scrollTop, pad.scrollLeft] = read ?? [pad.scrollHeight, pad.scrollWidth];
}

/**
 * For a game without rounds: who holds how many cards.
 * @param {number[]} counts
 * @param {string[]} names
 * @param {string} title
 * @param {string} [note]
 */
export function cardPad(counts, names, title, note) {
  const fewest = Math.min(...counts);
  const order = counts
    .map((_, seat) => seat)
    .sort((one, two) => counts[one] - counts[two]);
  return el(
    "div.pad",
    {},
    el("h3", {}, title),
    tableOf(
      ["", t("pad.cards")],
      order.map((seat) => [
        el("td", {}, names[seat]),
        el("td", { class: counts[seat] === fewest ? "is-best" : "" }, counts[seat]),
      ]),
    ),
    note && el("p.note", {}, note),
  );
}

/** @param {string} name */
const short = (name) => (name.length > 9 ? `${name.slice(0, 8)}…` : name);

// Who came where.

/** @param {{places: number[], totals: number[]}} outcome @param {string[]} names @param {number|null} [me] */
export function ranking({ places, totals }, names, me = null) {
  const order = places.map((_, seat) => seat).sort((one, two) => places[one] - places[two]);
  return el(
    "ol.ranking",
    {},
    order.map((seat) =>
      el(
        "li",
        { class: places[seat] === 1 ? "is-first" : "" },
        el("span.place", {}, t("end.place", { n: places[seat] })),
        smallMat(seat, names[seat]),
        el("b", {}, seat === me ? t("you.name") : names[seat]),
        el("span.total", {}, number(totals[seat])),
      ),
    ),
  );
}
