/** Small statistics of yours: matches, wins by game, favourite crimes. */

import { streak, today } from "../deals/days.js";
import { days } from "../deals/kept.js";
import { trends } from "../review/kept.js";
import { habitOver, habitWords, signed } from "../review/lines.js";
import { strokes } from "../shared/art/card.js";
import { curves, HANDS, markIcon, scaleOf } from "../shared/art/plot.js";
import { el, tableOf } from "../shared/dom.js";
import { paper } from "../shared/frames.js";
import { bringAll, TITLES } from "../shared/games.js";
import { askWhetherSure } from "../shared/controls.js";
import { currentLanguage, number, onLanguage, t } from "../shared/words/index.js";
import { allDeeds, diary, gameOf } from "./diary.js";

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

/** @param {import("./diary.js").Diary["games"]} games */
function matches(games) {
  const line = (/** @type {string} */ name, /** @type {{played: number, won: number}} */ { played, won }) =>
    [name, played, won].map((words) => el("td", {}, words));
  const all = Object.values(games);
  const sum = { played: 0, won: 0 };
  for (const { played, won } of all) Object.assign(sum, { played: sum.played + played, won: sum.won + won });
  return el(
    "div.pad",
    {},
    el("h3", {}, t("stats.matches")),
    tableOf(
      ["", t("stats.played"), t("stats.won")],
      Object.keys(TITLES)
        .filter((game) => games[game])
        .map((game) => line(TITLES[game], games[game])),
      all.length > 1 && line(t("pad.sum"), sum),
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
    el("button.btn.is-quiet", { type: "button", data: { act: "export-days" }, on: { click: () => save("days", days.exported) } }, t("review.export")),
  );
}

/** What was done, the favourite first. @param {Record<string, number>} deeds */
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

// What reviews of one's matches come to, game by game: given away, against par, and the habit that shows. All of it can be had as a file.

/** @import {Trend} from "../review/lines.js" */

/** So many matches are drawn, the last ones. */
const DRAWN = 30;

export function looks() {
  const games = Object.keys(TITLES).filter((game) => trends.of(game).length);
  if (!games.length) return null;
  return el(
    "section.looks",
    {},
    el("h2", {}, t("review.trends")),
    el("ul", {}, games.map((game) => el("li", { data: { game } }, oneGame(game, trends.of(game))))),
    el("button.btn.is-quiet", { type: "button", data: { act: "export" }, on: { click: () => save("reviews", trends.all) } }, t("review.export")),
  );
}

/** @param {string} game @param {Trend[]} own */
function oneGame(game, own) {
  const rounds = own.reduce((sum, each) => sum + each.rounds, 0) || 1;
  const mean = (/** @type {"given"|"par"} */ key) => own.reduce((sum, each) => sum + each[key], 0) / rounds;
  const habit = habitOver(own);
  const par = Number(mean("par").toFixed(1));
  const way = par > 0 ? "better" : par < 0 ? "worse" : "even"; // few points may be good: a sign would have to be thought about
  return [
    el("p", {}, t("review.trend", { game: TITLES[game], given: number(mean("given"), 1), par: number(Math.abs(par), 1), way, n: own.length })),
    own.length > 1 && drawn(own.slice(-DRAWN)),
    habit && el("p.hint", {}, habitWords(habit)),
  ];
}

/** Match by match, a round: what was given away, and how it went against par. @param {Trend[]} own */
function drawn(own) {
  const of = (/** @type {"given"|"par"} */ key) =>
    own.map((each, i) => /** @type {[number, number]} */ ([i + 1, each[key] / (each.rounds || 1)]));
  const lines = [of("given"), of("par")];
  const heights = lines.flat().map(([, height]) => height);
  const [least, most] = [Math.min(0, ...heights), Math.max(0, ...heights)];
  const across = { ...scaleOf([1, own.length], { count: Math.min(5, own.length - 1) }), from: 1, to: own.length };
  const names = [t("review.trend_given"), t("review.trend_par")];
  const said = lines.map((points, i) => `${names[i]} ${points.map(([, height]) => signed(height)).join(", ")}`);
  return [
    el("p.key", {}, names.map((name, i) => el("span.key-one", {}, markIcon(HANDS[i]), name))),
    curves(
      lines.map((points, i) => ({ points, marks: points, hand: HANDS[i] })),
      { across, up: { from: least, to: most || 1 }, fair: 0, says: (value) => number(value), label: said.join("; ") },
    ),
  ];
}

/** A file of one's own. @param {string} name @param {unknown} what */
export function save(name, what) {
  const file = new Blob([JSON.stringify(what, null, 2)], { type: "application/json" });
  const anchor = el("a", { href: URL.createObjectURL(file), download: `stammtisch-${name}.json` });
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
