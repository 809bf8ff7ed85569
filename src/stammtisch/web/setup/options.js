/**
 * The options of a game as a form, made from what the server says of them. A game may bring more
 * for some of them (`options.js`): `more`, an element below a variant, `tidy`, which takes out what goes with it, and `tells`, what a
 * variant comes to, for those who read what is agreed.
 */

import { drawCard } from "../shared/art/card.js";
import { pickOne } from "../shared/controls.js";
import { all, el } from "../shared/dom.js";
import { partOf } from "../shared/games.js";
import { go } from "../shared/router.js";
import { cardName, t } from "../shared/words/index.js";
import { optionWords } from "../shared/words/reasons.js";
import { isMet, sourceOf, usualOf } from "./differences.js";
import { setPicker, whyOf } from "./rulesets.js";

/** @typedef {import("../shared/types/requests.js").Facts} Facts */
/** @typedef {import("../shared/types/requests.js").Option} Option */
/** @typedef {import("../shared/types/messages.js").Options} Options */

export class OptionsForm {
  /** @param {Facts} facts  the game, as `/api/games` has it @param {() => number} players @param {Options} [given] */
  constructor(facts, players, given = {}) {
    this.facts = facts;
    this.players = players;
    this.chosen = { ...given };
    /** Whether the lab may be asked what a rule does. */
    this.asksLab = false;
    /** What the game brings besides. */
    this.own = partOf(facts.name, "options");
    this.box = el("div.options");
  }

  /** Only what differs from the usual. */
  value() {
    const usual = Object.fromEntries(
      this.facts.options.map((option) => [option.name, option.default]),
    );
    const chosen = Object.fromEntries(
      Object.entries(this.chosen).filter(
        ([name, value]) => value !== undefined && value !== usual[name] && this.counts(name),
      ),
    );
    return this.own?.tidy?.(chosen) ?? chosen;
  }

  /** Whether an option is offered now: what it needs is chosen. @param {string} name */
  counts(name) {
    const option = this.facts.options.find((each) => each.name === name);
    return !option || isMet(option, this.chosen, this.facts.options);
  }

  /** Something was chosen: what depends on it is offered or not. */
  changed() {
    for (const part of all(this.box, "[data-option]")) part.hidden = !this.counts(part.dataset.option ?? "");
  }

  element() {
    const offered = this.facts.options.filter((option) => option.kind !== "table");
    const isVariant = (/** @type {Option} */ { kind, sources }) => kind === "variant" && sources.other === "variant";
    const booklet = offered.filter((option) => option.group !== "house");
    const deck = this.facts.extras?.deck && this.facts.options.find((each) => each.name === "deck");
    const parts = (/** @type {Option[]} */ options) => options.map((option) => this.part(option));
    const plain = booklet.filter((option) => !isVariant(option));
    const variants = booklet.filter(isVariant);
    const agreed = offered.filter((option) => option.group === "house");
    this.box.replaceChildren(
      .../** @type {Node[]} */ ([
        setPicker(this),
        plain.length > 0 && el("h2", {}, t("new.options")),
        ...parts(plain),
        variants.length > 0 && el("h2", {}, t("new.variants")),
        ...parts(variants),
        agreed.length > 0 && el("h2", {}, t("new.house_rules")),
        ...parts(agreed),
        ...(deck ? [this.deck(deck), whyOf(this.facts.name, "deck")].flat() : []),
      ].filter(Boolean)),
    );
    this.changed();
    return this.box;
  }

  /** An option with its sentence and, opened, its paragraph. @param {Option} option */
  part(option) {
    return el(
      "div.option",
      { data: { option: option.name } },
      option.kind !== "table" && this[option.kind](option),
      whyOf(this.facts.name, option.name),
    );
  }

  /** Where what is chosen is from, told again with each change; of a variant, where it is from at all. @param {Option} option */
  source(option) {
    const words = el("small.source", {});
    const value = () => (option.kind === "variant" ? true : (this.chosen[option.name] ?? option.default));
    const look = () => (words.textContent = t(`source.${sourceOf(option, value(), this.players())}`));
    look();
    return { words, look };
  }

  /** A way to the lab, beside a rule that is not as usual: what does it do? @param {Option} option */
  lab(option) {
    const link = el("a.to-lab", { href: "#", hidden: true }, t("new.lab"));
    const look = () => {
      const value = this.chosen[option.name];
      link.hidden = !this.asksLab || value === undefined || value === option.default;
    };
    link.addEventListener("click", (/** @type {Event} */ event) => {
      event.preventDefault();
      const [without, all] = [this.without(option), this.value()];
      const asked = new URLSearchParams({ players: String(this.players()), b: JSON.stringify(all), from: "new" });
      if (Object.keys(without).length) asked.set("a", JSON.stringify(without));
      go(`/lab/${this.facts.name}?${asked}`);
    });
    look();
    return { link, look };
  }

  /** The rules with this one as usual, and what goes with it: so that the lab tells what this one does. @param {Option} option */
  without(option) {
    const [needed, value] = (option.needs ?? "").split("=");
    const gone = value ? [option.name, needed] : [option.name];
    const kept = Object.entries(this.chosen).filter(([name]) => !gone.includes(name));
    return new OptionsForm(this.facts, this.players, Object.fromEntries(kept)).value();
  }

  /** @param {Option} option */
  whole(option) {
    const words = optionWords(this.facts.name, option);
    const id = `option-${option.name}`;
    const input = el("input.text-in", {
      id,
      type: "number",
      inputmode: "numeric",
      min: option.least,
      max: option.most ?? undefined,
      placeholder: usualOf(option, this.players()) ?? t("new.usual_depends"),
      value: this.chosen[option.name] ?? "",
      on: {
        input: () => {
          this.chosen[option.name] = input.value === "" ? undefined : Number(input.value);
          this.changed();
          lab.look();
          source.look();
        },
      },
    });
    const lab = this.lab(option);
    const source = this.source(option);
    return el("div.field", {}, el("label", { for: id }, words.title), input, el("small", {}, words.doc), source.words, lab.link);
  }

  /** @param {Option} option */
  choice(option) {
    const words = optionWords(this.facts.name, option);
    const field = pickOne(
      words.title,
      option.of.map((value) => [value, words.value(value)]),
      /** @type {string} */ (this.chosen[option.name] ?? option.default),
      (value) => {
        this.chosen[option.name] = value;
        this.changed();
        lab.look();
        source.look();
      },
    );
    const lab = this.lab(option);
    const source = this.source(option);
    field.append(el("small", {}, words.doc), source.words, lab.link);
    return field;
  }

  /**
   * A deck of one's own: how many there are of each card, and what it is worth where that can be agreed.
   * @param {Option} option
   */
  deck(option) {
    const words = optionWords(this.facts.name, option);
    const place = el("div.deck-place");
    const box = el("input", {
      type: "checkbox",
      checked: Boolean(this.chosen.deck),
      on: {
        change: () => {
          this.chosen.deck = undefined;
          place.replaceChildren(...(box.checked ? [this.deckForm()] : []));
        },
      },
    });
    if (box.checked) place.append(this.deckForm());
    return [el("label.tick", {}, box, el("span", {}, el("b", {}, words.title), el("small", {}, words.doc))), el("small.source", {}, t(`source.${option.sources.other}`)), place];
  }

  deckForm() {
    const { usual, most, points, most_points: mostPoints } = /** @type {import("../shared/types/requests.js").DeckExtra} */ (this.facts.extras.deck);
    const deck = new Deck(usual[this.players()], points, /** @type {ConstructorParameters<typeof Deck>[2]} */ (this.chosen.deck));
    const sum = el("p.deck-sum", { role: "status" });
    const changed = () => {
      this.chosen.deck = deck.table();
      sum.textContent = t("deck.sum", { n: deck.sum });
    };
    const field = (
      /** @type {string} */ card,
      /** @type {Record<string, number>} */ of,
      /** @type {string} */ label,
      /** @type {number} */ top,
    ) => {
      const input = el("input", {
        type: "number",
        inputmode: "numeric",
        min: "0",
        max: top,
        value: of[card],
        "aria-label": `${cardName(this.facts.name, card).long}, ${label}`,
        data: { deck: card },
        on: {
          input: () => {
            of[card] = Math.max(0, Math.min(top, Math.round(Number(input.value)) || 0));
            changed();
          },
        },
      });
      return el("label", {}, input, el("small", { "aria-hidden": "true" }, label));
    };
    changed();
    return el(
      "div.own-deck",
      {},
      sum,
      el(
        "ol.deck-cards",
        {},
        this.facts.cards
          .filter((/** @type {string} */ card) => card in deck.counts)
          .map((/** @type {string} */ card) =>
            el(
              "li",
              {},
              drawCard(this.facts.name, card, { label: false }),
              el(
                "div",
                {},
                field(card, deck.counts, t("deck.count"), most),
                points && field(card, deck.points, t("deck.points"), mostPoints ?? 99),
              ),
            ),
          ),
      ),
    );
  }

  /** @param {Option} option */
  variant(option) {
    const words = optionWords(this.facts.name, option);
    const more = this.own?.more?.[option.name]?.(this) ?? null;
    const box = el("input", {
      type: "checkbox",
      checked: this.chosen[option.name] ?? option.default,
      on: {
        change: () => {
          this.chosen[option.name] = box.checked;
          this.changed();
          if (more) more.hidden = !box.checked;
          lab.look();
          source.look();
        },
      },
    });
    if (more) more.hidden = !box.checked;
    const lab = this.lab(option);
    const source = this.source(option);
    const tick = el("label.tick", {}, box, el("span", {}, el("b", {}, words.title), el("small", {}, words.doc)));
    return [tick, source.words, lab.link, more];
  }
}

/** Rules as an address says them. @param {number} players @param {string} name @param {Options} options */
export const rulesQuery = (players, name, options) =>
  String(new URLSearchParams({ players: String(players), [name]: JSON.stringify(options) }));

/** Rules that an address brings; none if they are no such thing. @param {string|null} text @returns {Options} */
export function readRules(text) {
  try {
    const found = JSON.parse(text ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

// A deck as it is agreed: how often each card is in it, and in some games what it is worth.

export class Deck {
  /**
   * @param {Record<string, number>} usual  how many there usually are
   * @param {Record<string, number>} [worth]  what each is usually worth, where that can be agreed
   * @param {Record<string, number>|Record<string, {count?: number, points?: number}>|null} [given]  the option as it was agreed: how many there are of each, or what differs
   */
  constructor(usual, worth, given) {
    this.usual = usual;
    this.worth = worth;
    const whole = /** @type {Record<string, number>|null|undefined} */ (worth ? null : given);
    const changed = /** @type {Record<string, {count?: number, points?: number}>|null|undefined} */ (worth ? given : null);
    /** @type {Record<string, number>} */
    this.counts = Object.fromEntries(
      Object.entries(usual).map(([card, count]) => [
        card,
        whole ? (whole[card] ?? 0) : (changed?.[card]?.count ?? count),
      ]),
    );
    /** @type {Record<string, number>} */
    this.points = Object.fromEntries(
      Object.entries(worth ?? {}).map(([card, points]) => [card, changed?.[card]?.points ?? points]),
    );
  }

  get sum() {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  /** The option: only what differs where points can be agreed, else how often each card is there. Nothing if all is as usual. */
  table() {
    const changed = Object.keys(this.usual).filter(
      (card) => this.counts[card] !== this.usual[card] || (this.worth && this.points[card] !== this.worth[card]),
    );
    if (!changed.length) return undefined;
    const { worth } = this;
    if (!worth) return Object.fromEntries(Object.entries(this.counts).filter(([, count]) => count > 0));
    return Object.fromEntries(
      changed.map((card) => [
        card,
        {
          ...(this.counts[card] !== this.usual[card] ? { count: this.counts[card] } : {}),
          ...(this.points[card] !== worth[card] ? { points: this.points[card] } : {}),
        },
      ]),
    );
  }
}
