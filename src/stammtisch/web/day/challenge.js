/** Cards that a friend has sent: who sends them, and when both have played, what each has made of them. */

import { el } from "../shared/dom.js";
import { book } from "../shared/frames.js";
import { toastRefusal } from "../shared/notes.js";
import { shareText } from "../shared/share.js";
import { getGames } from "../shared/requests.js";
import { getChallenge, getCompared, placeOf, sendWords, takeUp } from "../deals/kept.js";
import { memory } from "../shared/memory.js";
import { agreedLine } from "../setup/agreed.js";
import { rows } from "./rows.js";
import { whoAmI } from "../shared/me.js";
import { go } from "../shared/router.js";
import { TITLES } from "../shared/games.js";
import { list, onLanguage, t } from "../shared/words/index.js";
import { refusalWords } from "../shared/words/reasons.js";

/** @param {HTMLElement} root @param {string} challenge */
export function show(root, challenge) {
  const page = new ChallengePage(root, challenge);
  page.find();
  return () => page.end();
}

/** @typedef {import("../shared/types/requests.js").Challenge} Challenge */

class ChallengePage {
  /** @param {HTMLElement} root @param {string} challenge */
  constructor(root, challenge) {
    this.root = root;
    this.challenge = challenge;
    /** @type {import("../shared/types/requests.js").Challenge|null} */
    this.told = null;
    /** @type {import("../shared/types/requests.js").Compared["results"]|null} */
    this.results = null;
    /** @type {import("../shared/types/requests.js").Facts[]} */
    this.facts = [];
    this.trouble = "";
    this.gone = false;
    this.deaf = onLanguage(() => this.draw());
  }

  end() {
    this.gone = true;
    this.deaf();
  }

  async find() {
    this.trouble = "";
    this.draw();
    try {
      const [told, { games }] = await Promise.all([getChallenge(this.challenge), getGames()]);
      [this.told, this.facts] = [told, games];
      const place = placeOf(this.challenge);
      if (place)
        this.results = await getCompared(this.challenge, place.code, place.token)
          .then(({ results }) => results)
          .catch((reason) => {
            if (!["still_playing", "not_seated", "no_such_table"].includes(reason.key)) throw reason;
            return null;
          });
    } catch (reason) {
      this.trouble = refusalWords(reason);
    }
    this.draw();
  }

  draw() {
    if (this.gone) return;
    document.title = `${t("challenge.title")} · Stammtisch`;
    const { told, trouble } = this;
    const body = trouble
      ? el("section.verdict-day.paper", {}, el("h2", {}, t("challenge.title")), el("p.trouble", { role: "alert" }, trouble))
      : !told
        ? el("section.verdict-day.paper", {}, el("p.lead", {}, t("start.loading")))
        : this.results
          ? this.compared(told, this.results)
          : this.before(told);
    this.root.replaceChildren(book({ title: t("challenge.title"), back: "/", where: told ? TITLES[told.game] : "", kind: "is-day is-single" }, el("div.day-main", {}, body)));
  }

  /** @param {Challenge} told */
  short({ options, seat, players, game }) {
    const { rounds } = options;
    return [TITLES[game], rounds ? t("day.rounds", { n: rounds }) : t("day.match"), t("day.seat", { seat: seat + 1, players })].join(", ");
  }

  /** @param {Challenge} told */
  before(told) {
    const facts = this.facts.find(({ name }) => name === told.game);
    const rules = facts ? agreedLine(facts, told.options, told.players) : "";
    const place = placeOf(this.challenge);
    const others = told.company.flatMap((name, seat) => (name ? [`${name} (${t(`levels.${told.levels[seat]}`)})`] : []));
    return el(
      "section.verdict-day.paper",
      {},
      el("p.over", {}, this.short(told)),
      el("h2", {}, t("challenge.from", { name: told.from.name })),
      el("p.lead", {}, t("challenge.text")),
      el("p.note", {}, t("challenge.others", { names: list(others) })),
      rules && el("p.note", {}, rules),
      told.races && el("p.note", {}, t("day.no_hurry")),
      told.levels.includes("meister") && el("p.note", {}, t("challenge.meister")),
      el("div.acts", {}, el("button.btn", { type: "button", data: { act: "sit" }, on: { click: () => this.sit() } }, t(place ? "day.on" : "day.play"))),
    );
  }

  /** @param {Challenge} told @param {import("../shared/types/requests.js").Compared["results"]} results */
  compared(told, results) {
    const own = results.find((each) => each.you);
    const people = results.map((each) => ({
      ...each,
      face: each.face ?? null,
      name: each.you ? t("day.you") : each.name,
      own: each.name,
      note: each.points === null ? t("challenge.at_it") : each.again ? t("challenge.again") : "",
      more: each.replay && el("button.btn.is-quiet.row-act", { type: "button", data: { replay: each.name }, "aria-label": `${t("day.replay")}${t("colon")}${each.name}`, on: { click: () => go(`/replay/${each.replay}`) } }, t("day.replay")),
    }));
    return el(
      "section.verdict-day.day-friends.paper",
      {},
      el("p.over", {}, this.short(told)),
      el("h2", {}, t("challenge.results")),
      el("p.lead", {}, own?.sent ? t("challenge.own") : t("challenge.from", { name: told.from.name })),
      rows(people, null, told.low_wins),
      el("div.acts", {}, el("button.btn", { type: "button", data: { act: "send" }, on: { click: () => shareText(sendWords(this.challenge, told.game)) } }, t("day.send"))),
    );
  }

  async sit() {
    if (!(await whoAmI())) return;
    const place = placeOf(this.challenge);
    try {
      if (place) memory.keepSeat(place.code, place.token);
      go(`/t/${place ? place.code : await takeUp(this.challenge)}`);
    } catch (reason) {
      await toastRefusal(reason);
    }
  }
}
