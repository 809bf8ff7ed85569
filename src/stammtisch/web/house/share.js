/** Text to be sent on: by what the device offers, or by copying it. */

import { copy } from "../papers/menu.js";

/** @param {string} text */
export async function shareText(text) {
  if (navigator.share && matchMedia("(pointer: coarse)").matches)
    try {
      await navigator.share({ text });
      return;
    } catch (reason) {
      if (/** @type {any} */ (reason).name === "AbortError") return;
    }
  await copy(text);
}
