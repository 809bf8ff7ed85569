/** A table by its code: before a match the company, then the table itself. One link serves both. */

import { el } from "../dom.js";
import { onLanguage, t } from "../words/index.js";
import { diary } from "../net/diary.js";
import { Link } from "../net/link.js";
import { firstDealt, randomText } from "../logic/fairness.js";
import { eager, memory } from "../net/memory.js";
import { newGuests } from "../papers/door.js";
import { closeSheet } from "../house/sheet.js";
import { toast } from "../house/toast.js";
import { tell } from "../house/voice.js";
import { go } from "../router.js";
import { bring, isBrought } from "../shelf.js";
import { LobbyPage } from "./lobby.js";
import { TablePage } from "./table.js";

/** Before modules that did not come are asked for again, in ms. */
const AGAIN = 1500;

export function show(root, code) {
  const room = new Room(root, code);
  room.begin();
  return () => room.end();
}

class Room {
  constructor(root, code) {
    this.root = root;
    this.code = code;
    const brought = location.hash.slice(1);
    if (brought) {
      memory.keepSeat(code, brought);
      history.replaceState(null, "", location.pathname);
    }
    this.link = new Link(code, memory.seats[code] ?? null);
    this.page = null;
    /** What is told while the modules of a game are on their way. @type {[(detail: any) => void, any][]|null} */
    this.waiting = null;
    /** The games that have been asked for. @type {Set<string>} */
    this.fetched = new Set();
    this.stop = onLanguage(() => {
      if (this.page?.kind === "lobby") this.page.draw();
      const offline = document.querySelector(".offline");
      if (offline) offline.textContent = t("connection.lost");
    });
    /** Whether the match begins as soon as something has been thrown into the deal. */
    this.eager = eager.delete(code);
  }

  begin() {
    const hear = (type, act) =>
      this.link.addEventListener(type, (event) => this.hear(act, /** @type {CustomEvent} */ (event).detail));
    hear("snapshot", (state) => this.snapshot(state));
    hear("match", (telling) => {
      if (!telling.events || !this.page?.told) return; // without events: nothing that we may see
      if (!this.state.table.lesson) diary.told(this.page.state, telling);
      this.page.told(telling);
    });
    hear("table", ({ table }) => this.company(table));
    hear("chat", (line) => {
      if (line.text === undefined) return; // said at a table without spectators
      this.state.chat.push(line);
      this.page?.chat?.(line);
    });
    hear("emote", (emote) => emote.key && this.page?.emote?.(emote));
    hear("line", (line) => this.line(line));
    hear("bye", ({ key }) => ["kicked", "restarting"].includes(key) && toast(t(`news.${key}`), { tone: "no" }));
    this.root.replaceChildren(
      el("div.lobby.felt", {}, el("div.beam.oak"), el("p.loading.serif", {}, t("start.loading"))),
    );
    this.link.connect();
  }

  /** What is told while a game is being fetched waits until it is there. */
  hear(act, detail) {
    if (this.waiting) this.waiting.push([act, detail]);
    else act(detail);
  }

  async fetch(game, state) {
    this.waiting = [[(first) => this.snapshot(first), state]];
    await bring(game);
    while (!isBrought(game) && !this.gone) {
      await new Promise((done) => setTimeout(done, AGAIN)); // the line is down, perhaps
      await bring(game);
    }
    const told = this.waiting;
    this.waiting = null;
    for (const [act, detail] of told) if (!this.gone) this.hear(act, detail);
  }

  end() {
    this.gone = true;
    this.stop();
    this.link.close();
    this.page?.destroy();
    document.querySelector(".offline")?.remove();
  }

  snapshot(state) {
    const { game } = state.table;
    if (state.view && !isBrought(game) && !this.fetched.has(game)) {
      this.fetched.add(game);
      this.fetch(game, state);
      return;
    }
    if (!state.view) bring(game); // it will be needed soon
    const was = this.state;
    this.state = { ...state, chat: state.chat ?? [], story: state.story ?? [] };
    if (state.you.token && state.you.person === null) this.watcher = state.you.token;
    if (state.you.person !== null && this.link.token) memory.keepSeat(this.code, this.link.token);
    const begins = was && !was.view && state.decision?.number === 1;
    if (begins) this.remember();
    if (this.eager && state.table.phase === "lobby") return void this.beginAtOnce();
    this.contribute();
    const kind = state.table.phase === "lobby" || !state.view ? "lobby" : "table";
    if (this.page?.kind !== kind) {
      this.page?.destroy();
      closeSheet();
      this.page = kind === "lobby" ? new LobbyPage(this.link, this.root) : new TablePage(this.link, this.root);
      this.page.kind = kind;
    }
    this.page.snapshot(this.state);
    if (!state.table.lesson) diary.over(this.state);
    if (kind === "table" && begins) this.page.showing?.deal();
    if (was) this.news(was.table, state.table);
  }

  /** Something random goes into the next deal, once for each match, after the server has committed itself. */
  async contribute() {
    const { you, table } = this.state;
    if (you.seat === null || table.phase !== "lobby" || table.contributions[you.seat]) return;
    const { text = randomText() } = memory.deal(this.code, table.match);
    memory.keepDeal(this.code, table.match, { text, commitment: table.commitment });
    const answer = await this.link.send("contribute", { text }).catch(() => null); // too late, perhaps
    if (answer) memory.keepDeal(this.code, table.match, { thrown: true });
  }

  /** The first cards of a match, to compare them with its record afterwards. */
  remember() {
    const { you, table, view } = this.state;
    if (you.seat === null) return;
    memory.keepDeal(this.code, table.match, { seat: you.seat, hand: view.hand, first: firstDealt(view) });
  }

  async beginAtOnce() {
    this.eager = false;
    await this.contribute();
    await this.link.send("start").catch(() => this.snapshot(this.state));
  }

  company(table) {
    this.news(this.state.table, table);
    this.state = { ...this.state, table };
    if (this.page) this.contribute();
    this.page?.company?.(table);
  }

  /** What changed in the company, in a short note. */
  news(before, after) {
    const mine = this.state.you.seat;
    after.seats.forEach((seat, i) => {
      const old = before.seats[i];
      if (i === mine || !old || seat.kind !== "person") return;
      if (
        old.person !== seat.person &&
        !this.link.asks("sit") &&
        !before.seats.some((each) => each.person === seat.person)
      )
        toast(t("news.joined", { name: seat.name }));
      else if (old.person === seat.person && old.presence !== seat.presence && after.phase === "playing") {
        if (seat.presence === "away") toast(t("news.away", { name: seat.name }), { small: t("news.away_small") });
        else toast(t(seat.presence === "bot" ? "news.bot" : "news.back", { name: seat.name }));
      }
    });
    if (mine !== null && this.state.you.person !== null)
      for (const { name } of newGuests(before, after)) toast(t("door.waits", { name }), { small: t("door.where") });
    const host = after.seats.find((seat) => seat.person !== null && seat.person === after.host);
    if (before.host !== after.host && host && host.person !== this.state.you.person)
      toast(t("news.host", { name: host.name }));
  }

  line({ up, final, code }) {
    const shown = document.querySelector(".offline");
    if (code === 4010 && !shown) toast(t("refused.damaged_table"), { tone: "no" }); // it may be mended: go on trying
    if (final && code === 4009) {
      toast(t("news.elsewhere"), { tone: "no" });
      go("/");
    } else if (final) {
      memory.dropSeat(this.code);
      toast(t(code === 4004 ? "refused.no_such_table" : "news.kicked"), { tone: "no" });
      go("/");
    } else if (!up && !shown) {
      // a short break is nobody's business
      this.late = setTimeout(
        () =>
          document.querySelector(".offline") ??
          (document.body.append(el("div.offline", {}, t("connection.lost"))), tell(t("connection.lost"))),
        1200,
      );
    } else if (up) {
      clearTimeout(this.late);
      shown?.remove();
    }
  }
}
