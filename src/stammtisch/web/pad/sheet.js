/** One score pad: all rounds on squared paper, the round that is being entered, and the end. */

import { el } from "../shared/dom.js";
import { decisiveRound } from "../result/decisive.js";
import { has, list, t } from "../shared/words/index.js";
import { evenings, pads } from "./kept.js";
import { cardPad, pad as drawPad, ranking, toNewest } from "../table/view/pad.js";
import { paper } from "../shared/frames.js";
import { showRules } from "../rules/rules.js";
import { shareText } from "../shared/share.js";
import { askWhetherSure } from "../shared/controls.js";
import { toast } from "../shared/notes.js";
import { go } from "../shared/router.js";
import { keep, SCORING } from "./scoring.js";
import { TITLES } from "../shared/games.js";
import { optionWords } from "../shared/words/reasons.js";
import { PadRound } from "./round.js";

/** @typedef {import("../shared/types/messages.js").Options} Options */
/** @typedef {import("../shared/types/messages.js").Outcome} Outcome */
/** @typedef {ReturnType<typeof keep>} Kept */
/** @typedef {Kept["rows"][number]} Row */

/** Two taps within so many ms are one. */
const DOUBLE_TAP = 500;

export class PadSheet {
  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    /** The last tap, and the one that entered a round. @type {MouseEvent|undefined} */
    this.last = undefined;
    /** @type {MouseEvent|undefined} */
    this.entered = undefined;
    /** Only shown for a pad that there is. */
    this.pad = /** @type {import("./kept.js").Pad} */ (pads.get(id));
  }

  /** Another tab has written. */
  heard() {
    const found = pads.get(this.pad.id);
    if (!found) return go("/pad");
    this.pad = found;
    return this.draw();
  }

  /** The one that this match belongs to. */
  get evening() {
    return evenings.of(this.pad.id);
  }

  get kept() {
    return keep(this.pad.game, this.pad.names.length, this.pad.options, this.pad.entries);
  }

  draw() {
    const { pad } = this;
    const kept = this.kept;
    const at = pad.draft?.at ?? pad.entries.length;
    const editing = at < pad.entries.length;
    const rows = kept.rows.length > 0;
    const round =
      (!kept.outcome || editing) &&
      new PadRound(pad, at, {
        enter: (entry) => this.enter(at, entry),
        leave: () => this.leave(),
        strike: () => this.strike(at),
      }).element();
    const page = paper(
      TITLES[pad.game],
      this.evening ? `/pad/evening/${this.evening.id}` : "/pad",
      kept.outcome && !editing && this.end(kept.rows, kept.outcome),
      round,
      el("div.pad-beside", {}, rows && this.sheet(kept), this.tools(kept)),
    );
    page.classList.add("is-pad");
    page.addEventListener("click", (/** @type {MouseEvent} */ event) => this.steady(event), true);
    /** @type {HTMLElement} */ (page.querySelector("header")).append(this.steps());
    this.root.replaceChildren(page);
    if (rows && !kept.outcome) toNewest(this.root);
  }

  /**
   * The second half of a double tap must not press what has come under the finger. A button that enters a round takes care of itself.
   * @param {MouseEvent} event
   */
  steady(event) {
    const { last, entered } = this;
    this.last = event;
    const near = entered && Math.hypot(event.clientX - entered.clientX, event.clientY - entered.clientY) < 30;
    const soon = entered && event.timeStamp - entered.timeStamp < DOUBLE_TAP;
    const submits = /** @type {HTMLElement} */ (event.target).closest("[type=submit]");
    if (!near || !soon || !event.detail || submits) return;
    this.last = last;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Back and forth, always at the top. */
  steps() {
    const { pad } = this;
    const step = (/** @type {string} */ sign, /** @type {string} */ words, /** @type {() => void} */ act, /** @type {boolean} */ off) =>
      el(
        "button.ib.pad-step",
        {
          type: "button",
          "aria-label": words,
          title: words,
          disabled: off,
          on: {
            click: () => {
              act();
              this.draw();
              scrollTo(0, 0);
            },
          },
        },
        sign,
      );
    return el(
      "span.pad-steps",
      {},
      step("↶", t("scorepad.undo"), () => pads.takeBack(pad), !pad.undo.length),
      step("↷", t("scorepad.redo"), () => pads.bringBack(pad), !pad.redo.length),
    );
  }

  /** What holds at this pad, in a line. @param {Options} options */
  agreed(options) {
    const { game } = this.pad;
    const words = SCORING[game].options.flatMap((option) => {
      const { title, value } = optionWords(game, option);
      if (option.name === "limit") return [`${title} ${options.limit}`];
      if (option.kind === "variant" && options[option.name])
        return [option.name === "own_deck" ? t("scorepad.own_deck") : title];
      return option.kind === "choice" && options[option.name] !== option.default
        ? [`${title}: ${value(options[option.name])}`]
        : [];
    });
    return [t("scorepad.people", { n: this.pad.names.length }), ...words].join(" · ");
  }

  /** @param {Kept} kept */
  sheet({ rows, totals, outcome }) {
    const { pad } = this;
    const title = t("pad.label");
    if (SCORING[pad.game].single) return cardPad(totals, pad.names, title);
    const change = (/** @type {import("../shared/types/messages.js").SheetRow} */ row) =>
      el(
        "button.pad-round",
        {
          type: "button",
          "aria-label": t("scorepad.change_round", { n: row.round }),
          data: { round: row.round },
          on: { click: () => this.edit(row.round - 1) },
        },
        row.round,
      );
    const told = rows
      .flatMap((row) => row.deeds.map((deed) => this.deed(row.round, deed)))
      .filter(Boolean);
    return drawPad({ sheet: rows, totals, players: pad.names.length }, pad.names, {
      title,
      note: told.at(-1) ?? (outcome ? "" : t("scorepad.tap_round")),
      lowWins: SCORING[pad.game].lowWins,
      round: change,
    });
  }

  /** @param {number} round @param {import("./scoring.js").Deed} deed */
  deed(round, { kind, seat, ...more }) {
    const words = `scorepad.deed.${kind}`;
    if (!has(words)) return null;
    return t(words, { round, name: this.pad.names[seat], ...more });
  }

  // Entering a round

  /** @param {number} at */
  edit(at) {
    this.pad.draft = { at, entry: structuredClone(this.pad.entries[at]) };
    pads.save(this.pad);
    this.draw();
    scrollTo(0, 0);
  }

  /** @param {number} at @param {import("./scoring.js").Entry} entry */
  enter(at, entry) {
    const { pad } = this;
    this.entered = this.last;
    const entries = [...pad.entries];
    entries[at] = entry;
    const { rows } = keep(pad.game, pad.names.length, pad.options, entries);
    if (rows.length < entries.length) toast(t("scorepad.cut", { n: rows.length }));
    pads.enter(pad, entries.slice(0, rows.length));
    this.draw();
    scrollTo(0, 0);
  }

  leave() {
    this.pad.draft = null;
    pads.save(this.pad);
    this.draw();
  }

  /** @param {number} at */
  strike(at) {
    pads.enter(this.pad, this.pad.entries.slice(0, at));
    this.draw();
  }

  // The end

  /** @param {Row[]} rows @param {Outcome} outcome */
  end(rows, outcome) {
    const { pad } = this;
    const { lowWins } = SCORING[pad.game];
    const winners = outcome.places.flatMap((place, seat) =>
      place === 1 ? [seat] : [],
    );
    const names = winners.map((seat) => pad.names[seat]);
    const title = winners.length > 1 ? t("end.title_many", { names: list(names) }) : t("end.title", { name: names[0] });
    const moment = winners.length === 1 ? decisiveRound(rows, winners[0], lowWins) : null;
    const deed =
      moment &&
      rows[moment.round - 1].deeds.find(({ kind }) => SCORING[pad.game].decisive?.includes(kind));
    const told = deed
      ? this.deed(moment.round, deed)
      : moment && t("end.decisive_round", { ...moment, name: pad.names[moment.seat], winner: names[0] });
    const series = this.series();
    return el(
      "section.pad-end",
      { "aria-live": "polite" },
      el("h2", {}, title),
      el("p", {}, this.reason(outcome), " ", t(lowWins ? "scorepad.least_wins" : "scorepad.most_wins")),
      ranking(outcome, pad.names),
      told && el("p.decisive", {}, el("small", {}, t("end.decisive")), told),
      series && el("p.hint", {}, series),
      el(
        "div.acts",
        {},
        this.evening
          ? el("button.btn", { type: "button", data: { act: "evening" }, on: { click: () => this.toEvening() } }, t("evening.to"))
          : el("button.btn", { type: "button", on: { click: () => this.again() } }, t("scorepad.again")),
        !this.evening &&
          el("button.btn.is-quiet", { type: "button", data: { act: "evening" }, on: { click: () => this.toEvening() } }, t("evening.from_pad")),
        el(
          "button.btn.is-quiet",
          {
            type: "button",
            on: { click: () => shareText([title, ...this.lines(outcome), told].filter(Boolean).join("\n")) },
          },
          t("end.share"),
        ),
      ),
    );
  }

  /** Why it is over, with whoever made it so. @param {Outcome} outcome */
  reason({ reason, totals }) {
    const { limit } = this.kept.options;
    const seat = totals.indexOf(Math.max(...totals));
    if (reason === "limit") return t("end.why.limit", { name: this.pad.names[seat], total: totals[seat], limit });
    return t(`end.reason.${reason}`);
  }

  /** @param {Outcome} outcome */
  lines({ places, totals }) {
    const order = places
      .map((_, seat) => seat)
      .sort((one, two) => places[one] - places[two]);
    return [
      `${TITLES[this.pad.game]}${t("colon")}`.trimEnd(),
      ...order.map(
        (/** @type {number} */ seat) =>
          `${t("end.place", { n: places[seat] })} ${this.pad.names[seat]} (${totals[seat]})`,
      ),
    ];
  }

  /** How often each of these people has won this game on the pads that are kept here. */
  series() {
    const company = (/** @type {string[]} */ names) => [...names].sort().join("\n");
    const wins = new Map(this.pad.names.map((name) => [name, 0]));
    let count = 0;
    for (const other of pads.all()) {
      if (other.game !== this.pad.game || company(other.names) !== company(this.pad.names)) continue;
      const { outcome } = keep(other.game, other.names.length, other.options, other.entries);
      if (!outcome) continue;
      count++;
      for (const [seat, place] of outcome.places.entries())
        if (place === 1) wins.set(other.names[seat], (wins.get(other.names[seat]) ?? 0) + 1);
    }
    if (count < 2) return null;
    return t("scorepad.series", { n: count, list: [...wins].map(([name, won]) => `${name} ${won}`).join(" · ") });
  }

  again() {
    const { game, names, options } = this.pad;
    go(`/pad/${pads.add({ game, names, options }).id}`);
  }

  /** All matches of the evening; this may be its first. */
  toEvening() {
    go(`/pad/evening/${(this.evening ?? evenings.add([this.pad.id])).id}`);
  }

  // Below the pad

  /** @param {Kept} kept */
  tools({ outcome }) {
    const { pad } = this;
    const quiet = (/** @type {string} */ label, /** @type {() => void} */ act) =>
      el("button.btn.is-quiet", { type: "button", on: { click: act } }, label);
    return el(
      "div.pad-tools",
      {},
      el("p.hint.pad-agreed", {}, this.agreed(this.kept.options)),
      outcome && SCORING[pad.game].single && quiet(t("scorepad.change"), () => this.edit(0)),
      quiet(t("menu.rules"), () => showRules(pad.game)),
      quiet(t("scorepad.agreed"), () => go(`/pad/${pad.id}/agreed`)),
      quiet(t("scorepad.throw_away"), () => this.throwAway()),
    );
  }

  throwAway() {
    askWhetherSure({
      title: t("scorepad.throw_sure"),
      text: t("scorepad.throw_text"),
      name: "throw",
      act: t("scorepad.throw_away"),
      sure: () => {
        const { evening } = this;
        if (evening) evenings.save({ ...evening, pads: evening.pads.filter((id) => id !== this.pad.id) });
        pads.remove(this.pad.id);
        go(evening ? `/pad/evening/${evening.id}` : "/pad");
      },
    });
  }
}
