/** The table on which a finished match is shown again: the same parts, a bar instead of tools, and nothing asked. */

import { sortHand } from "../art/decks.js";
import { all } from "../dom.js";
import { cardName, list, t } from "../words/index.js";
import { plain, tell } from "../logic/story.js";
import { IN_A_REPLAY, press, showKeys } from "../papers/keys.js";
import { ReplayBar } from "../board/replaybar.js";
import { showReplayMenu, showViews } from "../papers/replaymenu.js";
import { openSheetName } from "../house/sheet.js";
import { moveWords } from "../asked/movewords.js";
import { memory } from "../net/memory.js";
import { TITLES } from "../shelf.js";
import { Table } from "../state/table.js";
import { TablePage } from "./table.js";

/** @import {View} from "../state/types.js" */

const SPEEDS = [0.5, 1, 2, 4];
/** Between two moves, in ms. */
const PAUSE = 700;
/** How long the page of a round lies there, in ms. */
const READ = 6000;
/** Nobody answers here. */
const NO_LINK = { now: Date.now, token: null, send: async () => ({}) };

export class ReplayTable extends TablePage {
  /**
   * @param {import("../logic/replay.js").Film} film
   * @param {import("./replay.js").Source} source
   * @param {number|null} own  where the reader sat
   * @param {HTMLElement} root
   */
  constructor(root, film, source, own) {
    super(
      new Table(
        async () => ({}),
        () => memory.likes.speed ?? 1,
      ),
      /** @type {any} */ (NO_LINK),
      root,
    );
    this.film = film;
    this.source = source;
    this.mine = own;
    this.looker = { seat: film.told.seat ?? own ?? 0, open: film.isOpen && own === null };
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
    const hear = (/** @type {string} */ verb, /** @type {(detail: any) => void} */ act) =>
      this.element.addEventListener(verb, (/** @type {any} */ event) => act(event.detail));
    hear("jump", (/** @type {any} */ { step }) => this.halt(step));
    hear("step", (/** @type {any} */ { by }) => this.stepBy(by));
    hear("round", (/** @type {any} */ { by }) => this.roundBy(by));
    hear("run", () => this.run());
    hear("pace", () => this.pace(1));
    hear("view", () => showViews(this));
    this.jump(Number(location.hash.slice(1)));
  }

  destroy() {
    this.playing = false;
    super.destroy();
  }

  // Where we are

  get reader() {
    return this.mine;
  }

  /** Show a position at once. @param {any} step */
  jump(step) {
    const { film, looker } = this;
    this.step = film.within(step);
    for (const bubble of all(this.stage, ".bubble")) bubble.remove();
    const { code = "", game, players } = film.told;
    const seats = film.names.map((name) => ({ kind: "person", person: null, name, presence: "here" }));
    const table = { code, game, players, phase: "over", host: null, seats, watchers: 0 };
    this.table.tell({
      type: "snapshot",
      number: 0,
      now: 0,
      you: { person: null, seat: looker.seat, token: null },
      table: /** @type {any} */ (table), // nobody is there to agree on anything
      view: film.view(this.step, looker),
      decision: null,
      story: film.story(this.step, looker),
      chat: [],
      reckoning: film.reckoning(this.step),
    });
    this.arrived();
  }

  /** Stop playing, and show a position. @param {any} step */
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

  /** While it is played, the page of a round goes by itself. */
  timeToRead() {
    return this.playing ? READ / this.table.hurry : null;
  }

  arrived() {
    this.updateBar();
    if (this.source.ticket) history.replaceState(history.state, "", `#${this.step}`);
  }

  /** @param {number} by */
  stepBy(by) {
    this.playing = false;
    if (by > 0 && !this.showing.running) return this.forward();
    return this.jump(this.step + by);
  }

  /** @param {number} by */
  roundBy(by) {
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
    this.playing = !this.playing;
    const evening = (this.evening = {});
    if (this.playing && this.step >= this.film.last) this.jump(0);
    this.updateBar();
    while (this.playing && this.evening === evening && this.step < this.film.last) {
      await this.forward();
      await new Promise((done) => setTimeout(done, PAUSE / this.table.hurry));
    }
    if (this.evening !== evening) return;
    this.playing = false;
    this.updateBar();
  }

  /** @param {any} looker */
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

  /** @param {View} view @param {import("../state/types.js").Seat} seat @param {number} i @param {string[]} names @param {any} asked */
  seatState(view, seat, i, names, asked) {
    const state = super.seatState(view, seat, i, names, asked);
    return this.looker.open ? { ...state, open: sortHand(view.game, this.film.hands(this.step)[i]) } : state;
  }

  /** The slip says what was done. @param {View} view */
  ask(view) {
    const sentences = this.sentences();
    const { outcome } = /** @type {any} */ (this.film.shared[this.step]);
    const ended = outcome && view.outcome ? this.ending(outcome) : null;
    const at = t("replay.at", { n: this.step, of: this.film.last, round: this.film.round(this.step).round });
    const ask = {
      game: view.game,
      tone: "wait",
      aloud: true,
      title: ended?.title ?? sentences[0],
      text: ended?.text ?? (sentences.slice(1, 3).join(" ") || at),
      buttons: [],
    };
    return { ask, cards: new Map(), seats: new Map(), mine: false, lift: view.arrived?.cards ?? [] };
  }

  sentences() {
    const { film, looker, step } = this;
    const { game } = film.told;
    const long = (/** @type {string} */ card) => cardName(game, card).long;
    const told = film
      .events(step, looker)
      .map((event) => plain(tell(game, event, this.reader, film.names), long))
      .filter(Boolean);
    if (told.length) return told;
    const { seat } = film.steps[step];
    if (seat === null) return [t("replay.begins")];
    const asked = /** @type {any} */ (film.shared[step - 1])?.step;
    return [moveWords(game, film.move(step, looker), film.names[seat], film.names, asked)];
  }

  ending(/** @type {any} */ { places, reason }) {
    const names = this.film.names.filter((_, seat) => places[seat] === 1);
    const many = names.length > 1;
    const title = many ? t("end.title_many", { names: list(names) }) : t("end.title", { name: names[0] });
    return { title, text: t(`end.reason.${reason}`) };
  }

  attention() {
    document.title = `${t("replay.title")}${t("colon")}${TITLES[this.film.told.game]} · Stammtisch`;
  }

  // What people do

  touch(/** @type {any} */ { card }) {
    this.zoom(card);
  }

  playCard(/** @type {any} */ { card }) {
    this.zoom(card);
  }

  tapElsewhere() {}

  /** @param {any} event */
  key(event) {
    if (openSheetName()) return;
    if (event.key === " " && event.target.closest?.("button, a")) return; // it is pressed
    if (this.reckoning.isOpen && event.key === "Escape") return void this.reckoning.close();
    press(event, {
      ArrowLeft: () => (event.shiftKey ? this.roundBy(-1) : this.stepBy(-1)),
      ArrowRight: () => (event.shiftKey ? this.roundBy(1) : this.stepBy(1)),
      PageUp: () => this.roundBy(-1),
      PageDown: () => this.roundBy(1),
      Home: () => this.halt(0),
      End: () => this.halt(this.film.last),
      " ": () => this.run(),
      o: () => this.film.isOpen && this.look({ open: !this.looker.open }),
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
