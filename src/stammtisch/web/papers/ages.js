/** Who is older than whom, for games in which that decides: the seats are tapped from the eldest on. */

import { el } from "../dom.js";
import { t } from "../words/index.js";

/**
 * All seats by age: those that were tapped, then the others as they sit.
 * @param {number} players
 * @param {number[]} tapped
 */
export const byAge = (players, tapped) => [...tapped, ...Array.from({ length: players }, (_, seat) => seat).filter((seat) => !tapped.includes(seat))];

/**
 * A second tap takes a seat out again.
 * @param {number} players
 * @param {number[]} tapped  changed here; whoever asks keeps it, so that it lasts when the form is drawn anew
 */
export function agesRow(players, tapped) {
  const tap = (/** @type {number} */ seat) => () => {
    const at = tapped.indexOf(seat);
    if (at < 0) tapped.push(seat);
    else tapped.splice(at, 1);
    buttons.forEach(dress);
  };
  const dress = (/** @type {HTMLElement} */ button, /** @type {number} */ seat) => {
    const at = tapped.indexOf(seat);
    const name = t("new.seat_n", { n: seat + 1 });
    button.setAttribute("aria-pressed", String(at >= 0));
    button.textContent = at < 0 ? name : `${at + 1}. ${name}`;
  };
  const buttons = Array.from({ length: players }, (_, seat) => el("button", { type: "button", data: { age: String(seat) }, on: { click: tap(seat) } }));
  buttons.forEach(dress);
  return el("div.field", {}, el("span.label", {}, t("new.ages")), el("p.hint", {}, t("new.ages_text")), el("div.pick", {}, buttons));
}
