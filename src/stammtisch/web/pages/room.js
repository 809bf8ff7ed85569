/** A table by its code: before a match the company, then the table itself. One link serves both. */

import { el } from "../dom.js";
import { onLanguage, t } from "../i18n/index.js";
import { Link } from "../net/link.js";
import { memory } from "../net/memory.js";
import { closeSheet } from "../parts/sheet.js";
import { toast } from "../parts/toast.js";
import { go } from "../router.js";
import { LobbyPage } from "./lobby.js";
import { TablePage } from "./table.js";

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
    this.stop = onLanguage(() => this.page?.kind === "lobby" && this.page.draw());
  }

  begin() {
    const hear = (type, act) =>
      this.link.addEventListener(type, (event) => act(/** @type {CustomEvent} */ (event).detail));
    hear("snapshot", (state) => this.snapshot(state));
    hear("match", (telling) => telling.events && this.page?.told?.(telling)); // without events: nothing that we may see
    hear("table", ({ table }) => this.company(table));
    hear("chat", (line) => {
      this.state.chat.push(line);
      this.page?.chat?.(line);
    });
    hear("emote", (emote) => this.page?.emote?.(emote));
    hear("line", (line) => this.line(line));
    hear("bye", ({ key }) => ["kicked", "restarting"].includes(key) && toast(t(`news.${key}`), { tone: "no" }));
    this.root.replaceChildren(
      el("div.lobby.felt", {}, el("div.beam.oak"), el("p.loading.serif", {}, t("start.loading"))),
    );
    this.link.connect();
  }

  end() {
    this.stop();
    this.link.close();
    this.page?.destroy();
    document.querySelector(".offline")?.remove();
  }

  snapshot(state) {
    const was = this.state;
    this.state = { ...state, chat: state.chat ?? [], story: state.story ?? [] };
    if (state.you.token && state.you.person === null) this.watcher = state.you.token;
    if (state.you.person !== null && this.link.token) memory.keepSeat(this.code, this.link.token);
    const kind = state.table.phase === "lobby" || !state.view ? "lobby" : "table";
    if (this.page?.kind !== kind) {
      this.page?.destroy();
      closeSheet();
      this.page = kind === "lobby" ? new LobbyPage(this.link, this.root) : new TablePage(this.link, this.root);
      this.page.kind = kind;
    }
    this.page.snapshot(this.state);
    if (kind === "table" && was?.table.phase === "lobby") this.page.showing.deal();
    if (was) this.news(was.table, state.table);
  }

  company(table) {
    this.news(this.state.table, table);
    this.state = { ...this.state, table };
    this.page?.company?.(table);
  }

  /** What changed in the company, in a short note. */
  news(before, after) {
    const mine = this.state.you.seat;
    after.seats.forEach((seat, i) => {
      const old = before.seats[i];
      if (i === mine || !old || seat.kind !== "person") return;
      if (old.person !== seat.person && !this.link.asks("sit") && !before.seats.some((each) => each.person === seat.person))
        toast(t("news.joined", { name: seat.name }));
      else if (old.person === seat.person && old.presence !== seat.presence && after.phase === "playing") {
        if (seat.presence === "away") toast(t("news.away", { name: seat.name }), { small: t("news.away_small") });
        else toast(t(seat.presence === "bot" ? "news.bot" : "news.back", { name: seat.name }));
      }
    });
    const host = after.seats.find((seat) => seat.person !== null && seat.person === after.host);
    if (before.host !== after.host && host && host.person !== this.state.you.person)
      toast(t("news.host", { name: host.name }));
  }

  line({ up, final, code }) {
    const shown = document.querySelector(".offline");
    if (final) {
      memory.dropSeat(this.code);
      toast(t(code === 4004 ? "refused.no_such_table" : "news.kicked"), { tone: "no" });
      go("/");
    } else if (!up && !shown) {
      // a short break is nobody's business
      this.late = setTimeout(
        () =>
          document.querySelector(".offline") ??
          document.body.append(el("div.offline", { role: "status" }, t("connection.lost"))),
        1200,
      );
    } else if (up) {
      clearTimeout(this.late);
      shown?.remove();
    }
  }
}
