/** Explains a first round: a note on the felt, the first time that something is asked. Whoever knows enough sends it away. */

import { drawCard } from "../art/card.js";
import { el } from "../dom.js";
import { t } from "../i18n/index.js";
import { lessonOf } from "../lessons/index.js";
import { go } from "../router.js";
import { tell } from "./voice.js";

/** What somebody who learns has been told at a table, for as long as the window is open. */
function notesOf(code) {
  const name = `lesson-${code}`;
  const read = () => JSON.parse(sessionStorage.getItem(name) ?? "[]");
  return {
    has: (key) => read().includes(key),
    add: (key) => sessionStorage.setItem(name, JSON.stringify([...read(), key])),
  };
}

export class Coach {
  /** @param {import("../pages/table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.element = el("section.coach", { hidden: true });
    this.tips = [];
  }

  async begin({ code, game }) {
    this.notes = notesOf(code);
    this.tips = await lessonOf(game);
    this.game = game;
    this.update();
  }

  /** Look whether there is something new to say. */
  update() {
    const { page, notes } = this;
    if (!notes || notes.has("over") || page.shown.view !== page.state.view) return;
    const { view } = page.shown;
    const now = { view, mine: page.asked?.mine ?? false };
    if (view.outcome) return void this.close();
    if (view.sheet?.length) return void this.end();
    if (this.said && !this.element.hidden && this.said.when(now)) return;
    const tip = this.tips.find(({ key, when }) => !notes.has(key) && when(now));
    if (tip) this.say(tip);
    else if (this.said?.when(now) === false) this.close();
  }

  say(tip) {
    this.said = tip;
    this.notes.add(tip.key);
    const told = this.tips.filter(({ key }) => this.notes.has(key)).length;
    const words = `${this.game}.${tip.key}`;
    this.show(t(`lesson.${words}.title`), t(`lesson.${words}.text`), tip.cards, [
      this.button("understood", "main", () => this.close()),
      this.button("skip", "quiet", () => this.over()),
      el("small.coach-count", { "aria-hidden": "true" }, `${told}/${this.tips.length}`),
    ]);
  }

  /** The first round is over. */
  end() {
    if (this.said === null) return;
    this.said = null;
    this.show(
      t("lesson.end.title"),
      t("lesson.end.text"),
      [],
      [
        this.button("play_on", "main", () => this.over()),
        this.button("new_table", "quiet", () => go(`/new/${this.game}`)),
      ],
    );
  }

  button(key, tone, act) {
    return el(
      `button.btn.is-${tone}`,
      { type: "button", data: { coach: key }, on: { click: act } },
      t(`lesson.${key}`),
    );
  }

  show(title, text, cards, acts) {
    this.page.advice.close();
    tell(`${title}. ${text}`);
    this.element.replaceChildren(
      el(
        "div.coach-paper.paper",
        {},
        el("h2", {}, title),
        cards?.length > 0 &&
          el(
            "div.coach-cards",
            {},
            cards.map((card) => drawCard(this.game, card)),
          ),
        el("p", {}, text),
        el("div.acts", {}, acts),
      ),
    );
    this.element.hidden = false;
  }

  close() {
    if (this.element.contains(document.activeElement)) this.page.slip.element.focus();
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  /** Nothing more is explained at this table. */
  over() {
    this.notes?.add("over");
    this.close();
  }
}
