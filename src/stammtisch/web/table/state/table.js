/**
 * What a page knows of one table: the only place where that is written. No elements, no socket, no clock; it runs in plain Node.
 *
 * - *Told* is the truth, as the server last told it. *Shown* is what lies on the felt: it follows, scene by scene, and is told's
 *   very view when it has caught up. Only then, and only if no bot plays for us, may anything be answered.
 * - Log and pad tell what is shown, never more.
 * - A race waits for nothing: when one opens for us, everything is shown at once. So it is when everything is told anew.
 * - A move that was made is *pending* until it is answered, over a lost connection too; there is never more than one.
 * - Everybody else reads, and says verbs: `tell`, `hear`, `choose`, `play`, `stage`, `strike`, `skip`, `rush`, `pace`, `lay`. Each change is announced to
 *   whoever has subscribed, after it was made.
 */

import { scenesOf } from "./scenes.js";

/** @import {ChatTelling, Company, Decision, EmoteTelling, Event, Line, MatchTelling, Ok, ReadTelling, Reckoning, Refusal, Snapshot, Telling, View, You} from "../../shared/types/messages.js" */
/** @import {Scene} from "./scenes.js" */

/** How much quicker things go that somebody would rather not wait for. */
const RUSH = 40;
/** So many events are remembered. */
const STORY = 400;

/**
 * A view with what is asked in it, what has happened until then, and what the points of the last scored round are made of.
 * @typedef {{view: View|null, decision: Decision|null, story: Event[], reckoning: Reckoning|null}} Position
 */
/** A move on its way: from which places of the hand, and as the answer to which decision. @typedef {{move: string, places: number[], decision: number}} Pending */
/** What leads to the server: commands, its clock, and what opens our seat there. @typedef {{send: (type: string, fields: Record<string, unknown>) => Promise<Ok>, now: () => number, token: string|null}} Wire */
/** The connection. `final` if nobody tries again, `silent` if it is there and nothing comes. @typedef {{up: boolean, code?: number, final?: boolean, silent?: boolean}} Connection */

/**
 * What has changed.
 * - `anew`: everything was told anew
 * - `company`: who sits there and what they have agreed; `before` is how it was
 * - `told`: something happened, and there are scenes to be shown
 * - `shown`: a scene lies on the felt; `events` are told with it
 * - `caught up`: the last scene is over, and shown is told
 * - `at once`: the rest was left out; `events` are told all the same
 * - `chosen`, `pending`, `pace`
 * - `refused`: the move was, and why
 * - `chat`, `emote`, `line`
 * - `read`: somebody has put the page of a round away
 * @typedef {{what: "anew", before: {company: Company, view: View|null}|null}
 *   | {what: "company", before: Company}
 *   | {what: "told", before: View, telling: MatchTelling & {events: Event[]}}
 *   | {what: "shown", scene: Scene}
 *   | {what: "caught up"}
 *   | {what: "at once", events: Event[]}
 *   | {what: "chosen"} | {what: "pending"} | {what: "pace"}
 *   | {what: "refused", refusal: Refusal}
 *   | {what: "chat", line: Line}
 *   | {what: "emote", seat: number|null, key: string}
 *   | {what: "read"}
 *   | {what: "line", line: Connection}} Change
 */

/** @type {Position} */
const NOTHING = { view: null, decision: null, story: [], reckoning: null };

export class Table {
  /** @type {Company|null} */
  #company = null;
  /** @type {You} */
  #you = { person: null, seat: null, token: null };
  /** @type {Position} */
  #told = NOTHING;
  /** @type {Position} */
  #shown = NOTHING;
  /** @type {Line[]} */
  #chat = [];
  /** What is still to be shown, and what holds after it. @type {(Pick<Position, "decision"|"reckoning"> & {scenes: Scene[]})[]} */
  #queue = [];
  /** Whether the first of all scenes lies on the felt. */
  #staged = false;
  /** @type {number[]} */
  #chosen = [];
  /** @type {Pending|null} */
  #pending = null;
  /** A card that is laid ready for one's next turn. @type {string|null} */
  #ready = null;
  /** Who still reads the page of the last round, as far as was heard. @type {Set<number>} */
  #readers = new Set();
  /** Nothing is wrong with it until that is heard. @type {Connection} */
  #line = { up: true };
  #pace = 1;
  /** Whether somebody would rather not wait for what is still to be shown. */
  #rushed = false;
  /** How often it has jumped. */
  #epoch = 0;
  /** @type {Set<(change: Change) => void>} */
  #listeners = new Set();
  #wire;
  #liking;

  /**
   * @param {Wire} wire
   * @param {() => number} [liking]  the pace that somebody likes
   */
  constructor(wire, liking = () => 1) {
    this.#wire = wire;
    this.#liking = liking;
  }

  // How it is reached

  /** Give a command; a refusal is thrown. @param {string} type @param {Record<string, unknown>} [fields] */
  send = (type, fields = {}) => this.#wire.send(type, fields);

  /** The server's time. */
  now = () => this.#wire.now();

  /** What opens our seat, if we have one. */
  get token() {
    return this.#wire.token;
  }

  // What is known

  /** Who sits there and what they have agreed. Nobody asks before the first telling. */
  get company() {
    if (!this.#company) throw new Error("nothing was told yet");
    return this.#company;
  }
  get isKnown() {
    return this.#company !== null;
  }
  get you() {
    return this.#you;
  }
  get told() {
    return this.#told;
  }
  get shown() {
    return this.#shown;
  }
  get chat() {
    return this.#chat;
  }
  /** Places in the hand, as it is sorted. */
  get chosen() {
    return this.#chosen;
  }
  get pending() {
    return this.#pending;
  }
  get ready() {
    return this.#ready;
  }
  get line() {
    return this.#line;
  }
  /** It grows when something was left out: whoever shows a scene stops. */
  get epoch() {
    return this.#epoch;
  }
  /** The scene that is shown, or else the next; null when everything has been. */
  get scene() {
    return this.#queue[0]?.scenes[0] ?? null;
  }
  /** Other people who are here and still read the page of the last round. @returns {number[]} */
  get readers() {
    return [...this.#readers].filter((seat) => seat !== this.#told.view?.seat && this.company.seats[seat]?.presence === "here");
  }
  /** How many times as quick as one likes it. */
  get speed() {
    return this.#pace;
  }

  /** Whether the newest view is the one that is shown. */
  get isCaughtUp() {
    return this.#shown.view === this.#told.view;
  }
  get isHost() {
    return this.#you.person !== null && this.#you.person === this.#company?.host;
  }
  /** Where the host sits, if there is one. */
  get host() {
    return this.company.seats.find(({ person }) => person !== null && person === this.company.host);
  }
  /** Whether a bot plays for us. */
  get isResting() {
    const { view } = this.#told;
    return view !== null && view.seat !== null && this.company.seats[view.seat]?.presence === "bot" && !view.outcome;
  }
  /** Whether a race runs that we are in. */
  get races() {
    const { view } = this.#told;
    return view !== null && view.kind === "race" && view.seat !== null && view.awaiting.includes(view.seat);
  }
  get mayAnswer() {
    return this.isCaughtUp && !this.isResting;
  }

  /** How they are called now; somebody may have taken a seat over since the match began. @returns {string[]} */
  get names() {
    const { seats } = this.company;
    return seats.map((seat, i) => seat.name ?? this.#told.view?.names[i] ?? "?");
  }

  /** How much quicker things go when more is waiting, or when a window is open for us. */
  get hurry() {
    if (this.#rushed) return RUSH;
    const { view } = this.#told;
    const window = view?.kind === "window" && view.seat !== null && view.awaiting.includes(view.seat);
    const usual = this.#liking() * this.#pace * (window ? 2 : 1);
    const waiting = this.#queue.length;
    return waiting > 8 ? 40 : waiting > 3 ? usual * 4 : waiting > 1 ? usual * 2 : usual;
  }

  /** Hear of every change. @param {(change: Change) => void} listener @returns {() => void} to hear no more */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param {Change} change */
  #announce(change) {
    for (const listener of [...this.#listeners]) if (this.#listeners.has(listener)) listener(change);
  }

  // What the server tells

  /** @param {Telling} telling */
  tell(telling) {
    switch (telling.type) {
      case "snapshot":
        return this.#anew(telling);
      case "match":
        return this.#happened(telling);
      case "table":
        return this.#settled(telling.table);
      case "chat":
        return this.#said(telling);
      case "emote":
        return this.#shrugged(telling);
      case "read":
        return this.#hasRead(telling);
    }
  }

  /** The line is up or down. @param {Connection} line */
  hear(line) {
    this.#line = line;
    this.#announce({ what: "line", line });
  }

  /** @param {Snapshot} snapshot */
  #anew({ you, table, view, decision, story = [], chat = [], reckoning = null }) {
    const before = this.#company && { company: this.#company, view: this.#told.view };
    this.#company = table;
    this.#you = you;
    this.#chat = chat;
    this.#readers = new Set();
    this.#told = { view, decision, story, reckoning };
    this.#chosen = [];
    if (this.#pending?.decision !== decision?.number) this.#pending = null; // else it is said again, and will be answered
    this.#catchUp();
    this.#announce({ what: "anew", before });
  }

  /** @param {MatchTelling} telling */
  #happened(telling) {
    const { events, view, decision = null, race, reckoning = this.#told.reckoning } = telling;
    const before = this.#told.view;
    if (!events || !before) return; // nothing that we may see
    if (telling.reckoning) this.#readers = new Set(this.company.seats.flatMap(({ person }, i) => (person === null ? [] : [i])));
    /** @type {View} */
    const after = { ...before, .../** @type {View} */ (view) };
    this.#told = { view: after, decision, story: [...this.#told.story, ...events].slice(-STORY), reckoning };
    this.#queue.push({ scenes: scenesOf(before, after, events, { race, names: this.names }), decision, reckoning });
    this.#announce({ what: "told", before, telling: { ...telling, events } });
    if (this.races) this.skip();
  }

  /** @param {Company} company */
  #settled(company) {
    const before = this.company;
    this.#company = company;
    this.#announce({ what: "company", before });
  }

  /** @param {ChatTelling} line */
  #said({ person = null, seat = null, name = "", text, at = 0 }) {
    if (text === undefined) return; // said at a table without spectators
    const line = { person, seat, name, text, at };
    this.#chat = [...this.#chat, line];
    this.#announce({ what: "chat", line });
  }

  /** @param {EmoteTelling} emote */
  #shrugged({ seat = null, key }) {
    if (key) this.#announce({ what: "emote", seat, key });
  }

  /** @param {ReadTelling} telling */
  #hasRead({ seat = null, round }) {
    if (seat === null || round !== this.#told.reckoning?.round || !this.#readers.delete(seat)) return;
    this.#announce({ what: "read" });
  }

  // What is shown

  /** What happened in the scenes that do not lie on the felt yet. */
  #untold() {
    const scenes = this.#queue.flatMap(({ scenes }) => scenes);
    return scenes.slice(this.#staged ? 1 : 0).flatMap(({ events }) => events);
  }

  /** Whatever was still to be shown is left out. */
  #catchUp() {
    this.#queue = [];
    this.#rushed = false;
    this.#staged = false;
    this.#epoch += 1;
    this.#show(this.#told);
  }

  /** @param {Position} position */
  #show(position) {
    this.#shown = position;
    const held = position.view?.hand.length ?? 0;
    this.#chosen = this.#chosen.filter((place) => place < held);
    if (this.#ready && !position.view?.hand.includes(this.#ready)) this.#ready = null;
  }

  /** The next scene goes onto the felt. */
  stage() {
    const [first] = this.#queue;
    const [scene] = first?.scenes ?? [];
    if (!scene || this.#staged) return;
    this.#staged = true;
    const story = [...this.#shown.story, ...scene.events].slice(-STORY);
    const last = first.scenes.length === 1;
    const reckoning = last || scene.note ? first.reckoning : this.#shown.reckoning;
    this.#show({ view: scene.view, decision: last ? first.decision : null, story, reckoning });
    this.#announce({ what: "shown", scene });
  }

  /** The rest is not shown, only told. */
  skip() {
    const left = this.#untold();
    this.#catchUp();
    this.#announce({ what: "at once", events: left });
  }

  /** The scene is over. */
  strike() {
    if (!this.#staged) return;
    this.#staged = false;
    const [first, ...rest] = this.#queue;
    this.#queue = first.scenes.length > 1 ? [{ ...first, scenes: first.scenes.slice(1) }, ...rest] : rest;
    if (this.#queue.length) return;
    this.#rushed = false;
    this.#announce({ what: "caught up" });
  }

  /** What is still to be shown goes by in a moment; a page that wants to be read is still held up. */
  rush() {
    this.#rushed = this.#queue.length > 0;
  }

  /** How many times as quick as one likes it. @param {number} speed */
  pace(speed) {
    this.#pace = speed;
    this.#announce({ what: "pace" });
  }

  // What people do

  /** Lift these cards of the hand, and no others. @param {number[]} places */
  choose(places) {
    this.#chosen = places;
    this.#announce({ what: "chosen" });
  }

  /** Lay a card ready for one's next turn, or none. Nobody else hears of it. @param {string|null} card */
  lay(card) {
    this.#ready = card;
    this.#chosen = [];
    this.#announce({ what: "chosen" });
  }

  /**
   * Answer what is asked. It is said again after a lost connection, until it has its answer.
   * @param {string} move
   * @param {number[]} [places]  the cards that it takes from the hand
   */
  async play(move, places = this.#chosen) {
    const { view, decision } = this.#shown;
    if (!move || this.#pending || !view || !decision) return;
    const pending = { move, places: [...places], decision: decision.number };
    this.#pending = pending;
    this.#announce({ what: "pending" });
    /** @type {Refusal|null} */
    let refusal = null;
    try {
      await this.send("move", { decision: decision.number, move });
    } catch (reason) {
      refusal = /** @type {Refusal} */ (reason);
    }
    if (this.#pending === pending) {
      this.#pending = null;
      this.#chosen = [];
      this.#announce({ what: "pending" });
    }
    const saidForUs = refusal?.key === "too_late" && move === view.silence;
    if (refusal && !saidForUs) this.#announce({ what: "refused", refusal });
  }
}
