/** The options of a game as a form, made from what the server says of them. Klaumau's bomb gets a small rule builder. */

import { drawCard } from "../art/card.js";
import { el } from "../dom.js";
import { cardName, t } from "../words/index.js";
import { bombSays } from "../games/bomb.js";
import { Deck } from "../logic/deck.js";
import { optionWords } from "../words/reasons.js";
import { pickOne } from "./menu.js";

export class OptionsForm {
  /** @param {any} facts  the game, as `/api/games` has it @param {() => number} players @param {Record<string, any>} [given] */
  constructor(facts, players, given = {}) {
    this.facts = facts;
    this.players = players;
    this.chosen = { ...given };
  }

  /** Only what differs from the usual. */
  value() {
    const usual = Object.fromEntries(this.facts.options.map((option) => [option.name, option.default]));
    const chosen = Object.fromEntries(
      Object.entries(this.chosen).filter(([name, value]) => value !== undefined && value !== usual[name]),
    );
    if (!chosen.bomb) delete chosen.bomb_rule;
    return chosen;
  }

  element() {
    const plain = this.facts.options.filter((option) => option.kind === "whole" || option.kind === "choice");
    const variants = this.facts.options.filter((option) => option.kind === "variant");
    const deck = this.facts.extras?.deck && this.facts.options.find((option) => option.name === "deck");
    return el(
      "div.options",
      {},
      plain.length > 0 && el("h2", {}, t("new.options")),
      plain.map((option) => (option.kind === "whole" ? this.whole(option) : this.choice(option))),
      variants.length > 0 && el("h2", {}, t("new.variants")),
      variants.map((option) => this.variant(option)),
      deck && this.deck(deck),
    );
  }

  whole(option) {
    const words = optionWords(this.facts.name, option);
    const id = `option-${option.name}`;
    const input = el("input.text-in", {
      id,
      type: "number",
      inputmode: "numeric",
      min: option.least,
      placeholder: option.default ?? t("new.usual_depends"),
      value: this.chosen[option.name] ?? "",
      on: {
        input: () => {
          this.chosen[option.name] = input.value === "" ? undefined : Number(input.value);
        },
      },
    });
    return el("div.field", {}, el("label", { for: id }, words.title), input, el("small", {}, words.doc));
  }

  choice(option) {
    const words = optionWords(this.facts.name, option);
    const field = pickOne(
      words.title,
      option.of.map((value) => [value, words.value(value)]),
      this.chosen[option.name] ?? option.default,
      (value) => {
        this.chosen[option.name] = value;
      },
    );
    field.append(el("small", {}, words.doc));
    return field;
  }

  /** A deck of one's own: how many there are of each card, and what it is worth where that can be agreed. */
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
    return [el("label.tick", {}, box, el("span", {}, el("b", {}, words.title), el("small", {}, words.doc))), place];
  }

  deckForm() {
    const { usual, most, points, most_points: mostPoints } = this.facts.extras.deck;
    const deck = new Deck(usual[this.players()], points, this.chosen.deck);
    const sum = el("p.deck-sum", { role: "status" });
    const changed = () => {
      this.chosen.deck = deck.table();
      sum.textContent = t("deck.sum", { n: deck.sum });
    };
    const field = (card, of, label, top) => {
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
      "div.deck",
      {},
      sum,
      el(
        "ol.deck-cards",
        {},
        this.facts.cards
          .filter((card) => card in deck.counts)
          .map((card) =>
            el(
              "li",
              {},
              drawCard(this.facts.name, card, { label: false }),
              el(
                "div",
                {},
                field(card, deck.counts, t("deck.count"), most),
                points && field(card, deck.points, t("deck.points"), mostPoints),
              ),
            ),
          ),
      ),
    );
  }

  variant(option) {
    const words = optionWords(this.facts.name, option);
    const more = option.name === "bomb" && this.facts.extras?.bomb ? this.bomb() : null;
    const box = el("input", {
      type: "checkbox",
      checked: this.chosen[option.name] ?? option.default,
      on: {
        change: () => {
          this.chosen[option.name] = box.checked;
          if (more) more.hidden = !box.checked;
        },
      },
    });
    if (more) more.hidden = !box.checked;
    return [el("label.tick", {}, box, el("span", {}, el("b", {}, words.title), el("small", {}, words.doc))), more];
  }

  /** Who is hit, what happens, how many: up to three steps, and the rule in words. */
  bomb() {
    const { who, what, counts, ready, usual, steps: most } = this.facts.extras.bomb;
    const steps = () => {
      const rule = this.chosen.bomb_rule ?? usual;
      return typeof rule === "string" ? ready[rule] : rule;
    };
    const place = el("div.bomb");
    const change = (rule) => {
      this.chosen.bomb_rule = rule;
      draw();
    };
    const select = (label, values, current, words, chosen) => {
      const field = el(
        "select",
        { "aria-label": label, on: { change: () => chosen(values.find((value) => String(value) === field.value)) } },
        values.map((value) => el("option", { value, selected: value === current }, words(value))),
      );
      return field;
    };
    const draw = () => {
      const rule = this.chosen.bomb_rule ?? usual;
      const own = typeof rule !== "string";
      const now = steps();
      const edit = (at, part) => change(now.map((step, i) => (i === at ? legal({ ...step, ...part }, counts) : step)));
      const says = el("p.bomb-says.serif", { "aria-live": "polite" });
      place.replaceChildren(
        ...[
          pickOne(
            t("klaumau.bomb.title"),
            [...Object.keys(ready).map((name) => [name, t(`klaumau.bomb.readies.${name}`)]), ["own", t("klaumau.bomb.own")]],
            own ? "own" : rule,
            (name) => change(name === "own" ? structuredClone(now) : name),
          ),
          own &&
            el(
              "ol.bomb-steps",
              {},
              now.map((step, at) =>
                el(
                  "li",
                  {},
                  el("b", {}, t("klaumau.bomb.step", { n: at + 1 })),
                  select(
                    t("klaumau.bomb.who"),
                    who.filter((each) => each !== "self" || step.what !== "pay"),
                    step.who,
                    (value) => t(`klaumau.bomb.whos.${value}`),
                    (value) => edit(at, { who: value }),
                  ),
                  select(
                    t("klaumau.bomb.what"),
                    what.filter((each) => each !== "pay" || step.who !== "self"),
                    step.what,
                    (value) => t(`klaumau.bomb.whats.${value}`),
                    (value) => edit(at, { what: value }),
                  ),
                  select(
                    t("klaumau.bomb.count"),
                    counts.filter((count) => typeof count === "number" || ["throw", "lose", "pay"].includes(step.what)),
                    step.count,
                    (value) => (typeof value === "number" ? String(value) : t(`klaumau.bomb.counts.${value}`)),
                    (value) => edit(at, { count: value }),
                  ),
                  now.length > 1 &&
                    el(
                      "button.ib",
                      {
                        type: "button",
                        "aria-label": t("klaumau.bomb.remove"),
                        on: { click: () => change(now.filter((_, i) => i !== at)) },
                      },
                      "×",
                    ),
                ),
              ),
            ),
          own &&
            now.length < most &&
            el(
              "button.btn.is-quiet",
              { type: "button", on: { click: () => change([...now, { who: "everyone", what: "draw", count: 1 }]) } },
              t("klaumau.bomb.add"),
            ),
          says,
        ].filter(Boolean),
      );
      says.textContent = bombSays(now);
    };
    draw();
    return place;
  }
}

/** Half and all go only with cards. */
function legal(step, counts) {
  return typeof step.count === "string" && !["throw", "lose", "pay"].includes(step.what)
    ? { ...step, count: counts[0] }
    : step;
}

/** What differs from the usual, in a few words. */
export function optionsSummary(facts, options) {
  return facts.options.flatMap((option) => {
    const value = options?.[option.name];
    if (value === undefined || value === null || value === option.default) return [];
    if (option.kind === "table" && option.name !== "deck") return [];
    const words = optionWords(facts.name, option);
    return [
      option.kind !== "whole" && option.kind !== "choice" ? words.title : words.title + t("colon") + words.value(value),
    ];
  });
}
