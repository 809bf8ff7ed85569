/** Paper that comes up: sheets from below on a phone, a drawer at the side on a desktop, dialogs in the middle. */

import { el, nodeOf } from "../dom.js";
import { t } from "../words/index.js";
import { voiceIn } from "./voice.js";

export const CROSS =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6 18 18M18 6 6 18" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></svg>';

/**
 * Open a sheet; only one is open at a time. Returns how to close it.
 * @param {{title: string, body: Node|Node[], kind?: "sheet"|"drawer"|"dialog", acts?: Node[], locked?: boolean, name?: string, closed?: () => void}} what
 */
export function openSheet({ title, body, kind = "sheet", acts = [], locked = false, name = "", closed = () => {} }) {
  closeSheet();
  const close = () => dialog.close();
  const dialog = /** @type {HTMLDialogElement} */ (
    el(
      `dialog.sheet.is-${kind}`,
      { "aria-label": title, data: { name } },
      el(
        "div.sheet-paper.paper",
        {},
        el(
          "header",
          {},
          el("h2", {}, title),
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
    closed();
  });
  voiceIn(dialog);
  document.body.append(dialog);
  dialog.showModal();
  return { close, dialog };
}

export const openSheetName = () =>
  /** @type {HTMLElement|null} */ (document.querySelector("dialog.sheet[open]"))?.dataset.name ?? null;
export const closeSheet = () =>
  /** @type {HTMLDialogElement|null} */ (document.querySelector("dialog.sheet[open]"))?.close();
