/** What reviews of one's matches come to, game by game: given away, against par, and the habit that shows. All of it can be had as a file. */

import { curves, HANDS, markIcon, scaleOf } from "../art/plot.js";
import { el } from "../dom.js";
import { habitOver, habitWords, signed } from "../logic/nachlese.js";
import { trends } from "../net/reviews.js";
import { TITLES } from "../shelf.js";
import { number, t } from "../words/index.js";

/** @import {Trend} from "../logic/nachlese.js" */

/** So many matches are drawn, the last ones. */
const DRAWN = 30;

export function looks() {
  const games = Object.keys(TITLES).filter((game) => trends.of(game).length);
  if (!games.length) return null;
  return el(
    "section.looks",
    {},
    el("h2", {}, t("nachlese.trends")),
    el("ul", {}, games.map((game) => el("li", { data: { game } }, oneGame(game, trends.of(game))))),
    el("button.btn.is-quiet", { type: "button", data: { act: "export" }, on: { click: () => save("nachlese", trends.all) } }, t("nachlese.export")),
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
    el("p", {}, t("nachlese.trend", { game: TITLES[game], given: number(mean("given"), 1), par: number(Math.abs(par), 1), way, n: own.length })),
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
  const names = [t("nachlese.trend_given"), t("nachlese.trend_par")];
  const said = lines.map((points, i) => `${names[i]} ${points.map(([, height]) => signed(height)).join(", ")}`);
  return [
    el("p.key", {}, names.map((name, i) => el("span.key-one", {}, markIcon(HANDS[i]), name))),
    curves(
      lines.map((points, i) => ({ points, marks: points, hand: HANDS[i] })),
      { across, up: { from: least, to: most || 1 }, fair: 0, says: (value) => number(value), label: said.join("; ") },
    ),
  ];
}

/** A file of one's own. @param {string} name @param {any} what */
export function save(name, what) {
  const file = new Blob([JSON.stringify(what, null, 2)], { type: "application/json" });
  const anchor = el("a", { href: URL.createObjectURL(file), download: `stammtisch-${name}.json` });
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
