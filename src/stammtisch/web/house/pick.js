/** A choice of a few: buttons, one of which is pressed. */

import { el } from "../dom.js";

/**
 * Buttons of which one is pressed.
 * @template T
 * @param {string} label
 * @param {[value: T, words: string][]} values
 * @param {NoInfer<T>|null} current  null for none
 * @param {(value: NoInfer<T>) => void} chosen
 */
export function pickOne(label, values, current, chosen) {
  const buttons = values.map(([value, words]) =>
    el(
      "button",
      {
        type: "button",
        "aria-pressed": String(value === current),
        on: {
          click: (event) => {
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
