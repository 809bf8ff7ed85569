/** A choice of a few: buttons, one of which is pressed. */

import { el } from "./dom.js";
import { openSheet } from "./sheet.js";
import { t } from "./words/index.js";

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

// A menu: rows in groups, with what is wanted most as a button, and the ways out below.

/**
 * One thing that can be done. `tone` makes a button of it: `main` is wanted most, `quiet` and `alarm` lead away.
 * @typedef {{name: string, label: string, act: () => void, tone?: "main"|"quiet"|"alarm"}} Item
 */
/** Things that belong together; false stands for what cannot be done now. @typedef {{title?: string, items: (Item|Node|false|null|undefined|"")[]}} Group */

/** @param {Item} item */
const row = ({ name, label, act, tone }) =>
  el(`button.btn.is-${tone ?? "row"}`, { type: "button", data: { item: name }, on: { click: act } }, label);

/** @param {Group[]} groups */
export const menuOf = (groups) =>
  el(
    "div.is-menu",
    {},
    groups.flatMap(({ title, items }) => {
      const there = items.filter((item) => Boolean(item));
      if (!there.length) return [];
      const rows = there.map((item) => (item instanceof Node ? item : row(/** @type {Item} */ (item))));
      return [el("section", { class: title ? "" : "is-out" }, title && el("h3", {}, title), rows)];
    }),
  );

// Asking once more before something is thrown away for good.

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
