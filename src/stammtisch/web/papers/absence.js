/** What is agreed about those who are away: a bot after a time, or the table waits. */

import { t } from "../words/index.js";
import { pickOne } from "../house/pick.js";

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
