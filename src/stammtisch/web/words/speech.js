/**
 * Says what catalogues have: a message and what was given for its parameters become text, or parts to be drawn. DOM-free.
 *
 * Catalogues come from the server, parsed (`words/fluent.py` says how patterns look); `words/speech.py` says the same in Python
 * and explains what the functions in sentences do.
 */

/**
 * Somebody or something in a sentence: how it is called, and whatever the page needs to draw it.
 * @typedef {{name: string, reader?: boolean, [more: string]: any}} Thing
 * @typedef {string | Thing} Part
 * @typedef {string | any[]} Pattern
 */

/** A value as it is read. @param {any} value @returns {string} */
export const shown = (value) =>
  value === null || value === undefined
    ? ""
    : Array.isArray(value)
      ? value.map(shown).join("")
      : String(value?.name ?? value);

/** Values as parts, with neighbouring texts as one. @param {any[]} values @returns {Part[]} */
function joined(values) {
  /** @type {Part[]} */
  const parts = [];
  for (const part of values.flat()) {
    if (typeof part === "object" && part !== null) parts.push(part);
    else if (typeof parts.at(-1) === "string") parts[parts.length - 1] += shown(part);
    else if (shown(part)) parts.push(shown(part));
  }
  return parts;
}

/** @param {any} right */
const answer = (right) => (right ? "yes" : "no");
/** @param {string} text @param {any} pattern */
const fits = (text, pattern) => new RegExp(pattern, "i").test(shown(text));
/** @param {string} text @param {any} pattern */
const begins = (text, pattern) => fits(text, `^(?:${pattern})`);
/** @param {any} thing */
const identity = (thing) => thing?.seat ?? shown(thing);

/** What changes the first letter of something. @param {any} change */
const first = (change) => (/** @type {any} */ _, /** @type {any[]} */ values) => {
  const [text, ...rest] = joined(values);
  return typeof text === "string" ? [change(text[0]) + text.slice(1), ...rest] : joined(values);
};

/** @type {Record<string, (speech: Speech, values: any[], options: Record<string, any>) => any>} */
const FUNCTIONS = {
  ROLE: (_, [thing]) => (thing?.reader ? "reader" : "other"),
  KNOWN: (_, [thing]) => answer(shown(thing) !== ""),
  SAME: (_, [one, other]) => answer(identity(one) === identity(other)),
  BEGINS: (_, [text, pattern]) => answer(begins(text, pattern)),
  ENDS: (_, [text, pattern]) => answer(fits(text, `(?:${pattern})$`)),
  ELIDE: (speech, [plain, elided, thing], { before = speech.text("elided") }) => [
    begins(thing, before) ? elided : plain,
    thing,
  ],
  CAPITAL: first((/** @type {string} */ letter) => letter.toUpperCase()),
  LOWER: first((/** @type {string} */ letter) => letter.toLowerCase()),
  SIGNED: (_, [number]) => (number > 0 ? `+${number}` : shown(number).replace("-", "−")),
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

  /** Things as one reads them out. @param {any[]} things @param {string} type  how the last two are joined */
  listed(things, type) {
    if (things.length < 2) return joined(things);
    const comma = this.parts("list.comma");
    const others = things.slice(0, -1).flatMap((thing, place) => (place ? [...comma, thing] : [thing]));
    return this.parts(`list.${type}`, { first: joined(others), last: things.at(-1), count: things.length });
  }

  /** @param {Pattern} pattern @param {any} given @returns {any} */
  said(pattern, given) {
    return joined(typeof pattern === "string" ? [pattern] : pattern.map((piece) => this.value(piece, given)));
  }

  /** @param {any} piece @param {any} given @returns {any} */
  value(piece, given) {
    if (typeof piece !== "object") return piece;
    const [kind, what, ...rest] = piece;
    if (kind === "$") return given[what];
    if (kind === "@") return this.said(this.messages[what] ?? "", given);
    if (kind === "?") return this.said(rest[0][this.form(this.value(what, given), rest[0], rest[1])], given);
    return FUNCTIONS[what](
      this,
      rest[0].map((/** @type {any} */ each) => this.value(each, given)),
      rest[1] ?? {},
    );
  }

  /**
   * The form for a value: exactly that, else by its number, else the usual one.
   * @param {any} value
   * @param {any} forms
   * @param {string} usual
   */
  form(value, forms, usual) {
    const text = shown(value);
    if (Object.hasOwn(forms, text)) return text;
    const category = typeof value === "number" ? this.plural.select(value) : usual;
    return Object.hasOwn(forms, category) ? category : usual;
  }
}
