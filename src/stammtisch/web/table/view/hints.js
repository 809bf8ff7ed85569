/** The hint: a slip with a lamp. What Meister would do, or a bot of somebody's own, one reason, and the moves that were looked at. */

import { drawCard, icon } from "../../shared/art/card.js";
import { pickOne } from "../../shared/controls.js";
import { all, el, nodeOf } from "../../shared/dom.js";
import { memory } from "../../shared/memory.js";
import { toast } from "../../shared/notes.js";
import { getGames } from "../../shared/requests.js";
import { CROSS } from "../../shared/sheet.js";
import { tell } from "../../shared/voice.js";
import { has, number, t } from "../../shared/words/index.js";
import { refusalWords } from "../../shared/words/reasons.js";
import { barsOf, callMoves, purposeWords, reasonOf, weighed } from "../state/hints.js";
import { cardOf } from "../state/moves.js";

/** @import {Decision, Hint, Purpose, Refusal} from "../../shared/types/messages.js" */

export class Advice {
  /**
   * @param {import("../state/viewer.js").Viewer} viewer
   * @param {{slip: HTMLElement, opened: () => void, isRoomy: () => boolean}} around  `opened` is called when something will lie there,
   *   `isRoomy` says whether there is room to compare the moves at once
   */
  constructor(viewer, around) {
    this.viewer = viewer;
    this.around = around;
    this.element = el("section.advice", { hidden: true });
    /** @type {number|null} */
    this.number = null;
    /** What lies there. @type {Hint|null} */
    this.hint = null;
    /** Whether the moves are compared at once; where there is little room, one wants to see the table at the same time. @type {boolean|null} */
    this.unfolded = null;
  }

  /** Ask, unless it is on the table already: then it is put away. */
  async ask() {
    const { viewer } = this;
    const { view, decision } = viewer.table.shown;
    if (!this.element.hidden) return this.close();
    if (!decision || !viewer.asked?.mine || view?.kind === "race") return toast(t("hint.nothing"));
    this.number = decision.number;
    this.around.opened();
    await this.askOf(await adviserNow(), decision.number);
    return undefined;
  }

  /** @param {string} level @param {number} number  of the decision */
  async askOf(level, number) {
    if (this.number !== number) return; // it was put away meanwhile
    this.level = level;
    this.show(el("p.advice-wait.serif", {}, level === MEISTER ? t("hint.thinking") : t("hint.thinking_own", { name: level })));
    try {
      const asked = level === MEISTER ? { decision: number } : { decision: number, level };
      const { hint } = await this.viewer.table.send("hint", asked);
      if (hint && this.number === hint.decision && this.level === level) this.tell(hint);
    } catch (reason) {
      if (this.level === level) this.close();
      if (/** @type {Refusal} */ (reason).key !== "too_late") toast(refusalWords(reason), { tone: "no" });
    }
  }

  show(/** @type {import("../../shared/dom.js").Child[]} */ ...body) {
    const close = el(
      "button.ib",
      { type: "button", "aria-label": t("close"), on: { click: () => this.close() } },
      nodeOf(CROSS),
    );
    const [words, ...more] = body;
    this.element.replaceChildren(el("div.advice-paper.paper", {}, icon("i-hint", "lamp"), words, close, ...more));
    this.element.hidden = false;
  }

  /** The advised cards are lifted, so that one more tap is enough. @param {Hint} hint */
  tell(hint) {
    const { viewer } = this;
    const { game } = viewer.table.company;
    if (!viewer.asked) return;
    const call = callMoves(game, viewer.asked, viewer.table.names);
    const advised = hint.moves.map((move) => cardOf(game, move)).filter((card) => card !== null);
    this.hint = hint;
    if (!viewer.asked.ask.spread) viewer.lift(advised);
    const heading = hint.moves.map(call).join(" · ");
    const by = byWords(hint);
    const reason =
      hint.moves.length > 1 ? t("hint.together") : reasonOf(hint, call, this.counts(hint), viewer.game.lowWins);
    const purposes = this.purposes(hint, call);
    tell(`${by}${t("colon")}${hint.moves.map(call).join(", ")}. ${[...purposes, hint.says, reason].filter(Boolean).join(" ")}`);
    this.mark();
    this.show(
      el(
        "div.advice-words",
        {},
        el("h2", {}, by, " ", el("b", {}, heading)),
        purposes.map((words) => el("p.advice-purpose", {}, words)),
        hint.says && el("p.advice-says", { dir: "auto" }, t("hint.says", { text: hint.says })),
        reason && el("p", {}, reason),
      ),
      hint.candidates.length > 1 && this.candidates(hint, call, game),
    );
    this.offer(hint.decision);
  }

  /** Others who can be asked, below the advice. @param {number} number  of the decision */
  async offer(number) {
    const paper = this.element.firstElementChild;
    const pick = await adviserPick(this.level ?? MEISTER, (level) => this.askOf(level, number));
    if (pick && this.element.firstElementChild === paper) paper?.append(pick);
  }

  /** What is said to be the purpose of a move. @param {Purpose|null} purpose */
  purpose(purpose) {
    const { company, names, shown } = this.viewer.table;
    return purposeWords(company.game, purpose, shown.view?.seat ?? null, names);
  }

  /** What each of the advised moves is for; of several, with the card before it. @param {Hint} hint @param {(move: string) => string} call @returns {string[]} */
  purposes(hint, call) {
    const said = (hint.purposes ?? []).map((purpose) => this.purpose(purpose));
    const several = hint.moves.length > 1;
    return said
      .map((words, i) =>
        words && several ? `${call(hint.moves[i])}${t("colon")}${words}` : words,
      )
      .filter(Boolean);
  }

  /** Whether there are points to speak of, besides the chance of winning. */
  counts(/** @type {Hint} */ { candidates }) {
    return this.viewer.game.counted !== false && candidates.every(({ points }) => points !== null);
  }

  /** @param {Hint} hint @param {(move: string) => string} call @param {string} game */
  candidates(hint, call, game) {
    const counted = this.counts(hint);
    const searched = hint.candidates[0].winning !== null;
    const several = hint.moves.length > 1;
    const candidates = weighed(hint);
    const key = counted ? (this.viewer.game.lowWins ? "few" : "many") : searched ? "chance" : isOwn(hint) && !hint.instead_of ? "liking_own" : "liking";
    const rows = barsOf(candidates, counted, this.viewer.game.lowWins).map(({ candidate, from, size, value }) => {
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
    const open = this.unfolded ?? this.around.isRoomy();
    return el(
      "details.advice-list",
      { open, on: { toggle: (event) => (this.unfolded = event.currentTarget.open) } },
      el("summary", {}, t("hint.compare")),
      el("p.advice-key", {}, el("span", {}, t(`hint.key.${key}`, { name: hint.level })), counted && searched && el("span", {}, t("hint.key.chance"))),
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
    for (const answer of all(this.around.slip, "[data-at]"))
      answer.classList.toggle("is-advised", Boolean(this.hint?.moves.includes(answer.dataset.at ?? "")));
  }

  close() {
    if (this.element.contains(document.activeElement)) this.around.slip.focus();
    this.element.hidden = true;
    this.element.replaceChildren();
    this.number = this.hint = null;
    this.mark();
  }
}

// Whom one asks for a hint: the Meister, or a bot of somebody's own that the server has. Whom one asked last is asked next time.

export const MEISTER = "meister";

/** The bots of somebody's own; none if nobody can say. @returns {Promise<string[]>} */
const ownBots = () =>
  getGames().then(
    ({ bots }) => bots.map(({ name }) => name).filter((name) => !has(`levels.${name}`)),
    () => [],
  );

/** Whom one asked last, if they are still here. */
export async function adviserNow() {
  const { adviser } = memory.likes;
  return adviser && (await ownBots()).includes(adviser) ? adviser : MEISTER;
}

/** A choice among them, if there is one. @param {string} current @param {(level: string) => void} ask */
export async function adviserPick(current, ask) {
  const own = await ownBots();
  if (!own.length) return null;
  const chosen = (/** @type {string} */ adviser) => {
    memory.like({ adviser });
    ask(adviser);
  };
  return pickOne(t("hint.ask"), [[MEISTER, t("levels.meister")], ...own.map((name) => /** @type {[string, string]} */ ([name, name]))], current, chosen);
}

/** Who gives a hint, as its heading. @param {{level: string, instead_of?: string}} hint */
export function byWords({ level, instead_of: instead }) {
  if (instead) return t("hint.instead", { name: instead });
  return has(`hint.${level}`) ? t(`hint.${level}`) : t("hint.own", { name: level });
}

/** Whether a hint is a bot's of somebody's own, or was asked of one. @param {{level: string, instead_of?: string}} hint */
export const isOwn = ({ level, instead_of: instead }) => Boolean(instead) || !has(`hint.${level}`);
