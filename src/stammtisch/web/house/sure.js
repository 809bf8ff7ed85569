/** Asking once more before something is thrown away for good. */

import { el } from "../dom.js";
import { t } from "../words/index.js";
import { openSheet } from "./sheet.js";

/**
 * Open a dialog with one way out and one way on.
 * @param {{title: string, text: string, name: string, act: string, sure: () => void}} what  `act` is what the button says, `sure` what it does
 */
export function askWhetherSure({ title, text, name, act, sure }) {
  const { close } = openSheet({
    title,
    kind: "dialog",
    name,
    body: el("p", {}, text),
    acts: [
      el("button.btn.is-quiet", { type: "button", on: { click: () => close() } }, t("cancel")),
      el("button.btn.is-alarm", { type: "button", on: { click: () => (close(), sure()) } }, act),
    ],
  });
}
