/** In a replay: another move is tried, bots play on, and back again. The server plays it; everybody who looks is shown the same. */

import { el } from "../shared/dom.js";
import { choiceWords } from "../table/state/movewords.js";
import { closeSheet, openSheet } from "../shared/sheet.js";
import { toast } from "../shared/notes.js";
import { branchOff } from "../shared/replays.js";
import { t } from "../shared/words/index.js";
import { refusalWords } from "../shared/words/reasons.js";

/** What was tried: moves of a seat, after so many moves of the match. @typedef {{moves: string[], at: number, by: number}} Tried */

/** So many moves may be tried in a row. */
const MOST = 8;

export class WhatIf {
  /** @param {import("./table.js").ReplayTable} page */
  constructor(page) {
    this.page = page;
    /** The match as it was. */
    this.line = page.film;
    /** @type {Tried|null} */
    this.tried = null;
    /** What the seat could try next. @type {string[]} */
    this.legal = [];
  }

  /** Only whoever may see all cards. */
  get isOffered() {
    return this.line.isOpen && Boolean(this.page.source.ticket);
  }

  /** Whose moves can be tried: one's own, or those of the seat from which it is seen. */
  get seat() {
    return this.tried?.by ?? this.page.mine ?? this.page.looker.seat;
  }

  /** After how many moves the seat was last asked, here or before; null if never. */
  get asked() {
    const { line, page, seat } = this;
    if (this.tried) return page.film.last;
    if (line.shared[page.step].awaiting?.includes(seat)) return page.step;
    const last = line.steps.findLastIndex((step, i) => i <= page.step && step.seat === seat);
    return last > 0 ? last - 1 : null;
  }

  /** What the slip offers. @returns {import("../table/view/slip.js").Button[]} */
  buttons() {
    if (!this.isOffered) return [];
    const back = { label: t("whatif.back"), verb: "lineback" };
    /** @type {import("../table/view/slip.js").Button} */
    const more = { label: t(this.tried ? "whatif.more" : "whatif.title"), verb: "whatif", tone: "quiet" };
    if (this.tried) return this.legal.length > 1 && this.tried.moves.length < MOST ? [back, more] : [back];
    return this.asked === this.page.step ? [more] : [];
  }

  /** Which move instead? */
  async ask() {
    const { page } = this;
    const number = this.asked;
    if (!this.isOffered || number === null || page.holds()) return;
    if (!this.tried) page.halt(number);
    const told = this.tried ? { legal: this.legal } : await this.load({ moves: [], at: number, by: this.seat });
    if (!told) return;
    if (told.legal.length < 2) return void toast(t("whatif.none"));
    const { film } = page;
    const seen = film.view(film.within(number), { seat: this.seat, open: false });
    const words = choiceWords({ ...seen, seat: this.seat, legal: told.legal, awaiting: [this.seat] }, page.viewer.game, film.names);
    const real = this.tried ? null : this.line.steps[number + 1]?.move;
    const pick = (/** @type {string} */ move) => () => {
      closeSheet();
      this.try(move, number);
    };
    openSheet({
      title: t("whatif.title"),
      name: "whatif",
      body: [
        el("p.hint", {}, t("whatif.text", { name: film.names[this.seat] })),
        el(
          "ul.whatif-moves",
          {},
          told.legal.map((/** @type {string} */ move, /** @type {number} */ i) =>
            el(
              "li",
              {},
              el("button.btn.is-quiet", { type: "button", data: { move }, on: { click: pick(move) } }, words[i], move === real && el("small", {}, t("whatif.real"))),
            ),
          ),
        ),
      ],
    });
  }

  /** @param {string} move @param {number} number */
  async try(move, number) {
    const before = this.tried ?? { moves: [], at: number, by: this.seat };
    const from = this.tried ? this.page.film.last : number;
    if (await this.set({ ...before, moves: [...before.moves, move] })) {
      this.page.jump(from);
      this.page.run();
    }
  }

  /** @param {Tried} tried @returns {Promise<import("../shared/types/requests.js").Branch|null>} */
  async load({ moves, at, by }) {
    try {
      return await branchOff(/** @type {string} */ (this.page.source.ticket), at, by, moves);
    } catch (reason) {
      toast(refusalWords(reason, this.line.told.game), { tone: "no" });
      return null;
    }
  }

  /** What was tried lies on the felt from now on; nothing is the match itself. @param {Tried|null} tried */
  async set(tried) {
    if (JSON.stringify(tried) === JSON.stringify(this.tried)) return true;
    const found = tried && (await this.load(tried));
    if (tried && !found) return false;
    this.tried = tried;
    this.legal = found?.legal ?? [];
    this.page.film = tried ? this.line.branch(tried.at, found?.steps ?? []) : this.line;
    this.page.element.classList.toggle("is-tried", tried !== null);
    return true;
  }

  /** Back to the match as it was. */
  async back() {
    if (!this.tried || this.page.holds()) return;
    const { at } = this.tried;
    this.page.playing = false;
    await this.set(null);
    this.page.jump(at);
  }
}
