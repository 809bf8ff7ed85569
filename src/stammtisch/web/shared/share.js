/** Text to be sent on: by what the device offers, or by copying it. */

import { el } from "./dom.js";
import { toast } from "./notes.js";
import { t } from "./words/index.js";

/** @param {string} text @param {File[]} [files]  sent with it where the device can */
export async function shareText(text, files = []) {
  if (navigator.share && matchMedia("(pointer: coarse)").matches)
    try {
      await navigator.share(files.length && navigator.canShare?.({ text, files }) ? { text, files } : { text });
      return;
    } catch (reason) {
      if (/** @type {Error} */ (reason).name === "AbortError") return;
    }
  await copy(text);
}

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = el("textarea", {}, text);
    (document.querySelector("dialog[open]") ?? document.body).append(field); // outside of a sheet nothing can be marked
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  toast(t("menu.copied"));
}
