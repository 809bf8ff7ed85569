/**
 * The replay bar: oak, ticks are rounds, the brass knob is the move. It says `jump`, `step`, `round`, `run`, `pace` and
 * `view`.
 */

import { all, el, nodeOf, say } from "../shared/dom.js";
import { t } from "../shared/words/index.js";

/** @param {string} path */
const art = (path) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
/** @type {Record<string, string>} */
const ART = {
  round_back: art("M12 5 5 12 12 19M19 5 12 12 19 19"),
  back: art("M15 5 8 12 15 19"),
  on: art("M9 5 16 12 9 19"),
  round_on: art("M5 5 12 12 5 19M12 5 19 12 12 19"),
  play: art("M8 5 19 12 8 19Z"),
  pause: art("M7 5H11V19H7ZM14 5H18V19H14Z"),
};

export class ReplayBar {
  constructor() {
    const button = (/** @type {string} */ name, /** @type {string} */ verb, detail = {}) =>
      el(
        "button.rb-button",
        {
          type: "button",
          data: { act: name },
          on: { click: (event) => say(event.currentTarget, verb, detail) },
        },
        nodeOf(ART[name]),
      );
    /** @type {HTMLInputElement} */
    this.knob = el("input.rb-knob", {
      type: "range",
      min: "0",
      step: "1",
      on: { input: () => say(this.knob, "jump", { step: Number(this.knob.value) }) },
    });
    this.ticks = el("div.rb-ticks", { "aria-hidden": "true" });
    this.play = button("play", "run");
    this.play.classList.add("is-play");
    const word = (/** @type {string} */ verb) =>
      el("button.rb-word", {
        type: "button",
        data: { act: verb },
        on: { click: (event) => say(event.currentTarget, verb) },
      });
    this.view = word("view");
    this.pace = word("pace");
    this.pace.classList.add("is-pace");
    this.element = el(
      "div.replay-bar",
      { role: "group" },
      el("div.rb-track", {}, this.ticks, this.knob),
      el(
        "div.rb-row",
        {},
        this.view,
        el(
          "div.rb-buttons",
          {},
          button("round_back", "round", { by: -1 }),
          button("back", "step", { by: -1 }),
          this.play,
          button("on", "step", { by: 1 }),
          button("round_on", "round", { by: 1 }),
        ),
        this.pace,
      ),
    );
  }

  /**
   * @param {{step: number, last: number, ticks: {round: number, step: number}[], round: number, playing: boolean,
   *   speed: number, looker: string}} state
   */
  update({ step, last, ticks, round, playing, speed, looker }) {
    this.element.setAttribute("aria-label", t("replay.bar"));
    this.knob.max = String(Math.max(1, last));
    this.knob.value = String(step);
    this.knob.setAttribute("aria-label", t("replay.move"));
    this.knob.setAttribute("aria-valuetext", t("replay.at", { n: step, of: last, round }));
    this.knob.style.setProperty("--at", String(last ? step / last : 0));
    const mark = `${last}:${ticks.map((tick) => tick.step)}`;
    if (this.ticks.dataset.mark !== mark) {
      this.ticks.dataset.mark = mark;
      this.ticks.replaceChildren(
        ...[...ticks.map((tick) => tick.step), last].map((place) => el("i", { vars: { at: last ? place / last : 0 } })),
      );
    }
    this.play.replaceChildren(nodeOf(playing ? ART.pause : ART.play));
    for (const button of all(this.element, ".rb-button")) {
      const name = button === this.play && playing ? "pause" : button.dataset.act;
      button.setAttribute("aria-label", t(`replay.${name}`));
      button.title = t(`replay.${name}`);
    }
    this.view.textContent = looker;
    this.view.setAttribute("aria-label", `${t("replay.view")}${t("colon")}${looker}`);
    this.pace.textContent = `${String(speed).replace("0.5", "½")}×`;
    this.pace.setAttribute("aria-label", t("replay.pace", { n: speed }));
  }
}
