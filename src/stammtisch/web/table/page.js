/** The table during a match: draws what the state knows, has its scenes shown, and says verbs to it. */

import { icon } from "../shared/art/card.js";
import { drawEmote } from "../shared/art/emotes.js";
import { playWith } from "../shared/art/decks.js";
import { el } from "../shared/dom.js";
import { onLanguage, t } from "../shared/words/index.js";
import { Advice } from "./view/hints.js";
import { askAtTheTable } from "./input/asked.js";
import { Board } from "./board.js";
import { Coach } from "./view/coach.js";
import { Bubbles } from "./view/bubbles.js";
import { Fit } from "./view/fit.js";
import { Hand } from "./view/hand.js";
import { actsAtATable, press } from "./input/keys.js";
import { Middle, showOwn } from "./view/middle.js";
import { Motion } from "./view/motion.js";
import { handOf } from "./input/order.js";
import { seatState, showAudience } from "./view/presence.js";
import { Seats } from "./view/seats.js";
import { refreshEnd, wantsKey } from "../result/result.js";
import { buzz } from "../shared/attention.js";
import { ReckoningPage } from "./view/reckoning.js";
import { closeSheet, openSheetName, showThrough } from "../shared/sheet.js";
import { BUBBLE, Showing } from "./view/showing.js";
import { Slip } from "./view/slip.js";
import { playCard, playReady, touch } from "./input/touch.js";
import { dropOld, listen } from "./input/verbs.js";
import { knock } from "./view/sounds.js";
import { toast } from "../shared/notes.js";
import { hush, tell } from "../shared/voice.js";
import { refusalWords } from "../shared/words/reasons.js";
import { timeToRead } from "./state/reckoning.js";
import { memory } from "../shared/memory.js";
import { onPutAway, partOf, putAway, TITLES } from "../shared/games.js";

/** @import {Decision, View} from "../shared/types/messages.js" */
/** @typedef {import("../shared/types/messages.js").Line} Line */

export class TablePage {
  /**
   * @param {import("./state/table.js").Table} table
   * @param {import("../shared/link.js").Link} link
   * @param {HTMLElement} root
   */
  constructor(table, link, root) {
    this.table = table;
    this.link = link;
    this.showing = new Showing(this);
    /** The hand, as it is sorted. @type {string[]} */
    this.cards = [];
    /** The card under the pointer, in the hand or on the felt. @type {string|null} */
    this.pointed = null;
    /** What is asked, and which cards and seats would answer it. @type {import("./state/asking.js").Asked|null} */
    this.asked = null;
    /** The decision that we are asked for. @type {number|null} */
    this.question = null;
    /** The decision at which the device was felt last. @type {number|null} */
    this.felt = null;
    /** The decision that a card laid ready answers. @type {number|null} */
    this.readyFor = null;
    /** The seat that was pointed at, where a second tap chooses it. @type {number|null} */
    this.aimed = null;
    /** Whether the last tap put back what was lifted. */
    this.dropped = false;
    this.stage = el("main.stage");
    this.layer = el("div.layer");
    this.under = el("div.layer.is-under");
    this.arms = el("div.layer.is-arms");
    this.hand = new Hand();
    this.slip = new Slip();
    this.heading = el("h1");
    this.where = el("span.where");
    this.audience = el("span.audience", { hidden: true });
    this.ticker = el("p.ticker");
    this.own = el("div.own");
    this.rail = el("div.rail.oak", {}, this.own, this.hand.element);
    this.board = new Board(this);
    this.menuButton = el("button.ib", { type: "button", on: { click: () => this.board.openMenu() } }, icon("i-menu"));
    this.padButton = el(
      "button.ib.only-phone",
      { type: "button", on: { click: () => this.board.openPad() } },
      icon("i-pad"),
    );
    this.rail.append(this.board.tools());
    this.advice = new Advice(this);
    this.coach = new Coach(this);
    this.reckoning = new ReckoningPage(this);
    const asked = el("div.slip-area", {}, this.ticker, this.coach.element, this.advice.element, this.slip.element);
    this.me = el("section.me", {}, asked, this.rail);
    const beam = el("header.top.oak", {}, this.menuButton, this.heading, this.where, this.audience, this.padButton);
    this.element = el(
      "div.table",
      {},
      beam,
      this.stage,
      this.me,
      this.board.element,
    );
    root.replaceChildren(this.element);
    this.middle = new Middle(this.stage);
    this.seats = new Seats(this.stage);
    this.bubbles = new Bubbles(this.seats, this.stage, beam);
    this.stage.append(this.under, this.arms, this.layer);
    this.fit = new Fit(this);
    this.motion = new Motion(this.element, { over: this.layer, arms: this.arms, under: this.under });
    this.motion.speed = memory.likes.speed ?? 1;
    listen(this);
    this.stops = [
      onLanguage(() => this.redraw()),
      onPutAway((game) => game === table.company.game && setTimeout(() => this.mend())),
      table.subscribe((change) => this.hear(change)),
    ];
    document.addEventListener("keydown", (this.typed = (/** @type {any} */ event) => this.key(event)));
    document.addEventListener("pointerdown", (this.elsewhere = (/** @type {any} */ event) => this.tapElsewhere(event)));
  }

  destroy() {
    for (const stop of this.stops) stop();
    if (this.table.isKnown) playWith(this.table.company.game, null);
    this.table.skip();
    this.showing.stop();
    this.fit.stop();
    document.removeEventListener("keydown", this.typed);
    document.removeEventListener("pointerdown", this.elsewhere);
    showThrough("");
    closeSheet();
    hush();
  }

  // What has changed

  /** @param {import("./state/table.js").Change} change */
  hear(change) {
    switch (change.what) {
      case "anew":
        return this.anew();
      case "company":
        return this.company(change.before);
      case "told":
        if (this.table.races) closeSheet();
        this.showing.mind();
        return void this.showing.run();
      case "shown":
      case "chosen":
      case "pending":
      case "line":
        return this.render();
      case "at once":
        this.showing.stop();
        this.render();
        return this.showing.speak(change.events);
      case "caught up":
        return this.caughtUp();
      case "refused":
        return this.refused(change.refusal);
      case "chat":
        return this.chat(change.line);
      case "emote":
        return this.emote(change);
      case "read":
        this.reckoning.draw();
        return this.render();
    }
  }

  /** Everything anew. */
  anew() {
    const { company } = this.table;
    this.showing.stop();
    /** The game's module `table.js`. @type {import("../shared/types/games.js").TablePart} */
    this.game = /** @type {import("../shared/types/games.js").TablePart} */ (partOf(company.game, "table"));
    playWith(company.game, this.table.told.view?.options ?? null);
    this.element.dataset.game = company.game;
    this.redraw();
    if (company.lesson && !this.coach.notes) this.coach.begin(company);
    this.caughtUp();
  }

  /** What was told last is shown: it may have been the end. */
  caughtUp() {
    const { view } = this.table.told;
    const asked = view && view.seat !== null && view.awaiting.includes(view.seat) && this.table.mayAnswer;
    if (asked && view.legal.length === 1 && this.game.obvious?.includes(view.step ?? ""))
      return void this.table.play(view.legal[0], []); // nothing to choose
    if (this.table.told.view?.outcome) this.board.openEnd();
  }

  /** Everything anew, after the modules of a game failed and the plain table has taken their place. */
  mend() {
    if (this.element.isConnected) this.anew();
  }

  redraw() {
    if (!this.table.shown.view) return;
    this.menuButton.setAttribute("aria-label", t("tools.menu"));
    this.padButton.setAttribute("aria-label", t("tools.pad"));
    this.board.reset();
    this.ticker.replaceChildren(...this.showing.lately());
    this.render();
    this.coach.redraw();
    this.advice.redraw();
    this.reckoning.draw();
  }

  /** The company, presence or settings changed. @param {import("../shared/types/messages.js").Company} before */
  company(before) {
    const { company } = this.table;
    this.render();
    const same = company.seats.every((seat, i) => seat.name === before.seats[i]?.name);
    if (!same || company.hints !== before.hints) this.board.reset();
    const again = refreshEnd(this);
    company.seats.forEach(({ again: now, name, person }, i) => {
      if (now && !before.seats[i]?.again && person !== this.table.you.person && !again)
        toast(t(wantsKey(company), { names: name, count: 1 }));
    });
  }

  /** @param {Line} line */
  chat(line) {
    this.board.said(line);
    if (line.seat !== null && line.seat !== undefined && line.text.length <= 40)
      this.bubbles.say(line.seat, line.text, BUBBLE + 800);
  }

  emote(/** @type {any} */ { seat, key }) {
    if (seat === null || seat === undefined) return;
    this.bubbles.say(seat, () => [drawEmote(key), t(`emote.${key}`)], BUBBLE);
    tell(this.table.names[seat] + t("colon") + t(`emote.${key}`));
  }

  // What is seen

  /** Whose words are used: the seat of whoever reads is "you". */
  get reader() {
    return this.table.told.view?.seat ?? null;
  }

  /** What a guest's module says may be nonsense; then the plain table is laid, and `mend` draws it. */
  render() {
    try {
      this.draw();
    } catch (reason) {
      if (!putAway(this.table.company.game, reason)) throw reason;
    }
  }

  draw() {
    const { company, shown, names, chosen, pending, ready } = this.table;
    const { view, decision } = shown;
    if (!view) return;
    const cards = handOf(this, view);
    this.cards = cards;
    this.askedAnew(view, decision);
    const asked = this.ask(view, decision, names, cards);
    this.asked = asked;
    this.advice.update(decision);
    const lifted = asked.ask.gather ? undefined : cards[chosen[0]];
    if (lifted && asked.mine && asked.cards.size && !asked.cards.has(lifted) && !this.game.sought)
      return this.table.choose([]);
    this.heading.textContent = TITLES[view.game];
    this.where.textContent = view.outcome ? t("where.over") : this.game.where(view);
    showAudience(this.audience, company.watchers);
    this.ticker.classList.toggle("is-said", Boolean(asked.said));
    this.element.classList.toggle("is-dead", !this.table.line.up);
    this.element.classList.toggle("is-race", view.kind === "race" && view.awaiting.length > 0);
    this.seats.update(
      view.game,
      view.players,
      view.seat,
      company.seats.map((seat, i) => this.seatState(view, seat, i, names, asked)),
    );
    this.middle.update(view.game, this.game.middle(view, this.board.called()), view);
    showOwn(this.own, view, { game: this.game, names, reader: this.reader, mine: asked.mine });
    const pointed = this.pointed !== null;
    this.slip.update(asked.ask, { decision, now: this.link.now, pending: pending !== null, pointed });
    this.fit.measure();
    this.hand.update({
      game: view.game,
      cards,
      playable: new Set(asked.ask.gather ? cards : asked.cards.keys()),
      chosen: [...chosen, ...asked.lift.map((card) => cards.indexOf(card))],
      most: this.fit.hand.most,
      pending: pending?.places ?? [],
      ready: ready === null ? -1 : cards.indexOf(ready),
      dim: asked.mine && !asked.ask.gather && (asked.cards.size > 0 || asked.ask.laying || view.kind === "window"),
    });
    this.hand.element.hidden = view.seat === null;
    this.coach.update();
    this.advice.mark();
    this.fit.arrange();
    this.attention(asked.mine);
    playReady(this);
  }

  /**
   * What is asked of us.
   * @param {View} view
   * @param {Decision|null} decision
   * @param {string[]} names
   * @param {string[]} cards
   */
  ask(view, decision, names, cards) {
    return askAtTheTable(this, view, decision, names, cards);
  }

  /** @param {View} view @param {import("../shared/types/messages.js").Seat} seat @param {number} i @param {string[]} names @param {any} asked */
  seatState(view, seat, i, names, asked) {
    return seatState(this, view, seat, i, names, asked);
  }

  /** The rule of what is asked, for a note. */
  get paragraph() {
    const { view } = this.table.shown;
    const n = view?.step && this.game.paragraphs?.[view.step];
    return n ? t("rules.rule", { n }) : "";
  }

  /** Your turn is impossible to miss: title, a strip on open sheets, something to be felt, and a knock, louder if the page is not looked at. @param {boolean} mine */
  attention(mine) {
    const title = `${TITLES[this.table.company.game]} · Stammtisch`;
    showThrough(mine ? t("slip.back_to_table") : "");
    document.title = mine ? `● ${t("news.your_turn")} · ${title}` : title;
    if (mine && !this.wasMine) knock();
    this.wasMine = mine;
    const { number = null } = (mine && this.table.told.decision) || {};
    if (number !== null && number !== this.felt) buzz(this.table.races ? "slap" : "turn");
    this.felt = number ?? this.felt;
  }

  /** A new question is read first, wherever the mouse happens to be; notes on answers of before are done, also when another answer was taken. @param {View} view @param {Decision|null} decision */
  askedAnew(view, decision) {
    const mine = view.seat !== null && view.awaiting.includes(view.seat);
    const question = (mine && decision?.number) || null;
    if (question === this.question) return;
    this.question = question;
    if (question !== null) this.pointed = null;
    dropOld();
  }

  /** Say what the card under the pointer does. @param {string|null} card */
  point(card) {
    if (card === this.pointed) return;
    this.pointed = card;
    this.render();
  }

  // What people do

  /** Lift these cards, as a hand would. @param {string[]} cards */
  lift(cards) {
    const free = this.cards.map((_, place) => place);
    const places = cards.flatMap((/** @type {string} */ card) => {
      const at = free.findIndex((place) => this.cards[place] === card);
      return at < 0 ? [] : free.splice(at, 1);
    });
    if (places.length) this.table.choose(places);
  }

  touch(/** @type {any} */ touched) {
    touch(this, touched);
  }

  playCard(/** @type {any} */ touched) {
    playCard(this, touched);
  }

  /** @param {import("../shared/types/messages.js").Refusal} refusal */
  refused(refusal) {
    const words = refusalWords(refusal, this.table.company.game);
    const { title, text } = this.asked?.ask ?? {};
    const bare = words.replace(/[.!]$/, "");
    if ([title, text].some((said) => String(said ?? "").startsWith(bare))) return this.slip.insist(words); // it says so already
    toast(words, {
      tone: "no",
      small: refusal.paragraph ? t("rules.rule", { n: refusal.paragraph }) : "",
    });
  }

  /** @param {PointerEvent} event */
  tapElsewhere(event) {
    this.dropped = false;
    if (!this.table.chosen.length || this.table.pending || this.asked?.ask.gather) return;
    if (!/** @type {Element} */ (event.target).closest(".hands, .slip-place, .advice, .coach, .tools, dialog, .toasts")) {
      this.dropped = true;
      this.table.choose([]);
    }
  }

  /** How long the page of a round stays, in ms; null for until somebody continues. @param {number} least */
  timeToRead(least) {
    const { company, told, isResting } = this.table;
    const view = /** @type {View} */ (told.view);
    return timeToRead({ company, view, decision: told.decision, resting: isResting, now: this.link.now(), least });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (openSheetName()) return;
    if (this.reckoning.isOpen && (event.key === "Escape" || (event.key === "Enter" && !/** @type {Partial<Element>} */ (event.target).closest?.("button, a")))) {
      event.preventDefault();
      return void this.reckoning.close();
    }
    press(event, actsAtATable(this));
  }
}
