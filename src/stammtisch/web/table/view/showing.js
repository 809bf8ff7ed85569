/** Shows what happened: scenes one after the other, with cards that fly, arms that reach, and what people say. */

import { ringOf } from "../../shared/art/faces.js";
import { all, el } from "../../shared/dom.js";
import { cardName } from "../../shared/words/index.js";
import { flightsOf } from "../state/scenes.js";
import { plain, tell as storyOf, verdictOf } from "../state/story.js";
import { drawn, sentence } from "./log.js";
import { soundsOf } from "./sounds.js";
import { timeBefore } from "../state/reckoning.js";
import { tell } from "../../shared/voice.js";

/** @import {Event, Slap, View} from "../../shared/types/messages.js" */
/** @import {Scene} from "../state/scenes.js" */

/** How long a bubble stays, in ms. */
export const BUBBLE = 2500;
/** From this speed on nothing flies any more. */
const BLUR = 10;

/**
 * On what it is shown.
 * @typedef {object} Parts
 * @property {HTMLElement} stage  the felt
 * @property {HTMLElement} ticker
 * @property {import("./motion.js").Motion} motion
 * @property {import("./middle.js").Middle} middle
 * @property {import("./bubbles.js").Bubbles} bubbles
 * @property {import("./reckoning.js").ReckoningPage} reckoning
 * @property {{tell: (events: Event[]) => void, makePad: (view: View) => Node, sums: () => string}} board
 * @property {(least: number) => number|null} timeToRead  how long the page of a round stays, in ms; null for until somebody continues
 * @property {() => void} redraw  everything anew
 */

export class Showing {
  /** @param {import("../state/viewer.js").Viewer} viewer @param {Parts} parts */
  constructor(viewer, parts) {
    this.viewer = viewer;
    this.parts = parts;
    this.running = false;
    /** Whether something else tells what happens to those who hear it. */
    this.silent = false;
    /** Ends a rest. */
    this.wake = () => {};
    /** When everything has been shown. @type {Promise<void>} */
    this.finished = Promise.resolve();
  }

  /** Something else is shown by now: whatever is held up is put away. */
  stop() {
    this.parts.stage.querySelector(".round-note")?.remove();
    this.parts.reckoning.close();
    this.wake();
  }

  /** Whatever moves is there at once, and no longer looked at. */
  rush() {
    this.parts.motion.finish();
    this.wake();
  }

  /** Show what there is to show, until there is no more. */
  run() {
    if (!this.running) this.finished = this.showAll();
    return this.finished;
  }

  /** What cannot be shown is told all the same: whatever goes wrong on the way, a table never stands still. */
  async showAll() {
    const { table } = this.viewer;
    this.running = true;
    try {
      for (let { scene } = table; scene; { scene } = table) await this.show(scene);
    } catch (reason) {
      reportError(reason);
      table.skip();
      this.parts.redraw(); // the log, too, has all of it
    } finally {
      this.running = false;
    }
  }

  /** One scene. The table knows when it is on the felt and when it is over; should it jump meanwhile, nothing more is done. */
  async show(/** @type {Scene} */ scene) {
    const { parts } = this;
    const { table } = this.viewer;
    const { epoch } = table;
    parts.motion.speed = table.hurry;
    await this.sweep(scene.view);
    if (epoch !== table.epoch) return;
    const before = parts.motion.look();
    table.stage();
    parts.motion.settle(before);
    this.speak(scene.events);
    await this.perform(scene);
    if (epoch === table.epoch) table.strike();
  }

  /** What moves, and how long it is looked at. @param {Scene} scene */
  async perform({ view, hold, events, note, then, race }) {
    const { parts } = this;
    if (race) this.slaps(race);
    await this.reach(events);
    if (events.some((event) => event.kind === "deals")) await this.deal();
    const flights = events.flatMap((event) => flightsOf(view.game, event)).slice(0, 12);
    if (flights.length && this.viewer.table.hurry < BLUR) await parts.motion.fly(view.game, flights);
    const { reckoning } = this.viewer.table.shown;
    if (note && then && reckoning && reckoning.round === note.round) await this.reckon(reckoning, then, hold);
    else if (note) await this.roundNote(view, hold);
    else if (hold) await this.rest(hold);
  }

  /** A few cards for everybody, from the middle. */
  async deal() {
    const { company, hurry } = this.viewer.table;
    if (hurry >= BLUR) return;
    const flights = Array.from({ length: company.players }, (_, seat) => ({
      card: null,
      from: "centre",
      to: `seat:${seat}`,
      many: 3,
    }));
    await this.parts.motion.fly(company.game, flights);
  }

  /** @param {number} ms @returns {Promise<void>} */
  rest(ms) {
    return new Promise((done) => {
      this.wake = done;
      setTimeout(done, ms / this.viewer.table.hurry);
    });
  }

  /** A trick that lay there goes to its taker. @param {View} view */
  async sweep(view) {
    const { taker, trick } = this.viewer.table.shown.view ?? view;
    if (taker === undefined || taker === null || !trick?.length || view.trick?.length) return;
    for (const tag of all(this.parts.middle.element, ".leads")) tag.hidden = true;
    await this.parts.motion.sweep(all(this.parts.middle.element, ".lies[data-key]"), `seat:${taker}`);
  }

  /** Log, ticker and bubbles. @param {Event[]} events */
  speak(events) {
    const { parts } = this;
    const { company, hurry } = this.viewer.table;
    if (!events.length) return;
    if (hurry < BLUR) soundsOf(company.game, events);
    parts.board.tell(events);
    if (!this.silent) this.hear(events);
    if (events.some((event) => this.words(event).length)) parts.ticker.replaceChildren(...this.lately());
    for (const event of events) {
      const speech = this.viewer.game.speech?.(event);
      if (speech?.seat !== undefined) parts.bubbles.say(speech.seat, () => this.viewer.game.speech?.(event)?.words ?? "", BUBBLE / Math.min(2, hurry));
    }
  }

  /** What happened, for those who hear it. @param {Event[]} events */
  hear(events) {
    const { company, names } = this.viewer.table;
    const long = (/** @type {string} */ card) => cardName(company.game, card).long;
    const sentences = events.flatMap((event, i) => [
      plain(storyOf(company.game, event, this.viewer.reader, names), long),
      plain(this.verdict(event, events[i + 1]), long),
    ]);
    tell(sentences.filter(Boolean).join(" "));
  }

  /** The last thing that was shown and has words. */
  lately() {
    const { story } = this.viewer.table.shown;
    const at = story.findLastIndex((event) => this.words(event).length);
    if (at < 0) return [];
    const verdict = drawn(this.viewer.table.company.game, this.verdict(story[at], story[at + 1]));
    return verdict.length ? verdict : this.words(story[at]);
  }

  /** The same as a sentence. */
  latelyInWords() {
    const { company, names, shown } = this.viewer.table;
    const { story } = shown;
    const long = (/** @type {string} */ card) => cardName(company.game, card).long;
    const at = story.findLastIndex((event) => this.words(event).length);
    if (at < 0) return "";
    const verdict = plain(this.verdict(story[at], story[at + 1]), long);
    return verdict || plain(storyOf(company.game, story[at], this.viewer.reader, names), long);
  }

  /** @param {Event} event @param {Event} [next] */
  verdict(event, next) {
    const { company, names, shown } = this.viewer.table;
    return verdictOf(company.game, event, next, shown.view?.step, this.viewer.reader, names);
  }

  /** @param {Event} event */
  words(event) {
    const { company, names } = this.viewer.table;
    return sentence(company.game, event, names, this.viewer.reader).flat(Infinity);
  }

  /** @param {number} seat */
  sleeve(seat) {
    return ringOf(seat, this.viewer.table.company.seats[seat].name ?? "");
  }

  /** Deeds between people: an arm across the table. @param {Event[]} events */
  async reach(events) {
    const { parts } = this;
    for (const event of events) {
      const deed = this.viewer.game.reach?.(event);
      if (deed?.from === undefined || this.viewer.table.hurry >= BLUR) continue;
      await parts.motion.reach(this.sleeve(deed.from), `seat:${deed.from}`, `seat:${deed.to}`, { hold: 500 });
    }
  }

  /** Hands land with their times, and lie there while the next ones come. @param {Slap[]} race */
  slaps(race) {
    const { parts } = this;
    const { names } = this.viewer.table;
    for (const { seat, ms } of race) {
      const label = `${names[seat]} ${this.viewer.game.slapTime?.(ms) ?? ""}`;
      parts.motion.reach(this.sleeve(seat), `seat:${seat}`, "discard", { hold: 1500, label, short: 26, over: true });
    }
  }

  /**
   * The page of the round lies there until it was read; where others wait, not longer than they would.
   * @param {import("../../shared/types/messages.js").Reckoning} reckoning
   * @param {View} view  after the round
   * @param {number} hold
   */
  async reckon(reckoning, view, hold) {
    const { parts } = this;
    await parts.reckoning.open(reckoning, view, { time: parts.timeToRead(hold) });
  }

  /** Something is asked meanwhile: there is time to answer it. */
  mind() {
    const { parts } = this;
    const { told, isResting } = this.viewer.table;
    const { seat, awaiting } = told.view ?? { seat: null, awaiting: [] };
    if (!parts.reckoning.isOpen || isResting || seat === null || !awaiting.includes(seat)) return;
    const left = timeBefore(told.decision, this.viewer.table.now());
    if (left !== null) parts.reckoning.shorten(left);
  }

  /** The pad is held up for a moment when a round has been scored; a tap puts it away. @param {View} view @param {number} hold */
  async roundNote(view, hold) {
    const paper = el("div.round-note", {}, this.parts.board.makePad(view));
    tell(this.parts.board.sums());
    this.parts.stage.append(paper);
    await Promise.race([this.rest(hold), new Promise((done) => paper.addEventListener("click", done, { once: true }))]);
    paper.remove();
  }
}
