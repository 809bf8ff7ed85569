/**
 * Words in the language of the reader. Everything the table tells is a key with parameters; it becomes words here.
 *
 * Catalogues come from the server by language and chapter; what a language lacks is in them in English.
 */

import { chapters as packed } from "../packed.js";
import { fileOf } from "../server.js";
import { shown, Speech } from "./speech.js";

/** The languages there are, as they call themselves; known as soon as one of them is spoken. @type {Record<string, string>} */
export const LANGUAGES = {};

let speech = new Speech("en", {});
let language = "en";
/** The files that have been fetched: chapters, or several of them together. */
const open = new Set(["house"]);
/** @type {Set<(tag: string) => void>} */
const listeners = new Set();

/** @param {string} name */
async function load(name) {
  return (await fileOf(`words/${name}.json`)).json();
}

/** Learns which languages there are. */
export async function learnLanguages() {
  if (!Object.keys(LANGUAGES).length) Object.assign(LANGUAGES, await load("languages"));
}

/** The language that fits the browser best, unless one was chosen before. @param {string} [stored] */
export function preferred(stored, offered = navigator.languages ?? [navigator.language]) {
  if (stored && stored in LANGUAGES) return stored;
  return offered.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES) ?? "en";
}

/** @param {string} tag */
export async function setLanguage(tag) {
  const [, ...chapters] = await Promise.all([learnLanguages(), ...[...open].map((name) => load(`${tag}/${name}`))]);
  speech = new Speech(tag, Object.assign({}, ...chapters));
  language = tag;
  document.documentElement.lang = tag;
  for (const listener of listeners) listener(tag);
}

/** All words of some chapters are there. @param {string[]} names */
export async function wordsOf(names) {
  const missing = [...new Set(names.map((name) => packed[name] ?? name))].filter((name) => !open.has(name));
  if (!missing.length) return;
  const chapters = await Promise.all(missing.map((name) => load(`${language}/${name}`)));
  for (const name of missing) open.add(name);
  speech = new Speech(language, Object.assign({ ...speech.messages }, ...chapters));
}

export const currentLanguage = () => language;
/** Call when the language changes; returns how to stop that. @param {(tag: string) => void} listener */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there are words for a key. @param {string} key */
export const has = (key) => speech.pattern(key) !== undefined;

/**
 * The words of a key, with parameters filled in.
 * @param {string} key
 * @param {Record<string, unknown>} [parameters]
 * @returns {string}
 */
export const t = (key, parameters = {}) => speech.text(key, parameters);

/**
 * The same as parts: text, and the people and cards that were given as things.
 * @param {string} key
 * @param {Record<string, unknown>} [parameters]
 */
export const parts = (key, parameters = {}) => speech.parts(key, parameters);

/**
 * What catalogues may ask about a card: its code, and what stands in it before and after a hyphen or a number, or as far
 * as the code of its suit goes.
 * @param {string} code
 * @param {string} [suit]
 */
export function cardFacts(code, suit = "") {
  if (suit) return { code, head: suit, tail: code.slice(suit.length).replace(/^[-_]+/, "") };
  const [, head, tail] = /^([a-z]+)-?(.*)$/.exec(code) ?? [code, code, ""];
  return { code, head, tail };
}

/** What cards are called whose game has no words for them, by game and card. @type {Map<string, Record<string, string[]>>} */
const declared = new Map();

/** Learn the names that a game declares in English. @param {string} game @param {Record<string, string[]>} names  long, short, and the code of the suit */
export const learnNames = (game, names) => declared.set(game, names);

/** What names of cards may ask besides, by game. @type {Map<string, (code: string) => Record<string, unknown>>} */
const more = new Map();

/** Learn what else may be asked about a card; `null` for nothing. @param {string} game @param {((code: string) => Record<string, unknown>)|null} facts */
export function learnFacts(game, facts) {
  if (facts) more.set(game, facts);
  else more.delete(game);
}

/**
 * The names of a card: `short` for a chip, `long` to be spoken, `banner` for the card itself.
 * @returns {{short: string, long: string, banner: string}}
 * @param {string} game
 * @param {string} code
 */
export function cardName(game, code) {
  const called = (/** @type {string} */ form, /** @type {string} */ fallback, given = {}) =>
    has(`${game}.card${form}`) ? t(`${game}.card${form}`, given) : fallback;
  const [known, short, suit] = declared.get(game)?.[code] ?? [code, "", ""];
  const facts = { ...cardFacts(code, suit), ...more.get(game)?.(code) };
  const banner = called("", known, facts);
  const name = banner.replaceAll("\u00ad", ""); // where a long word may break in the band of the card
  return {
    short: called(".short", (banner === known && short) || name, { ...facts, name }),
    long: called(".long", name, { ...facts, name }),
    banner,
  };
}

/**
 * Names, as one reads them out: „Ada, Tobi und Mona“.
 * @param {string[]} names
 * @param {"and" | "or"} [type]
 */
export const list = (names, type = "and") => shown(speech.listed(names, type));

/** A number as one would print it, with a real minus. @param {number} value */
export const number = (value, digits = 0) =>
  value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace("-", "−");
