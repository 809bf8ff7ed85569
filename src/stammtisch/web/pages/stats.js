/** Small statistics of yours: matches, wins by game, favourite crimes. */

import { strokes } from "../art/card.js";
import { el } from "../dom.js";
import { currentLanguage, onLanguage, t } from "../words/index.js";
import { allDeeds, gameOf } from "../logic/deeds.js";
import { streak, today } from "../logic/days.js";
import { days } from "../net/days.js";
import { diary } from "../net/diary.js";
import { trends } from "../net/reviews.js";
import { paper } from "../house/paper.js";
import { askWhetherSure } from "../house/sure.js";
import { looks, save } from "../papers/trends.js";
import { bringAll, TITLES } from "../shelf.js";

/** What has to be there first. */
export const prepare = () => bringAll("deeds");

/** @param {HTMLElement} root */
export function show(root) {
  const draw = () => root.replaceChildren(page(draw));
  draw();
  return onLanguage(draw);
}

/** @param {() => void} draw */
function page(draw) {
  const { games, deeds, since } = diary.all;
  const played = Object.values(games).reduce((sum, game) => sum + game.played, 0);
  const day = new Date(since).toLocaleDateString(currentLanguage(), { day: "numeric", month: "long", year: "numeric" });
  return paper(
    t("stats.title"),
    "/",
    played === 0 && el("p.serif.stats-none", {}, t("stats.none")),
    played > 0 && el("p.hint", {}, t("stats.since", { day })),
    played > 0 && matches(games),
    crimes(deeds),
    looks(),
    leaves(),
    el("p.hint", {}, t("stats.about")),
    (played > 0 || Object.keys(deeds).length > 0 || Object.keys(trends.all).length > 0) &&
      el(
        "div.acts",
        {},
        el("button.btn.is-quiet", { type: "button", on: { click: () => erase(draw) } }, t("stats.erase")),
      ),
  );
}

/** @param {any} games */
function matches(games) {
  const line = (/** @type {any} */ tag, /** @type {string} */ name, /** @type {any} */ { played, won }) =>
    el(tag, {}, el("td", {}, name), el("td", {}, played), el("td", {}, won));
  const all = Object.values(games);
  const sum = { played: 0, won: 0 };
  for (const { played, won } of all) Object.assign(sum, { played: sum.played + played, won: sum.won + won });
  const head = ["", t("stats.played"), t("stats.won")];
  return el(
    "div.pad",
    {},
    el("h3", {}, t("stats.matches")),
    el(
      "table",
      {},
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          head.map((words) => el("th", { scope: "col" }, words)),
        ),
      ),
      el(
        "tbody",
        {},
        Object.keys(TITLES)
          .filter((game) => games[game])
          .map((game) => line("tr", TITLES[game], games[game])),
      ),
      all.length > 1 && el("tfoot", {}, line("tr.sum", t("pad.sum"), sum)),
    ),
  );
}

/** The deals of the day: how many, how many days in a row; and all of them as a file. */
function leaves() {
  const played = Object.values(days.all).flatMap((games) => Object.values(games).filter(({ points }) => (points ?? null) !== null));
  if (!played.length) return null;
  return el(
    "section.looks",
    {},
    el("h2", {}, t("day.title")),
    el("p", {}, t("stats.deals", { n: played.length, days: t("day.days", { n: streak(days.all, today()) }) })),
    el("button.btn.is-quiet", { type: "button", data: { act: "export-days" }, on: { click: () => save("days", days.exported) } }, t("nachlese.export")),
  );
}

/** What was done, the favourite first. @param {any} deeds */
function crimes(deeds) {
  const done = allDeeds()
    .filter((deed) => deeds[deed])
    .sort((one, two) => deeds[two] - deeds[one]);
  if (!done.length) return null;
  return el(
    "section",
    {},
    el("h2", {}, t("stats.crimes")),
    el(
      "ul.crimes",
      {},
      done.map((deed) =>
        el(
          "li",
          { data: { deed } },
          el("span", {}, t(`${gameOf(deed)}.deed.${deed}`)),
          deeds[deed] <= 20 && strokes(deeds[deed], String(deeds[deed])),
          el("b", { "aria-hidden": deeds[deed] <= 20 ? "true" : null }, deeds[deed]),
        ),
      ),
    ),
  );
}

/** @param {() => void} draw */
function erase(draw) {
  askWhetherSure({
    title: t("stats.erase_sure"),
    text: t("stats.erase_text"),
    name: "erase",
    act: t("stats.erase"),
    sure: () => {
      diary.erase();
      trends.erase();
      days.erase();
      draw();
    },
  });
}
