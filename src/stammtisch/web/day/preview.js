/** The leaf of the day on the start page: how far one is, and the way there. Loaded after the first look. */

import { drawCard } from "../shared/art/card.js";
import { el } from "../shared/dom.js";
import { dateOf, streak, today } from "../deals/days.js";
import { days } from "../deals/kept.js";
import { go } from "../shared/router.js";
import { TITLES } from "../shared/games.js";
import { bringNeeds } from "../shared/needs.js";
import { currentLanguage, t } from "../shared/words/index.js";

/** @param {HTMLElement} place @param {string[]} games  those that have a deal */
export async function fillLeaf(place, games) {
  await bringNeeds({ words: ["day"], sheets: ["day/preview"] });
  const now = today();
  const kept = days.all[now] ?? {};
  const done = games.filter((game) => kept[game]?.points != null);
  const begun = games.find((game) => kept[game]?.code && kept[game]?.points == null);
  const next = begun ?? games.find((game) => !kept[game]?.code);
  const { trick, round } = (begun && kept[begun].where) || {};
  const row = streak(days.all, now);
  const [many, of] = [done.length, games.length];
  const said = !many ? t("day.teaser_none") : many === of ? t("day.teaser_all", { of }) : t("day.teaser", { done: many, of });
  const words = !next
    ? t("day.see")
    : !begun
      ? t(many ? "day.next" : "day.first", { game: TITLES[next] })
      : trick
        ? t("day.on_trick", { n: trick })
        : round && round > 1
          ? t("day.on_round", { n: round })
          : t("day.next", { game: TITLES[begun] });
  const address = begun ? `/t/${kept[begun].code}#${kept[begun].token}` : next ? `/day/${now}/${next}` : "/day";
  const link = (/** @type {string} */ tag, /** @type {string} */ to, /** @type {import("../shared/dom.js").Child} */ inner, more = {}) =>
    el(
      tag,
      {
        href: to,
        ...more,
        on: {
          click: (/** @type {MouseEvent} */ event) => {
            event.preventDefault();
            go(to);
          },
        },
      },
      inner,
    );
  place.replaceChildren(
    el(
      "div.leaf.paper",
      {},
      el("span.leaf-date", { "aria-hidden": "true" }, el("b", {}, dateOf(now).getDate()), dateOf(now).toLocaleDateString(currentLanguage(), { month: "short" })),
      el("div.leaf-words", {}, el("h2", {}, link("a", "/day", t("day.title"))), el("p", {}, said, row > 0 && ` ${t("day.teaser_days", { n: row })}`)),
      el(
        "div.leaf-backs",
        { "aria-hidden": "true" },
        games.map((game) => el("span", { class: done.includes(game) ? "is-done" : "" }, drawCard(game, null, { label: false }))),
      ),
      link("a.btn.is-quiet", address, words, { data: { act: "leaf" } }),
    ),
  );
}
