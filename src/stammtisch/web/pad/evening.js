/** An evening with real cards: several matches, each on its pad, and one pad for all of them. */

import { eveningOf, leadersOf, playedOf } from "../evening/evening.js";
import { eveningActs, eveningPad, standingWords } from "../evening/standings.js";
import { drawCard } from "../shared/art/card.js";
import { el } from "../shared/dom.js";
import { paper } from "../shared/frames.js";
import { FANS, TITLES } from "../shared/games.js";
import { go } from "../shared/router.js";
import { askWhetherSure } from "../shared/controls.js";
import { list, t } from "../shared/words/index.js";
import { evenings, pads } from "./kept.js";
import { keep, SCORING } from "./scoring.js";

/** The pads that are still there, in the order in which they were begun. @param {import("./kept.js").Evening} evening */
const padsOf = (evening) =>
  evening.pads.flatMap((id) => {
    const pad = pads.get(id);
    return pad && pad.game in SCORING ? [pad] : [];
  });

/** What has been played, counted. @param {import("./kept.js").Evening} evening */
function counted(evening) {
  const played = padsOf(evening).map(({ game, names, options, entries }) => ({
    game,
    names,
    places: keep(game, names.length, options, entries).outcome?.places ?? null,
  }));
  return eveningOf(played, evening.over);
}

/** @param {import("./kept.js").Evening} evening */
export function eveningLine(evening) {
  const address = `/pad/evening/${evening.id}`;
  const pad = counted(evening);
  const day = new Date(evening.changed).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "long" });
  const leaders = leadersOf(pad).map(({ name }) => name);
  return el(
    "li",
    {},
    el(
      "a.pad-line",
      { href: address, on: { click: (/** @type {MouseEvent} */ event) => follow(event, address) } },
      el("span.pad-words", {}, el("b", {}, day), el("small", {}, pad.matches.map(({ game }) => TITLES[game]).join(", "))),
      el(
        "span.pad-state",
        {},
        evening.over && leaders.length ? t("scorepad.won_by", { names: list(leaders) }) : t("evening.played", { n: playedOf(pad) }),
      ),
    ),
  );
}

export class EveningSheet {
  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.id = id;
  }

  get evening() {
    return /** @type {import("./kept.js").Evening} */ (evenings.get(this.id));
  }

  /** Another tab has written. */
  heard() {
    if (this.evening) this.draw();
    else go("/pad");
  }

  draw() {
    const { evening } = this;
    const pad = counted(evening);
    const some = pad.matches.length > 0;
    const acts = el("div.acts", {}, evening.over && eveningActs(() => pad), this.acts(evening, playedOf(pad)));
    const hint = el("p.hint", {}, t("evening.points_text"));
    const page = some
      ? paper(
          t("evening.title"),
          "/pad",
          el(
            "div.page-part",
            {},
            el("section.pad-end", { "aria-live": "polite" }, el(evening.over ? "h2" : "p", {}, standingWords(pad))),
            eveningPad(pad, { title: "", link: (at) => this.link(evening, at) }),
            hint,
          ),
          el("div.page-part", {}, !evening.over && this.next(evening), acts),
        )
      : paper(t("evening.title"), "/pad", el("p.hint", {}, t("evening.pad_about")), hint, this.next(evening), acts);
    this.root.replaceChildren(page);
  }

  /** The name of a match leads to its pad. @param {import("./kept.js").Evening} evening @param {number} at */
  link(evening, at) {
    const { id, game } = padsOf(evening)[at];
    const address = `/pad/${id}`;
    return el("a.pad-match", { href: address, on: { click: (/** @type {MouseEvent} */ event) => follow(event, address) } }, TITLES[game]);
  }

  /** @param {import("./kept.js").Evening} evening */
  next(evening) {
    const people = padsOf(evening).at(-1)?.names.length;
    const tile = (/** @type {string} */ game) => {
      const [least, most] = SCORING[game].players;
      const unfit = people !== undefined && (people < least || people > most);
      return gameTile(game, `/pad/new/${game}?evening=${evening.id}`, unfit ? t("evening.for", { least, most }) : "");
    };
    return el(
      "section",
      { "aria-label": t("evening.next_pad") },
      el("h2", {}, t("evening.next_pad")),
      el("div.pad-games", {}, Object.keys(SCORING).map(tile)),
    );
  }

  /** @param {import("./kept.js").Evening} evening @param {number} played */
  acts(evening, played) {
    const act = (/** @type {string} */ name, /** @type {string} */ words, /** @type {() => void} */ click) =>
      el("button.btn.is-quiet", { type: "button", data: { act: name }, on: { click } }, words);
    const turn = (/** @type {boolean} */ over) => () => {
      evenings.save({ ...evening, over });
      this.draw();
      scrollTo(0, 0);
    };
    return [
      played > 0 && !evening.over && act("end-evening", t("evening.end"), turn(true)),
      evening.over && act("go-on", t("evening.one_more"), turn(false)),
      act("drop-evening", t("evening.throw_away"), () => this.throwAway()),
    ];
  }

  throwAway() {
    askWhetherSure({
      title: t("evening.throw_sure"),
      text: t("evening.throw_text"),
      name: "throw",
      act: t("evening.throw_away"),
      sure: () => {
        evenings.remove(this.id);
        go("/pad");
      },
    });
  }
}

// Ways from one pad to another.

/** A link is followed in this window, unless somebody wants another. @param {MouseEvent} event @param {string} address */
export function follow(event, address) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(address);
}

/** A new pad for a game. @param {string} game @param {string} address @param {string} [words]  what has to be known before */
export const gameTile = (game, address, words = "") =>
  el(
    "a.pad-game",
    { href: address, data: { game }, on: { click: (/** @type {MouseEvent} */ event) => follow(event, address) } },
    el("span.pad-card", { "aria-hidden": "true" }, drawCard(game, FANS[game][1], { label: false })),
    el("b", {}, TITLES[game]),
    words && el("small", {}, words),
  );
