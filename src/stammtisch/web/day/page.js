/** The deal of the day: what lies on the table, and what one has made of it against par, the Meister and friends. */

import { drawCard } from "../shared/art/card.js";
import { el, nodeOf } from "../shared/dom.js";
import { field, glassSign } from "./drawings.js";
import { book } from "../shared/frames.js";
import { toast, toastRefusal } from "../shared/notes.js";
import { shareText } from "../shared/share.js";
import { glassOf, isDay, readResult, shifted, standing, streak, today } from "../deals/days.js";
import { getGames } from "../shared/requests.js";
import { days, getLeaf, getResult, sendChallenge, sendWords, sign, sitDown } from "../deals/kept.js";
import { memory } from "../shared/memory.js";
import { agreedLine, optionsSummary } from "../setup/agreed.js";
import { calendar, dayWords } from "./calendar.js";
import { dayFacts, rows } from "./rows.js";
import { byWords, dayPicture, linesOf } from "./share.js";
import { whoAmI } from "../shared/me.js";
import { asFile, keep } from "../shared/picture.js";
import { go } from "../shared/router.js";
import { TITLES } from "../shared/games.js";
import { number, onLanguage, t } from "../shared/words/index.js";
import { refusalWords } from "../shared/words/reasons.js";

/** @import {Kept} from "../deals/days.js" */
/** @import {Person} from "./rows.js" */
/** @typedef {import("../shared/types/requests.js").Deal} Deal */
/** @typedef {import("../shared/dom.js").Child} Child */
/** @typedef {import("../shared/types/requests.js").Facts} Facts */

/** Between two looks whether par is known, in ms. */
const PAUSE = 2000;

/** @param {HTMLElement} root @param {string} [part]  `2026-11-15/GAME` */
export function show(root, part = "") {
  const [day = "", game = "", more = ""] = part.split("/");
  if (more === "meister") {
    let leave = () => {};
    let gone = false;
    import("./beside.js").then(({ showBeside }) => gone || (leave = showBeside(root, day, game)));
    return () => {
      gone = true;
      leave();
    };
  }
  const page = new Day(root, day || today(), game);
  page.find();
  return () => page.end();
}

/** How far one is at a deal, for a button. @param {Kept|null} kept */
function goOnWords(kept) {
  if (!kept?.code) return t("day.play");
  const { trick, round } = kept.where ?? {};
  if (trick) return t("day.on_trick", { n: trick });
  return round && round > 1 ? t("day.on_round", { n: round }) : t("day.on");
}

/** A link within the client. @param {string} address @param {Child} words @param {string} [tag] @param {Record<string, unknown>} [more] */
export const pageLink = (address, words, tag = "a", more = {}) =>
  el(
    tag,
    {
      href: address,
      ...more,
      on: {
        click: (/** @type {MouseEvent} */ event) => {
          event.preventDefault();
          go(address);
        },
      },
    },
    words,
  );

/** @typedef {import("../shared/types/requests.js").Result} Result */

class Day {
  /** @param {HTMLElement} root @param {string} day @param {string} game */
  constructor(root, day, game) {
    this.root = root;
    this.day = day;
    this.game = game;
    /** What the day has, by game. @type {import("../shared/types/requests.js").Leaf|null} */
    this.leaf = null;
    /** What is known of the games. @type {Facts[]} */
    this.facts = [];
    /** @type {Result|null} */
    this.result = null;
    this.trouble = "";
    this.gone = false;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
    this.deaf = onLanguage(() => this.draw());
    const friend = readResult(location.hash.slice(1), day, game);
    if (location.hash) history.replaceState(history.state, "", location.pathname);
    if (friend && !(friend.name === memory.name && friend.face === memory.face)) days.meet(day, game, friend);
    /** Who has sent the link with which one came. */
    this.friend = friend;
  }

  get kept() {
    return days.of(this.day, this.game);
  }

  get deal() {
    return this.leaf?.games.find((each) => each.game === this.game) ?? null;
  }

  end() {
    this.gone = true;
    clearTimeout(this.timer);
    this.deaf();
  }

  async find() {
    this.trouble = "";
    this.draw();
    try {
      if (!isDay(this.day)) throw Object.assign(new Error("no day"), { key: "no_such_day", parameters: {} });
      const [leaf, { games }] = await Promise.all([getLeaf(this.day), getGames()]);
      [this.leaf, this.facts] = [leaf, games];
      if (this.game && !this.deal) throw Object.assign(new Error("no game"), { key: "no_such_game", parameters: {} });
      await this.ask();
    } catch (reason) {
      this.fail(reason);
    }
  }

  /** What came of one's own try, if there was one and it is over; asked again until all of it is known. */
  async ask() {
    const { kept } = this;
    if (kept?.code && kept.token && !this.gone) {
      try {
        this.result = await getResult(this.day, this.game, kept);
        if (!this.result.complete && !this.gone) this.timer = setTimeout(() => this.ask().catch((reason) => this.fail(reason)), PAUSE);
      } catch (reason) {
        const { key } = /** @type {Partial<import("../shared/types/messages.js").Refusal>} */ (reason);
        if (key === "no_such_table") days.keep(this.day, this.game, { code: undefined, token: undefined }); // the house has forgotten it
        else if (key !== "still_playing") throw reason;
      }
    }
    if (!this.gone) this.draw();
  }

  /** @param {unknown} reason */
  fail(reason) {
    this.trouble = refusalWords(reason);
    if (!this.gone) this.draw();
  }

  draw() {
    if (this.gone) return;
    const asked = document.activeElement?.closest?.("[data-keep]")?.getAttribute("data-keep");
    document.title = `${t("day.title")} · Stammtisch`;
    const where = isDay(this.day) ? dayWords(this.day, { weekday: "long", day: "numeric", month: "long" }) : "";
    const main = this.trouble ? this.troubled() : !this.game ? this.whole() : this.result ? this.played(this.result) : this.before();
    this.root.replaceChildren(
      book(
        { title: t("day.title"), back: this.game ? (this.day === today() ? "/day" : `/day/${this.day}`) : "/", where, kind: "is-day" },
        el("div.day-main", {}, main),
        el("div.day-side", {}, isDay(this.day) && calendar(this.day, this.leaf?.first ?? "2026-01-01"), this.game && this.five(), this.ways()),
      ),
    );
    if (asked) /** @type {HTMLElement|null} */ (this.root.querySelector(`[data-keep="${asked}"]`))?.focus();
  }

  troubled() {
    return el(
      "section.verdict-day.paper",
      {},
      el("h2", {}, t("day.title")),
      el("p.trouble", { role: "alert" }, this.trouble),
      el("div.acts", {}, el("button.btn", { type: "button", on: { click: () => this.find() } }, t("day.again"))),
    );
  }

  /** How long and where, in a few words. @param {Deal} deal */
  short(deal) {
    const { rounds } = deal.options;
    return [rounds ? t("day.rounds", { n: rounds }) : t("day.match"), t("day.seat", { seat: deal.seat + 1, players: deal.players })].join(", ");
  }

  /** What is unusual today, rule by rule. @param {Deal} deal */
  special(deal) {
    const facts = this.facts.find(({ name }) => name === deal.game);
    const found = facts && Object.keys(deal.variant).length ? optionsSummary(facts, deal.variant, deal.players) : [];
    return found.length ? t("day.special", { rules: found.join(", ") }) : "";
  }

  // The whole day

  whole() {
    const games = this.leaf?.games ?? [];
    return el(
      "section.verdict-day.paper",
      {},
      el("p.over", {}, isDay(this.day) && dayWords(this.day, { weekday: "long", day: "numeric", month: "long", year: "numeric" })),
      el("h2", {}, t("day.leaf")),
      el("p.lead", {}, t("day.leaf_text")),
      this.day < today() && el("p.note", {}, t("day.past")),
      el(
        "ul.day-games",
        {},
        games.map((deal) => {
          const kept = days.of(this.day, deal.game);
          const over = kept?.points != null;
          const say = over ? t("day.see") : goOnWords(kept);
          return el(
            "li",
            { data: { deal: deal.game } },
            drawCard(deal.game, null, { label: false }),
            el("span.who", {}, el("b", {}, TITLES[deal.game]), el("small", {}, [this.short(deal), this.special(deal)].filter(Boolean).join(". "))),
            over && kept.par != null
              ? el("span.stands", {}, nodeOf(glassSign(standing(kept.points ?? 0, kept.par, kept.lowWins ?? true).glass)), byWords(kept.points ?? 0, kept.par, kept.lowWins ?? true))
              : el("span.stands"),
            pageLink(`/day/${this.day}/${deal.game}`, say, over ? "a.btn.is-quiet" : "a.btn", { "aria-label": `${TITLES[deal.game]}${t("colon")}${say}`, data: { keep: deal.game } }),
          );
        }),
      ),
    );
  }

  // Before one has played

  before() {
    const { deal, kept, friend } = this;
    const facts = this.facts.find(({ name }) => name === this.game);
    const sent = days.sentOf(this.day, this.game).map((each) => ({ ...each, points: null, note: t("day.has_played") }));
    if (!deal) return el("section.verdict-day.paper", {}, el("h2", {}, TITLES[this.game] ?? t("day.title")), el("p.lead", {}, t("start.loading")));
    const rules = facts ? agreedLine(facts, deal.options, deal.players) : "";
    return [
      el(
        "section.verdict-day.paper",
        {},
        el("p.over", {}, [TITLES[this.game], this.short(deal)].join(", ")),
        el("h2", {}, t("day.ready")),
        friend && el("p.lead.is-friend", {}, t("day.friend_link", { name: friend.name })),
        dayFacts(deal, rules, pageLink(`/rules/${this.game}`, t("day.to_rules"))),
        deal.races && el("p.note", {}, t("day.no_hurry")),
        this.day < today() && !kept?.code && el("p.note", {}, t("day.past")),
        el("div.acts", {}, el("button.btn", { type: "button", data: { act: "sit", keep: "sit" }, on: { click: () => this.sit() } }, goOnWords(kept))),
      ),
      sent.length > 0 && el("section.day-friends.paper", {}, el("h3", {}, t("day.round")), rows(sent, null, deal.low_wins)),
    ];
  }

  async sit() {
    if (!(await whoAmI())) return;
    try {
      go(`/t/${await sitDown(this.day, this.game)}`);
    } catch (reason) {
      await toastRefusal(reason);
    }
  }

  // And afterwards

  /** Everybody in one's round. @param {Result} told @returns {Person[]} */
  people(told) {
    const sent = days.sentOf(this.day, this.game);
    const missing = days.friends.filter(({ name, face }) => !sent.some((each) => each.name === name && each.face === face));
    return [
      { name: t("day.you"), own: memory.name, face: memory.face, points: told.points, you: true },
      ...(told.meister ? [{ name: t("day.meister"), face: null, points: told.meister.points, meister: true, apart: true, note: t("day.apart") }] : []),
      ...sent,
      ...missing.slice(0, 8).map((each) => ({ ...each, points: null, note: t("day.not_yet") })),
    ];
  }

  /** @param {Result} told */
  played(told) {
    const deal = /** @type {import("../shared/types/requests.js").Deal} */ (this.deal);
    const mean = told.par?.mean ?? null;
    const people = this.people(told);
    const stands = mean === null ? null : standing(told.points, mean, told.low_wins);
    const lead = told.unit === "cards" ? "cards" : told.low_wins ? "low" : "high";
    const shown = /** @type {(import("./rows.js").Person & {points: number})[]} */ (people.filter(({ points }) => points !== null));
    const wide = innerWidth < 900 ? Math.max(300, Math.min(560, innerWidth - 44)) : 700;
    return [
      el(
        "section.verdict-day.paper",
        { "aria-live": "polite" },
        el("p.over", {}, [TITLES[this.game], this.short(deal), this.special(deal)].filter(Boolean).join(", ")),
        el("h2", {}, stands ? t(`day.result.${stands.way}`, { n: stands.by }) : t("day.title")),
        el("p.lead", {}, mean === null ? t("day.waiting") : t(`day.lead.${lead}`, { points: told.points, par: number(mean, 1) }), " ", this.meisterWords(told)),
        told.par && el("div.field-place", {}, field(told.par, shown, wide)),
        told.par && el("p.note", {}, t("day.strokes", { each: number(told.par.playouts / 100), all: number(told.par.playouts) })),
        this.acts(told),
      ),
      el(
        "section.day-friends.paper",
        {},
        el("h3", {}, t("day.round")),
        rows(people, mean, told.low_wins),
        people.length < 3 && el("p.note", {}, t("day.no_friends")),
      ),
      this.houseList(told),
    ];
  }

  /** @param {Result} told */
  meisterWords({ points, meister, low_wins: low }) {
    if (!meister) return "";
    const better = low ? meister.points - points : points - meister.points;
    return t(`day.meister.${better < 0 ? "better" : better ? "worse" : "same"}`, { n: number(meister.points) });
  }

  /** @param {Result} told */
  acts(told) {
    const glasses = Array.from({ length: 7 }, (_, i) => glassOf(shifted(this.day, i - 6), days.all[shifted(this.day, i - 6)])).flatMap((glass) => glass ?? []);
    const whole = /** @type {import("./share.js").Told} */ (told); // it is sent on only when par is known
    const drawing = () => asFile(dayPicture(whole, glasses, streak(days.all, today())));
    const share = async () => shareText(linesOf(whole), await drawing().then((file) => [file], () => []));
    const save = () => drawing().then(keep).catch(() => toast(t("end.no_picture"), { tone: "no" }));
    const act = (/** @type {string} */ name, /** @type {() => unknown} */ click, style = "button.btn.is-quiet") =>
      el(style, { type: "button", data: { act: name, keep: name }, on: { click } }, t(`day.${name}`));
    const ticket = told.replay?.open;
    return el(
      "div.acts",
      {},
      told.par && act("share", share, "button.btn"),
      told.par && act("picture", save),
      told.meister && act("beside", () => go(`/day/${this.day}/${this.game}/meister`)),
      ticket && act("replay", () => go(`/replay/${ticket}`)),
      ticket && act("looking", () => go(`/review/${ticket}`)),
      this.day < today() && act("send", () => this.send()),
    );
  }

  /** A deal of the past can be sent as any other match against bots. */
  async send() {
    const { code = "", token = "" } = this.kept ?? {};
    try {
      const { challenge } = await sendChallenge(code, token);
      await shareText(sendWords(challenge, this.game));
    } catch (reason) {
      await toastRefusal(reason);
    }
  }

  /** Those who have signed here. @param {Result} told */
  houseList(told) {
    const { kept } = this;
    const people = told.list.map((each) => ({ ...each, face: each.face ?? null, own: each.you ? memory.name : undefined })); // one looks the same in every row
    const signed = people.some((each) => each.you);
    const input = el("input.text-in", { id: "list-name", maxlength: "24", value: memory.name, autocomplete: "nickname", data: { keep: "list-name" } });
    const submit = async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      try {
        this.result = await sign(this.day, this.game, kept ?? {}, input.value.trim());
        this.draw();
      } catch (reason) {
        await toastRefusal(reason);
      }
    };
    return el(
      "section.day-friends.paper.is-house",
      {},
      el("h3", {}, t("day.list")),
      el("p.note", {}, told.try > 1 ? t("day.second") : signed ? t("day.signed") : t("day.list_text")),
      people.length > 0 && rows(people, told.par?.mean ?? null, told.low_wins),
      told.try === 1 &&
        !signed &&
        el("form.sign-form", { on: { submit } }, el("label", { for: "list-name" }, t("day.name")), input, el("button.btn.is-quiet", { type: "submit", data: { act: "sign" } }, t("day.sign"))),
    );
  }

  // Beside it

  /** The games of the day, small. */
  five() {
    const games = this.leaf?.games ?? [];
    return el(
      "section.day-five",
      {},
      el("h2", {}, this.day === today() ? t("day.table") : t("day.table_past", { day: isDay(this.day) ? dayWords(this.day) : "" })),
      el(
        "div.backs",
        {},
        games.map(({ game }) => {
          const kept = days.of(this.day, game);
          const state = kept?.points != null ? "played" : kept?.code ? "begun" : "open";
          return pageLink(
            `/day/${this.day}/${game}`,
            [el("span.day-back", {}, drawCard(game, null, { label: false }), state === "played" && el("i.check", { "aria-hidden": "true" }, "✓")), el("b", { lang: "de" }, TITLES[game]), el("small", {}, t(`day.${state}`))],
            "a",
            { class: `is-${state}`, "aria-current": game === this.game ? "page" : null },
          );
        }),
      ),
    );
  }

  /** To yesterday, and back to today. */
  ways() {
    if (!isDay(this.day)) return null;
    const before = shifted(this.day, -1);
    const played = Object.entries(days.all[before] ?? {}).find(([, kept]) => kept.ticket);
    return el(
      "p.day-ways",
      {},
      this.day !== today() && pageLink("/day", t("day.today")),
      this.day === today() &&
        (played
          ? pageLink(`/review/${played[1].ticket}`, t("day.yesterday", { game: TITLES[played[0]] ?? "" }))
          : before >= (this.leaf?.first ?? before) && pageLink(`/day/${before}`, t("day.yesterday_open"))),
    );
  }
}

