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
import { wantsKey } from "../result/actions.js";
import { refreshEnd } from "../result/result.js";
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
import { onPutAway, putAway, TITLES } from "../shared/games.js";
import { Viewer } from "./state/viewer.js";

/** @import {Decision, View} from "../shared/types/messages.js" */
/** @typedef {import("../shared/types/messages.js").Line} Line */

export class TablePage {
  /**
   * @param {import("./state/table.js").Table} table
   * @param {HTMLElement} root
   * @param {Viewer} [viewer]
   */
  constructor(table, root, viewer = new Viewer(table)) {
    this.table = table;
    this.viewer = viewer;
    viewer.changed = () => this.render();
    /** The decision at which the device was felt last. @type {number|null} */
    this.felt = null;
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
    this.board = new Board(viewer, {
      hint: () => this.advice.ask(),
      frame: () => this.fit.frame,
      reckoning: (reckoning, view) => this.reckoning.isOpen || this.reckoning.open(reckoning, view, { again: true }),
    });
    this.menuButton = el("button.ib", { type: "button", on: { click: () => this.board.openMenu() } }, icon("i-menu"));
    this.padButton = el(
      "button.ib.only-phone",
      { type: "button", on: { click: () => this.board.openPad() } },
      icon("i-pad"),
    );
    this.rail.append(this.board.tools());
    const slip = this.slip.element;
    const isRoomy = () => this.fit.frame.form === "side" && !this.fit.frame.low;
    this.advice = new Advice(viewer, { slip, opened: () => this.coach.close(), isRoomy });
    this.coach = new Coach(viewer, { slip, opened: () => this.advice.close() });
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
    this.reckoning = new ReckoningPage(viewer, {
      element: this.element,
      below: [this.stage, this.me],
      bubbles: this.bubbles,
      scale: () => this.fit.frame.type,
    });
    this.motion = new Motion(this.element, { over: this.layer, arms: this.arms, under: this.under });
    this.motion.speed = memory.likes.speed ?? 1;
    const { element, stage, rail, ticker, own, hand, seats, middle, bubbles, advice, coach, board, motion, reckoning } = this;
    this.fit = new Fit(viewer, { element, stage, rail, ticker, own, slip: this.slip, coach, advice, hand, seats, middle, bubbles });
    this.showing = new Showing(viewer, {
      ...{ stage, ticker, motion, middle, bubbles, reckoning, board },
      timeToRead: (least) => this.timeToRead(least),
      redraw: () => this.redraw(),
    });
    const { showing } = this;
    this.acts = actsAtATable(viewer, { element, board, hand, seats, showing, hints: advice, coach });
    listen(viewer, {
      ...{ element, stage, hand, showing },
      touch: (touched) => this.touch(touched),
      playCard: (touched) => this.playCard(touched),
      sit: () => board.openSeats(),
      openEnd: () => board.openEnd(),
      paragraph: () => this.paragraph,
    });
    this.stops = [
      onLanguage(() => this.redraw()),
      onPutAway((game) => game === table.company.game && setTimeout(() => this.mend())),
      table.subscribe((change) => this.hear(change)),
    ];
    document.addEventListener("keydown", (this.typed = (/** @type {KeyboardEvent} */ event) => this.key(event)));
    document.addEventListener("pointerdown", (this.elsewhere = (/** @type {PointerEvent} */ event) => this.tapElsewhere(event)));
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
    if (asked && view.legal.length === 1 && this.viewer.game.obvious?.includes(view.step ?? ""))
      return void this.table.play(view.legal[0], []); // nothing to choose
    if (this.table.told.view?.outcome) this.board.openEnd();
  }

  /** Everything anew, after the modules of a game failed and the plain table has taken their place. */
  mend() {
    if (this.element.isConnected) this.anew();
  }

  redraw() {
    if (!this.table.shown.view) return;
    this.me.setAttribute("aria-label", t("you.place"));
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
    const again = refreshEnd(this.table);
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

  /** @param {{seat: number|null, key: string}} emote */
  emote({ seat, key }) {
    if (seat === null || seat === undefined) return;
    this.bubbles.say(seat, () => [drawEmote(key), t(`emote.${key}`)], BUBBLE);
    tell(this.table.names[seat] + t("colon") + t(`emote.${key}`));
  }

  // What is seen

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
    const cards = handOf(this.viewer, view);
    this.viewer.cards = cards;
    if (this.viewer.isAskedAnew(view, decision)) dropOld();
    const asked = this.ask(view, decision, names, cards);
    this.viewer.asked = asked;
    this.advice.update(decision);
    const lifted = asked.ask.gather ? undefined : cards[chosen[0]];
    if (lifted && asked.mine && asked.cards.size && !asked.cards.has(lifted) && !this.viewer.game.sought)
      return this.table.choose([]);
    this.heading.textContent = TITLES[view.game];
    this.where.textContent = view.outcome ? t("where.over") : this.viewer.game.where(view);
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
    this.middle.update(view.game, this.viewer.game.middle(view, this.viewer.called()), view);
    showOwn(this.own, view, { game: this.viewer.game, names, reader: this.viewer.reader, mine: asked.mine });
    const pointed = this.viewer.pointed !== null;
    this.slip.update(asked.ask, { decision, now: this.table.now, pending: pending !== null, pointed });
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
    playReady(this.viewer, () => this.element.isConnected);
  }

  /**
   * What is asked of us.
   * @param {View} view
   * @param {Decision|null} decision
   * @param {string[]} names
   * @param {string[]} cards
   */
  ask(view, decision, names, cards) {
    return askAtTheTable(this.viewer, this.showing.latelyInWords(), view, decision, names, cards);
  }

  /** @param {View} view @param {import("../shared/types/messages.js").Seat} seat @param {number} i @param {string[]} names @param {import("./state/asking.js").Asked} asked */
  seatState(view, seat, i, names, asked) {
    return seatState(this.viewer, view, seat, i, names, asked);
  }

  /** The rule of what is asked, for a note. */
  get paragraph() {
    const { view } = this.table.shown;
    const n = view?.step && this.viewer.game.paragraphs?.[view.step];
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

  // What people do

  /** @param {import("./view/hand.js").Touched} touched */
  touch(touched) {
    touch(this.viewer, touched);
  }

  /** @param {import("./view/hand.js").Touched} touched */
  playCard(touched) {
    playCard(this.viewer, touched);
  }

  /** @param {import("../shared/types/messages.js").Refusal} refusal */
  refused(refusal) {
    const words = refusalWords(refusal, this.table.company.game);
    const { title, text } = this.viewer.asked?.ask ?? {};
    const bare = words.replace(/[.!]$/, "");
    if ([title, text].some((said) => String(said ?? "").startsWith(bare))) return this.slip.insist(words); // it says so already
    toast(words, {
      tone: "no",
      small: refusal.paragraph ? t("rules.rule", { n: refusal.paragraph }) : "",
    });
  }

  /** @param {PointerEvent} event */
  tapElsewhere(event) {
    this.viewer.dropped = false;
    if (!this.table.chosen.length || this.table.pending || this.viewer.asked?.ask.gather) return;
    if (!/** @type {Element} */ (event.target).closest(".hands, .slip-place, .advice, .coach, .tools, dialog, .toasts")) {
      this.viewer.dropped = true;
      this.table.choose([]);
    }
  }

  /** How long the page of a round stays, in ms; null for until somebody continues. @param {number} least */
  timeToRead(least) {
    const { company, told, isResting } = this.table;
    const view = /** @type {View} */ (told.view);
    return timeToRead({ company, view, decision: told.decision, resting: isResting, now: this.table.now(), least });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (openSheetName()) return;
    if (this.reckoning.isOpen && (event.key === "Escape" || (event.key === "Enter" && !/** @type {Partial<Element>} */ (event.target).closest?.("button, a")))) {
      event.preventDefault();
      return void this.reckoning.close();
    }
    press(event, this.acts);
  }
}
