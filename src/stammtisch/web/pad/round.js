/** The round that is being entered on a score pad: what is asked, what it comes to, and what cannot be. */

import { el } from "../shared/dom.js";
import { number, t } from "../shared/words/index.js";
import { pads } from "./kept.js";
import { EntryForm } from "./entry.js";
import { showRules } from "../rules/rules.js";
import { countsPlainly, isBlank, nowOf, scoreOf, SCORING, tidy, wrongOf } from "./scoring.js";

/** @typedef {{enter: (entry: import("./scoring.js").Entry) => void, leave: () => void, strike: () => void}} Ways */

export class PadRound {
  /** @param {import("./kept.js").Pad} pad @param {number} at  from 0 @param {Ways} ways */
  constructor(pad, at, ways) {
    this.pad = pad;
    this.at = at;
    this.ways = ways;
    this.now = nowOf(pad.game, pad.names.length, pad.options, pad.entries, at);
    this.entry = pad.draft?.entry ?? (this.maybe && pad.plain ? { plain: this.zeros } : {});
    this.says = el("p.pad-says", { "aria-live": "polite" });
    this.form = this.makeForm();
    this.preview(false);
  }

  /** Whether points alone will do. */
  get maybe() {
    return countsPlainly(this.pad.game);
  }

  get zeros() {
    return this.pad.names.map(() => 0);
  }

  get editing() {
    return this.at < this.pad.entries.length;
  }

  makeForm() {
    const { game, names } = this.pad;
    return new EntryForm({ game, names, now: this.now, entry: this.entry, changed: () => this.changed() });
  }

  changed() {
    this.pad.draft = { at: this.at, entry: this.entry };
    pads.save(this.pad);
    this.preview(false);
  }

  element() {
    const single = SCORING[this.pad.game].single;
    return el(
      "form.pad-entry",
      {
        novalidate: true,
        on: {
          submit: (/** @type {SubmitEvent} */ event) => {
            event.preventDefault();
            this.submit();
          },
        },
      },
      el(
        "div.pad-head",
        {},
        el("h2", {}, single ? t("scorepad.how_it_ended") : t("where.round", { round: this.at + 1 })),
        this.maybe && this.way(),
      ),
      this.at > 0 && this.standing(),
      this.form.element,
      el(
        "div.acts.is-sticky",
        {},
        this.says,
        this.editing &&
          el("button.btn.is-quiet", { type: "button", on: { click: () => this.ways.leave() } }, t("cancel")),
        this.editing &&
          this.at === this.pad.entries.length - 1 &&
          el("button.btn.is-alarm", { type: "button", on: { click: () => this.ways.strike() } }, t("scorepad.strike")),
        el("button.btn", { type: "submit" }, t(this.editing ? "scorepad.change" : "scorepad.enter")),
      ),
    );
  }

  /** How it stands before this round: the pad itself may be out of sight. */
  standing() {
    const { totals } = this.now;
    const best = SCORING[this.pad.game].lowWins ? Math.min(...totals) : Math.max(...totals);
    return el(
      "ul.pad-standing",
      { "aria-label": t("scorepad.standing") },
      this.pad.names.map((name, seat) =>
        el("li", { class: totals[seat] === best ? "is-best" : "" }, el("span", {}, name), " ", el("b", {}, number(totals[seat]))),
      ),
    );
  }

  /** What points come from, or points alone: whoever has counted by themselves need not say how. */
  way() {
    const plain = Boolean(this.entry.plain);
    const button = el(
      "button.pad-way",
      { type: "button", "aria-pressed": String(plain), data: { at: "way" }, on: { click: () => this.turn(!this.entry.plain) } },
      t("scorepad.plain"),
    );
    this.wayButton = button;
    return button;
  }

  /** @param {boolean} plain */
  turn(plain) {
    if (plain) {
      const right = !isBlank(this.entry) && !wrongOf(this.pad.game, this.now, this.entry);
      this.entry.plain = right ? scoreOf(this.pad.game, this.now, this.entry).points : this.zeros;
    } else delete this.entry.plain;
    this.pad.plain = plain;
    this.wayButton?.setAttribute("aria-pressed", String(plain));
    this.form.draw();
    this.changed();
  }

  /** A second tap on the button finds a new round in which nothing stands yet: it is never entered like that. */
  submit() {
    const entry = tidy(this.pad.game, this.now, this.entry);
    if (!this.preview(true, entry)) return;
    if (isBlank(entry)) return this.ask(entry);
    this.ways.enter(entry);
  }

  /** @param {import("./scoring.js").Entry} entry */
  ask(entry) {
    const nobody = el(
      "button.btn.is-quiet",
      { type: "button", data: { at: "nobody" }, on: { click: () => this.ways.enter(entry) } },
      t("scorepad.nobody"),
    );
    this.says.classList.add("is-wrong");
    this.says.replaceChildren(t("scorepad.nothing_entered"), " ", nobody);
  }

  /**
   * What the round comes to, or what is missing; said aloud when somebody wants to enter it.
   * @param {boolean} loud
   */
  preview(loud, entry = this.entry) {
    const { game, names } = this.pad;
    const wrong = wrongOf(game, this.now, entry);
    this.says.classList.toggle("is-wrong", loud && wrong !== null);
    if (!wrong) {
      const { points } = scoreOf(game, this.now, entry);
      this.says.replaceChildren(
        t("scorepad.comes_to", { list: names.map((name, i) => `${name} ${number(points[i])}`).join(" · ") }),
      );
      return true;
    }
    this.says.replaceChildren(`${this.why(wrong)} `, wrong.paragraph ? this.paragraph(wrong.paragraph) : "");
    if (loud) this.says.scrollIntoView({ block: "nearest" });
    return false;
  }

  /** @param {import("./scoring.js").Wrong} wrong */
  why({ key, parameters = {} }) {
    const { seat, what, card, got, ...more } = parameters;
    return t(`scorepad.wrong.${key}`, {
      ...more,
      got: typeof got === "number" ? number(got) : got,
      card: String(card ?? "").replace(/^\D+/, ""), // of a card its number is enough here
      name: this.pad.names[/** @type {number} */ (seat)],
      what: what && t(`scorepad.column.${what}`),
    });
  }

  /** @param {string} paragraph */
  paragraph(paragraph) {
    return el(
      "button.rule-link",
      { type: "button", on: { click: () => showRules(this.pad.game, paragraph) } },
      t("rules.rule", { n: paragraph }),
    );
  }
}
