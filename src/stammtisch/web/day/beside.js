/** One's own play of a deal and the Meister's, on the same table: a switch changes from one to the other at the same move. */

import { icon } from "../shared/art/card.js";
import { el } from "../shared/dom.js";
import { book } from "../shared/frames.js";
import { toast } from "../shared/notes.js";
import { movesOf, partingOf, sameStep } from "../deals/days.js";
import { Film } from "../replay/film.js";
import { getReplay } from "../shared/replays.js";
import { days, getMeister, getResult } from "../deals/kept.js";
import { go } from "../shared/router.js";
import { bring } from "../shared/games.js";
import { needsOf } from "../shared/needs.js";
import { onLanguage, t } from "../shared/words/index.js";
import { refusalWords, seatNames } from "../shared/words/reasons.js";
import { ReplayTable } from "../replay/table.js";

/** @param {HTMLElement} root @param {string} day @param {string} game */
export function showBeside(root, day, game) {
  const page = new Beside(root, day, game);
  page.find();
  return () => page.end();
}

class Beside {
  /** @param {HTMLElement} root @param {string} day @param {string} game */
  constructor(root, day, game) {
    this.root = root;
    this.day = day;
    this.game = game;
    /** Ours, and the Meister's. @type {{film: Film, moves: {step: number, move: string}[], ticket?: string}[]} */
    this.films = [];
    this.seat = 0;
    /** Whose play is shown. */
    this.which = 0;
    /** @type {ReplayTable|null} */
    this.table = null;
    this.gone = false;
    this.deaf = onLanguage(() => this.switch?.replaceChildren(...this.choices()));
  }

  end() {
    this.gone = true;
    this.deaf();
    this.table?.destroy();
  }

  async find() {
    this.wait(t("start.loading"));
    try {
      const kept = days.of(this.day, this.game);
      if (!kept?.code) throw Object.assign(new Error("not played"), { key: "not_played", parameters: {} });
      const [told, meister] = await Promise.all([getResult(this.day, this.game, kept), getMeister(this.day, this.game, kept)]);
      const own = await getReplay(told.replay.open);
      await Promise.all([bring(own.game), needsOf("replay")]);
      if (this.gone) return;
      this.seat = told.seat;
      this.films = [own, meister].map((each, i) => ({
        film: new Film({ ...each, names: seatNames(each.names).map((name, seat) => (i && seat === told.seat ? t("day.meister") : name)) }),
        moves: movesOf(each.steps, told.seat),
        ticket: i ? undefined : told.replay.open,
      }));
      const parting = partingOf(this.films[0].moves, this.films[1].moves);
      this.open(0, parting === null ? 0 : Math.max(0, this.films[0].moves[parting].step - 1));
      toast(parting === null ? t("day.never_parted") : t("day.parted", { n: parting + 1 }));
    } catch (reason) {
      this.wait(refusalWords(reason));
    }
  }

  /** @param {string} words */
  wait(words) {
    if (this.gone) return;
    this.root.replaceChildren(
      book({ title: t("day.beside"), back: `/day/${this.day}/${this.game}`, kind: "is-day is-single" }, el("section.verdict-day.paper", {}, el("p.lead", { role: "status" }, words))),
    );
  }

  /** @param {number} which @param {number} step */
  open(which, step) {
    const { film, ticket } = this.films[which];
    this.table?.destroy();
    this.which = which;
    history.replaceState(history.state, "", `${location.pathname}#${step}`);
    const source = { ticket, kept: {}, record: async () => ({ record: "" }) };
    this.table = new ReplayTable(this.root, film, source, this.seat);
    this.switch = el("div.beside", { role: "group", "aria-label": t("day.beside") }, this.choices());
    this.table.heading.classList.add("unseen");
    this.table.heading.after(this.switch);
    const back = `/day/${this.day}/${this.game}`;
    this.table.menuButton.before(el("button.ib", { type: "button", "aria-label": t("back"), on: { click: () => go(back) } }, icon("i-back")));
  }

  choices() {
    const named = [t("day.beside_you"), t("levels.meister")];
    const change = (/** @type {number} */ which) => {
      if (which === this.which) return;
      const step = this.table?.step ?? 0;
      this.open(which, sameStep(this.films[1 - which].moves, this.films[which].moves, step));
      /** @type {HTMLElement|null} */ (this.switch?.querySelector('[aria-pressed="true"]'))?.focus();
    };
    return named.map((name, which) =>
      el("button", { type: "button", "aria-pressed": String(which === this.which), data: { beside: which }, on: { click: () => change(which) } }, name),
    );
  }
}
