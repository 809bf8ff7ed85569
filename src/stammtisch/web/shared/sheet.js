/**
 * Paper that comes up: sheets from below on a phone, a drawer at the side on a desktop, dialogs in the middle. They are put away by their button, Esc,
 * Back, a tap beside them, and a pull down.
 */

import { el, nodeOf } from "./dom.js";
import { sheetClosed, sheetOpened } from "./router.js";
import { voiceIn } from "./voice.js";
import { t } from "./words/index.js";

export const CROSS =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6 18 18M18 6 6 18" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></svg>';

/** What shows through every sheet that is open, such as that it is your turn. */
let through = "";

/** A strip at the edge of the sheet, which leads back to what lies below. @param {string} words  "" for none */
export function showThrough(words) {
  through = words;
  const dialog = /** @type {HTMLDialogElement|null} */ (document.querySelector("dialog.sheet[open]"));
  if (dialog) drawStrip(dialog);
}

/** @param {HTMLDialogElement} dialog */
function drawStrip(dialog) {
  const old = dialog.querySelector(":scope > .strip");
  if (old?.textContent === through) return;
  old?.remove();
  if (through) dialog.append(el("button.strip", { type: "button", on: { click: () => dialog.close() } }, through));
}

/** Let it be pulled down. What that takes is loaded with the first sheet, not with the first page. @param {HTMLElement} paper @param {() => void} close */
function pull(paper, close) {
  import("./swipe.js").then(({ closeBySwipe }) => closeBySwipe(paper, close)).catch(() => {}); // there are other ways to put it away
}

/**
 * Open a sheet; only one is open at a time. Returns how to close it.
 * @param {{title: string, body: import("./dom.js").Child, kind?: "sheet"|"drawer"|"dialog", acts?: import("./dom.js").Child[], locked?: boolean, name?: string, closed?: () => void}} what
 */
export function openSheet({ title, body, kind = "sheet", acts = [], locked = false, name = "", closed = () => {} }) {
  closeSheet();
  const close = () => dialog.close();
  /** @type {HTMLDialogElement} */
  const dialog = (
    el(
      `dialog.sheet.is-${kind}`,
      { "aria-label": title, data: { name } },
      el(
        "div.sheet-paper.paper",
        {},
        el(
          "header",
          {},
          el("h2", { tabindex: "-1", autofocus: true }, title), // read first; the cross would be, and Enter would put the sheet away
          !locked && el("button.ib", { type: "button", "aria-label": t("close"), on: { click: close } }, nodeOf(CROSS)),
        ),
        el("div.sheet-body", { tabindex: "-1" }, body),
        acts.length > 0 && el("div.acts", {}, acts),
      ),
    )
  );
  dialog.addEventListener("click", (event) => event.target === dialog && !locked && close());
  dialog.addEventListener("cancel", (event) => locked && event.preventDefault());
  dialog.addEventListener("close", () => {
    const notes = dialog.querySelector(".toasts");
    if (notes) document.body.append(notes);
    dialog.remove();
    if (!document.querySelector("dialog.sheet[open]")) sheetClosed();
    closed();
  });
  if (!locked) pull(dialog.querySelector(".sheet-paper") ?? dialog, close);
  voiceIn(dialog);
  drawStrip(dialog);
  document.body.append(dialog);
  dialog.showModal();
  if (!locked) sheetOpened(close);
  return { close, dialog };
}

export const openSheetName = () =>
  /** @type {HTMLElement|null} */ (document.querySelector("dialog.sheet[open]"))?.dataset.name ?? null;
export const closeSheet = () =>
  /** @type {HTMLDialogElement|null} */ (document.querySelector("dialog.sheet[open]"))?.close();
