/** Text to be sent on: by what the device offers, or by copying it. */

import { copy } from "../table/menu.js";

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
