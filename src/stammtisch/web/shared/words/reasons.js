/** Refusals in words. What the server says in English is for those who look into the wire. */

import { cardName, has, list, t } from "./index.js";
import { GUESTS, TITLES } from "../games.js";

/** What was not done, and why: a refusal that was thrown, or a fault in one. @typedef {{key?: string, message?: string, parameters?: Record<string, unknown>}} Reason */

/** @param {unknown} reason  whatever was thrown @param {string} [game] */
export function refusalWords(reason, game = "") {
  const { key: name, message, parameters: given = {} } = /** @type {Reason} */ (reason);
  const { why, ...rest } = given;
  const parameters = why ? { ...rest, why: faultWords(/** @type {Reason} */ (why), game) } : rest;
  for (const key of [`${game}.refused.${name}`, `refused.${name}`]) if (has(key)) return t(key, parameters);
  return (game in GUESTS && message) || t("refused.unknown"); // a game of another package may have English alone
}

/** What exactly is wrong with an option or a record, where a refusal says so. @param {unknown} reason @param {string} [game] */
export function whyWords(reason, game = "") {
  const why = /** @type {Reason|undefined} */ (/** @type {Reason} */ (reason).parameters?.why);
  return why ? faultWords(why, game) : "";
}

/** @param {Reason} fault @param {string} game @returns {string} */
function faultWords(fault, game) {
  const home = /** @type {string|undefined} */ (fault.parameters?.game) ?? game;
  const key = [`${home}.fault.${fault.key}`, `fault.${fault.key}`].find(has);
  if (!key) return refusalWords(fault, home);
  const said = Object.entries(fault.parameters ?? {}).map(([name, value]) => [name, part(name, value, game)]);
  return t(key, Object.fromEntries(said));
}

/**
 * What stands for a name in a sentence: another fault, a list, an option, a card, or just what it is.
 * @param {string} name
 * @param {unknown} value
 * @param {string} game
 */
function part(name, value, game) {
  if (Array.isArray(value)) return list(name === "seats" ? value.map((seat) => `${+seat + 1}`) : value, "or");
  if (isFault(value)) return faultWords(value, game);
  if (name === "seat" && Number.isInteger(value)) return Number(value) + 1;
  if (name === "option" || name === "variant") return optionWords(game, { name: String(value) }).title;
  if (name === "card") return cardName(game, String(value)).long;
  return TITLES[String(value)] ?? value;
}

/** @param {unknown} value @returns {value is Reason} */
const isFault = (value) => Boolean(/** @type {Reason|null|undefined} */ (value)?.key);

/** Names as a record has them; where nobody was called anything, it has the numbers of seats. @param {string[]} names */
export const seatNames = (names) =>
  names.map((name) => name.replace(/^Seat (\d+)$/, (_, seat) => t("new.seat_n", { n: Number(seat) + 1 })));

/**
 * What is said of an option: in the reader's language, or in the server's words.
 * @param {string} game
 * @param {{name: string, doc?: string}} option
 */
export function optionWords(game, option) {
  const key = `${game}.option.${option.name}`;
  return {
    title: has(key) ? t(key) : plainly(option.name),
    doc: has(`${key}.doc`) ? t(`${key}.doc`) : option.doc,
    value: (/** @type {unknown} */ value) => (has(`${key}.of.${value}`) ? t(`${key}.of.${value}`) : plainly(value)),
  };
}

/** A name of the code in plain letters. @param {unknown} name */
const plainly = (name) =>
  String(name)
    .replaceAll("_", " ")
    .replace(/^./, (letter) => letter.toUpperCase());
