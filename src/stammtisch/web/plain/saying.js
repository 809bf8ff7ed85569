/** Moves, prompts and facts in words: the game's own, or else what it declares in English, with names of cards and people. */

import { cardName, has, t } from "../words/index.js";
import { cardsOf, numbersOf, seatsOf } from "./moves.js";

/** @param {string} words */
const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);
/** A name of the code, in plain letters. @param {string} name */
const spelled = (name) => String(name).replace(/[_-]+/g, " ");

/** What a step asks. @param {string} game @param {import("./index.js").Facts} facts @param {string|null} step */
export function promptOf(game, facts, step) {
  const key = `${game}.prompt.${step}`;
  return has(key) ? t(key) : (facts.prompts[step ?? ""] ?? capital(spelled(step ?? "")));
}

/**
 * A move as it stands on a button.
 * @param {string} game @param {import("./moves.js").Read} read @param {string[]} names  as the reader calls them
 */
export function moveOf(game, read, names) {
  const key = `${game}.button.${read.key}`;
  const cards = cardsOf(read).map(({ card }) => cardName(game, card).long);
  const seats = seatsOf(read).map((seat) => names[seat] ?? "?");
  const [n] = numbersOf(read);
  if (has(key))
    return t(key, {
      card: cards[0] ?? "",
      other_card: cards[1] ?? "",
      seat: seats[0] ?? "",
      other: seats[1] ?? "",
      number: n ?? 0,
      n: n ?? 0,
    });
  const said = read.pieces.map((piece) => {
    if ("word" in piece) return piece.word;
    if ("card" in piece) return cardName(game, piece.card).long;
    return "seat" in piece ? (names[piece.seat] ?? "?") : String(piece.number);
  });
  return capital(said.join(" "));
}

/** What a part of the view is called. @param {string} game @param {string} key */
export function factName(game, key) {
  const shown = `${game}.shown.${key}`;
  return has(shown) ? t(shown) : spelled(key);
}

/**
 * A part of the view in a short phrase; nothing if there is nothing to say.
 * @param {string} game @param {string} key @param {string} kind @param {unknown} value @param {string[]} names
 */
export function factWords(game, key, kind, value, names) {
  if (value === null || value === undefined || value === false) return "";
  const name = capital(factName(game, key));
  if (kind === "flag") return name;
  return `${name}${t("colon")}${factValue(game, kind, value, names)}`;
}

/** @param {string} game @param {string} kind @param {unknown} value @param {string[]} names */
function factValue(game, kind, value, names) {
  if (kind === "seat") return names[Number(value)] ?? "?";
  if (kind === "auction") {
    const { target, bid } = /** @type {{target: number, bid: number}} */ (value);
    return [names[target], bid].filter(Boolean).join(" · ");
  }
  if (kind === "word" && has(`${game}.word.${value}`)) return t(`${game}.word.${value}`);
  return kind === "word" ? spelled(String(value)) : String(value);
}
