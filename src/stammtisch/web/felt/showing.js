/** Shows what happened: scenes one after the other, with cards that fly, arms that reach, and what people say. */

import { ringOf } from "../art/card.js";
import { all, el } from "../dom.js";
import { cardName } from "../words/index.js";
import { flightsOf, scenesOf } from "../logic/scenes.js";
import { plain, tell as storyOf } from "../logic/story.js";
import { memory } from "../net/memory.js";
import { sentence } from "../board/log.js";
import { soundsOf } from "./sounds.js";
import { tell } from "../house/voice.js";

/** How long a bubble stays, in ms. */
export const BUBBLE = 2500;
/** From this speed on nothing flies any more. */
const BLUR = 10;

export class Showing {
  /** @param {import("../pages/table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.queue = [];
    this.running = false;
    /** How many events of the story have not been told yet. */
    this.untold = 0;
    /** How often everything was told anew. */
    this.epoch = 0;
    /** Whether something else tells what happens to those who hear it. */
    this.silent = false;
    /** Ends a rest. */
    this.wake = () => {};
    /** When everything has been shown. */
    this.finished = Promise.resolve();
  }

  /** Forget what was still to be shown, at once. */
  stop() {
    this.queue = [];
    this.untold = 0;
    this.epoch += 1;
    this.page.stage?.querySelector(".round-note")?.remove();
    this.wake();
  }

  told({ events, view, decision, race }) {
    const { page } = this;
    const before = page.state.view;
    const after = { ...before, ...view };
    page.state = { ...page.state, view: after, decision, story: [...page.state.story, ...events].slice(-400) };
    this.untold += events.length;
    if (after.kind === "race" && after.awaiting.includes(after.seat)) return this.atOnce(decision);
    const scenes = scenesOf(before, after, events);
    const still = { ...before, legal: [], awaiting: [] };
    const thrown = page.game.throwsIn?.(events, page.names());
    if (thrown) scenes.unshift({ view: { ...still, thrown }, hold: 1800, events: [] });
    const slaps = (race ?? []).filter(({ seat }) =>
      events.some((event) => event.kind === "slaps" && event.seat === seat),
    );
    if (slaps.length)
      scenes.unshift({ view: still, hold: after.kind === "race" ? 450 : 1600, events: [], race: slaps });
    this.queue.push({ scenes, decision, events });
    if (!this.running) this.finished = this.run();
    return this.finished;
  }

  /** A race waits for no animation: whatever is still to be shown is told in words only. */
  atOnce(decision) {
    this.speak(this.page.state.story.slice(-this.untold));
    this.stop();
    this.page.shown = { view: this.page.state.view, decision };
    this.page.render();
  }

  async run() {
    this.running = true;
    while (this.queue.length) {
      const current = this.queue[0];
      for (const [i, scene] of current.scenes.entries()) {
        await this.scene(scene, i === current.scenes.length - 1 ? current.decision : null);
        if (this.queue[0] !== current) break; // everything was told anew in the meantime
      }
      if (this.queue[0] !== current) continue;
      this.queue.shift();
      if (this.page.state.view.outcome && !this.queue.length) this.page.board.openEnd();
    }
    this.running = false;
  }

  /** How much quicker things go when more is waiting, or when a window is open for us. */
  get hurry() {
    const { view } = this.page.state;
    const window = view.kind === "window" && view.awaiting.includes(view.seat);
    const usual = (memory.likes.speed ?? 1) * this.page.speed * (window ? 2 : 1);
    const waiting = this.queue.length;
    return waiting > 8 ? 40 : waiting > 3 ? usual * 4 : waiting > 1 ? usual * 2 : usual;
  }

  async scene({ view, hold, events, note, race }, decision) {
    const { page } = this;
    page.motion.speed = this.hurry;
    const { epoch } = this;
    await this.sweep(view);
    if (epoch !== this.epoch) return; // something else is shown by now
    const before = page.motion.look();
    page.shown = { view, decision };
    page.render();
    page.motion.settle(before);
    this.speak(events);
    if (race) this.slaps(race);
    await this.reach(events);
    if (events.some((event) => event.kind === "deals")) await this.deal();
    const flights = events.flatMap((event) => flightsOf(view.game, event)).slice(0, 12);
    if (flights.length && this.hurry < BLUR) await page.motion.fly(view.game, flights);
    if (note) await this.roundNote(hold);
    else if (hold) await this.rest(hold);
  }

  /** A few cards for everybody, from the middle. */
  async deal() {
    const { view } = this.page.shown;
    if (this.hurry >= BLUR) return;
    const flights = Array.from({ length: view.players }, (_, seat) => ({
      card: null,
      from: "centre",
      to: `seat:${seat}`,
      many: 3,
    }));
    await this.page.motion.fly(view.game, flights);
  }

  rest(ms) {
    return new Promise((done) => {
      this.wake = () => done(undefined);
      setTimeout(done, ms / this.hurry);
    });
  }

  /** A trick that lay there goes to its taker. */
  async sweep(view) {
    const { taker, trick } = this.page.shown.view;
    if (taker === undefined || taker === null || !trick?.length || view.trick?.length) return;
    for (const tag of all(this.page.middle.element, ".leads")) tag.hidden = true;
    await this.page.motion.sweep(all(this.page.middle.element, ".lies[data-key]"), `seat:${taker}`);
  }

  /** Log, ticker and bubbles. */
  speak(events) {
    const { page } = this;
    if (!events.length) return;
    this.untold -= events.length;
    if (this.hurry < BLUR) soundsOf(this.page.shown.view.game, events);
    page.board.tell(events);
    if (!this.silent) this.hear(events);
    if (events.some((event) => this.words(event).length)) page.ticker.replaceChildren(...this.lately());
    for (const event of events) {
      const speech = page.game.speech?.(event);
      if (speech) page.seats.bubble(speech.seat, () => page.game.speech(event).words, BUBBLE / Math.min(2, this.hurry));
    }
  }

  /** What happened, for those who hear it. */
  hear(events) {
    const { game } = this.page.state.table;
    const long = (card) => cardName(game, card).long;
    const sentences = events.map((event) => plain(storyOf(game, event, this.page.reader, this.page.names()), long));
    tell(sentences.filter(Boolean).join(" "));
  }

  /** The last thing that was told and has words. */
  lately() {
    const { story } = this.page.state;
    const last = story.slice(0, story.length - this.untold).findLast((event) => this.words(event).length);
    return last ? this.words(last) : [];
  }

  words(event) {
    const { page } = this;
    return sentence(page.state.table.game, event, page.names(), page.reader).flat(Infinity);
  }

  sleeve(seat) {
    return ringOf(seat, this.page.state.table.seats[seat].name ?? "");
  }

  /** Deeds between people: an arm across the table. */
  async reach(events) {
    const { page } = this;
    for (const event of events) {
      const deed = page.game.reach?.(event);
      if (!deed || this.hurry >= BLUR) continue;
      await page.motion.reach(this.sleeve(deed.from), `seat:${deed.from}`, `seat:${deed.to}`, { hold: 500 });
    }
  }

  /** Hands land with their times, and lie there while the next ones come. */
  slaps(race) {
    const { page } = this;
    const names = page.names();
    for (const { seat, ms } of race) {
      const label = `${names[seat]} ${page.game.slapTime(ms)}`;
      page.motion.reach(this.sleeve(seat), `seat:${seat}`, "discard", { hold: 1500, label, short: 26, over: true });
    }
  }

  /** The pad is held up for a moment when a round has been scored; a tap puts it away. */
  async roundNote(hold) {
    const paper = el("div.round-note", {}, this.page.board.makePad(this.page.state.view));
    tell(this.page.board.sums());
    this.page.stage.append(paper);
    await Promise.race([this.rest(hold), new Promise((done) => paper.addEventListener("click", done, { once: true }))]);
    paper.remove();
  }
}
