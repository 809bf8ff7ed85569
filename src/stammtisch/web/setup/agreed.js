/** What is agreed, for those who have to know it before they sit down: rule by rule, and where each is from. */

import { el } from "../shared/dom.js";
import { list, t } from "../shared/words/index.js";
import { agreed, differences, sourceOf, verdictOf } from "./differences.js";
import { memory } from "../shared/memory.js";
import { partOf } from "../shared/games.js";
import { toast } from "../shared/notes.js";
import { optionWords } from "../shared/words/reasons.js";

/** @typedef {import("../shared/types/requests.js").Facts} Facts */
/** @typedef {import("../shared/types/messages.js").Options} Options */

/** A rule and how it is agreed, in a few words. @param {Facts} facts @param {{option: import("../shared/types/requests.js").Option, value: unknown}} difference */
function differenceWords(facts, { option, value }) {
  const words = optionWords(facts.name, option);
  const said = option.kind === "whole" || option.kind === "choice";
  return said ? words.title + t("colon") + words.value(value) : words.title;
}

/** Whether a rule can be told in a few words. @param {{option: import("../shared/types/requests.js").Option}} rule */
const isTold = ({ option }) => option.kind !== "table" || option.name === "deck";

/** What is not as usual, in a few words. @param {Facts} facts @param {Options} options @param {number} [players] */
export const optionsSummary = (facts, options, players = facts.usual_players) =>
  differences(facts, options, players).filter(isTold).map((each) => differenceWords(facts, each));

/** By what each rule is called that is not as usual, and where it is from. @param {Facts} facts @param {Options} options @param {number} players @returns {[string, string][]} */
export const changedSources = (facts, options, players) =>
  differences(facts, options, players).map(({ option, value }) => [optionWords(facts.name, option).title, sourceOf(option, value, players)]);

/** Where several things are from: all the same, or each by its name. @param {[string, string][]} things */
export function sourcesLine(things) {
  const sources = new Set(things.map(([, source]) => source));
  const several = sources.size > 1;
  return (several ? things : things.slice(0, 1)).map(([name, source]) => (several ? name + t("colon") : "") + sourceWords({ source })).join("; ");
}

/** Where a rule is from. @param {{source: string}} rule */
const sourceWords = ({ source }) => t(`source.${source}`);

/** The rules of a table in a sentence, with where they are from. @param {Facts} facts @param {Options} options @param {number} players */
export function agreedLine(facts, options, players) {
  const found = agreed(facts, options, players).filter(isTold);
  const words = t(`lobby.${verdictOf(found)}`);
  return found.length ? `${words} ${list(found.map((each) => `${differenceWords(facts, each)} (${sourceWords(each)})`))}.` : words;
}

/**
 * @param {Facts} facts  the game, as `/api/games` has it
 * @param {Options} options
 * @param {number} players
 */
export function agreedList(facts, options, players) {
  const found = agreed(facts, options, players).filter(isTold);
  if (!found.length) return el("p", {}, t("lobby.booklet"));
  return el(
    "div.agreed",
    {},
    el("p", {}, t(`lobby.${verdictOf(found)}`)),
    el(
      "ul",
      {},
      found.map((each) =>
        el(
          "li",
          {},
          el("b", {}, differenceWords(facts, each)),
          el("em", {}, ` (${sourceWords(each)})`),
          el("small", {}, partOf(facts.name, "options")?.tells?.[each.option.name]?.(facts, options) ?? optionWords(facts.name, each.option).doc),
        ),
      ),
    ),
  );
}

/** So long may the name of a set of rules be. */
export const LONGEST_NAME = 40;

/**
 * Keep rules under a name, to choose them again.
 * @param {string} game
 * @param {() => Options} options
 * @param {string} [called]  what they are called so far
 * @param {() => void} [done]
 */
export function keepSet(game, options, called = "", done = () => {}) {
  const name = el("input.text-in", {
    maxlength: String(LONGEST_NAME),
    value: called,
    placeholder: t("sets.placeholder"),
    "aria-label": t("sets.name"),
    on: {
      keydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Enter") return;
        event.preventDefault(); // it keeps the rules, and opens no table
        keep();
      },
    },
  });
  const keep = () => {
    const words = name.value.trim() || t("sets.placeholder");
    memory.keepSet(game, words, options());
    name.value = "";
    toast(t("sets.kept", { name: words }));
    done();
  };
  return el(
    "details.fold.keep-set",
    {},
    el("summary", {}, t("sets.keep")),
    el("p.hint", {}, t("sets.keep_text")),
    el("div.keep-row", {}, name, el("button.btn.is-quiet", { type: "button", on: { click: keep } }, t("sets.keep_act"))),
  );
}
