/** The table on which a finished match is shown again: the same parts, a bar instead of tools, and nothing asked. */

import { sortHand } from "../shared/art/decks.js";
import { cardName, list, t } from "../shared/words/index.js";
import { plain, tell } from "../table/state/story.js";
import { IN_A_REPLAY, press, showKeys } from "../table/input/keys.js";
import { ReplayBar } from "./bar.js";
import { showCard } from "../table/view/zoom.js";
import { showReplayMenu, showViews } from "./menu.js";
import { openSheetName } from "../shared/sheet.js";
import { moveWords } from "../table/state/movewords.js";
import { memory } from "../shared/memory.js";
import { TITLES } from "../shared/games.js";
import { Table } from "../table/state/table.js";
import { Looking, NOWHERE } from "../together/looking.js";
import { TablePage } from "../table/page.js";
import { WhatIf } from "./whatif.js";
import { Viewer } from "../table/state/viewer.js";

/** @import {View} from "../shared/types/messages.js" */
/** What the bar and the slip say: to which step, by how many. @typedef {{step: number, by: number}} Heard */

const SPEEDS = [0.5, 1, 2, 4];
/** Between two moves, in ms. */
const PAUSE = 700;
/** How long there is to read the page of a round, in ms. */
export const READ = 6000;
/** Nobody answers here. */
const NO_WIRE = { now: Date.now, token: null, send: async () => /** @type {import("../shared/types/messages.js").Ok} */ ({ type: "ok", id: "" }) };

export class ReplayTable extends TablePage {
  /**
   * @param {import("./film.js").Film} film
   * @param {import("./page.js").Source} source
   * @param {number|null} own  where the reader sat
   * @param {HTMLElement} root
   */
  constructor(root, film, source, own) {
    const table = new Table(NO_WIRE, () => memory.likes.speed ?? 1);
    super(table, root, new Viewer(table, () => own));
    this.film = film;
    this.source = source;
    this.mine = own;
    this.looker = { seat: film.told.seat ?? own ?? 0, open: film.isOpen && own === null };
    /** Other moves, tried out. */
    this.whatIf = new WhatIf(this);
    /** Those who look along. @type {Looking|null} */
    this.looking = null;
    this.playing = false;
    /** Which step is shown. */
    this.step = 0;
    /** Who plays it at the moment: a new one each time. @type {object} */
    this.evening = {};
    this.element.classList.add("is-replay");
    this.showing.silent = true; // the slip says it
    this.bar = new ReplayBar();
    this.rail.querySelector(".tools")?.replaceWith(this.bar.element);
    Object.assign(this.board, { openEnd() {}, openMenu: () => showReplayMenu(this) });
    const hear = (/** @type {string} */ verb, /** @type {(detail: Heard) => void} */ act) =>
      this.element.addEventListener(verb, (event) => act(/** @type {CustomEvent<Heard>} */ (event).detail));
    hear("jump", ({ step }) => (this.holds() ? this.updateBar() : this.halt(step)));
    hear("step", ({ by }) => this.stepBy(by));
    hear("round", ({ by }) => this.roundBy(by));
    hear("run", () => this.run());
    hear("pace", () => this.pace(1));
    hear("view", () => this.holds() || showViews(this));
    hear("whatif", () => this.whatIf.ask());
    hear("lineback", () => this.whatIf.back());
    this.jump(Number(location.hash.slice(1)));
  }

  destroy() {
    this.playing = false;
    this.looking?.end();
    super.destroy();
  }

  // Together

  /** From now on this is looked at with others who sat there. */
  join() {
    const { code, match } = this.film.told;
    if (this.looking || !code || !match || !this.source.tickets) return;
    this.looking = new Looking({
      kind: "replay",
      code,
      match,
      ticket: this.source.tickets.open,
      where: () => this.spot(),
      follow: (at) => this.follow(at),
      said: () => t("replay.at", { n: this.step, of: this.film.last, round: this.film.round(this.step).round }),
      left: () => {
        this.looking = null;
        this.redraw();
      },
    });
    this.bar.element.prepend(this.looking.strip.element);
    this.redraw();
  }

  /** Whether somebody else shows: then it is not ours to turn the pages. */
  holds() {
    return this.looking?.holds() ?? false;
  }

  /** @returns {import("../together/line.js").Spot} */
  spot() {
    const { moves = [], at = 0, by = 0 } = this.whatIf.tried ?? {};
    const { seat, open } = this.looker;
    return { ...NOWHERE, step: this.step, seat, open, tried: moves, tried_at: at, tried_by: by };
  }

  /** Go where somebody shows something. @param {import("../together/line.js").Spot} spot */
  async follow({ step, seat, open, tried, tried_at, tried_by }) {
    this.playing = false;
    const same = this.looker.seat === seat && this.looker.open === open;
    const other = tried.length ? { moves: tried, at: tried_at, by: tried_by } : null;
    const before = this.whatIf.tried;
    await this.whatIf.set(other);
    this.looker = { seat, open };
    if (same && before === this.whatIf.tried && step === this.step + 1 && !this.showing.running) await this.forward();
    else this.jump(step);
  }

  // Where we are

  /** Show a position at once. @param {number} step */
  jump(step) {
    const { film, looker } = this;
    this.step = film.within(step);
    this.bubbles.clear();
    const { code = "", game, players } = film.told;
    const seats = film.names.map((name) => ({ kind: "person", person: null, name, presence: "here" }));
    const table = { code, game, players, phase: "over", host: null, seats, watchers: 0 };
    this.table.tell({
      type: "snapshot",
      number: 0,
      now: 0,
      you: { person: null, seat: looker.seat, token: null },
      table: /** @type {import("../shared/types/messages.js").Company} */ (/** @type {unknown} */ (table)), // nobody is there to agree on anything
      view: film.view(this.step, looker),
      decision: null,
      story: film.story(this.step, looker),
      chat: [],
      reckoning: film.reckoning(this.step),
    });
    this.arrived();
  }

  /** Stop playing, and show a position. @param {number} step */
  halt(step) {
    this.playing = false;
    this.jump(step);
  }

  /** The next move, as it happened. */
  async forward() {
    if (this.step >= this.film.last) return;
    this.step += 1;
    this.arrived();
    this.table.tell({
      type: "match",
      number: 0,
      now: 0,
      events: this.film.events(this.step, this.looker),
      view: this.film.view(this.step, this.looker),
      decision: null,
      ...(this.film.steps[this.step].reckoning && { reckoning: this.film.steps[this.step].reckoning }),
    });
    await this.showing.finished;
  }

  /** While it is played or somebody else shows it, the page of a round goes by itself. */
  timeToRead() {
    return this.playing || this.looking?.follows ? READ / this.table.hurry : null;
  }

  arrived() {
    this.updateBar();
    this.looking?.moved();
    if (this.source.ticket && !this.whatIf.tried) history.replaceState(history.state, "", `#${this.step}`);
  }

  /** @param {number} by */
  stepBy(by) {
    if (this.holds()) return undefined;
    this.playing = false;
    if (by > 0 && !this.showing.running) return this.forward();
    return this.jump(this.step + by);
  }

  /** @param {number} by */
  roundBy(by) {
    if (this.holds()) return;
    this.halt(by > 0 ? this.film.roundOn(this.step) : this.film.roundBack(this.step));
  }

  /** @param {number} by */
  pace(by) {
    const at = SPEEDS.indexOf(this.table.speed) + by;
    this.table.pace(SPEEDS[(at + SPEEDS.length) % SPEEDS.length]);
    this.updateBar();
  }

  /** Play, or stop playing. */
  async run() {
    if (!this.playing && this.holds()) return;
    this.playing = !this.playing;
    const evening = (this.evening = {});
    if (this.playing && this.step >= this.film.last) this.jump(0);
    this.updateBar();
    while (this.playing && this.evening === evening && this.step < this.film.last) {
      await this.forward();
      await new Promise((done) => setTimeout(done, this.rest() / this.table.hurry));
    }
    if (this.evening !== evening) return;
    this.playing = false;
    this.updateBar();
  }

  /** Until the next move, in ms. */
  rest() {
    return PAUSE;
  }

  /** @param {Partial<import("./film.js").Looker>} looker */
  look(looker) {
    this.looker = { ...this.looker, ...looker };
    this.jump(this.step);
  }

  updateBar() {
    const { film, looker, step } = this;
    this.bar.update({
      step,
      last: film.last,
      ticks: film.ticks,
      round: film.round(step).round,
      playing: this.playing,
      speed: this.table.speed,
      looker: looker.open ? t("replay.open") : film.names[looker.seat],
    });
  }

  // What is seen

  redraw() {
    super.redraw();
    if (this.film) this.updateBar();
  }

  /** @param {View} view @param {import("../shared/types/messages.js").Seat} seat @param {number} i @param {string[]} names @param {import("../table/state/asking.js").Asked} asked */
  seatState(view, seat, i, names, asked) {
    const state = super.seatState(view, seat, i, names, asked);
    return this.looker.open ? { ...state, open: sortHand(view.game, this.film.hands(this.step)[i]) } : state;
  }

  /** The slip says what was done. @param {View} view @returns {import("../table/state/asking.js").Asked} */
  ask(view) {
    const sentences = this.sentences();
    const { outcome } = this.film.shared[this.step];
    const ended = outcome && view.outcome ? this.ending(outcome) : null;
    const { tried } = this.whatIf;
    const might = tried && this.step > tried.at ? `${t("whatif.shown")} ` : "";
    const at = might ? "" : t("replay.at", { n: this.step, of: this.film.last, round: this.film.round(this.step).round });
    /** @type {import("../table/view/slip.js").Asking} */
    const ask = {
      game: view.game,
      tone: "wait",
      aloud: true,
      title: ended?.title ?? sentences[0],
      text: might + (ended?.text ?? (sentences.slice(1, 3).join(" ") || at)),
      buttons: this.whatIf.buttons(),
    };
    return { ask, cards: new Map(), seats: new Map(), mine: false, lift: view.arrived?.cards ?? [], omens: new Map() };
  }

  /** What was done. */
  sentences(events = this.film.events(this.step, this.looker)) {
    const { film, looker, step } = this;
    const { game } = film.told;
    const long = (/** @type {string} */ card) => cardName(game, card).long;
    const told = events
      .map((event) => plain(tell(game, event, this.viewer.reader, film.names), long))
      .filter(Boolean);
    if (told.length) return told;
    const { seat } = film.steps[step];
    if (seat === null) return [t("replay.begins")];
    const asked = film.shared[step - 1]?.step;
    return [moveWords(game, film.move(step, looker), film.names[seat], film.names, asked)];
  }

  /** @param {import("../shared/types/messages.js").Outcome} outcome */
  ending({ places, reason }) {
    const names = this.film.names.filter((_, seat) => places[seat] === 1);
    const many = names.length > 1;
    const title = many ? t("end.title_many", { names: list(names) }) : t("end.title", { name: names[0] });
    return { title, text: t(`end.reason.${reason}`) };
  }

  attention() {
    document.title = `${t("replay.title")}${t("colon")}${TITLES[this.film.told.game]} · Stammtisch`;
  }

  // What people do

  /** @param {import("../table/view/hand.js").Touched} touched */
  touch({ card }) {
    showCard(this.viewer, card);
  }

  /** @param {import("../table/view/hand.js").Touched} touched */
  playCard({ card }) {
    showCard(this.viewer, card);
  }

  tapElsewhere() {}

  /** @param {KeyboardEvent} event */
  key(event) {
    if (openSheetName()) return;
    if (event.key === " " && /** @type {Partial<Element>} */ (event.target).closest?.("button, a")) return; // it is pressed
    if (this.reckoning.isOpen && event.key === "Escape") return void this.reckoning.close();
    press(event, {
      ArrowLeft: () => (event.shiftKey ? this.roundBy(-1) : this.stepBy(-1)),
      ArrowRight: () => (event.shiftKey ? this.roundBy(1) : this.stepBy(1)),
      PageUp: () => this.roundBy(-1),
      PageDown: () => this.roundBy(1),
      Home: () => this.holds() || this.halt(0),
      End: () => this.holds() || this.halt(this.film.last),
      x: () => this.whatIf.ask(),
      z: () => this.whatIf.back(),
      t: () => this.looking?.take(),
      " ": () => this.run(),
      o: () => this.film.isOpen && !this.holds() && this.look({ open: !this.looker.open }),
      "+": () => this.pace(1),
      "-": () => this.pace(-1),
      r: () => this.board.openRules(),
      v: () => this.board.openLog(),
      b: () => this.board.openPad(),
      m: () => this.board.openMenu(),
      "?": () => showKeys(IN_A_REPLAY),
    });
  }
}
