/** The hint: a slip with a lamp. What Meister would do, one reason, and the moves that were looked at. */

import { drawCard, icon } from "../art/card.js";
import { all, el, nodeOf } from "../dom.js";
import { number, t } from "../words/index.js";
import { barsOf, callMoves, purposeWords, reasonOf, weighed } from "../logic/advice.js";
import { cardOf } from "../logic/moves.js";
import { refusalWords } from "../words/reasons.js";
import { CROSS } from "../house/sheet.js";
import { toast } from "../house/toast.js";
import { tell } from "../house/voice.js";

/** @import {Decision} from "../state/types.js" */

export class Advice {
  /** @param {import("../pages/table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.element = el("section.advice", { hidden: true });
    this.number = null;
    /** Whether the moves are compared at once; where there is little room, one wants to see the table at the same time. @type {boolean|null} */
    this.unfolded = null;
  }

  /** Ask, unless it is on the table already: then it is put away. */
  async ask() {
    const { page } = this;
    const { view, decision } = page.table.shown;
    if (!this.element.hidden) return this.close();
    if (!decision || !page.asked?.mine || view?.kind === "race") return toast(t("hint.nothing"));
    this.number = decision.number;
    page.coach.close();
    this.show(el("p.advice-wait.serif", {}, t("hint.thinking")));
    try {
      const { hint } = await page.link.send("hint", { decision: decision.number });
      if (this.number === hint.decision) this.tell(hint);
    } catch (reason) {
      this.close();
      if (/** @type {any} */ (reason).key !== "too_late") toast(refusalWords(reason), { tone: "no" });
    }
    return undefined;
  }

  show(/** @type {any[]} */ ...body) {
    const close = el(
      "button.ib",
      { type: "button", "aria-label": t("close"), on: { click: () => this.close() } },
      nodeOf(CROSS),
    );
    const [words, ...more] = body;
    this.element.replaceChildren(el("div.advice-paper.paper", {}, icon("i-hint", "lamp"), words, close, ...more));
    this.element.hidden = false;
  }

  /** The advised cards are lifted, so that one more tap is enough. @param {any} hint */
  tell(hint) {
    const { page } = this;
    const { game } = page.table.company;
    const call = callMoves(game, page.asked, page.table.names);
    const advised = hint.moves.map((/** @type {string} */ move) => cardOf(game, move)).filter(Boolean);
    this.hint = hint;
    if (!page.asked.ask.spread) page.lift(advised);
    const heading = hint.moves.map(call).join(" · ");
    const by = t(`hint.${hint.level}`);
    const reason =
      hint.moves.length > 1 ? t("hint.together") : reasonOf(hint, call, this.counts(hint), page.game.lowWins);
    const purposes = this.purposes(hint, call);
    tell(`${by}${t("colon")}${hint.moves.map(call).join(", ")}. ${[...purposes, reason].join(" ")}`);
    this.mark();
    this.show(
      el(
        "div.advice-words",
        {},
        el("h2", {}, by, " ", el("b", {}, heading)),
        purposes.map((words) => el("p.advice-purpose", {}, words)),
        el("p", {}, reason),
      ),
      hint.candidates.length > 1 && this.candidates(hint, call, game),
    );
  }

  /** What is said to be the purpose of a move. @param {any} purpose */
  purpose(purpose) {
    const { company, names, shown } = this.page.table;
    return purposeWords(company.game, purpose, shown.view?.seat ?? null, names);
  }

  /** What each of the advised moves is for; of several, with the card before it. @param {any} hint @param {(move: string) => string} call @returns {string[]} */
  purposes(hint, call) {
    const said = (hint.purposes ?? []).map((/** @type {any} */ purpose) => this.purpose(purpose));
    const several = hint.moves.length > 1;
    return said
      .map((/** @type {string} */ words, /** @type {number} */ i) =>
        words && several ? `${call(hint.moves[i])}${t("colon")}${words}` : words,
      )
      .filter(Boolean);
  }

  /** Whether there are points to speak of, besides the chance of winning. */
  counts(/** @type {any} */ { candidates }) {
    return this.page.game.counted !== false && candidates.every((/** @type {any} */ { points }) => points !== null);
  }

  /** @param {any} hint @param {any} call @param {string} game */
  candidates(hint, call, game) {
    const counted = this.counts(hint);
    const searched = hint.candidates[0].winning !== null;
    const several = hint.moves.length > 1;
    const candidates = weighed(hint);
    const key = !searched ? "liking" : !counted ? "chance" : this.page.game.lowWins ? "few" : "many";
    const rows = barsOf(candidates, counted, this.page.game.lowWins).map(({ candidate, from, size, value }) => {
      const { move, winning: chance } = candidate;
      const these = several && candidate === candidates[0];
      const card = these ? null : cardOf(game, move);
      return el(
        "li",
        { class: candidate === candidates[0] ? "is-chosen" : "" },
        el(
          "span.advice-move",
          {},
          card && drawCard(game, card, { label: false }),
          el("span", {}, these ? t("hint.these") : call(move)),
        ),
        el("span.advice-bar", { "aria-hidden": "true", vars: { from, size } }, el("i")),
        el("span.advice-value", {}, counted ? number(value, 1) : `${number(100 * value)} %`),
        counted && chance !== null && el("span.advice-chance", {}, `${number(100 * chance)} %`),
        candidate !== candidates[0] && candidate.purpose && el("span.advice-why", {}, this.purpose(candidate.purpose)),
      );
    });
    const { frame } = this.page.fit;
    const open = this.unfolded ?? (frame.form === "side" && !frame.low);
    return el(
      "details.advice-list",
      { open, on: { toggle: (/** @type {any} */ event) => (this.unfolded = event.currentTarget.open) } },
      el("summary", {}, t("hint.compare")),
      el("p.advice-key", {}, el("span", {}, t(`hint.key.${key}`)), counted && el("span", {}, t("hint.key.chance"))),
      el("ol", {}, rows),
    );
  }

  /** In another language. */
  redraw() {
    if (this.hint && !this.element.hidden) this.tell(this.hint);
  }

  /** What was advised holds for one decision. @param {Decision|null} decision */
  update(decision) {
    if (!this.element.hidden && decision?.number !== this.number) this.close();
  }

  /** Answers that were advised are framed, wherever they are on the slip. */
  mark() {
    for (const answer of all(this.page.slip.element, "[data-at]"))
      answer.classList.toggle("is-advised", Boolean(this.hint?.moves.includes(answer.dataset.at)));
  }

  close() {
    if (this.element.contains(document.activeElement)) this.page.slip.element.focus();
    this.element.hidden = true;
    this.element.replaceChildren();
    this.number = this.hint = null;
    this.mark();
  }
}
