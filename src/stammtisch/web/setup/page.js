/** A new table: who plays, what holds, how long one may think. The options come with their own explanations. */

import { el } from "../shared/dom.js";
import { onLanguage, t } from "../shared/words/index.js";
import { getGames } from "../shared/requests.js";
import { ask } from "../shared/server.js";
import { memory } from "../shared/memory.js";
import { OptionsForm, readRules } from "./options.js";
import { Programme } from "./programme.js";
import { absencePick, agesRow, byAge, hintsTick } from "./fields.js";
import { pickOne } from "../shared/controls.js";
import { meField } from "../shared/me.js";
import { smallMat } from "../shared/art/faces.js";
import { toast } from "../shared/notes.js";
import { go } from "../shared/router.js";
import { TIMES } from "../evening/evening.js";
import { bring, TITLES } from "../shared/games.js";
import { refusalWords, whyWords } from "../shared/words/reasons.js";

/** @type {import("../shared/types/requests.js").Api["openTable"]} */
const open = (wish) => ask("/api/tables", { ...wish, face: memory.face, browser: memory.browser });

/** @param {HTMLElement} root @param {string} name */
export function show(root, name) {
  if (!(name in TITLES)) {
    go("/");
    return undefined;
  }
  const form = new NewTable(root, name);
  form.begin();
  return onLanguage(() => form.draw());
}

class NewTable {
  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    this.clock = 0;
    this.absence = 30;
    /** Whether the further settings are unfolded. */
    this.unfolded = false;
    this.pace = "usual";
    this.spectators = true;
    this.hints = true;
    this.standIn = "geselle";
    this.name = memory.name;
    /** How each is taken: a level, `open`, or `me`. @type {string[]} */
    this.seats = [];
    /** How many people share this device, and how the others are called, by seat. */
    this.sharing = 1;
    /** @type {Record<number, string>} */
    this.called = {};
    /** How often this game is played, and what comes after it: an evening. */
    this.times = 1;
    /** @type {import("../evening/evening.js").Item[]} */
    this.others = [];
    /** Seats from the eldest on, as far as that was said. @type {number[]} */
    this.eldest = [];
  }

  async begin() {
    try {
      /** @type {import("../shared/types/requests.js").Games} */
      this.all = await getGames();
      await bring(this.game, ["options"]);
    } catch (reason) {
      toast(refusalWords(reason), { tone: "no" });
      return;
    }
    const facts = /** @type {import("../shared/types/requests.js").Facts} */ (this.all.games.find((each) => each.name === this.game));
    /** @type {import("../shared/types/requests.js").Facts} */
    this.facts = facts;
    const asked = new URLSearchParams(location.search); // the lab may have sent them here
    const players = Number(asked.get("players"));
    /** @type {number} */
    this.players = this.facts.players.includes(players) ? players : (this.facts.usual_players ?? 4);
    this.options = new OptionsForm(this.facts, () => this.players, readRules(asked.get("options")));
    this.options.asksLab = true;
    this.fit();
    this.draw();
  }

  /** As many seats as players; the first is one's own, the rest are free. */
  fit() {
    this.seats = Array.from({ length: this.players }, (_, i) => this.seats[i] ?? (i ? (this.sharing > 1 ? "geselle" : "open") : "me"));
    if (!this.seats.includes("me")) this.seats[0] = "me";
    this.eldest = [];
    if (this.sharing > this.players) this.share(this.players);
  }

  /** So many people sit at this device: the first seats beside one's own are theirs, and no seat stays free. @param {number} count */
  share(count) {
    this.sharing = count;
    let others = count - 1;
    this.seats = this.seats.map((kind) => {
      if (kind === "me") return kind;
      if (others-- > 0) return "here";
      return count > 1 ? (kind === "open" || kind === "here" ? "geselle" : kind) : kind === "here" ? "open" : kind;
    });
  }

  /** How many share the device; where being first counts, everybody needs their own. */
  sharePick() {
    if (this.facts.races) return null;
    return el(
      "div",
      { data: { part: "here" } },
      pickOne(
        t("new.here"),
        Array.from({ length: this.players }, (_, i) => [i + 1, String(i + 1)]),
        this.sharing,
        (/** @type {number} */ count) => {
          this.share(count);
          this.settle({});
        },
      ),
      this.sharing > 1 && el("p.hint", {}, t("new.here_text")),
    );
  }

  /** Who else sits at this device. @param {number} seat */
  nameField(seat) {
    const label = t("new.here_name", { n: seat + 1 });
    /** @type {HTMLInputElement} */
    const name = el("input.text-in", {
      value: this.called[seat] ?? "",
      maxlength: "24",
      placeholder: label,
      "aria-label": label,
      data: { called: String(seat) },
      on: { input: () => (this.called[seat] = name.value) },
    });
    return name;
  }

  draw() {
    if (!this.facts) return;
    const spectators = el("input", {
      type: "checkbox",
      checked: this.spectators,
      on: {
        change: () => {
          this.spectators = spectators.checked;
        },
      },
    });
    this.root.replaceChildren(
      el(
        "main.lobby.felt",
        {},
        el("div.beam.oak"),
        el(
          "form.sheet-page.paper",
          { novalidate: true, on: { submit: (/** @type {SubmitEvent} */ event) => this.submit(event) } }, // a browser may speak another language
          el(
            "header",
            {},
            el("button.ib", { type: "button", "aria-label": t("back"), on: { click: () => go("/") } }, "‹"),
            el("h1", {}, t("new.title", { game: TITLES[this.game] })),
          ),
          meField(t("name.label"), this.name, (name) => {
            this.name = name;
          }),
          pickOne(
            t("new.players"),
            this.facts.players.map((/** @type {number} */ count) => [count, String(count)]),
            this.players,
            (/** @type {number} */ count) => {
              this.players = count;
              this.fit();
              this.draw();
            },
          ),
          this.sharePick(),
          this.seatRows(),
          this.options?.element(),
          this.evening(),
          el(
            "details.more",
            {
              open: this.unfolded,
              on: {
                toggle: (event) => {
                  this.unfolded = event.currentTarget.open;
                },
              },
            },
            el("summary", {}, t("new.more")),
            pickOne(
              t("new.clock"),
              this.all.clocks.map((seconds) => [
                seconds,
                seconds ? t("new.seconds", { n: seconds }) : t("new.no_clock"),
              ]),
              this.clock,
              (clock) => {
                this.clock = clock;
                if (clock && !this.absence) this.settle({ absence: 30 }); // a table that waits has no limit
              },
            ),
            pickOne(
              t("new.pace"),
              this.all.paces.map((pace) => [pace, t(`settings.paces.${pace}`)]),
              this.pace,
              (pace) => {
                this.pace = pace;
              },
            ),
            pickOne(t("new.stand_in"), this.levels(), this.standIn, (level) => {
              this.standIn = level;
            }),
            el("p.hint", {}, t("new.stand_in_text")),
            absencePick(this.absence, (absence) => {
              this.absence = absence;
              if (this.clock && !absence) this.settle({ clock: 0 });
            }),
            el("p.hint", {}, t("new.absence_text")),
            el(
              "label.tick",
              {},
              spectators,
              el("span", {}, el("b", {}, t("new.spectators")), el("small", {}, t("new.spectators_text"))),
            ),
            hintsTick(this.hints, (hints) => {
              this.hints = hints;
            }),
            this.facts.ages && agesRow(this.players, this.eldest),
          ),
          el("div.acts.is-sticky", {}, el("button.btn", { type: "submit" }, t("new.open_table"))),
        ),
      ),
    );
  }

  /** Several matches, of several games perhaps. */
  evening() {
    const programme = new Programme(this.all.games, () => this.players, this.others, undefined, 1);
    return el(
      "details.more",
      { open: this.times > 1 || this.others.length > 0, data: { part: "evening" } },
      el("summary", {}, t("evening.fold")),
      el("p.hint", {}, t("evening.about")),
      pickOne(
        t("evening.times_of", { game: TITLES[this.game] }),
        TIMES.map((n) => [n, String(n)]),
        this.times,
        (/** @type {number} */ n) => {
          this.times = n;
        },
      ),
      el("span.label.is-after", {}, t("evening.after")),
      programme.element(),
    );
  }

  /** What is played, if it is more than one match. */
  programme() {
    if (this.times === 1 && !this.others.length) return undefined;
    return [{ game: this.game, options: this.options?.value(), matches: this.times }, ...this.others];
  }

  /** One choice rules another out. @param {{clock?: number, absence?: number}} change */
  settle(change) {
    Object.assign(this, change);
    const at = document.activeElement?.closest(".field")?.getAttribute("data-field");
    this.draw();
    const chosen = at && this.root.querySelector(`[data-field="${at}"] [aria-pressed="true"]`);
    /** @type {HTMLElement|null} */ (chosen || null)?.focus();
  }

  /** @returns {[string, string][]} */
  levels() {
    return this.all.bots.map(({ name, title }) => [
      name,
      t(`levels.${name}`) === `levels.${name}` ? title : t(`levels.${name}`),
    ]);
  }

  seatRows() {
    const row = (/** @type {number} */ seat) => {
      const current = this.seats[seat];
      const free = this.sharing > 1 ? [] : [["open", t("new.open")]];
      const values = [["me", t("new.me")], ...free, ...this.levels()];
      /** @type {HTMLSelectElement} */
      const select = el(
        "select",
        { "aria-label": t("new.seat_n", { n: seat + 1 }), on: { change: () => this.place(seat, select.value) } },
        values.map(([value, words]) =>
          el(
            "option",
            { value, selected: value === current },
            value === "me" || value === "open" ? words : t("new.bot") + t("colon") + words,
          ),
        ),
      );
      return el(
        "li",
        {},
        smallMat(seat, current === "me" ? this.name : "", current === "me" ? memory.face : null),
        el("span", {}, t("new.seat_n", { n: seat + 1 })),
        current === "here" ? this.nameField(seat) : select,
      );
    };
    return el(
      "div.field",
      {},
      el("span.label", {}, t("new.seats")),
      el(
        "ol.seat-rows",
        {},
        this.seats.map((_, seat) => row(seat)),
      ),
      this.seats.includes("open") &&
        el(
          "button.btn.is-quiet",
          { type: "button", data: { act: "fill" }, on: { click: () => this.fill() } },
          t("lobby.fill_bots"),
        ),
    );
  }

  /** Bots of the usual strength on every free seat. */
  fill() {
    this.seats = this.seats.map((kind) => (kind === "open" ? "geselle" : kind));
    this.draw();
    /** @type {HTMLElement|null} */ (this.root.querySelector(".seat-rows select"))?.focus();
  }

  /** @param {number} seat @param {string} what */
  place(seat, what) {
    if (what === "me") this.seats[this.seats.indexOf("me")] = this.sharing > 1 ? "geselle" : "open";
    else if (this.seats[seat] === "me") {
      this.draw();
      return;
    }
    this.seats[seat] = what;
    this.draw();
  }

  /** What a seat shall be. @param {string} kind @param {number} seat */
  asked(kind, seat) {
    if (kind === "me" || kind === "open") return { kind };
    if (kind === "here") return { kind, name: this.called[seat]?.trim() || t("new.seat_n", { n: seat + 1 }) };
    return { kind: "bot", level: kind };
  }

  /** @param {SubmitEvent} event */
  async submit(event) {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement|null} */ (event.submitter);
    if (button) button.disabled = true;
    memory.name = this.name.trim();
    try {
      const { code, token, seat, here } = await open({
        game: this.game,
        name: this.name.trim(),
        players: this.players,
        options: this.options?.value(),
        ages: byAge(this.players, this.eldest),
        clock: this.clock,
        pace: this.pace,
        spectators: this.spectators,
        hints: this.hints,
        stand_in: this.standIn,
        absence: this.absence,
        seats: this.seats.map((kind, i) => this.asked(kind, i)),
        programme: this.programme(),
      });
      memory.keepSeat(code, token);
      if (here) memory.keepHere(code, [{ seat, name: this.name.trim(), token }, ...here]);
      go(`/t/${code}`);
    } catch (reason) {
      toast(refusalWords(reason), { tone: "no", small: whyWords(reason, this.game) });
      if (button) button.disabled = false;
    }
  }
}
