/** A table by its code: before a match the company, then the table itself. One link serves both. */

import { wear } from "../shared/art/faces.js";
import { el } from "../shared/dom.js";
import { onLanguage, t } from "../shared/words/index.js";
import { keepPlace } from "../deals/kept.js";
import { diary } from "../stats/diary.js";
import { Link } from "../shared/link.js";
import { firstDealt, randomText } from "../fairness/check.js";
import { eager, memory, tried } from "../shared/memory.js";
import { askToCall } from "../table/view/calls.js";
import { newGuests } from "../table/view/door.js";
import { Call } from "../together/call.js";
import { Attention } from "../shared/attention.js";
import { closeSheet } from "../shared/sheet.js";
import { leaveNotes, toast } from "../shared/notes.js";
import { tell } from "../shared/voice.js";
import { go } from "../shared/router.js";
import { bring, brings, isBrought } from "../shared/games.js";
import { Table } from "../table/state/table.js";
import { LobbyPage } from "../lobby/page.js";
import { SharedDevice } from "./device.js";
import { TablePage } from "../table/page.js";

/** @import {Company, Event, MatchTelling, Telling, View} from "../shared/types/messages.js" */

/** Before modules that did not come are asked for again, in ms. */
const AGAIN = 1500;
/** A break that is shorter is nobody's business, in ms. */
const SHORT = 1200;
/** How it is said why somebody does not stay: it is read on the page where they find themselves. @type {{tone: "no", beyond: boolean}} */
const LAST = { tone: "no", beyond: true };

/** @param {HTMLElement} root @param {string} code */
export function show(root, code) {
  const shared = memory.here(code).length > 1;
  const room = shared ? new SharedDevice(root, code, (token) => new Room(root, code, token)) : new Room(root, code);
  room.begin();
  return () => room.end();
}

/** What the server says that changes what is known. */
const TELLINGS = ["snapshot", "match", "table", "chat", "emote", "read"];

class Room {
  /** @param {HTMLElement} root @param {string} code @param {string|null} [token]  of whoever holds a device that several share */
  constructor(root, code, token = null) {
    this.root = root;
    this.code = code;
    /** Whether others sit at this device. */
    this.shared = token !== null;
    const brought = location.hash.slice(1);
    if (brought) {
      memory.keepSeat(code, brought);
      history.replaceState(null, "", location.pathname);
    }
    this.link = new Link(code, token ?? memory.seats[code] ?? null);
    this.table = new Table(this.link, () => memory.likes.speed ?? 1);
    /** @type {LobbyPage|null} */
    this.lobbyPage = null;
    /** @type {TablePage|null} */
    this.tablePage = null;
    /** What is told while the modules of a game are on their way. @type {Telling[]|null} */
    this.waiting = null;
    /** Runs while a break is short. */
    this.late = 0;
    /** The games that have been asked for. @type {Set<string>} */
    this.fetched = new Set();
    this.stops = [
      this.table.subscribe((change) => this.hear(change)),
      onLanguage(() => {
        this.lobbyPage?.draw();
        const offline = document.querySelector(".offline");
        if (offline) offline.textContent = t("connection.lost");
      }),
    ];
    this.call = new Call(this.table, this.link);
    this.attention = new Attention(this.table, askToCall);
    /** Whether the match begins as soon as something has been thrown into the deal. */
    this.eager = eager.delete(code);
    if (this.eager) sessionStorage.setItem(`at-once-${code}`, "yes");
    /** Whether it was opened to play at once, in this window. */
    this.atOnce = sessionStorage.getItem(`at-once-${code}`) !== null;
  }

  begin() {
    /** @template T @param {string} type @param {(detail: T) => void} act */
    const on = (type, act) => this.link.addEventListener(type, (event) => act(/** @type {CustomEvent<T>} */ (event).detail));
    for (const type of TELLINGS) on(type, (/** @type {Telling} */ telling) => this.tell(telling));
    on("snapshot", (/** @type {import("../shared/types/messages.js").Snapshot} */ { together = [] }) => this.call.anew(together));
    on("together", (/** @type {import("../together/line.js").Group} */ group) => this.call.hear(group));
    on("line", (/** @type {import("../table/state/table.js").Connection} */ line) => this.heed(line));
    on("bye", (/** @type {import("../shared/types/messages.js").Bye} */ { key }) => ["kicked", "restarting"].includes(key) && toast(t(`news.${key}`), LAST));
    this.root.replaceChildren(
      el("main.lobby.felt", {}, el("div.beam.oak"), el("p.loading.serif", {}, t("start.loading"))),
    );
    this.link.connect();
  }

  /** What is told while a game is being fetched waits until it is there. @param {Telling} telling */
  tell(telling) {
    if (this.waiting) this.waiting.push(telling);
    else if (telling.type === "snapshot" && telling.view && this.lacks(telling.table.game)) this.load(telling);
    else this.table.tell(telling);
  }

  /** Whether a game was not fetched yet; a broken one counts as fetched. @param {string} game */
  lacks(game) {
    return !isBrought(game) && !this.fetched.has(game);
  }

  /** @param {import("../shared/types/messages.js").Snapshot} snapshot */
  async load(snapshot) {
    const { game } = snapshot.table;
    this.fetched.add(game);
    this.waiting = [snapshot];
    await bring(game);
    while (!isBrought(game) && !this.gone) {
      await new Promise((done) => setTimeout(done, AGAIN)); // the line is down, perhaps
      await bring(game);
    }
    const told = this.waiting;
    this.waiting = null;
    for (const telling of told) if (!this.gone) this.tell(telling);
  }

  end() {
    this.gone = true;
    wear();
    clearTimeout(this.late);
    for (const stop of this.stops) stop();
    this.attention.end();
    this.call.end();
    this.link.close();
    this.page?.destroy();
    document.querySelector(".offline")?.remove();
  }

  /** @param {import("../table/state/table.js").Change} change */
  hear(change) {
    switch (change.what) {
      case "anew":
        wear(this.table.company.seats);
        this.anew(change.before);
        return this.call.draw();
      case "company":
        wear(this.table.company.seats);
        this.news(change.before);
        if (this.page) this.contribute();
        return undefined;
      case "told":
        return this.count(change.before, change.telling);
      case "line":
        return this.line(change.line);
    }
  }

  /** What we did, for the diary; a lesson does not count. @param {View} before @param {MatchTelling & {events: Event[]}} telling */
  count(before, telling) {
    const { company, you } = this.table;
    if (!company.lesson) diary.told({ table: company, view: before, you }, telling);
    if (company.day) keepPlace(company, { ...before, ...telling.view }, you);
  }

  /** Everything anew: it may be time for another page. @param {{company: Company, view: View|null}|null} before */
  anew(before) {
    const { company, you, told } = this.table;
    if (!told.view) bring(company.game); // it will be needed soon
    if (you.person !== null && this.link.token && !this.shared) memory.keepSeat(this.code, this.link.token);
    const begins = before && !before.view && told.decision?.number === 1;
    if (begins) this.remember();
    if (company.phase === "lobby" && (eager.delete(this.code) || this.eager)) return void this.beginAtOnce();
    this.contribute();
    this.turn(company.phase === "lobby" || !told.view ? "lobby" : "table");
    if (!company.lesson) diary.over({ table: company, view: told.view, you });
    if (company.day) keepPlace(company, told.view, you);
    if (begins) this.tablePage?.showing.deal();
    if (before) this.news(before.company);
  }

  /** The page of a kind is there; one that is there already hears of changes by itself. @param {"lobby"|"table"} kind */
  turn(kind) {
    if (kind === "lobby" ? this.lobbyPage : this.tablePage) return;
    this.page?.destroy();
    closeSheet();
    leaveNotes();
    const { table, link, root } = this;
    this.lobbyPage = kind === "lobby" ? new LobbyPage(table, link, root) : null;
    this.tablePage = kind === "table" ? new TablePage(table, root) : null;
    this.page?.anew();
    if (kind === "table") this.explain();
  }

  get page() {
    return this.lobbyPage ?? this.tablePage;
  }

  /** The first match of its kind that somebody plays at once is explained; it is a real one all the same. */
  explain() {
    const { company } = this.table;
    const { game } = company;
    if (!this.atOnce || company.lesson || !memory.isNew(game) || !brings(game, "lesson")) return;
    this.tablePage?.coach.begin(company, () => memory.know(game));
  }

  /** Something random goes into the next deal, once for each match, after the server has committed itself. */
  async contribute() {
    const { you, company: table } = this.table;
    if (you.seat === null || table.phase !== "lobby" || table.contributions[you.seat]) return;
    const { text = randomText() } = memory.deal(this.code, table.match);
    memory.keepDeal(this.code, table.match, { text, commitment: table.commitment });
    const answer = await this.link.send("contribute", { text }).catch(() => null); // too late, perhaps
    if (answer) memory.keepDeal(this.code, table.match, { thrown: true });
  }

  /** The first cards of a match, to compare them with its record afterwards. */
  remember() {
    const { you, company, told } = this.table;
    const { view } = told;
    if (you.seat === null || !view) return;
    memory.keepDeal(this.code, company.match, { seat: you.seat, hand: view.hand, first: firstDealt(view) });
  }

  async beginAtOnce() {
    this.eager = false;
    await this.contribute();
    await this.link.send("start").catch(() => this.anew(null));
  }

  /** What changed in the company, in a short note. @param {Company} before */
  news(before) {
    const { company: after, you } = this.table;
    const mine = you.seat;
    after.seats.forEach((seat, i) => {
      const old = before.seats[i];
      if (i === mine || !old || seat.kind !== "person" || this.shared) return;
      if (
        old.person !== seat.person &&
        !this.link.asks("sit") &&
        !before.seats.some((each) => each.person === seat.person)
      )
        toast(t("news.joined", { name: seat.name }));
      else if (old.person === seat.person && old.presence !== seat.presence && after.phase === "playing") {
        if (seat.presence === "away")
          toast(t("news.away", { name: seat.name }), { small: t(after.absence ? "news.away_small" : "news.away_waits") });
        else toast(t(seat.presence === "bot" ? "news.bot" : "news.back", { name: seat.name }));
      }
    });
    if (mine !== null && you.person !== null)
      for (const { name } of newGuests(before, after)) toast(t("door.waits", { name }), { small: t("door.where") });
    const host = after.seats.find((seat) => seat.person !== null && seat.person === after.host);
    if (before.host !== after.host && host && host.person !== you.person) toast(t("news.host", { name: host.name }));
  }

  /** What the link says of the line; a break counts when it has lasted a moment. @param {import("../table/state/table.js").Connection} line */
  heed(line) {
    if (line.up || line.final || line.silent || line.code === 4010) {
      clearTimeout(this.late);
      this.late = 0;
      this.table.hear(line);
    } else this.late ||= window.setTimeout(() => this.table.hear(line), SHORT);
  }

  /** @param {import("../table/state/table.js").Connection} line */
  line({ up, final, code }) {
    const shown = document.querySelector(".offline");
    if (code === 4010 && !shown) toast(t("refused.damaged_table"), { tone: "no" }); // it may be mended: go on trying
    if (final && code === 4009) {
      toast(t("news.elsewhere"), LAST);
      go("/");
    } else if (final) {
      if (code === 4004) {
        memory.dropSeat(this.code); // whoever was sent away still has the matches that they played
        tried.add(this.code);
      }
      toast(t(code === 4004 ? "refused.no_such_table" : "news.kicked"), LAST);
      go("/");
    } else if (up) shown?.remove();
    else if (!shown) {
      document.body.append(el("div.offline", {}, t("connection.lost")));
      tell(t("connection.lost"));
    }
  }
}
