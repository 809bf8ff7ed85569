/** A choice of a few: buttons, one of which is pressed. */

import { el } from "../dom.js";

/**
 * Buttons of which one is pressed.
 * @param {string} label
 * @param {any[]} values
 * @param {any} current
 * @param {(value: any) => void} chosen
 */
export function pickOne(label, values, current, chosen) {
  const buttons = values.map(([value, words]) =>
    el(
      "button",
      {
        type: "button",
        "aria-pressed": String(value === current),
        on: {
          click: (/** @type {MouseEvent} */ event) => {
            for (const button of buttons) button.setAttribute("aria-pressed", String(button === event.currentTarget));
            chosen(value);
          },
        },
      },
      words,
    ),
  );
  return el(
    "div.field",
    { data: { field: label } },
    el("span.label", {}, label),
    el("div.pick", { role: "group", "aria-label": label }, buttons),
  );
}
