/** Words in the language of the reader. Everything the table tells is a key with parameters; it becomes words here. */

/** The languages there are, as they call themselves. */
export const LANGUAGES = { de: "Deutsch", en: "English", fr: "Français", it: "Italiano" };

/** Chapters of the catalogues that only some pages need, loaded with them. */
export const CHAPTERS = {
  new: ["learning", "faults"],
  room: ["events", "keys", "learning", "replay", "faults"],
  replay: ["events", "keys", "replay", "faults"],
  gallery: ["gallery"],
  pad: ["pad"],
  stats: ["stats"],
};

let words = {};
let language = "de";
const open = new Set();
const listeners = new Set();

/** The language that fits the browser best, unless one was chosen before. */
export function preferred(stored, offered = navigator.languages ?? [navigator.language]) {
  if (stored in LANGUAGES) return stored;
  return offered.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES) ?? "en";
}

const chapter = (tag, name) => import(`./${tag}/${name}.js`);

export async function setLanguage(tag) {
  const parts = await Promise.all([import(`./${tag}.js`), ...[...open].map((name) => chapter(tag, name))]);
  words = Object.assign({}, ...parts.map((part) => part.default));
  language = tag;
  document.documentElement.lang = tag;
  for (const listener of listeners) listener(tag);
}

/** All words of a page are there. */
export async function wordsOf(page) {
  const missing = (CHAPTERS[page] ?? []).filter((name) => !open.has(name));
  const parts = await Promise.all(missing.map((name) => chapter(language, name)));
  for (const name of missing) open.add(name);
  words = Object.assign({ ...words }, ...parts.map((part) => part.default));
}

export const currentLanguage = () => language;
/** Call when the language changes; returns how to stop that. */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What stands under a key, as written in the catalogue. */
export function entry(key) {
  return key.split(".").reduce((node, part) => node?.[part], words);
}
export const has = (key) => entry(key) !== undefined;

/**
 * The words of a key, with parameters filled in.
 * @param {string} key
 * @param {Record<string, any>} [parameters]
 * @returns {string}
 */
export function t(key, parameters = {}) {
  const found = entry(key);
  if (typeof found === "function") return found(parameters);
  if (typeof found !== "string") return key;
  return found.replace(/\{(\w+)\}/g, (_, name) => parameters[name] ?? "");
}

/**
 * The names of a card: `short` for a chip, `long` to be spoken, `banner` for the card itself.
 * @returns {{short: string, long: string, banner: string}}
 */
export function cardName(game, code) {
  return words.cards?.[game]?.(code) ?? { short: code, long: code, banner: code };
}

/**
 * Names, as one reads them out: „Ada, Tobi und Mona“.
 * @param {string[]} names
 * @param {"conjunction" | "disjunction"} [type]
 */
export const list = (names, type = "conjunction") => new Intl.ListFormat(language, { type }).format(names);

/** The words before a name, as the language wants them there: « la carte de », but « la carte d’Ada ». */
export const beforeName = (text, name) => entry("before_name")?.(text, name) ?? text;

/** A number as one would print it, with a real minus. */
export const number = (value, digits = 0) =>
  value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace("-", "−");
