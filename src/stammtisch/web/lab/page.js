/**
 * What does this rule do? The server plays thousands of matches with rules A and with rules B, and tells what it has found so far: words first, then
 * plots, whose brackets close in. Leaving the page ends it.
 */

import { backSource } from "../shared/art/card.js";
import { markIcon } from "../shared/art/plot.js";
import { el, nodeOf } from "../shared/dom.js";
import { book } from "../shared/frames.js";
import { tell } from "../shared/voice.js";
import { checkOptions, headline, lines, reportAddress, same, study } from "./study.js";
import { getGames } from "../shared/requests.js";
import { chooseGame, chooseRules, readValues } from "./form.js";
import { MARKS, Tiles } from "./tiles.js";
import { changedSources, optionsSummary, sourcesLine } from "../setup/agreed.js";
import { sourceOf } from "../setup/differences.js";
import { readRules, rulesQuery } from "../setup/options.js";
import { go } from "../shared/router.js";
import { bring, TITLES } from "../shared/games.js";
import { currentLanguage, number, onLanguage, t } from "../shared/words/index.js";
import { optionWords, refusalWords, whyWords } from "../shared/words/reasons.js";

/** @import {Findings} from "./study.js" */

const LETTERS = "ABCDEF";
/** So few and so many sets of rules are compared at a time. */
const [LEAST, MOST] = [2, LETTERS.length];
const MATCHES = 4000;
/** @param {HTMLElement} root @param {string} [game] */
export function show(root, game) {
  const lab = new Lab(root, game && game in TITLES ? game : Object.keys(TITLES)[0]);
  lab.begin();
  const silent = onLanguage(() => lab.draw());
  return () => {
    silent();
    lab.leave();
  };
}

class Lab {
  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    const asked = new URLSearchParams(location.search);
    this.root = root;
    this.game = game;
    /** Whether the form of a new table has sent us here, and wants its rules back. */
    this.fromForm = asked.get("from") === "new";
    this.players = Number(asked.get("players")) || 0;
    /** @type {import("../shared/types/messages.js").Options[]} */
    this.rules = [readRules(asked.get("a")), readRules(asked.get("b"))];
    /** @type {{rule: string, values: string}|null} */
    this.swept = asked.get("rule") ? { rule: asked.get("rule") ?? "", values: asked.get("values") ?? "" } : null;
    /** What is wrong with the rules, by slip. @type {string[]} */
    this.wrong = ["", ""];
    /** What was told last. @type {import("../shared/types/requests.js").Studied|null} */
    this.told = null;
    this.failed = "";
    this.tiles = new Tiles();
    /** @type {AbortController|null} */
    this.running = null;
    this.said = "";
    /** @type {import("../shared/types/requests.js").Facts[]} */
    this.all = [];
  }

  async begin() {
    try {
      this.all = (await getGames()).games;
      await bring(this.game, ["options"]);
    } catch (reason) {
      this.failed = refusalWords(reason);
    }
    const facts = /** @type {import("../shared/types/requests.js").Facts} */ (this.all.find(({ name }) => name === this.game));
    /** @type {import("../shared/types/requests.js").Facts} */
    this.facts = facts;
    if (this.facts && !this.facts.players.includes(this.players))
      this.players = this.facts.usual_players ?? this.facts.players[0];
    this.draw();
    if (this.facts) this.run();
  }

  leave() {
    this.running?.abort();
    this.running = null;
  }

  /** The rules of every setting. */
  settings() {
    if (!this.swept) return this.rules;
    const { rule, values } = this.swept;
    const option = this.facts.options.find(({ name }) => name === rule);
    return option ? readValues(option, values).map((value) => ({ ...this.rules[0], [rule]: value })) : this.rules;
  }

  /** Whether there is anything to compare yet. */
  isAsked() {
    return Boolean(this.swept) || this.rules.some((rules) => Object.keys(rules).length > 0);
  }

  /** What the rule is called whose values are gone through. */
  ruleTitle() {
    const name = this.swept?.rule ?? "";
    const option = this.facts.options.find((each) => each.name === name);
    return option ? optionWords(this.game, option).title : name;
  }

  async run() {
    this.leave();
    Object.assign(this, { told: null, failed: "", wrong: ["", ""], said: "" });
    this.tiles = new Tiles();
    this.remember();
    if (!this.isAsked()) return this.draw();
    const running = (this.running = new AbortController());
    this.draw();
    const { game, players } = this;
    const settings = this.settings();
    if (settings.length < LEAST || settings.length > MOST) {
      this.wrong[1] = t("lab.sweep_values", { option: this.ruleTitle(), least: LEAST, most: MOST });
      return this.draw();
    }
    try {
      const asked = this.swept ? this.rules.slice(0, 1) : this.rules; // what B was before is not asked now
      for (const [slip, options] of asked.entries())
        await checkOptions({ game, players, options }).catch((reason) => {
          if (reason.key !== "bad_option") throw reason;
          this.wrong[slip] = whyWords(reason, game) || refusalWords(reason, game);
        });
      if (this.wrong.some(Boolean)) return running === this.running && this.draw();
      await study({ game, players, settings, swept: this.swept?.rule ?? null }, running.signal, (told) =>
        this.hear(running, told),
      );
      if (running === this.running && !this.told?.finished && !this.failed) this.failed = t("lab.failed");
    } catch (reason) {
      if (running !== this.running) return undefined;
      const { key } = /** @type {Partial<import("../shared/types/messages.js").Refusal>} */ (reason);
      if (key === "same_rules" || key === "bad_option")
        this.wrong[1] = whyWords(reason, game) || refusalWords(reason, game);
      else this.failed = key ? refusalWords(reason, game) : t("lab.failed");
    }
    if (running === this.running) this.draw();
    return undefined;
  }

  /** @param {AbortController} running @param {import("../shared/types/requests.js").Studied} told */
  hear(running, told) {
    if (running !== this.running) return;
    if (told.refused) this.failed = refusalWords(told.refused, this.game);
    else this.told = told;
    this.draw();
    if (told.finished && told.findings) tell(headline(told.findings, true));
  }

  /** The address says what is asked, so that it can be shared. A sheet that was just put away has to leave the history first. */
  remember() {
    if (history.state?.sheet) {
      addEventListener("popstate", () => this.running && this.remember(), { once: true });
      return;
    }
    const asked = new URLSearchParams({ players: String(this.players) });
    const [a, b] = this.rules;
    if (Object.keys(a).length) asked.set("a", JSON.stringify(a));
    if (this.swept) {
      asked.set("rule", this.swept.rule);
      asked.set("values", this.swept.values);
    } else if (Object.keys(b).length) asked.set("b", JSON.stringify(b));
    if (this.fromForm) asked.set("from", "new");
    history.replaceState(history.state, "", `/lab/${this.game}?${asked}`);
  }

  /** Where one came from. */
  back() {
    return this.fromForm ? `/new/${this.game}?${rulesQuery(this.players, "options", this.rules[1])}` : "/";
  }

  draw() {
    const at = /** @type {HTMLElement|null} */ (document.activeElement)?.dataset?.part;
    document.title = `${t("lab.title")} · Stammtisch`;
    const findings = this.told?.findings;
    this.root.replaceChildren(
      book(
        { title: t("lab.title"), back: this.back(), where: TITLES[this.game], kind: "lab" },
        this.facts && [this.slips(), this.line()],
        this.facts && !this.isAsked() && this.suggestions(),
        this.words(),
        findings && this.tiles.draw(findings, this.told?.finished ?? false, (which) => this.called(which)),
        findings && this.foot(findings),
        findings && this.told?.finished && this.acts(findings, this.told.study),
      ),
    );
    if (at)
      /** @type {HTMLElement|null} */ (this.root.querySelector(`[data-part="${at}"]`))?.focus({ preventScroll: true });
  }

  // What is asked

  slips() {
    const slip = (/** @type {number} */ which) => {
      const sweep = which === 1 && this.swept;
      const changes = optionsSummary(this.facts, this.rules[which], this.players);
      const own = this.facts.options.filter(({ name }) => name in this.rules[which]);
      const said = (/** @type {number} */ slip, /** @type {string} */ name) => JSON.stringify(this.rules[slip][name]);
      const first = own.find(({ name }) => said(0, name) !== said(1, name)) ?? own[0]; // what is asked about
      const option = sweep ? this.facts.options.find(({ name }) => name === sweep.rule) : first;
      const title = sweep
        ? optionWords(this.game, /** @type {import("../shared/types/requests.js").Option} */ (option)).title +
          t("colon") +
          this.settings()
            .map((_, i) => this.called(i))
            .join(", ")
        : changes.join(", ") || t("lab.usual");
      const doc = option ? optionWords(this.game, option).doc : t("lab.usual_doc");
      const from = sweep && option ? this.sourcesSwept(option) : changedSources(this.facts, this.rules[which], this.players);
      const wrong = this.wrong[which];
      return el(
        "button.ab-slip.paper",
        {
          type: "button",
          class: wrong ? "is-wrong" : "",
          data: { part: `slip-${which}` },
          on: { click: () => this.edit(which) },
        },
        el("span.ab", {}, markIcon(MARKS[which]), LETTERS[which]),
        el("b", {}, title),
        wrong ? el("span.ab-wrong", { role: "alert" }, wrong) : el("span", {}, doc, " ", el("small.source", {}, sourcesLine(from))),
        el("u", {}, t("lab.change")),
      );
    };
    return el("section.ab-slips", {}, slip(0), slip(1));
  }

  /** Where each value is from that is gone through. @param {import("../shared/types/requests.js").Option} option @returns {[string, string][]} */
  sourcesSwept(option) {
    return this.settings().map((rules, i) => [this.called(i), sourceOf(option, rules[option.name] ?? option.default, this.players)]);
  }

  /** @param {number} which */
  edit(which) {
    const now = { letter: LETTERS[which], options: this.rules[which], swept: this.swept, sweeps: which === 1 };
    chooseRules(this.facts, this.players, now, (options, swept) => {
      if (which === 1) this.swept = swept;
      if (which === 0 || !swept) this.rules[which] = options;
      this.run();
    });
  }

  line() {
    const change = () =>
      chooseGame(this.all, { game: this.game, players: this.players }, async (chosen) => {
        if (chosen.game !== this.game) {
          this.rules = [{}, {}];
          this.swept = null;
          await bring(chosen.game, ["options"]);
        }
        Object.assign(this, chosen);
        this.facts = /** @type {import("../shared/types/requests.js").Facts} */ (this.all.find(({ name }) => name === this.game));
        this.run();
      });
    const running = this.running && !this.told?.finished && !this.failed && !this.wrong.some(Boolean);
    const count = number(this.told?.of ?? MATCHES);
    return el(
      "p.lab-line",
      {},
      el("span.lab-game", {}, nodeOf(backSource(this.game, { label: false }))),
      el(
        "span",
        {},
        t("lab.line", {
          game: TITLES[this.game],
          players: this.players,
          count: number(this.told?.finished ? this.told.done : (this.told?.of ?? MATCHES)),
        }),
        " ",
        el("button.lab-change", { type: "button", data: { part: "game" }, on: { click: change } }, t("lab.change")),
        running &&
          el(
            "b.lab-progress",
            {
              role: "progressbar",
              "aria-valuemin": 0,
              "aria-valuemax": this.told?.of ?? MATCHES,
              "aria-valuenow": this.told?.done ?? 0,
              "aria-label": t("lab.progress", { done: number(this.told?.done ?? 0), count }),
            },
            t("lab.progress", { done: number(this.told?.done ?? 0), count }),
          ),
      ),
    );
  }

  /** For somebody who has just come in: rules that need nothing else, each one tap from its answer. House rules come first. */
  suggestions() {
    const simple = this.facts.options.filter(
      ({ kind, needs }) => !needs && (kind === "variant" || kind === "choice"),
    );
    const found = simple
      .sort((one, other) => Number(other.group === "house") - Number(one.group === "house"))
      .flatMap((option) => this.changesOf(option));
    if (!found.length) return null;
    return el(
      "section.lab-asks.paper",
      {},
      el("h2", {}, t("lab.ask")),
      el("p", {}, t("lab.ask_doc")),
      el(
        "ul",
        {},
        found.map((options, i) =>
          el(
            "li",
            {},
            el(
              "button.btn.is-quiet",
              {
                type: "button",
                data: { part: `ask-${i}` },
                on: {
                  click: () => {
                    this.rules[1] = options;
                    this.run();
                    /** @type {HTMLElement|null} */ (this.root.querySelector('[data-part="slip-1"]'))?.focus({ preventScroll: true });
                  },
                },
              },
              optionsSummary(this.facts, options, this.players).join(", "),
            ),
          ),
        ),
      ),
    );
  }

  /** An option with each value that it does not have by itself, as far as it can be by itself. @param {import("../shared/types/requests.js").Option} option @returns {import("../shared/types/messages.js").Options[]} */
  changesOf(option) {
    /** @type {unknown[]} */
    const values = option.kind === "variant" ? [true] : option.of.filter((each) => each !== option.default);
    const demanded = this.facts.options.map(({ needs }) => needs);
    return values
      .filter((value) => !demanded.includes(`${option.name}=${value}`))
      .map((value) => ({ [option.name]: value }));
  }

  // What was found

  /** What a setting is called. @param {number} which */
  called(which) {
    if (!this.swept) return LETTERS[which];
    const value = this.settings()[which]?.[this.swept.rule];
    const option = this.facts.options.find(({ name }) => name === this.swept?.rule);
    if (typeof value === "boolean") return value ? "✓" : "–";
    return typeof value === "string" && option ? optionWords(this.game, option).value(value) : String(value);
  }

  words() {
    const findings = this.told?.findings;
    if (this.failed)
      return el(
        "section.lab-words.paper",
        {},
        el("h2", {}, t("lab.title")),
        el("p", { role: "alert" }, this.failed),
        el(
          "button.btn",
          { type: "button", data: { part: "again" }, on: { click: () => (this.facts ? this.run() : this.begin()) } },
          t("lab.again"),
        ),
      );
    if (!findings) {
      if (!this.running || this.wrong.some(Boolean)) return null;
      return el(
        "section.lab-words.paper.is-empty",
        {},
        el("h2", {}, t("lab.waiting")),
        el(
          "ol",
          { "aria-hidden": "true" },
          [0, 1, 2].map(() => el("li", {}, el("b", {}, el("s")), el("span", {}, el("s")))),
        ),
      );
    }
    const rest = same(findings);
    return el(
      "section.lab-words.paper",
      {},
      el("h2", {}, headline(findings, this.told?.finished ?? false)),
      el(
        "ol",
        {},
        lines(findings, (which) => this.called(which)).map(([figures, says]) =>
          el("li", {}, el("b", {}, figures), el("span", {}, says)),
        ),
      ),
      rest && el("p.lab-same", {}, el("span.same-sign", { "aria-hidden": "true" }, "≈"), rest),
    );
  }

  /** @param {Findings} findings */
  foot({ pace, settings }) {
    return el(
      "p.lab-foot",
      {},
      settings.map((_, i) =>
        el("span.ab", {}, markIcon(MARKS[i]), this.called(i)),
      ),
      t("lab.foot"),
      " ",
      t("lab.pace", pace),
    );
  }

  /** @param {Findings} findings @param {string} study */
  acts({ settings }, study) {
    const last = settings.length - 1;
    const open = () => go(`/new/${this.game}?${rulesQuery(this.players, "options", settings[last].asked)}`);
    return el(
      "div.lab-acts",
      {},
      el(
        "button.btn.is-brass",
        { type: "button", data: { part: "open" }, on: { click: open } },
        t("lab.table", { letter: this.called(last) }),
      ),
      el("a.btn.is-line-on", { href: reportAddress(study, currentLanguage()), download: "" }, t("lab.save")),
    );
  }
}
