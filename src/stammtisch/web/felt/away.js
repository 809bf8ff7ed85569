/** What is said of somebody who is away: how long until a bot plays for them, or that the table waits. */

import { el } from "../dom.js";
import { t } from "../words/index.js";

/** Minutes and seconds. @param {number} ms */
function timeLeft(ms) {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Words that count down by themselves until they are taken off the page.
 * @param {number|null} until  when a bot will play, in server time; null if none does
 * @param {() => number} now  the server's time
 */
export function awayWords(until, now) {
  if (until === null) return el("span.away", {}, t("seat.waits"));
  const words = el("span.away");
  const draw = () => {
    words.textContent = t("seat.bot_in", { time: timeLeft(until - now()) });
  };
  draw();
  const timer = setInterval(() => (words.isConnected ? draw() : clearInterval(timer)), 500);
  return words;
}
