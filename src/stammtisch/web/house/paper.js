/** A page that is one sheet of paper on the felt. */

import { el } from "../dom.js";
import { t } from "../words/index.js";
import { go } from "../router.js";

/** A heading, a way back, and what stands below. @param {string} title @param {string} back  the address @param {...import("../dom.js").Child} children */
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
