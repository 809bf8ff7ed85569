/** The clock: a glass that is drunk up. The number beside it is what counts. */

import { el, nodeOf } from "../dom.js";
import { t } from "../words/index.js";
import { tell } from "../house/voice.js";

/** So many seconds before the end it is told once more, where there was much more time at first. */
const LATE = 10;
const BODY = "M4 6H23V33q0 3-3 3H7q-3 0-3-3Z";

/**
 * A clock that runs by itself until it is taken off the page.
 * @param {{opened: number, deadline: number}} decision  in server time
 * @param {() => number} now  the server's time
 */
export function glass(decision, now) {
  const svg =
    nodeOf(`<svg viewBox="0 0 32 40" aria-hidden="true"><path d="M22 13h3q4 0 4 4v8q0 4-4 4h-3" fill="none" stroke="#211a14" stroke-width="2.6"/>
    <path d="${BODY}" fill="#fbf4e3"/><path class="beer" fill="#e5ac2a"/><path class="foam" fill="#fffaf0"/>
    <path d="${BODY}" fill="none" stroke="#211a14" stroke-width="2.6" stroke-linejoin="round"/></svg>`);
  const seconds = el("span");
  const clock = el("span.clock", { role: "timer", "aria-live": "off" }, svg, seconds);
  const whole = Math.max(1, decision.deadline - decision.opened);
  const [beer, foam] = svg.querySelectorAll(".beer, .foam");
  const draw = () => {
    const left = Math.max(0, decision.deadline - now());
    const count = Math.ceil(left / 1000);
    const y = 34 - 24 * Math.min(1, left / whole);
    beer.setAttribute("d", `M4 ${y}H23V33q0 3-3 3H7q-3 0-3-3Z`);
    foam.setAttribute("d", `M4 ${y}q5-4 9.5 0t9.5 0v-3q-5-4-9.5-1T4 ${y - 3}Z`);
    if (seconds.textContent !== String(count)) {
      if (count === LATE && seconds.textContent && whole >= 2000 * LATE) tell(t("slip.seconds", { n: count }));
      seconds.textContent = String(count);
      clock.setAttribute("aria-label", t("slip.seconds", { n: count }));
      clock.classList.toggle("is-short", count <= 5);
    }
    return left > 0;
  };
  draw();
  const timer = setInterval(() => {
    if (!clock.isConnected || !draw()) clearInterval(timer);
  }, 200);
  return clock;
}
