/** Explains a first round: a note on the felt, the first time that something is asked. Whoever knows enough sends it away. */

import { drawCard } from "../../shared/art/card.js";
import { el, nodeOf } from "../../shared/dom.js";
import { t } from "../../shared/words/index.js";
import { lessonOf } from "../state/lesson.js";
import { go } from "../../shared/router.js";
import { CROSS } from "../../shared/sheet.js";
import { EXAMPLES } from "../../shared/games.js";
import { tell } from "../../shared/voice.js";

/** @import {Now} from "../state/lesson.js" */

/** What somebody who learns has been told at a table, for as long as the window is open. @param {string} code */
function notesOf(code) {
  const name = `lesson-${code}`;
  const read = () => JSON.parse(sessionStorage.getItem(name) ?? "[]");
  return {
    has: (/** @type {string} */ key) => read().includes(key),
    add: (/** @type {string} */ key) => sessionStorage.setItem(name, JSON.stringify([...read(), key])),
  };
}

/** True until something has been so, and is so no longer. @param {(now: Now) => boolean} is */
function until(is) {
  let was = false;
  return (/** @type {Now} */ now) => {
    const over = was && !is(now);
    was = is(now);
    return !over;
  };
}

export class Coach {
  /**
   * @param {import("../state/viewer.js").Viewer} viewer
   * @param {{slip: HTMLElement, opened: () => void}} around  `opened` is called when something lies there
   */
  constructor(viewer, around) {
    this.viewer = viewer;
    this.around = around;
    this.element = el("section.coach", { hidden: true });
    /** @type {import("../state/lesson.js").Tip[]} */
    this.tips = [];
    /** What lies there. @type {import("../state/lesson.js").Tip|null} */
    this.said = null;
    /** The tip of the question that is open. @type {{key: string, number: number|undefined}|null} */
    this.told = null;
    /** The first round is over: that lies there until the next question has been answered, and nothing comes after it. */
    this.last = { key: "over", when: until(({ mine }) => mine) };
    this.game = "";
  }

  /** @param {{code: string, game: string}} company @param {() => void} [known]  in a real match: called when the first round is over, and nothing more is said */
  async begin({ code, game }, known) {
    this.known = known;
    this.notes = notesOf(code);
    this.tips = await lessonOf(game);
    this.game = game;
    this.update();
  }

  /** Look whether there is something new to say, and whether what is said still fits. */
  update() {
    const { viewer, notes } = this;
    if (!notes || notes.has("over")) return;
    const { view, decision } = viewer.table.shown;
    if (!view) return;
    const now = { view, mine: viewer.asked?.mine ?? false };
    if (this.said && !this.said.when(now)) this.close(this.said === this.last);
    if (!viewer.table.isCaughtUp) return;
    if (view.outcome) this.over();
    else if (view.sheet?.length && this.known) this.over();
    else if (view.sheet?.length) this.say(this.last);
    else this.look(now, decision?.number);
  }

  /**
   * A tip holds for one question: it is told when that has been answered, and comes back if the line was lost.
   * @param {Now} now
   * @param {number|undefined} number
   */
  look(now, number) {
    const { notes } = this;
    if (!notes) return;
    if (this.told && this.told.number !== number) {
      notes.add(this.told.key);
      this.told = null;
    }
    const tip = this.tips.find(({ key, when }) => !notes.has(key) && (this.told?.key ?? key) === key && when(now));
    if (!tip || this.said) return;
    this.told = { key: tip.key, number };
    this.say(tip);
  }

  /** In another language. */
  redraw() {
    const { said } = this;
    this.said = null;
    this.say(said);
  }

  /** @param {import("../state/lesson.js").Tip|null|undefined} tip */
  say(tip) {
    if (!tip || tip === this.said) return;
    this.said = tip;
    this.element.dataset.tip = tip.key;
    const words = tip === this.last ? "lesson.end" : `${this.game}.lesson.${tip.key}`;
    const acts =
      tip === this.last
        ? [
            this.button("play_on", "btn.is-main", () => this.close()),
            this.button("new_table", "btn.is-quiet", () => go(`/new/${this.game}`)),
            ...EXAMPLES[this.game].map((name) =>
              this.button("example", "btn.is-quiet", () => go(`/examples/${this.game}/${name}`)),
            ),
          ]
        : [
            this.button("skip", "coach-skip", () => this.over()),
            this.button("understood", "ib", () => this.close(), nodeOf(CROSS)),
          ];
    this.show(t(words), t(`${words}.text`), tip.cards ?? [], acts);
  }

  /** @param {string} key @param {string} style @param {() => void} act @param {Element|null} [art] */
  button(key, style, act, art = null) {
    const words = t(`lesson.${key}`);
    const named = art ? { "aria-label": words, title: words } : {};
    return el(`button.${style}`, { type: "button", ...named, data: { coach: key }, on: { click: act } }, art ?? words);
  }

  /** @param {string} title @param {string} text @param {string[]} cards @param {Element[]} acts */
  show(title, text, cards, acts) {
    this.around.opened();
    tell(`${title}. ${text}`);
    const buttons = el("div.acts", {}, acts);
    const ends = this.said === this.last;
    this.element.replaceChildren(
      el(
        "div.coach-paper.paper",
        {},
        el("header", {}, el("h2", {}, title), !ends && buttons),
        el("p", {}, text),
        cards?.length > 0 &&
          el(
            "div.coach-cards",
            {},
            cards.map((card) => drawCard(this.game, card)),
          ),
        ends && buttons,
      ),
    );
    this.element.hidden = false;
  }

  /** Put it away; for good, if it need not be said again. */
  close(forGood = true) {
    if (this.said && forGood) this.notes?.add(this.said.key);
    this.said = null;
    if (this.element.contains(document.activeElement)) this.around.slip.focus();
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  /** Nothing more is explained at this table. */
  over() {
    this.known?.();
    this.notes?.add("over");
    this.close();
  }
}
