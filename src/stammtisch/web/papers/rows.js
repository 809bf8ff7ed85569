/** A menu: rows in groups, with what is wanted most as a button, and the ways out below. */

import { el } from "../dom.js";

/**
 * One thing that can be done. `tone` makes a button of it: `main` is wanted most, `quiet` and `alarm` lead away.
 * @typedef {{name: string, label: string, act: (event: any) => void, tone?: "main"|"quiet"|"alarm"}} Item
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
