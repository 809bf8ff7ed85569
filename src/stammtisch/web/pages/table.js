/** The table during a match: state comes from the link, scenes are shown one after the other, verbs go back. */

import { drawCard, drawEmote, icon } from "../art/card.js";
import { sortHand } from "../art/decks.js";
import { el, fill, nodeOf } from "../dom.js";
import { cardName, onLanguage, t } from "../words/index.js";
import { Advice } from "../asked/advice.js";
import { asking } from "../asked/asking.js";
import { Board } from "../board/board.js";
import { Coach } from "../asked/coach.js";
import { Hand } from "../felt/hand.js";
import { actsAtATable, press } from "../papers/keys.js";
import { Middle } from "../felt/middle.js";
import { Motion } from "../felt/motion.js";
import { Seats } from "../felt/seats.js";
import { showPerson } from "../papers/person.js";
import { closeSheet, openSheet, openSheetName } from "../house/sheet.js";
import { BUBBLE, Showing } from "../felt/showing.js";
import { Slip } from "../asked/slip.js";
import { knock } from "../felt/sounds.js";
import { toast } from "../house/toast.js";
import { hush, tell } from "../house/voice.js";
import { refusalWords } from "../words/reasons.js";
import { memory } from "../net/memory.js";
import { onPutAway, partOf, putAway, TITLES } from "../shelf.js";

const EYE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 12Q12 2 22 12 12 22 2 12Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><circle cx="12" cy="12" r="3.4" fill="currentColor"/></svg>';
const wide = matchMedia("(min-width: 900px)");

export class TablePage {
  /** @param {import("../net/link.js").Link} link */
  constructor(link, root) {
    this.link = link;
    this.chosen = [];
    this.pending = null;
    /** How many times as quick as one likes it. */
    this.speed = 1;
    this.showing = new Showing(this);
    this.build(root);
    this.stop = onLanguage(() => this.redraw());
    this.stopMending = onPutAway((game) => game === this.state?.table.game && setTimeout(() => this.mend()));
    this.resized = () => this.state && this.render();
    wide.addEventListener("change", this.resized);
    document.addEventListener("keydown", (this.typed = (event) => this.key(event)));
    document.addEventListener("pointerdown", (this.elsewhere = (event) => this.tapElsewhere(event)));
  }

  build(root) {
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
    const asked = el(
      "div.slip-area",
      {},
      this.ticker,
      el("div.coach-place", {}, this.coach.element),
      this.slip.element,
    );
    this.me = el("section.me", {}, asked, this.rail);
    this.element = el(
      "div.table",
      {},
      el("header.top.oak", {}, this.menuButton, this.heading, this.where, this.audience, this.padButton),
      this.stage,
      this.me,
      this.board.element,
    );
    root.replaceChildren(this.element);
    this.sizes = new ResizeObserver(() => this.measure());
    this.sizes.observe(this.stage);
    this.middle = new Middle(this.stage);
    this.seats = new Seats(this.stage);
    this.stage.append(this.under, this.arms, this.layer);
    this.element.append(this.advice.element);
    this.motion = new Motion(this.element, { over: this.layer, arms: this.arms, under: this.under });
    this.motion.speed = memory.likes.speed ?? 1;
    this.element.addEventListener("touch", (event) => this.touch(event.detail));
    this.element.addEventListener("play", (event) => this.playCard(event.detail));
    this.element.addEventListener("move", (event) => this.move(event.detail.move));
    this.element.addEventListener("putback", () => this.choose([]));
    this.element.addEventListener("look", (event) => showPerson(this, event.detail.seat));
    this.element.addEventListener("unrest", () => this.link.send("rest", { on: false }).catch(() => {}));
    this.element.addEventListener("sit", () => this.board.openSeats());
    this.element.addEventListener("zoom", (event) => this.zoom(event.detail.card));
  }

  /** What lies on the felt fits its height, and notes stand above the slip. */
  measure() {
    const { height, bottom } = this.stage.getBoundingClientRect();
    this.element.style.setProperty("--felt-h", `${height}px`);
    const { players = 2 } = this.shown?.view ?? {};
    const rows = Math.ceil(players / 2) + (this.game?.lots ? 1 : 0);
    this.stage.classList.toggle("is-low", height < 100 * rows);
    this.stage.classList.toggle("is-lowest", height < 68 * rows);
    document.documentElement.style.setProperty("--below", `${innerHeight - bottom}px`);
  }

  destroy() {
    this.stop();
    this.stopMending();
    this.sizes.disconnect();
    document.documentElement.style.removeProperty("--below");
    wide.removeEventListener("change", this.resized);
    document.removeEventListener("keydown", this.typed);
    document.removeEventListener("pointerdown", this.elsewhere);
    closeSheet();
    hush();
  }

  // What the server tells

  /** Everything anew. */
  snapshot(state) {
    this.state = state;
    this.showing.stop();
    this.pending = null;
    this.chosen = [];
    this.shown = { view: state.view, decision: state.decision };
    this.game = partOf(state.table.game, "table");
    this.element.dataset.game = state.table.game;
    this.element.classList.toggle("is-roomy", Boolean(this.game.roomy));
    this.element.classList.toggle("has-lots", Boolean(this.game.lots));
    this.redraw();
    if (state.table.lesson && state.view && !this.coach.notes) this.coach.begin(state.table);
    if (state.view?.outcome) this.board.openEnd();
  }

  /** Everything anew, after the modules of a game failed and the plain table has taken their place. */
  mend() {
    if (this.element.isConnected) this.snapshot(this.state);
  }

  redraw() {
    if (!this.state?.view) return;
    this.menuButton.setAttribute("aria-label", t("tools.menu"));
    this.padButton.setAttribute("aria-label", t("tools.pad"));
    this.board.reset();
    this.render();
    this.coach.redraw();
    this.advice.redraw();
    this.ticker.replaceChildren(...this.showing.lately());
  }

  /** Something happened in the match. */
  told(telling) {
    this.showing.told(telling);
  }

  /** The company, presence or settings changed. */
  company(table) {
    const names = this.names().join();
    this.state = { ...this.state, table };
    if (!this.shown?.view) return;
    const hints = this.state.table.hints;
    this.render();
    if (names !== this.names().join() || hints !== this.hints) this.board.reset();
    this.hints = hints;
  }

  chat(line) {
    this.board.said(line);
    if (line.seat !== null && line.seat !== undefined && line.text.length <= 40)
      this.seats.bubble(line.seat, line.text, BUBBLE + 800);
  }

  emote({ seat, key }) {
    if (seat === null || seat === undefined) return;
    this.seats.bubble(seat, () => [drawEmote(key), t(`emote.${key}`)], BUBBLE);
    tell(this.names()[seat] + t("colon") + t(`emote.${key}`));
  }

  // What is seen

  /** Whose words are used: the seat of whoever reads is "you". */
  get reader() {
    return this.state.view?.seat ?? null;
  }

  names() {
    const { seats } = this.state.table;
    return seats.map((seat, i) => seat.name ?? this.state.view?.names?.[i] ?? "?");
  }

  /** What a guest's module says may be nonsense; then the plain table is laid, and `mend` draws it. */
  render() {
    try {
      this.draw();
    } catch (reason) {
      if (!putAway(this.state.table.game, reason)) throw reason;
    }
  }

  draw() {
    const { view, decision } = this.shown;
    const { table } = this.state;
    const names = this.names();
    const cards = sortHand(view.game, view.hand);
    this.cards = cards;
    this.chosen = this.chosen.filter((place) => place < cards.length);
    const asked = this.ask(view, decision, names, cards);
    this.asked = asked;
    this.advice.update(decision);
    if (!asked.ask.gather && asked.mine && this.chosen.length && !asked.cards.has(cards[this.chosen[0]]))
      return this.choose([]);
    this.heading.textContent = TITLES[view.game];
    this.where.textContent = view.outcome ? t("where.over") : this.game.where(view);
    this.renderAudience(table);
    this.element.classList.toggle("is-race", view.kind === "race" && view.awaiting.length > 0);
    this.seats.update(
      view.game,
      view.players,
      view.seat,
      table.seats.map((seat, i) => this.seatState(view, seat, i, names, asked)),
    );
    this.middle.update(view.game, this.game.middle(view, this.board.called()));
    this.renderOwn(view, names, asked);
    this.slip.update(asked.ask, { decision, now: this.link.now, pending: this.pending !== null });
    this.hand.update({
      game: view.game,
      cards,
      playable: new Set(asked.ask.gather ? cards : asked.cards.keys()),
      chosen: [...this.chosen, ...asked.lift.map((card) => cards.indexOf(card))],
      wide: wide.matches,
      pending: this.pending?.places ?? [],
      dim: asked.mine && !asked.ask.gather && (asked.cards.size > 0 || view.kind === "window"),
    });
    this.hand.element.hidden = view.seat === null;
    this.coach.update();
    this.advice.mark();
    this.attention(asked.mine);
    return undefined;
  }

  /** What is asked of us. Only the newest view can be answered, and not while a bot plays for us. */
  ask(view, decision, names, cards) {
    const { table } = this.state;
    const resting = view.seat !== null && table.seats[view.seat].presence === "bot" && !view.outcome;
    const mayAnswer = view === this.state.view && !resting;
    const others = view.awaiting.filter((seat) => seat !== view.seat);
    const how = { names, chosen: this.chosen, hand: cards, pending: this.pending?.move ?? null, decision };
    const asked = asking(mayAnswer ? view : { ...view, awaiting: others, legal: [] }, this.game, how);
    const watching = view.seat === null && table.phase === "playing";
    if (watching && table.seats.some((seat) => seat.kind === "bot"))
      asked.ask.buttons = [{ label: t("slip.sit"), verb: "sit", tone: "quiet" }];
    if (resting) {
      const back = { label: t("menu.unrest"), verb: "unrest" };
      asked.ask = { game: view.game, tone: "wait", title: t("slip.resting"), text: "", buttons: [back] };
    }
    return asked;
  }

  seatState(view, seat, i, names, asked) {
    const info = this.game.seatInfo(view, i);
    return {
      seat: i,
      name: names[i],
      bot: seat.kind === "bot",
      presence: seat.kind === "person" ? seat.presence : null,
      host: seat.person !== null && seat.person === this.state.table.host,
      count: view.counts[i],
      turn: view.awaiting.includes(i),
      sealed: view.kind === "sealed" && view.awaiting.length > 0 && !view.awaiting.includes(i),
      info: info.nodes,
      infoKey: info.key,
      lot: this.game.lot?.(view, i) ?? null,
      open: this.game.openHand?.(view, i) ?? null,
      dog: this.game.dog?.(view, i) ?? false,
      move: asked.seats.get(i) ?? null,
      mark: view.taker === i ? t("tricks.takes") : (this.game.mark?.(view, i) ?? null),
    };
  }

  renderOwn(view, names, asked) {
    if (view.seat === null) {
      fill(this.own, ["watching", document.documentElement.lang], () => [
        el("b", {}, t("watch.title")),
        el("span", {}, t("watch.text")),
      ]);
      return;
    }
    const own = this.game.ownInfo?.(view) ?? this.plainInfo(view);
    const watchdog = this.game.dog?.(view, view.seat);
    this.own.classList.toggle("is-turn", asked.mine);
    this.own.dataset.anchor = `seat:${view.seat}`;
    fill(this.own, [own.key, asked.mine, watchdog, names[view.seat], document.documentElement.lang], () =>
      [
        el("b", {}, view.seat === this.reader ? t("you.name") : names[view.seat]),
        el("span.own-left", {}, own.left),
        watchdog && el("span.own-dog", { role: "img", "aria-label": t("seat.dog") }, icon("i-dog")),
        el("span", {}, own.right ?? ""),
      ].filter(Boolean),
    );
  }

  /** How many watch. */
  renderAudience({ watchers }) {
    this.audience.hidden = !watchers;
    fill(this.audience, [watchers, document.documentElement.lang], () => {
      const words = t("lobby.watchers", { n: watchers });
      return [el("span", { role: "img", "aria-label": words, title: words }, nodeOf(EYE), String(watchers))];
    });
  }

  plainInfo(view) {
    const info = this.game.seatInfo(view, view.seat);
    return {
      key: [info.key, view.hand.length, this.game.hint?.(view)],
      left: info.nodes,
      right: t("card_count", { n: view.hand.length }),
    };
  }

  /** Your turn is impossible to miss: title, and a knock, louder if the page is not looked at. */
  attention(mine) {
    const title = `${TITLES[this.state.table.game]} · Stammtisch`;
    document.title = mine ? `● ${t("news.your_turn")} · ${title}` : title;
    if (mine && !this.wasMine) knock();
    this.wasMine = mine;
  }

  zoom(card) {
    openSheet({
      title: cardName(this.state.table.game, card).long,
      kind: "dialog",
      name: "zoom",
      body: el("div.zoomed", {}, drawCard(this.state.table.game, card, { cut: "l" })),
    });
  }

  // What people do

  choose(places) {
    this.chosen = places;
    this.render();
  }

  /** Lift these cards, as a hand would. */
  lift(cards) {
    const free = this.cards.map((_, place) => place);
    const places = cards.flatMap((card) => {
      const at = free.findIndex((place) => this.cards[place] === card);
      return at < 0 ? [] : free.splice(at, 1);
    });
    if (places.length) this.choose(places);
  }

  touch({ card, place }) {
    const { ask, cards, mine } = this.asked;
    if (this.pending) return;
    if (ask.gather) {
      const others = this.chosen.filter((other) => other !== place);
      this.choose(others.length < this.chosen.length ? others : [...this.chosen, place].slice(-ask.gather.count));
    } else if (mine && !cards.has(card)) this.whyNot(card);
    else if (this.chosen.includes(place)) {
      if (mine && typeof ask.ways === "function" && cards.get(card).length > 1) return; // the slip asks in which way
      if (mine) this.move(cards.get(card)[0]);
      else this.choose([]);
    } else this.choose([place]);
  }

  playCard({ card, place }) {
    const { cards, mine, ask } = this.asked;
    if (ask.gather || !mine) return this.touch({ card, place });
    if (typeof ask.ways === "function" && cards.get(card)?.length > 1) return this.choose([place]);
    this.chosen = [place];
    return cards.has(card) ? this.move(cards.get(card)[0]) : this.whyNot(card);
  }

  /** The server knows why a card cannot be played: it refuses the move with the reason. */
  whyNot(card) {
    if (this.game.tried) return void this.move(this.game.tried(this.shown.view, card), []);
    const some = this.shown.view.legal.find((move) => move.split(" ").length > 1);
    const verb = this.asked.cards.size
      ? [...this.asked.cards.values()][0][0].split(" ")[0]
      : ({ turn: "play", react: "react", give: "give", add: "add", play: "play" }[this.shown.view.step] ??
        some?.split(" ")[0]);
    if (verb) this.move(`${verb} ${card}`, []);
  }

  async move(move, places = this.chosen) {
    if (!move || this.pending || !this.shown.decision) return;
    this.pending = { move, places: [...places] };
    const { silence } = this.shown.view;
    this.render();
    try {
      await this.link.send("move", { decision: this.shown.decision.number, move });
      this.chosen = [];
    } catch (reason) {
      this.chosen = [];
      if (reason.key === "too_late" && move === silence) return this.settled(); // it was said for us
      toast(refusalWords(reason, this.state.table.game), {
        tone: "no",
        small: reason.paragraph ? t("rules.rule", { n: reason.paragraph }) : "",
      });
    }
    return this.settled();
  }

  settled() {
    this.pending = null;
    this.render();
  }

  tapElsewhere(event) {
    if (!this.chosen.length || this.pending || this.asked?.ask.gather) return;
    if (!event.target.closest(".hands, .slip-place, .advice, .coach, .tools, dialog, .toasts")) this.choose([]);
  }

  key(event) {
    if (openSheetName()) return;
    press(event, actsAtATable(this));
  }
}
