/** What is asked of a round, drawn from the fields that a game's counting names. The answers are one plain entry. */

import { chip, colourChip } from "../shared/art/card.js";
import { all, el } from "../shared/dom.js";
import { has, t } from "../shared/words/index.js";
import { fieldsOf, SCORING } from "./scoring.js";
import { smallMat } from "../shared/art/faces.js";

/** @typedef {import("./scoring.js").Field} Field */
/** @typedef {import("../shared/dom.js").Child} Child */

/** As many as fit into the field. */
const MOST_POINTS = 9999;

/** What somebody typed: a number if it is one, also below zero. @param {string} text */
function typed(text) {
  const plain = text.trim().replace(/^[−–]/, "-");
  if (plain === "") return 0;
  return /^[-+]?\d+$/.test(plain) ? Number(plain) || 0 : plain;
}

/** @param {unknown} value */
const shown = (value) => String(value).replace("-", "−");

export class EntryForm {
  /**
   * @param {{game: string, names: string[], now: import("./scoring.js").Now, entry: import("./scoring.js").Entry, changed: () => void}} what
   */
  constructor({ game, names, now, entry, changed }) {
    this.game = game;
    this.names = names;
    this.now = now;
    this.entry = entry;
    this.changed = changed;
    this.element = el("div.entry");
    /** What the questions were when they were drawn. */
    this.shape = "";
    /** @type {(() => void)[]} */
    this.syncs = [];
    this.draw();
  }

  fields() {
    return fieldsOf(this.game, this.now, this.entry);
  }

  /**
   * Questions come and go with the answers; what is being touched stays the same element if it can, and a question that
   * comes is brought into sight.
   */
  draw() {
    const fields = this.fields();
    /** @type {string[]} */
    const asked = fields.map(({ name }) => name);
    const before = this.asked;
    const fresh = before ? asked.findLastIndex((/** @type {string} */ name) => !before.includes(name)) : -1;
    this.asked = asked;
    const shape = JSON.stringify([fields, document.documentElement.lang]);
    if (shape !== this.shape) {
      const at = /** @type {HTMLElement} */ (document.activeElement)?.dataset?.at;
      this.shape = shape;
      this.syncs = [];
      this.element.replaceChildren(
        ...fields.map((field) => this[field.kind](field)),
      );
      if (at)
        all(this.element, "[data-at]")
          .find((element) => element.dataset.at === at)
          ?.focus({ preventScroll: true });
      this.element.children[fresh]?.scrollIntoView({ block: "nearest" });
    }
    for (const sync of this.syncs) sync();
  }

  /** @param {string} name @param {unknown} value */
  change(name, value) {
    this.entry[name] = value;
    this.draw();
    this.changed();
  }

  /** The answers to a question that has one for each seat. @param {string} name */
  numbers(name) {
    return /** @type {unknown[]} */ (this.entry[name] ?? []);
  }

  /** @param {string} name */
  label(name) {
    return t(`${this.game}.pad.ask.${name}`);
  }

  /** @param {string} name */
  hint(name) {
    const key = `${this.game}.pad.hint.${name}`;
    return has(key) ? el("p.hint", {}, t(key)) : null;
  }

  /** @param {Field} field @param {...Child} children */
  question(field, ...children) {
    const label = this.label(field.name);
    return el("fieldset.ask", {}, el("legend", {}, label), this.hint(field.name), children);
  }

  // The kinds of questions

  /** A number for each player that may be below zero. @param {Field} field */
  points(field) {
    return el(
      "fieldset.ask",
      {},
      el("legend", {}, t("scorepad.points")),
      this.names.map((name, seat) => {
        const read = () => this.numbers(field.name)[seat] ?? 0;
        const write = (/** @type {unknown} */ value) =>
          this.change(field.name, this.names.map((_, each) => (each === seat ? value : (this.numbers(field.name)[each] ?? 0))));
        return el(
          "div.tally-row",
          { role: "group", "aria-label": name },
          el("span.tally-name", {}, smallMat(seat, name), el("b", {}, name)),
          this.number(`${field.name}.${seat}`, `${t("scorepad.points")}, ${name}`, MOST_POINTS, read, write, true),
        );
      }),
    );
  }

  /** A number for each player in each column. @param {Field} field */
  tally(field) {
    const seats = field.of?.map(Number) ?? this.names.map((_, seat) => seat);
    const columns = field.columns ?? [];
    return this.question(
      field,
      this.sums(field),
      seats.map((/** @type {number} */ seat) =>
        el(
          "div.tally-row",
          { class: columns.length > 1 ? "is-many" : "", role: "group", "aria-label": this.names[seat] },
          el("span.tally-name", {}, smallMat(seat, this.names[seat]), el("b", {}, this.names[seat])),
          el(
            "div.tally-cells",
            {},
            columns.map((column) => this.cell(column, seat, columns.length > 1)),
          ),
        ),
      ),
    );
  }

  /** @param {NonNullable<Field["columns"]>[number]} column @param {number} seat @param {boolean} labelled */
  cell({ name, sum, most = sum ?? 99 }, seat, labelled) {
    const words = t(`scorepad.column.${name}`);
    const read = () => this.numbers(name)[seat] ?? 0;
    const write = (/** @type {unknown} */ value) => {
      /** @type {unknown[]} */
      const numbers = this.names.map((_, each) => this.numbers(name)[each] ?? 0);
      numbers[seat] = value;
      this.change(name, numbers);
    };
    return el(
      "div.cell",
      {},
      labelled && el("small", { "aria-hidden": "true" }, words),
      this.number(`${name}.${seat}`, `${words}, ${this.names[seat]}`, most, read, write),
    );
  }

  /** What is still to be given to somebody. @param {Field} field */
  sums(field) {
    const rests = (field.columns ?? [])
      .filter(({ sum }) => sum !== undefined)
      .map(({ name, sum = 0 }) => {
        const place = el("span.rest");
        this.syncs.push(() => {
          const left = sum - this.names.reduce((total, _, seat) => total + (Number(this.numbers(name)[seat]) || 0), 0);
          const what = t(`scorepad.column.${name}`);
          place.textContent =
            left > 0
              ? t("scorepad.left", { what, n: left })
              : t(left ? "scorepad.over" : "scorepad.done", { what, n: -left });
          place.classList.toggle("is-done", left === 0);
          place.classList.toggle("is-wrong", left < 0);
        });
        return place;
      });
    return rests.length ? el("p.rests", { "aria-live": "polite" }, rests) : null;
  }

  /**
   * A number that can be tapped up and down, or typed. What was typed and is no number stays, so that it can be said what is wrong.
   * @param {string} at
   * @param {string} label
   * @param {number} most
   * @param {() => unknown} read
   * @param {(value: unknown) => void} write
   * @param {boolean} [signed]  it may be below zero; phones have no minus among their numbers
   */
  number(at, label, most, read, write, signed = false) {
    const least = signed ? -most : 0;
    const value = () => (Number.isInteger(read()) ? Number(read()) : 0);
    /** @type {HTMLInputElement} */
    const input = el("input", {
      type: "text",
      inputmode: "numeric",
      autocomplete: "off",
      maxlength: "5",
      "aria-label": label,
      data: { at },
      on: {
        input: () => write(typed(input.value)),
        focus: () => input.select(),
        blur: () => {
          input.value = shown(read());
        },
      },
    });
    const button = (/** @type {string} */ sign, /** @type {string} */ words, /** @type {() => number} */ after) => {
      const made = el(
        "button",
        {
          type: "button",
          "aria-label": `${words}${t("colon")}${label}`,
          data: { at: `${at}.${sign}` },
          on: { click: () => write(Math.max(least, Math.min(most, after()))) },
        },
        sign,
      );
      this.syncs.push(() => {
        made.disabled = Number.isInteger(read()) && Math.max(least, Math.min(most, after())) === read();
      });
      return made;
    };
    this.syncs.push(() => {
      if (document.activeElement !== input) input.value = shown(read());
      input.classList.toggle("is-zero", read() === 0);
      const wrong = !Number.isInteger(read()) || value() < least || value() > most;
      input.classList.toggle("is-wrong", wrong);
      input.setAttribute("aria-invalid", String(wrong));
    });
    return el(
      "span.number",
      {},
      signed && button("±", t("scorepad.sign"), () => -value() || 0),
      button("−", t("slip.fewer"), () => value() - 1),
      input,
      button("+", t("slip.more"), () => value() + 1),
    );
  }

  /** @param {Field} field */
  count(field) {
    const read = () => this.entry[field.name] ?? 0;
    return this.question(
      field,
      this.number(field.name, this.label(field.name), field.most ?? 99, read, (value) =>
        this.change(field.name, value),
      ),
    );
  }

  /**
   * Buttons of which one, or several, are pressed.
   * @template {string|number} V
   * @param {string} name
   * @param {[V, Child][]} values
   * @param {(value: V) => boolean} isOn
   * @param {(value: V, on: boolean) => void} press
   */
  buttons(name, values, isOn, press) {
    return el(
      "div.pick",
      {},
      values.map(([value, words]) => {
        const button = el(
          "button",
          { type: "button", data: { at: `${name}.${value}` }, on: { click: () => press(value, isOn(value)) } },
          words,
        );
        this.syncs.push(() => button.setAttribute("aria-pressed", String(isOn(value))));
        return button;
      }),
    );
  }

  /** @param {Field} field */
  who(field) {
    return this.question(
      field,
      this.buttons(
        field.name,
        this.names.map((name, seat) => [seat, name]),
        (/** @type {number} */ seat) => this.entry[field.name] === seat,
        (/** @type {number} */ seat, /** @type {boolean} */ on) => this.change(field.name, on ? null : seat),
      ),
    );
  }

  /** @param {Field} field */
  people(field) {
    return this.some(field, (seat) => this.names[Number(seat)]);
  }

  /** @param {Field} field */
  choice(field) {
    return this.question(
      field,
      this.buttons(
        field.name,
        (field.of ?? []).map((value) => [
          value,
          typeof value === "number" ? String(value) : this.value(field.name, value),
        ]),
        (value) => this.entry[field.name] === value,
        (value, /** @type {boolean} */ on) => this.change(field.name, on ? null : value),
      ),
    );
  }

  /** The words of an answer; some name what it is worth in this match. @param {string} name @param {unknown} value */
  value(name, value) {
    const stake = SCORING[this.game].stake?.(this.names.length, this.entry) ?? 0;
    return t(`scorepad.value.${name}.${value}`, { n: stake });
  }

  /** @param {Field} field @param {(value: string|number) => Child} [words] */
  some(field, words = (value) => this.thing(value)) {
    const chosen = () => /** @type {(string|number)[]} */ (this.entry[field.name] ?? []);
    return this.question(
      field,
      this.buttons(
        field.name,
        (field.of ?? []).map((value) => [value, words(value)]),
        (value) => chosen().includes(value),
        (value, /** @type {boolean} */ on) =>
          this.change(
            field.name,
            on ? chosen().filter((each) => each !== value) : [...chosen(), value],
          ),
      ),
    );
  }

  /** @param {Field} field */
  tick(field) {
    /** @type {HTMLInputElement} */
    const box = el("input", {
      type: "checkbox",
      data: { at: field.name },
      on: { change: () => this.change(field.name, box.checked) },
    });
    this.syncs.push(() => {
      box.checked = this.entry[field.name] === true;
    });
    const key = `${this.game}.pad.hint.${field.name}`;
    return el(
      "label.tick",
      {},
      box,
      el("span", {}, el("b", {}, this.label(field.name)), has(key) && el("small", {}, t(key))),
    );
  }

  /** For each of several cards the player who has it. @param {Field} field */
  owners(field) {
    const owners = () => /** @type {Record<string, number|null>} */ (this.entry[field.name] ?? {});
    const owner = (/** @type {string|number} */ thing) => owners()[thing] ?? null;
    return this.question(
      field,
      (field.of ?? []).map((thing) =>
        el(
          "div.owner",
          { role: "group", "aria-label": this.spoken(thing) },
          el("span.owned", {}, this.thing(thing)),
          this.buttons(
            `${field.name}.${thing}`,
            this.names.map((name, seat) => [seat, name]),
            (/** @type {number} */ seat) => owner(thing) === seat,
            (/** @type {number} */ seat, /** @type {boolean} */ on) =>
              this.change(field.name, { ...owners(), [thing]: on ? null : seat }),
          ),
        ),
      ),
    );
  }

  /** @param {string|number} thing */
  spoken(thing) {
    return this.thing(thing).getAttribute?.("aria-label") ?? this.thing(thing).textContent;
  }

  /** A card or a colour. @param {string|number} value */
  thing(value) {
    return SCORING[this.game].colours ? colourChip(String(value)) : chip(this.game, String(value));
  }
}
