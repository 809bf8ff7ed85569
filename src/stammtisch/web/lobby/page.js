/** The invitation: link, code and QR; who sits where; what holds; and the host begins. */

import { icon } from "../shared/art/card.js";
import { el } from "../shared/dom.js";
import { has, t } from "../shared/words/index.js";
import { getGames } from "../shared/requests.js";
import { memory } from "../shared/memory.js";
import { absenceWords } from "../setup/fields.js";
import { showAgreement } from "./agreement.js";
import { doorSection } from "../table/view/door.js";
import { showFair } from "../fairness/sheet.js";
import { smallMat } from "../shared/art/faces.js";
import { agreedList, keepSet } from "../setup/agreed.js";
import { Invitation, rulesName } from "./invitation.js";
import { eveningSection } from "../setup/programme.js";
import { meField, showMe } from "../shared/me.js";
import { pickOne } from "../shared/controls.js";
import { showSettings } from "../table/settings.js";
import { showRules } from "../rules/rules.js";
import { closeSheet, openSheet } from "../shared/sheet.js";
import { Talk } from "../table/view/talk.js";
import { toast } from "../shared/notes.js";
import { go } from "../shared/router.js";
import { bring, TITLES } from "../shared/games.js";
import { refusalWords, whyWords } from "../shared/words/reasons.js";

/** @import {You} from "../shared/types/messages.js" */
/** @typedef {import("../shared/types/messages.js").Company} Company */

export class LobbyPage {
  /**
   * @param {import("../table/state/table.js").Table} table
   * @param {import("../shared/link.js").Link} link
   * @param {HTMLElement} root
   */
  constructor(table, link, root) {
    this.table = table;
    this.link = link;
    this.root = root;
    this.name = memory.name;
    this.invited = new Invitation();
    this.talk = new Talk(
      (/** @type {string} */ text) => this.send("chat", { text }),
      (/** @type {string} */ key) => this.send("emote", { key }),
    );
    this.stop = table.subscribe((change) => this.hear(change));
    this.pressed = false;
    this.stale = false;
    this.leaving = new AbortController();
    const { signal } = this.leaving;
    root.addEventListener("pointerdown", () => (this.pressed = true), { signal });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => this.release()), { signal }); // after its click
    getGames()
      .then(async (all) => {
        await bring(table.company.game, ["options"]); // it says what some of them come to
        this.all = all;
        if (!this.gone) this.draw();
      })
      .catch(() => {});
  }

  destroy() {
    this.gone = true;
    this.stop();
    this.leaving.abort();
    closeSheet();
  }

  /** @param {import("../table/state/table.js").Change} change */
  hear(change) {
    switch (change.what) {
      case "anew":
        return this.anew();
      case "company":
        return this.draw();
      case "chat":
        this.talk.add(change.line);
        return void (this.talk.short.hidden = false);
      case "emote":
        return void toast((this.nameOf(change.seat) ?? "") + t("colon") + t(`emote.${change.key}`));
    }
  }

  /** Everything anew. */
  anew() {
    this.talk.reset(this.table.chat, this.table.you.seat !== null);
    this.draw();
  }

  /** @param {number|null} seat */
  nameOf(seat) {
    return seat === null ? null : this.table.company.seats[seat]?.name;
  }

  /** @param {string} type */
  async send(type, fields = {}) {
    try {
      return await this.link.send(type, fields);
    } catch (reason) {
      toast(refusalWords(reason), { tone: "no", small: whyWords(reason, this.table.company.game) });
      return null;
    }
  }

  /** What the programme of an evening needs of all this. @returns {import("../setup/programme.js").Prepared} */
  get prepared() {
    const { table, all = null, host } = this;
    return { table, all, host, send: (type, fields) => this.send(type, fields), isGone: () => Boolean(this.gone) };
  }

  get host() {
    return this.table.isHost;
  }

  /** Nothing is pressed any more. */
  release() {
    this.pressed = false;
    if (this.stale && !this.gone) this.draw();
  }

  /** A button that is being pressed stays until it is let go, or the press would be lost whenever somebody comes in. */
  draw() {
    this.stale = this.pressed;
    if (this.stale) return;
    const { company: table, you } = this.table;
    const scroll = scrollY;
    const focused = document.activeElement?.id;
    this.talk.draw();
    this.root.replaceChildren(
      el(
        "main.lobby.felt",
        {},
        el("div.beam.oak"),
        el(
          "div.sheet-page.paper",
          {},
          el(
            "header",
            {},
            el("button.ib", { type: "button", "aria-label": t("back"), on: { click: () => go("/") } }, "‹"),
            el("h1", {}, TITLES[table.game]),
            el(
              "button.ib",
              { type: "button", "aria-label": t("menu.rules"), on: { click: () => showRules(table.game) } },
              icon("i-book"),
            ),
            el(
              "button.ib",
              { type: "button", "aria-label": t("menu.settings"), on: { click: () => showSettings(this.table) } },
              icon("i-menu"),
            ),
          ),
          el(
            "div.page-part",
            {},
            this.closed(table, you),
            you.seat === null && table.phase === "lobby" && this.welcome(table),
            table.evening && eveningSection(this.prepared),
            this.host && this.invitation(table),
            you.seat === null && table.phase !== "lobby" && this.nameField(),
            this.seatList(table, you),
            doorSection(this.table),
          ),
          el(
            "div.page-part",
            {},
            this.facts(table),
            !table.evening && eveningSection(this.prepared),
            this.deal(table),
            this.talkRow(you),
            !this.host && this.invitation(table),
          ),
          this.foot(table),
        ),
      ),
    );
    scrollTo(0, scroll);
    if (focused) document.getElementById(focused)?.focus();
  }

  /** @param {Company} table */
  invitation(table) {
    return this.invited.draw(table.code, table.game, rulesName(this.gameOf(table), table));
  }

  /** The game, as `/api/games` has it, once that is known. @param {Company} table */
  gameOf(table) {
    return this.all?.games.find((each) => each.name === table.game);
  }

  /** Who invites to what, and one button. @param {import("../shared/types/messages.js").Company} table */
  welcome(table) {
    const { host } = this.table;
    const [free, bot] = ["open", "bot"].map((kind) => table.seats.findIndex((seat) => seat.kind === kind));
    const seat = free >= 0 ? free : bot;
    const sit = () => this.sit(seat);
    return el(
      "section.welcome",
      {},
      host && el("p.serif.is-lead", {}, t("lobby.invites", { name: host.name, game: TITLES[table.game] })),
      seat < 0
        ? el("p", {}, t("lobby.full"))
        : [
            this.nameField(),
            el("button.btn.is-wide", { type: "button", data: { act: "join" }, on: { click: sit } }, t("lobby.join")),
          ],
    );
  }

  nameField() {
    return meField(t("name.title"), this.name, (name) => {
      this.name = name;
    });
  }

  /** @param {number} seat */
  async sit(seat) {
    if (!this.name.trim()) {
      document.getElementById("my-name")?.focus();
      toast(t("name.title"));
      return;
    }
    memory.name = this.name.trim();
    const answer = await this.send("sit", { name: this.name.trim(), seat, face: memory.face });
    if (answer?.guest) toast(t("door.asked"));
  }

  /** Another name, another face. */
  async change() {
    const chosen = await showMe();
    if (chosen) await this.send("rename", chosen);
  }

  /** @param {Company} table @param {You} you */
  seatList(table, you) {
    return el(
      "ol.seat-rows",
      { "aria-label": t("new.seats") },
      table.seats.map((/** @type {import("../shared/types/messages.js").Seat} */ seat, /** @type {number} */ i) => {
        const words =
          seat.kind === "open"
            ? el("i", {}, t("lobby.free"))
            : [
                el("b", {}, seat.name),
                seat.kind === "bot" && el("span.bot", {}, this.levelWords(seat.level ?? "")),
                i === you.seat && el("small", {}, t("lobby.you")),
                seat.person !== null && seat.person === table.host && icon("i-cap", "cap is-host"),
                seat.presence === "away" && el("small", {}, t("lobby.away")),
                seat.won > 0 && el("small", {}, t("lobby.won", { n: seat.won })),
              ];
        return el(
          "li",
          { class: seat.kind === "open" ? "is-open" : "" },
          seat.kind === "open" ? el("span.mat.is-small.is-empty") : smallMat(i, seat.name),
          el("span.seat-words", {}, words),
          this.seatActs(seat, i, you),
        );
      }),
    );
  }

  /** @param {import("../shared/types/messages.js").Seat} seat @param {number} i @param {You} you */
  seatActs(seat, i, you) {
    if (you.seat === null)
      return seat.kind === "person"
        ? null
        : el("button.btn.is-quiet", { type: "button", data: { sit: i }, on: { click: () => this.sit(i) } }, t("lobby.sit"));
    if (i === you.seat)
      return el(
        "button.ib",
        { type: "button", "aria-label": t("me.change"), data: { act: "me" }, on: { click: () => this.change() } },
        "⋯",
      );
    if (!this.host)
      return seat.kind === "person"
        ? null
        : el(
            "button.btn.is-quiet",
            { type: "button", on: { click: () => this.send("change_seat", { seat: i }) } },
            t("lobby.sit"),
          );
    return seat.kind === "open"
      ? el(
          "button.btn.is-quiet",
          { type: "button", data: { bot: i }, on: { click: () => this.send("bot", { seat: i, level: "geselle" }) } },
          t("lobby.add_bot"),
        )
      : el(
          "button.ib",
          { type: "button", "aria-label": `${seat.name} …`, on: { click: () => this.seatSheet(seat, i) } },
          "⋯",
        );
  }

  /** How well a bot plays. One of somebody's own has its name; if it is not here any more, a Geselle plays for it. @param {string} level */
  levelWords(level) {
    if (has(`levels.${level}`)) return t(`levels.${level}`);
    const here = !this.all || this.all.bots.some(({ name }) => name === level);
    return here ? t("lobby.own_bot") : t("lobby.bot_gone", { name: level });
  }

  /** What the host may do with a seat. @param {import("../shared/types/messages.js").Seat} seat @param {number} i */
  seatSheet(seat, i) {
    const then = (/** @type {() => void} */ act) => () => {
      closeSheet();
      act();
    };
    const others = this.table.company.seats.map((_, other) => other).filter((other) => other !== i);
    openSheet({
      title: seat.name ?? "",
      name: "seat",
      body: el(
        "div.stack",
        {},
        seat.kind === "bot" &&
          pickOne(
            t("lobby.level"),
            (this.all?.bots ?? []).map(({ name, title }) => [
              name,
              has(`levels.${name}`) ? t(`levels.${name}`) : title,
            ]),
            seat.level,
            (level) => this.send("bot", { seat: i, level }),
          ),
        pickOne(
          t("lobby.swap_with"),
          others.map((other) => [other, this.table.company.seats[other].name ?? t("new.seat_n", { n: other + 1 })]),
          null,
          (other) => then(() => this.send("swap", { one: i, other }))(),
        ),
        seat.kind === "person" &&
          el(
            "button.btn.is-quiet",
            { type: "button", on: { click: then(() => this.send("host", { person: seat.person })) } },
            t("lobby.make_host"),
          ),
        el(
          "button.btn.is-alarm",
          { type: "button", on: { click: then(() => this.send("kick", { seat: i })) } },
          t("lobby.remove"),
        ),
      ),
    });
  }

  /** @param {Company} table */
  facts(table) {
    const game = this.gameOf(table);
    const rules = rulesName(game, table);
    const clock = table.clock && t("new.clock") + t("colon") + t("new.seconds", { n: table.clock });
    return el(
      "section.facts",
      {},
      el("h2", {}, t("lobby.options")),
      rules && el("p.serif", {}, t("sets.called", { name: rules })),
      game && agreedList(game, table.options, table.players),
      el("p", {}, [clock, ...absenceWords(table.absence)].filter(Boolean).join(" · ")),
      this.host &&
        game &&
        el(
          "button.btn.is-quiet",
          { type: "button", on: { click: () => showAgreement(this.table.company, game, this.all?.clocks ?? [], (wish) => this.send("settle", wish)) } },
          t("lobby.change"),
        ),
      game && keepSet(game.name, () => table.options, rules),
      table.watchers > 0 && el("p.hint", {}, t("lobby.watchers", { n: table.watchers })),
    );
  }

  /** What the server has committed itself to. @param {Company} table */
  deal(table) {
    if (table.phase !== "lobby") return null;
    const thrown = table.contributions.filter(Boolean).length;
    return el(
      "section.deal",
      {},
      el("h2", {}, t("fair.title")),
      el("p", {}, t("fair.lobby"), " ", el("code.hash", {}, `${table.commitment.slice(0, 16)} …`)),
      el("p.hint", { data: { thrown } }, t("fair.count", { n: thrown })),
      el(
        "button.btn.is-quiet",
        { type: "button", data: { act: "fair" }, on: { click: () => showFair(this.table) } },
        t("fair.how"),
      ),
    );
  }

  /** A match is on, and whoever does not sit here sees nothing of it. @param {Company} table @param {You} you */
  closed(table, you) {
    return you.seat === null && table.phase !== "lobby" && el("p.is-lead.serif.closed", { role: "status" }, t("watch.closed"));
  }

  /** @param {You} you */
  talkRow(you) {
    return el(
      "section.talk-row",
      {},
      this.talk.short,
      you.seat !== null &&
        el("button.btn.is-quiet", { type: "button", on: { click: () => this.talk.open() } }, t("tools.talk")),
    );
  }

  /** @param {Company} table */
  foot(table) {
    const open = table.seats.filter((/** @type {import("../shared/types/messages.js").Seat} */ seat) => seat.kind === "open");
    const { host } = this.table;
    if (!this.host) return host && el("p.hint.is-foot", {}, t("lobby.waiting_host", { name: host.name }));
    const fill = async () => {
      for (const [i, seat] of table.seats.entries())
        if (seat.kind === "open") await this.send("bot", { seat: i, level: "geselle" });
    };
    return el(
      "div.acts.is-sticky",
      {},
      open.length > 0 &&
        el("button.btn.is-quiet", { type: "button", data: { act: "fill" }, on: { click: fill } }, t("lobby.fill_bots")),
      el(
        "button.btn",
        { type: "button", disabled: open.length > 0, data: { act: "start" }, on: { click: () => this.send("start") } },
        open.length ? t("lobby.start_wait", { n: open.length }) : t("lobby.start"),
      ),
    );
  }
}
