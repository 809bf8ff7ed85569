/**
 * Says what catalogues have: a message and what was given for its parameters become text, or parts to be drawn. DOM-free.
 *
 * Catalogues come from the server, parsed (`words/fluent.py` says how patterns look); `words/speech.py` says the same in Python
 * and explains what the functions in sentences do.
 */

/**
 * @typedef {import("./types.js").Thing} Thing
 * @typedef {import("./types.js").Part} Part
 * @typedef {import("./types.js").Pattern} Pattern
 */

/** A value as it is read: a number below zero has a real minus. @param {unknown} value @returns {string} */
export const shown = (value) =>
  value === null || value === undefined
    ? ""
    : Array.isArray(value)
      ? value.map(shown).join("")
      : typeof value === "number"
        ? String(value).replace(/^-/, "−")
        : String(/** @type {Thing} */ (value).name ?? value);

/** Values as parts, with neighbouring texts as one. @param {unknown[]} values @returns {Part[]} */
function joined(values) {
  /** @type {Part[]} */
  const parts = [];
  for (const part of values.flat()) {
    if (typeof part === "object" && part !== null) parts.push(/** @type {Thing} */ (part));
    else if (typeof parts.at(-1) === "string") parts[parts.length - 1] += shown(part);
    else if (shown(part)) parts.push(shown(part));
  }
  return parts;
}

/** @param {boolean} right */
const answer = (right) => (right ? "yes" : "no");
/** @param {unknown} text @param {unknown} pattern */
const fits = (text, pattern) => new RegExp(String(pattern), "i").test(shown(text));
/** @param {unknown} text @param {unknown} pattern */
const begins = (text, pattern) => fits(text, `^(?:${pattern})`);
/** @param {unknown} thing */
const identity = (thing) => /** @type {Thing|null} */ (thing)?.seat ?? shown(thing);

/** What changes the first letter of something. @param {(letter: string) => string} change @returns {Make} */
const first = (change) => (_, values) => {
  const [text, ...rest] = joined(values);
  return typeof text === "string" ? [change(text[0]) + text.slice(1), ...rest] : joined(values);
};

/** @typedef {(speech: Speech, values: unknown[], options: Record<string, string>) => unknown} Make */
/** @type {Record<string, Make>} */
const FUNCTIONS = {
  ROLE: (_, [thing]) => (/** @type {Thing|null} */ (thing)?.reader ? "reader" : "other"),
  KNOWN: (_, [thing]) => answer(shown(thing) !== ""),
  SAME: (_, [one, other]) => answer(identity(one) === identity(other)),
  BEGINS: (_, [text, pattern]) => answer(begins(text, pattern)),
  ENDS: (_, [text, pattern]) => answer(fits(text, `(?:${pattern})$`)),
  ELIDE: (speech, [plain, elided, thing], { before = speech.text("elided") }) => [
    begins(thing, before) ? elided : plain,
    thing,
  ],
  CAPITAL: first((letter) => letter.toUpperCase()),
  LOWER: first((letter) => letter.toLowerCase()),
  SIGNED: (_, [number]) => (Number(number) > 0 ? `+${number}` : shown(number).replace("-", "−")),
  LIST: (speech, [things], { type = "and" }) => speech.listed(Array.isArray(things) ? things : [things], type),
};

/** The messages of one language. */
export class Speech {
  /** @param {string} language @param {Record<string, Pattern>} messages */
  constructor(language, messages) {
    this.messages = messages;
    this.plural = new Intl.PluralRules([language, "en"]);
  }

  /** The name of a message: keys are written with dots in code, with hyphens in catalogues. @param {string} key */
  pattern(key) {
    return this.messages[key.replaceAll(".", "-")];
  }

  /** A message as plain text; the key itself where there is none. @param {string} key */
  text(key, given = {}) {
    return shown(this.parts(key, given));
  }

  /** A message as text and things. @param {string} key @returns {Part[]} */
  parts(key, given = {}) {
    const pattern = this.pattern(key);
    return pattern === undefined ? [key] : this.said(pattern, given);
  }

  /** Things as one reads them out. @param {unknown[]} things @param {string} type  how the last two are joined */
  listed(things, type) {
    if (things.length < 2) return joined(things);
    const comma = this.parts("list.comma");
    const others = things.slice(0, -1).flatMap((thing, place) => (place ? [...comma, thing] : [thing]));
    return this.parts(`list.${type}`, { first: joined(others), last: things.at(-1), count: things.length });
  }

  /** @param {Pattern} pattern @param {Record<string, unknown>} given */
  said(pattern, given) {
    return joined(typeof pattern === "string" ? [pattern] : pattern.map((piece) => this.value(piece, given)));
  }

  /** @param {import("./types.js").Piece} piece @param {Record<string, unknown>} given @returns {unknown} */
  value(piece, given) {
    if (typeof piece !== "object") return piece;
    if (piece[0] === "$") return given[piece[1]];
    if (piece[0] === "@") return this.said(this.messages[piece[1]] ?? "", given);
    if (piece[0] === "?") return this.said(piece[2][this.form(this.value(piece[1], given), piece[2], piece[3])], given);
    const [, name, pieces, options = {}] = piece;
    return FUNCTIONS[name](
      this,
      pieces.map((each) => this.value(each, given)),
      options,
    );
  }

  /**
   * The form for a value: exactly that, else by its number, else the usual one.
   * @param {unknown} value
   * @param {Record<string, Pattern>} forms
   * @param {string} usual
   */
  form(value, forms, usual) {
    const text = typeof value === "number" ? String(value) : shown(value); // catalogues have -1 as it is typed
    if (Object.hasOwn(forms, text)) return text;
    const category = typeof value === "number" ? this.plural.select(value) : usual;
    return Object.hasOwn(forms, category) ? category : usual;
  }
}
