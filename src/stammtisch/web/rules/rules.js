/** The rules drawer: our rulebook, opened at the paragraph of the open decision. */

import { all, el } from "../shared/dom.js";
import { EXAMPLES, TITLES } from "../shared/games.js";
import { learn } from "../shared/practice.js";
import { go } from "../shared/router.js";
import { openSheet } from "../shared/sheet.js";
import { currentLanguage, t } from "../shared/words/index.js";
import { refusalWords } from "../shared/words/reasons.js";
import { ask } from "../shared/server.js";

/** A rulebook. @type {import("../shared/types/requests.js").Api["getRules"]} */
export const getRules = (game, language) => ask(`/api/rules/${game}?language=${language}`);

/** @typedef {import("../shared/types/requests.js").Book} Book */

const kept = new Map();

/** Lines in one. French books have spaces at which no line may break; those stay. @param {string} text */
const joined = (text) => text.replace(/[ \n]+/g, " ");

/**
 * Text with the little Markdown that rulebooks use: paragraphs, lists, tables, `code`, **bold** and links to examples.
 * @param {string} text
 * @param {string} [game]
 */
export function markdown(text, game = "") {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split("\n");
      if (lines.every((line) => /^\s*\|/.test(line))) return table(lines, game);
      if (lines.every((line) => /^\s*([-*]|  )/.test(line)))
        return el(
          "ul",
          {},
          block
            .split(/\n?\s*[-*] /)
            .filter(Boolean)
            .map((item) => el("li", {}, inline(joined(item), game))),
        );
      return el("p", {}, inline(joined(block), game));
    });
}

/** @param {string[]} lines @param {string} game */
function table(lines, game) {
  const rows = lines
    .filter((line) => !/^\s*\|[-\s|:]+\|\s*$/.test(line))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
  return el(
    "div.table-scroll",
    {},
    el(
      "table",
      {},
      rows.map((cells, i) =>
        el(
          "tr",
          {},
          cells.map((cell) => el(i ? "td" : "th", {}, inline(cell, game))),
        ),
      ),
    ),
  );
}

/** @param {string} text @param {string} game */
function inline(text, game) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/).map((part) => {
    if (part.startsWith("`")) return el("code", {}, part.slice(1, -1));
    if (part.startsWith("**")) return el("b", {}, part.slice(2, -2));
    if (part.startsWith("*") && part.length > 2) return el("i", {}, part.slice(1, -1));
    const [, words = part, example] = /^\[(.+)\]\((?:\.\.\/examples\/([\w-]+)\.jsonl)?.*\)$/.exec(part) ?? [];
    return example && game ? exampleLink("a", game, example, words) : words;
  });
}

/** The way to an example. A match that is being played stays open. @param {string} kind @param {string} game @param {string} name @param {string} words */
function exampleLink(kind, game, name, words) {
  const href = `/examples/${game}/${name}`;
  const follow = (/** @type {Event} */ event) => {
    event.preventDefault();
    go(href);
  };
  const how = location.pathname.startsWith("/t/") ? { target: "_blank" } : { on: { click: follow } };
  return el(kind, { href, ...how }, words);
}

/** @param {Book} book @param {string} game */
export function rulebook(book, game) {
  return el(
    "article.rulebook",
    {},
    book.sections.map((section) =>
      el(
        "section",
        {},
        section.heading && el("h3", {}, section.heading),
        section.preamble && markdown(section.preamble, game),
        section.paragraphs.map((paragraph) =>
          el(
            "div.rule",
            { id: paragraph.number },
            el("span.rule-number", {}, paragraph.number),
            el("div", {}, markdown(paragraph.text, game)),
          ),
        ),
      ),
    ),
  );
}

/**
 * Show only the paragraphs that have all the words, and mark them there.
 * @returns {number|null} how many there are; null if nothing is looked for
 * @param {HTMLElement} book
 * @param {string} query
 */
export function filter(book, query) {
  const words = wordsIn(query);
  for (const mark of all(book, "mark")) {
    const parent = mark.parentNode;
    mark.replaceWith(mark.textContent);
    parent?.normalize();
  }
  book.classList.toggle("is-searching", words.length > 0);
  const rules = all(book, ".rule");
  for (const rule of rules) {
    rule.hidden = !hasAll(rule.textContent, words);
    if (words.length && !rule.hidden) mark(rule, words);
  }
  for (const section of all(book, "section"))
    section.hidden = words.length > 0 && !section.querySelector(".rule:not([hidden])");
  return words.length ? rules.filter((rule) => !rule.hidden).length : null;
}

/** @param {HTMLElement} rule @param {string[]} words */
function mark(rule, words) {
  const walker = document.createTreeWalker(rule, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    const parts = cut(text.data, words);
    if (parts.some(({ found }) => found))
      text.replaceWith(...parts.map((part) => (part.found ? el("mark", {}, part.text) : part.text)));
  }
}

/** @param {string} game @param {string} [paragraph] */
export async function showRules(game, paragraph) {
  const language = currentLanguage();
  const name = `${language}/${game}`;
  const body = el("div.rules-body", {}, el("p", {}, t("start.loading")));
  const { dialog } = openSheet({
    title: t("rules.title", { game: TITLES[game] }),
    body,
    kind: "drawer",
    name: "rules",
  });
  try {
    if (!kept.has(name)) kept.set(name, await getRules(game, language));
  } catch (reason) {
    body.replaceChildren(el("p", {}, refusalWords(reason)));
    return;
  }
  const book = rulebook(kept.get(name), game);
  const count = el("p.rules-count", { role: "status" });
  const search = el("input.text-in", {
    type: "search",
    placeholder: t("rules.search"),
    "aria-label": t("rules.search"),
    on: {
      input: () => {
        const found = filter(book, search.value);
        count.textContent = found === null ? "" : t("rules.found", { n: found });
        all(dialog, ".sheet-body")[0].scrollTop = 0;
      },
    },
  });
  const offer = el(
    "p.rules-offer",
    {},
    t("rules.offer"),
    el(
      "button.btn.is-quiet",
      { type: "button", data: { learn: game }, on: { click: () => learn(game) } },
      t("rules.learn"),
    ),
    EXAMPLES[game].map((each) => exampleLink("a.btn.is-quiet", game, each, t("rules.example"))),
  );
  body.replaceChildren(el("div.rules-search", {}, search, count), offer, book);
  const at = paragraph && book.querySelector(`#${CSS.escape(paragraph)}`);
  if (at) {
    at.classList.add("is-here");
    at.scrollIntoView({ block: "center" });
  } else all(dialog, ".sheet-body")[0].scrollTop = 0;
}

// Searching in a text: several words, all of which must be there, whatever their case and accents.

/** @param {string} text */
const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** The words somebody looks for. @param {string} query */
export const wordsIn = (query) => [...new Set(folded(query).split(/\s+/).filter(Boolean))];

/** Whether a text has all the words. @param {string} text @param {string[]} words */
export function hasAll(text, words) {
  const whole = folded(text);
  return words.every((word) => whole.includes(word));
}

/**
 * A text cut where a word begins or ends.
 * @param {string} text
 * @param {string[]} words  as `wordsIn` gives them
 * @returns {{text: string, found: boolean}[]}
 */
export function cut(text, words) {
  // letter by letter, so that places in the folded text are places in the text
  const letters = [...text];
  const plain = letters.map((letter) => folded(letter) || " ");
  const marked = letters.map(() => false);
  const starts = [];
  let length = 0;
  for (const each of plain) {
    starts.push(length);
    length += each.length;
  }
  const whole = plain.join("");
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      starts.forEach((start, i) => {
        if (start >= at && start < at + word.length) marked[i] = true;
      });
  /** @type {{text: string, found: boolean}[]} */
  const parts = [];
  letters.forEach((letter, i) => {
    const last = parts.at(-1);
    if (last && last.found === marked[i]) last.text += letter;
    else parts.push({ text: letter, found: marked[i] });
  });
  return parts;
}
