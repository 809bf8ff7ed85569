/** Beside the options of a game: sets of rules that have a name, and what the rulebook says of a rule. */

import { el } from "../shared/dom.js";
import { currentLanguage, t } from "../shared/words/index.js";
import { getRules, markdown } from "../rules/rules.js";
import { memory } from "../shared/memory.js";
import { GUESTS } from "../shared/games.js";
import { refusalWords } from "../shared/words/reasons.js";
import { keepSet } from "./agreed.js";

/** @typedef {import("../shared/types/messages.js").Options} Options */

/**
 * The booklet's rules, or one of the sets that were kept; and the rules as they are now can be kept.
 * @param {import("./options.js").OptionsForm} form
 */
export function setPicker(form) {
  const game = form.facts.name;
  const now = JSON.stringify(form.value());
  const choose = (/** @type {Options} */ options) => () => {
    form.chosen = { ...options };
    form.element();
    /** @type {HTMLElement|null} */ (form.box.querySelector('.sets [aria-pressed="true"]'))?.focus();
  };
  const button = (/** @type {string} */ words, /** @type {Options} */ options) =>
    el(
      "button",
      { type: "button", "aria-pressed": String(JSON.stringify(options) === now), on: { click: choose(options) } },
      words,
    );
  const kept = memory.sets(game);
  const drop = (/** @type {string} */ name) =>
    el(
      "button.ib.is-small",
      {
        type: "button",
        "aria-label": t("sets.drop", { name }),
        on: {
          click: () => {
            memory.dropSet(game, name);
            form.element();
          },
        },
      },
      "×",
    );
  return el(
    "div.field.sets",
    {},
    el("span.label", {}, t("sets.title")),
    el(
      "div.pick",
      { role: "group", "aria-label": t("sets.title") },
      button(t("sets.usual"), {}),
      kept.map(({ name, options }) => [button(name, options), drop(name)]),
    ),
    keepSet(
      game,
      () => form.value(),
      "",
      () => form.element(),
    ),
  );
}

/** What the rulebook, if there is one, says of an option: fetched when somebody wants to know. @param {string} game @param {string} name */
export function whyOf(game, name) {
  if (GUESTS[game]?.book === false) return null;
  const text = el("div.why-text", {});
  return el(
    "details.fold.why",
    {
      on: {
        toggle: async (event) => {
          if (!event.currentTarget.open || text.firstChild) return;
          text.replaceChildren(...(await paragraphsOf(game, name)));
        },
      },
    },
    el("summary", {}, t("sets.rule")),
    text,
  );
}

/** The paragraphs that name an option. @param {string} game @param {string} name */
async function paragraphsOf(game, name) {
  try {
    const book = await getRules(game, currentLanguage());
    const found = book.sections
      .flatMap((section) => section.paragraphs)
      .filter(({ text }) => text.includes(`\`${name}\``));
    if (!found.length) return [el("p", {}, t("sets.no_rule"))];
    return found.flatMap(({ number, text }) => [el("p.why-number", {}, number), ...markdown(text, game)]);
  } catch (reason) {
    return [el("p", {}, refusalWords(reason))];
  }
}
