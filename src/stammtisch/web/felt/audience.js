/** How many watch a table. */

import { el, fill, nodeOf } from "../dom.js";
import { t } from "../words/index.js";

const EYE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 12Q12 2 22 12 12 22 2 12Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><circle cx="12" cy="12" r="3.4" fill="currentColor"/></svg>';

/** @param {HTMLElement} place @param {number} watchers */
export function showAudience(place, watchers) {
  place.hidden = !watchers;
  fill(place, [watchers, document.documentElement.lang], () => {
    const words = t("lobby.watchers", { n: watchers });
    return [el("span", { role: "img", "aria-label": words, title: words }, nodeOf(EYE), String(watchers))];
  });
}
