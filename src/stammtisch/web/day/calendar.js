/** The calendar leaf: a month with a glass for each day that was played. Nobody is scolded for a day that was not. */

import { glassSign } from "./drawings.js";
import { el, nodeOf, tableOf } from "../shared/dom.js";
import { dateOf, glassOf, monthOf, streak, today, weeksOf } from "../deals/days.js";
import { days } from "../deals/kept.js";
import { go } from "../shared/router.js";
import { currentLanguage, t } from "../shared/words/index.js";

/** What a glass means, in words. @type {Record<string, string>} */
const SAID = { full: "day.better", half: "day.even", empty: "day.worse" };

/** @param {string} day @param {Intl.DateTimeFormatOptions} how */
export const dayWords = (day, how = { day: "numeric", month: "long" }) => dateOf(day).toLocaleDateString(currentLanguage(), how);

/** @param {string} shown  any day of the month @param {string} first  the first day there is */
export function calendar(shown, first) {
  const place = el("section.calendar.paper", { "aria-label": t("day.calendar") });
  const draw = (/** @type {string} */ month, focus = "") => {
    place.replaceChildren(.../** @type {Node[]} */ (leaf(month, first, draw)));
    if (focus) /** @type {HTMLElement|null} */ (place.querySelector(`[data-turn="${focus}"]:not(:disabled)`))?.focus();
  };
  draw(shown);
  return place;
}

/** @param {string} month @param {string} first @param {(month: string, focus: string) => void} draw */
function leaf(month, first, draw) {
  const [kept, now] = [days.all, today()];
  const row = streak(kept, now);
  const turn = (/** @type {string} */ name, /** @type {number} */ by, /** @type {boolean} */ possible) =>
    el(
      "button.ib",
      { type: "button", data: { turn: name }, "aria-label": t(`day.${name}`), disabled: !possible, on: { click: () => draw(monthOf(month, by), name) } },
      name === "before" ? "‹" : "›",
    );
  const heads = weeksOf("2026-06-01")[0].map((day) => [dayWords(String(day), { weekday: "short" }), dayWords(String(day), { weekday: "long" })]);
  return [
    el("div.calendar-edge", { "aria-hidden": "true" }),
    el(
      "header",
      {},
      turn("before", -1, monthOf(month, 0) > first.slice(0, 7)),
      el("h2", {}, dayWords(month, { month: "long", year: "numeric" })),
      turn("after", 1, month.slice(0, 7) < now.slice(0, 7)),
    ),
    row > 0 && el("p.streak", {}, t("day.days", { n: row })),
    tableOf(
      heads.map(([short, long]) => el("th", { scope: "col" }, el("span", { "aria-hidden": "true" }, short), el("span.unseen", {}, long))),
      weeksOf(month).map((week) => week.map((day) => el("td", { class: day === now ? "is-today" : "" }, day && cell(day, kept[day], now, first)))),
    ),
    el("p.legend", {}, Object.entries(SAID).map(([glass, key]) => el("span", {}, nodeOf(glassSign(glass)), t(key)))),
  ].filter(Boolean);
}

/** @param {string} day @param {Record<string, import("../deals/days.js").Kept>|undefined} games @param {string} now @param {string} first */
function cell(day, games, now, first) {
  const glass = glassOf(day, games);
  const number = Number(day.slice(8));
  if (day > now || day < first) return el("span.cell.is-later", {}, number);
  const what = glass ? t(SAID[glass]) : t("day.none");
  return el(
    "a.cell",
    {
      href: `/day/${day}`,
      "aria-label": t("day.cell", { day: dayWords(day), what }),
      "aria-current": day === now ? "date" : null,
      on: {
        click: (/** @type {MouseEvent} */ event) => {
          event.preventDefault();
          go(`/day/${day}`);
        },
      },
    },
    el("span", {}, number),
    glass && nodeOf(glassSign(glass)),
  );
}
