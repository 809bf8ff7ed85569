/**
 * The score pads: for people who sit with real cards. `/pad` lists them, `/pad/new/GAME` begins one, `/pad/ID` is one; `/pad/evening/ID` has all matches of
 * an evening.
 */

import { drawCard } from "../shared/art/card.js";
import { el } from "../shared/dom.js";
import { list, onLanguage, t } from "../shared/words/index.js";
import { evenings, pads } from "./kept.js";
import { pickOne } from "../shared/controls.js";
import { smallMat } from "../shared/art/faces.js";
import { paper } from "../shared/frames.js";
import { toast } from "../shared/notes.js";
import { go } from "../shared/router.js";
import { keep, openPads, SCORING, settled } from "./scoring.js";
import { memory } from "../shared/memory.js";
import { TITLES } from "../shared/games.js";
import { optionWords } from "../shared/words/reasons.js";
import { eveningLine, EveningSheet, follow, gameTile } from "./evening.js";
import { PadSheet } from "./sheet.js";

/** @import {Options} from "../shared/types/messages.js" */
/** @import {PadOption} from "../shared/types/games.js" */

/** What has to be there first. */
export const prepare = openPads;

/** @param {HTMLElement} root */
export function show(root, part = "") {
  const [what, game] = part.split("/");
  const page =
    what === "evening" && evenings.get(game)
      ? new EveningSheet(root, game)
      : what === "new" && game in SCORING ? new NewPad(root, game) : what ? sheetOf(root, what, game) : new List(root);
  if (!page) {
    go("/pad");
    return undefined;
  }
  page.draw();
  const stops = [onLanguage(() => page.draw()), pads.watch(() => page.heard())];
  return () => {
    for (const stop of stops) stop();
  };
}

/** One pad, or what was agreed at it. @param {HTMLElement} root @param {string} id @param {string} [part] */
function sheetOf(root, id, part) {
  const pad = pads.get(id);
  if (!pad || !(pad.game in SCORING)) return null;
  return part === "agreed" ? new NewPad(root, pad.game, pad) : new PadSheet(root, id);
}

class List {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  heard() {
    this.draw();
  }

  draw() {
    const kept = pads.all().filter(({ id, game }) => game in SCORING && !evenings.of(id));
    const begun = evenings.all();
    this.root.replaceChildren(
      paper(
        t("scorepad.title"),
        "/",
        el("p.hint", {}, t("scorepad.about")),
        kept.length > 0 &&
          el(
            "section",
            { "aria-label": t("scorepad.yours") },
            el("h2", {}, t("scorepad.yours")),
            el(
              "ul.pad-list",
              {},
              kept.map((pad) => this.line(pad)),
            ),
          ),
        el(
          "section",
          { "aria-label": t("evening.title") },
          el("h2", {}, t("evening.title")),
          begun.length > 0 && el("ul.pad-list", {}, begun.map(eveningLine)),
          el(
            "button.btn.is-quiet",
            { type: "button", data: { act: "new-evening" }, on: { click: () => go(`/pad/evening/${evenings.add().id}`) } },
            t("evening.new_pad"),
          ),
        ),
        el(
          "section",
          { "aria-label": t("scorepad.begin") },
          el("h2", {}, t("scorepad.begin")),
          el(
            "div.pad-games",
            {},
            Object.keys(SCORING).map((game) => gameTile(game, `/pad/new/${game}`)),
          ),
        ),
        el("p.hint", {}, t("scorepad.kept_here")),
      ),
    );
  }

  /** @param {import("./kept.js").Pad} pad */
  line(pad) {
    const { rows, outcome } = keep(pad.game, pad.names.length, pad.options, pad.entries);
    const winners = outcome?.places.flatMap((place, seat) => (place === 1 ? [pad.names[seat]] : [])) ?? [];
    const state = outcome ? t("scorepad.won_by", { names: list(winners) }) : t("scorepad.rounds", { n: rows.length });
    return el(
      "li",
      {},
      el(
        "a.pad-line",
        { href: `/pad/${pad.id}`, on: { click: (/** @type {MouseEvent} */ event) => follow(event, `/pad/${pad.id}`) } },
        el("span.pad-words", {}, el("b", {}, TITLES[pad.game]), el("small", {}, pad.names.join(", "))),
        el("span.pad-state", {}, state),
      ),
    );
  }
}

class NewPad {
  /** @param {HTMLElement} root @param {string} game @param {import("./kept.js").Pad|null} [pad]  one that there is already */
  constructor(root, game, pad = null) {
    this.root = root;
    this.game = game;
    this.pad = pad;
    /** The evening that it shall belong to. */
    this.evening = pad ? evenings.of(pad.id) : evenings.get(new URLSearchParams(location.search).get("evening"));
    const last = pad ?? pads.get(this.evening?.pads.at(-1) ?? "") ?? pads.all()[0];
    const [least, most] = SCORING[game].players;
    const known = last?.names ?? [memory.name].filter(Boolean);
    this.count = Math.min(most, Math.max(least, last?.names.length ?? 4));
    this.names = Array.from({ length: most }, (_, i) => known[i] ?? "");
    /** @type {Options} */
    this.options = structuredClone(pad?.options ?? {});
  }

  /** What another tab writes does not matter here. */
  heard() {}

  draw() {
    const [least, most] = SCORING[this.game].players;
    /** @type {[number, string][]} */
    const counts = Array.from({ length: most - least + 1 }, (_, i) => [least + i, String(least + i)]);
    this.root.replaceChildren(
      paper(
        this.pad ? t("scorepad.agreed") : t("scorepad.new", { game: TITLES[this.game] }),
        this.pad ? `/pad/${this.pad.id}` : this.evening ? `/pad/evening/${this.evening.id}` : "/pad",
        el(
          "form.pad-form",
          { novalidate: true, on: { submit: (/** @type {SubmitEvent} */ event) => this.submit(event) } },
          !this.pad &&
            pickOne(t("new.players"), counts, this.count, (count) => {
              this.count = count;
              this.draw();
            }),
          el(
            "div.field",
            {},
            el("span.label", {}, t("scorepad.names")),
            el("small", {}, t("scorepad.names_text")),
            el(
              "ol.seat-rows",
              {},
              this.names.slice(0, this.count).map((_, seat) => this.name(seat)),
            ),
          ),
          this.agreed(),
          el("div.acts.is-sticky", {}, el("button.btn", { type: "submit" }, t(this.pad ? "scorepad.save" : "scorepad.start"))),
        ),
      ),
    );
  }

  /** @param {number} seat */
  name(seat) {
    const input = el("input.text-in", {
      value: this.names[seat],
      maxlength: "24",
      autocomplete: "off",
      "aria-label": t("scorepad.name_n", { n: seat + 1 }),
      placeholder: t("scorepad.name_n", { n: seat + 1 }),
      on: {
        input: () => {
          this.names[seat] = input.value;
        },
      },
    });
    return el("li", {}, smallMat(seat, ""), input);
  }

  /** Only what matters for counting is asked. */
  agreed() {
    const { options } = SCORING[this.game];
    if (!options.length) return null;
    return el(
      "div.options",
      {},
      el("h2", {}, t("new.options")),
      el("p.hint", {}, t("scorepad.options_text")),
      options.map((option) =>
        /** @type {Record<string, (option: PadOption, words: ReturnType<typeof optionWords>) => Node>} */ (/** @type {unknown} */ (this))[option.kind](option, optionWords(this.game, option)),
      ),
    );
  }

  /** @param {PadOption} option @param {ReturnType<typeof optionWords>} words */
  whole(option, words) {
    const id = `option-${option.name}`;
    const input = el("input.text-in", {
      id,
      type: "number",
      inputmode: "numeric",
      min: option.least,
      placeholder: settled(this.game, this.count)[option.name],
      value: this.options[option.name] ?? "",
      on: {
        input: () => {
          this.options[option.name] = input.value === "" ? undefined : Number(input.value);
        },
      },
    });
    return el("div.field", {}, el("label", { for: id }, words.title), input, el("small", {}, words.doc));
  }

  /** @param {PadOption} option @param {ReturnType<typeof optionWords>} words */
  variant(option, words) {
    const own = option.name === "own_deck";
    const box = el("input", {
      type: "checkbox",
      checked: this.options[option.name] ?? option.default,
      data: { option: option.name },
      on: {
        change: () => {
          this.options[option.name] = box.checked;
        },
      },
    });
    const title = own ? t("scorepad.own_deck") : words.title;
    const doc = own ? t(`${this.game}.pad.own_deck`) : words.doc;
    return el("label.tick", {}, box, el("span", {}, el("b", {}, title), el("small", {}, doc)));
  }

  /** @param {PadOption} option @param {ReturnType<typeof optionWords>} words */
  choice(option, words) {
    const field = pickOne(
      words.title,
      (option.of ?? []).map((value) => [value, words.value(value)]),
      /** @type {string|null} */ (this.options[option.name] ?? option.default),
      (value) => {
        this.options[option.name] = value;
      },
    );
    field.append(el("small", {}, words.doc));
    return field;
  }

  /** What is printed on some cards. @param {PadOption} option */
  points(option) {
    const { cards = [] } = option;
    const worth = /** @type {(options: object, card: string) => number} */ (SCORING[this.game].worth);
    const now = (/** @type {string} */ card) => worth({ deck: this.options[option.name] }, card);
    const write = (/** @type {string} */ card, /** @type {number} */ points) => {
      const usual = points === worth({ deck: null }, card);
      const { [card]: _old, ...rest } = /** @type {Record<string, object>} */ (this.options[option.name] ?? {});
      const deck = usual ? rest : { ...rest, [card]: { points } };
      this.options[option.name] = Object.keys(deck).length ? deck : undefined;
    };
    return el(
      "details.more",
      {},
      el("summary", {}, t("scorepad.worth")),
      el("p.hint", {}, t("scorepad.worth_text")),
      el(
        "div.worths",
        {},
        cards.map((/** @type {string} */ card) => {
          const input = el("input.text-in", {
            type: "number",
            inputmode: "numeric",
            min: 0,
            max: 99,
            value: now(card),
            on: {
              change: () => {
                const points = Math.round(Number(input.value));
                if (points >= 0 && points <= 99) write(card, points);
                input.value = String(now(card));
              },
            },
          });
          return el("label.card-worth", {}, drawCard(this.game, card), input);
        }),
      ),
    );
  }

  /** @param {SubmitEvent} event */
  submit(event) {
    event.preventDefault();
    const names = this.names.slice(0, this.count).map((name) => name.trim());
    const empty = names.indexOf("");
    if (empty >= 0) return this.refuse(t("scorepad.name_missing", { n: empty + 1 }), empty);
    const twice = names.findIndex((name, i) => names.indexOf(name) !== i);
    if (twice >= 0) return this.refuse(t("refused.name_taken"), twice);
    const { limit } = this.options;
    if (limit !== undefined && (!Number.isInteger(limit) || Number(limit) < 1))
      return this.refuse(t("scorepad.limit_wrong"), null);
    const options = Object.fromEntries(Object.entries(this.options).filter(([, value]) => value !== undefined));
    if (this.pad) {
      pads.save(Object.assign(this.pad, { names, options }));
      return go(`/pad/${this.pad.id}`);
    }
    const { id } = pads.add({ game: this.game, names, options });
    if (this.evening) evenings.save({ ...this.evening, pads: [...this.evening.pads, id], over: false });
    return go(`/pad/${id}`);
  }

  /** @param {string} words @param {number|null} seat */
  refuse(words, seat) {
    toast(words, { tone: "no" });
    const field = seat === null ? "#option-limit" : `.seat-rows li:nth-child(${seat + 1}) input`;
    /** @type {HTMLElement|null} */ (this.root.querySelector(field))?.focus();
  }
}
