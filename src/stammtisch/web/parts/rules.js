/** The rules drawer: our rulebook, opened at the paragraph of the open decision. */

import { all, el } from "../dom.js";
import { currentLanguage, t } from "../i18n/index.js";
import { getRules } from "../net/api.js";
import { TITLES } from "../titles.js";
import { refusalWords } from "../words.js";
import { openSheet } from "./sheet.js";

const kept = new Map();

/** Text with the little Markdown that rulebooks use: paragraphs, lists, tables, `code` and **bold**. */
export function markdown(text) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split("\n");
      if (lines.every((line) => /^\s*\|/.test(line))) return table(lines);
      if (lines.every((line) => /^\s*([-*]|  )/.test(line)))
        return el(
          "ul",
          {},
          block
            .split(/\n?\s*[-*] /)
            .filter(Boolean)
            .map((item) => el("li", {}, inline(item.replace(/\s+/g, " ")))),
        );
      return el("p", {}, inline(block.replace(/\s+/g, " ")));
    });
}

function table(lines) {
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
          cells.map((cell) => el(i ? "td" : "th", {}, inline(cell))),
        ),
      ),
    ),
  );
}

function inline(text) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/).map((part) => {
    if (part.startsWith("`")) return el("code", {}, part.slice(1, -1));
    if (part.startsWith("**")) return el("b", {}, part.slice(2, -2));
    if (part.startsWith("*") && part.length > 2) return el("i", {}, part.slice(1, -1));
    return part.startsWith("[") ? part.slice(1, part.indexOf("]")) : part;
  });
}

export function rulebook(book) {
  return el(
    "article.rulebook",
    {},
    book.sections.map((section) =>
      el(
        "section",
        {},
        section.heading && el("h3", {}, section.heading),
        section.preamble && markdown(section.preamble),
        section.paragraphs.map((paragraph) =>
          el(
            "div.rule",
            { id: paragraph.number, data: { text: paragraph.text.toLowerCase() } },
            el("span.rule-number", {}, paragraph.number),
            el("div", {}, markdown(paragraph.text)),
          ),
        ),
      ),
    ),
  );
}

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
  const book = rulebook(kept.get(name));
  const search = el("input.text-in", {
    type: "search",
    placeholder: t("rules.search"),
    "aria-label": t("rules.search"),
    on: {
      input: () => {
        const words = search.value.trim().toLowerCase();
        for (const rule of all(book, ".rule"))
          rule.hidden = words !== "" && !rule.dataset.text.includes(words) && rule.id.toLowerCase() !== words;
        for (const section of book.children)
          section.hidden = words !== "" && !section.querySelector(".rule:not([hidden])");
      },
    },
  });
  body.replaceChildren(search, book);
  const at = paragraph && book.querySelector(`#${CSS.escape(paragraph)}`);
  if (at) {
    at.classList.add("is-here");
    at.scrollIntoView({ block: "center" });
  } else dialog.querySelector(".sheet-body").scrollTop = 0;
}
