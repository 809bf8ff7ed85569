/** Moves are words. Here they are sorted by what a hand can do with them: touch a card, point at a seat, press a button. */

import { FACES } from "../../shared/games.js";
import { t } from "../../shared/words/index.js";

/**
 * @typedef {object} Sorted
 * @property {Map<string, string[]>} cards  the moves that each card can make
 * @property {Map<number, string>} seats  the move that points at each seat
 * @property {string[]} others  what remains: words to say
 */

/**
 * @param {string} game
 * @param {string[]} legal
 * @returns {Sorted}
 */
export function sortMoves(game, legal) {
  const cards = new Map();
  const seats = new Map();
  const others = [];
  for (const move of legal) {
    const card = cardOf(game, move);
    const seat = seatOf(move);
    if (card) cards.set(card, [...(cards.get(card) ?? []), move]);
    else if (seat !== null) seats.set(seat, move);
    else others.push(move);
  }
  return { cards, seats, others };
}

/** The card that a move is about, if it is about one. @param {string} game @param {string} move */
export function cardOf(game, move) {
  const words = move.split(" ");
  return words.length >= 2 && FACES[game].includes(words[1]) ? words[1] : null;
}

/**
 * The seat that a move points at: `rob seat 2`, `to seat 0`. A vote names two and points at none.
 * @param {string} move
 */
export function seatOf(move) {
  const found = /^\w+ seat (\d)$/.exec(move);
  return found ? Number(found[1]) : null;
}

/**
 * The highest number that moves such as `bid 4` name, and the lowest; null if there is none.
 * @param {string} verb
 * @param {string[]} legal
 */
export function rangeOf(verb, legal) {
  const numbers = legal.filter((move) => move.startsWith(`${verb} `)).map((move) => Number(move.split(" ")[1]));
  return numbers.length ? { least: Math.min(...numbers), most: Math.max(...numbers) } : null;
}

/**
 * The words for one of several ways to play a card. @param {{ways: string[] | ((move: string) => string)}} ask
 * @param {string} move
 * @param {number} i
 */
export const wayOf = ({ ways }, move, i) => (typeof ways === "function" ? ways(move) : t(ways[i]));

/**
 * One line for several cards taken one after the other: `pass g2 g12 r7`.
 * @param {string} verb
 * @param {string[]} cards
 */
export const together = (verb, cards) => `${verb} ${cards.join(" ")}`;

/** The card of a hand that a move names, if it names one. @param {string} move @param {string[]} hand */
export const heldCard = (move, hand) => move.split(" ").find((word) => hand.includes(word)) ?? null;
