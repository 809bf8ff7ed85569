/** The story in words: events become sentences made of text, names and cards. Pure; the log and the ticker draw them. */

import { has, parts, t } from "../words/index.js";

/** The parameters that hold a seat, in whatever event. */
export const SEATS = ["seat", "giver", "receiver", "dealer", "target"];

/**
 * A piece of a sentence.
 * @typedef {string | {seat: number, name: string} | {cards: string[], name: string} | {colour: string, name: string}} Piece
 */

/**
 * The sentence of an event for one reader.
 * @param {string} game
 * @param {Record<string, any>} event  `{kind, seat, card …}`
 * @param {number|null} me  the seat of the reader
 * @param {string[]} names  of all seats
 * @returns {Piece[]}
 */
export function tell(game, event, me, names) {
  const key = `${game}.event.${event.kind}`;
  if (!has(key)) return [];
  const given = Object.entries(event).map(([name, value]) => [name, thing(name, value, me, names)]);
  return /** @type {Piece[]} */ (parts(key, Object.fromEntries(given)));
}

/**
 * What a parameter stands for: somebody, cards, a colour, or just what it is.
 * @param {string} name
 * @param {any} value
 * @param {number|null} me
 * @param {string[]} names
 */
function thing(name, value, me, names) {
  if (SEATS.includes(name)) return { seat: value, name: names[value] ?? "?", reader: me !== null && value === me };
  if (name === "card") return value ? { cards: [value], name: value } : null;
  if (name === "cards") return value?.length ? { cards: value, name: value.join(", ") } : null;
  if (name === "colour") return { colour: value, name: has(`colour.${value}`) ? t(`colour.${value}`) : value };
  return value;
}

/** A sentence as plain text, for screen readers and titles. @param {Piece[]} pieces @param {(card: string) => string} cardName */
export const plain = (pieces, cardName) =>
  pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      return "cards" in piece ? piece.cards.map(cardName).join(", ") : piece.name;
    })
    .join("");
