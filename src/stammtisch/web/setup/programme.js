/** The programme of an evening as a form: which games, by which rules, how often. For a new table, and for the host before a match. */

import { el } from "../shared/dom.js";
import { differences } from "./differences.js";
import { itemsOf, LINES, playedOf, TIMES } from "../evening/evening.js";
import { pickOne } from "../shared/controls.js";
import { closeSheet, openSheet } from "../shared/sheet.js";
import { bring, TITLES } from "../shared/games.js";
import { list, t } from "../shared/words/index.js";
import { optionsSummary } from "./agreed.js";
import { eveningActs, eveningPad, nextWords, standingWords } from "../evening/standings.js";
import { OptionsForm } from "./options.js";

/** @import {Item} from "../evening/evening.js" */
/** @typedef {import("../shared/types/requests.js").Facts} Facts */
/** @typedef {import("../shared/types/messages.js").Options} Options */

/** Whether so many can play a game. @param {Facts} facts @param {number} players */
const fits = (facts, players) => facts.players.includes(players);

export class Programme {
  /**
   * @param {Facts[]} games  as the server describes them
   * @param {() => number} players
   * @param {Item[]} items
   * @param {() => void} [changed]
   * @param {number} [before]  so many lines stand before these
   */
  constructor(games, players, items, changed = () => {}, before = 0) {
    this.games = games;
    this.players = players;
    this.items = items;
    this.changed = changed;
    this.before = before;
    this.box = el("div.programme");
  }

  /** @param {string} game */
  facts(game) {
    return this.games.find((each) => each.name === game);
  }

  element() {
    this.draw();
    return this.box;
  }

  draw() {
    this.box.replaceChildren(
      this.items.length ? el("ol.programme-lines", { start: this.before + 1, vars: { before: this.before } }, this.items.map((item, at) => this.line(item, at))) : "",
      this.items.length + this.before < LINES
        ? el(
            "button.btn.is-quiet",
            { type: "button", data: { act: "add-match" }, on: { click: () => this.edit(this.items.length) } },
            t("evening.add"),
          )
        : "",
    );
  }

  /** @param {string} [focus]  what to come back to */
  update(focus) {
    this.draw();
    this.changed();
    /** @type {HTMLElement|null} */ (focus ? this.box.querySelector(focus) : null)?.focus();
  }

  /** @param {Item} item @param {number} at */
  line(item, at) {
    const facts = this.facts(item.game);
    const title = TITLES[item.game] ?? item.game;
    const wrong = facts && !fits(facts, this.players());
    const few = facts ? optionsSummary(facts, item.options, this.players()) : [];
    const button = (/** @type {string} */ act, /** @type {string} */ sign, /** @type {string} */ words, /** @type {() => void} */ click) =>
      el("button.ib", { type: "button", "aria-label": `${words}${t("colon")}${title}`, title: words, data: { act }, on: { click } }, sign);
    return el(
      "li",
      {},
      el(
        "span.programme-words",
        {},
        el("b", {}, title),
        item.matches > 1 && el("span.times", {}, ` × ${item.matches}`),
        few.length > 0 && el("small", {}, few.join(" · ")),
        wrong && el("small.trouble", {}, this.range(facts)),
      ),
      at > 0 && button("earlier", "↑", t("evening.earlier"), () => this.move(at)),
      button("edit", "⋯", t("evening.edit"), () => this.edit(at)),
      button("drop", "×", t("evening.drop"), () => this.drop(at)),
    );
  }

  /** For how many a game is. @param {Facts} facts */
  range(facts) {
    const { players } = facts;
    return t("evening.range", { game: facts.title ?? TITLES[facts.name], least: players[0], most: players.at(-1) });
  }

  /** @param {number} at */
  move(at) {
    this.items.splice(at - 1, 0, ...this.items.splice(at, 1));
    this.update(`li:nth-child(${at}) [data-act=edit]`);
  }

  /** @param {number} at */
  drop(at) {
    this.items.splice(at, 1);
    this.update("[data-act=add-match]");
  }

  /** One line, in a sheet. @param {number} at */
  edit(at) {
    const players = this.players();
    const fitting = this.games.filter((facts) => fits(facts, players));
    const others = this.games.filter((facts) => !fits(facts, players));
    const old = this.items[at];
    const wish = { game: old?.game ?? fitting[0]?.name, matches: old?.matches ?? 1 };
    const rules = el("div.stack");
    /** @type {OptionsForm|null} */
    let form = null;
    const pick = async (/** @type {string} */ game, options = {}) => {
      wish.game = game;
      await bring(game, ["options"]);
      if (wish.game !== game) return;
      form = new OptionsForm(/** @type {Facts} */ (this.facts(game)), this.players, options);
      rules.replaceChildren(form.element());
    };
    const done = () => {
      this.items[at] = { game: wish.game, options: form?.value() ?? {}, matches: wish.matches };
      closeSheet();
    };
    openSheet({
      title: t("evening.line"),
      name: "match",
      kind: "drawer",
      closed: () => this.update(`li:nth-child(${at + 1}) [data-act=edit]`),
      body: el(
        "div.stack",
        {},
        pickOne(t("evening.game"), fitting.map(({ name }) => [name, TITLES[name] ?? name]), wish.game, (game) => pick(game)),
        others.length > 0 && el("p.hint", {}, t("evening.not_for", { games: list(others.map(({ name }) => TITLES[name] ?? name)), n: players })),
        pickOne(t("evening.times"), TIMES.map((n) => [n, String(n)]), wish.matches, (n) => (wish.matches = n)),
        rules,
      ),
      acts: [el("button.btn", { type: "button", data: { act: "take" }, on: { click: done } }, t("ok"))],
    });
    if (wish.game) pick(wish.game, old?.options);
  }
}

/**
 * A table before a match, as far as its programme needs it.
 * @typedef {object} Prepared
 * @property {import("../table/state/table.js").Table} table
 * @property {import("../shared/types/requests.js").Games|null} all  the games, once they are known
 * @property {boolean} host  whether we are
 * @property {(type: string, fields: Record<string, unknown>) => Promise<unknown>} send  true if it was done
 * @property {() => boolean} isGone  whether the page has been left
 */

/** The host agrees on a programme, or on what is left of it. @param {Prepared} prepared */
function showProgramme(prepared) {
  const { company } = prepared.table;
  const { evening } = company;
  const going = evening && !evening.over;
  openProgramme(prepared, going ? itemsOf(evening) : [{ game: company.game, options: agreedAt(prepared), matches: 1 }], Boolean(going));
}

/** What is not as usual at this table. @param {Prepared} prepared @returns {Options} */
function agreedAt({ all, table: { company } }) {
  const facts = all?.games.find((each) => each.name === company.game);
  if (!facts) return {};
  return Object.fromEntries(differences(facts, company.options, company.players).map(({ option, value }) => [option.name, value]));
}

/** @param {Prepared} prepared @param {Item[]} items @param {boolean} going */
function openProgramme(prepared, items, going) {
  const form = new Programme(prepared.all?.games ?? [], () => prepared.table.company.players, items, () => {
    if (!prepared.isGone() && !document.querySelector("dialog[open]")) openProgramme(prepared, items, going); // a line was looked at, in a sheet of its own
  });
  const send = async (/** @type {Item[]} */ said) => {
    if (await prepared.send("programme", { items: said })) closeSheet();
  };
  openSheet({
    title: t("evening.programme"),
    name: "programme",
    body: el("div.stack", {}, el("p.hint", {}, t("evening.about")), form.element()),
    acts: [
      el("button.btn", { type: "button", data: { act: "agree" }, on: { click: () => send(items) } }, t("ok")),
      going && el("button.btn.is-quiet", { type: "button", data: { act: "end-evening" }, on: { click: () => send([]) } }, t("evening.end")),
    ].filter(Boolean),
  });
}

/** Before a match: how the evening stands, what comes next, and what the host may do about it. @param {Prepared} prepared */
export function eveningSection(prepared) {
  const { company, you } = prepared.table;
  const { evening } = company;
  const act = (/** @type {string} */ name, /** @type {string} */ words, /** @type {() => void} */ click) =>
    el("button.btn.is-quiet", { type: "button", data: { act: name }, on: { click } }, words);
  if (!evening)
    return prepared.host && prepared.all && !company.lesson && company.phase === "lobby"
      ? el("section.evening", {}, el("h2", {}, t("evening.title")), el("p.hint", {}, t("evening.offer")), act("programme", t("evening.make"), () => showProgramme(prepared)))
      : null;
  const facts = prepared.all?.games.find((each) => each.name === company.game);
  const differs = facts ? optionsSummary(facts, company.options, company.players) : [];
  const again = () =>
    prepared.send("programme", { items: itemsOf({ ...evening, matches: evening.matches.map((match) => ({ ...match, points: null })) }) });
  return el(
    "section.evening",
    { data: { over: String(evening.over) } },
    el("h2", {}, t("evening.title")),
    !evening.over && el("p.serif.is-lead", {}, nextWords(evening, differs)),
    playedOf(evening) > 0 && el("p.standing", { class: evening.over ? "serif is-lead" : "" }, standingWords(evening, you.seat)),
    eveningPad(evening, { me: you.seat, title: "" }),
    el("p.hint", {}, t("evening.points_text")),
    el(
      "div.acts",
      {},
      prepared.host && !evening.over && prepared.all && act("programme", t("evening.change"), () => showProgramme(prepared)),
      prepared.host && evening.over && act("same-evening", t("evening.again"), again),
      evening.over && eveningActs(() => evening),
    ),
  );
}
