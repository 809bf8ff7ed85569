/** What is agreed about those who are away: a bot after a time, or the table waits. */

import { pickOne } from "../shared/controls.js";
import { el } from "../shared/dom.js";
import { t } from "../shared/words/index.js";

/** Seconds to choose from; 0 for never. */
const CHOICES = [30, 120, 600, 0];

/** @param {number} seconds */
const time = (seconds) =>
  seconds < 60 || seconds % 60 ? t("new.seconds", { n: seconds }) : t("start.minutes", { n: seconds / 60 });

/** @param {number} current @param {(seconds: number) => void} chosen @param {boolean} [waiting]  whether the table may wait */
export function absencePick(current, chosen, waiting = true) {
  const all = CHOICES.includes(current) ? CHOICES : [current, ...CHOICES];
  /** @type {[number, string][]} */
  const values = all.flatMap((seconds) =>
    seconds ? [[seconds, t("new.after", { time: time(seconds) })]] : waiting ? [[0, t("new.never")]] : [],
  );
  return pickOne(t("new.absence"), values, current, chosen);
}

/** In a few words, for the list of what holds; nothing where it is as usual. @param {number} seconds @returns {string[]} */
export const absenceWords = (seconds) =>
  seconds === 30
    ? []
    : [`${t("new.absence")} ${seconds ? t("new.after", { time: time(seconds) }) : t("new.never")}`];

// Who is older than whom, for games in which that decides: the seats are tapped from the eldest on.

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

/** Whether the table may ask for hints. @param {boolean} on @param {(on: boolean) => void} changed */
export function hintsTick(on, changed) {
  /** @type {HTMLInputElement} */
  const box = el("input", { type: "checkbox", checked: on, on: { change: () => changed(box.checked) } });
  return el(
    "label.tick",
    {},
    box,
    el("span", {}, el("b", {}, t("hint.allowed")), el("small", {}, t("hint.allowed_text"))),
  );
}
