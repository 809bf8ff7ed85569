/** A page of papers on the felt: an oak rail with the way back, its name and where one is, and the papers below. */

import { icon } from "./art/card.js";
import { el } from "./dom.js";
import { go } from "./router.js";
import { t } from "./words/index.js";

/**
 * @param {{title: string, back: string, where?: string, kind?: string}} head  `back` is an address, `kind` a class for the papers
 * @param {...import("./dom.js").Child} children
 */
export function book({ title, back, where = "", kind = "" }, ...children) {
  return el(
    "div.book.felt",
    {},
    el(
      "header.book-rail.oak",
      {},
      el("button.ib", { type: "button", "aria-label": t("back"), on: { click: () => go(back) } }, icon("i-back")),
      el("h1", {}, title),
      el("span.book-where", {}, where),
    ),
    el("main.book-papers", { class: kind }, children),
  );
}

// A page that is one sheet of paper on the felt.

/** A heading, a way back, and what stands below. @param {string} title @param {string} back  the address @param {...import("./dom.js").Child} children */
export function paper(title, back, ...children) {
  return el(
    "div.lobby.felt.pads",
    {},
    el("div.beam.oak"),
    el(
      "main.sheet-page.paper",
      {},
      el(
        "header",
        {},
        el("button.ib", { type: "button", "aria-label": t("back"), on: { click: () => go(back) } }, "‹"),
        el("h1", {}, title),
      ),
      children,
    ),
  );
}
