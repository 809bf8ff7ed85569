/** The story in words: events become sentences made of text, names and cards. Pure; the log and the ticker draw them. */

import { factsOf, holdsSeat, partOf } from "../../shared/games.js";
import { has, parts, t } from "../../shared/words/index.js";

/** @import {Event, Value} from "../../shared/types/messages.js" */

/**
 * A piece of a sentence.
 * @typedef {string | {seat: number, name: string} | {cards: string[], name: string} | {colour: string, name: string}} Piece
 */

/**
 * The sentence of an event for one reader.
 * @param {string} game
 * @param {Event} event  `{kind, seat, card …}`
 * @param {number|null} me  the seat of the reader
 * @param {string[]} names  of all seats
 * @returns {Piece[]}
 */
export function tell(game, event, me, names) {
  const key = `${game}.event.${event.kind}`;
  if (!has(key)) return declared(game, event, me, names);
  const given = Object.entries(event).map(([name, value]) => [
    name,
    holdsSeat(game, event.kind, name) ? somebody(/** @type {number|null} */ (value), me, names) : thing(name, value),
  ]);
  return /** @type {Piece[]} */ (parts(key, Object.fromEntries(given)));
}

/**
 * What an event turns out to mean, where a game has a verdict for it: who was right, and what follows.
 * @param {string} game
 * @param {Event} event
 * @param {Event|undefined} next  what happened then, if something has
 * @param {string|null|undefined} step  what is asked, if nothing has
 * @param {number|null} me
 * @param {string[]} names
 * @returns {Piece[]}
 */
export function verdictOf(game, event, next, step, me, names) {
  const found = partOf(game, "table")?.verdict?.(event, next, step);
  if (!found) return [];
  const { key, ...given } = found;
  const said = Object.entries(given).map(([name, value]) => [name, somebody(/** @type {number} */ (value), me, names)]);
  return /** @type {Piece[]} */ (parts(key, Object.fromEntries(said)));
}

/**
 * What a game without words of its own declares in English, or at least who did what with which cards.
 * @param {string} game
 * @param {Event} event
 * @param {number|null} me
 * @param {string[]} names
 */
function declared(game, event, me, names) {
  const told = factsOf(game)?.events[event.kind];
  if (!told) return [];
  const { kind, ...given } = event;
  const shown = (/** @type {string} */ name) => {
    const value = given[name];
    if (value === null || value === undefined) return "…";
    return (holdsSeat(game, kind, name) ? somebody(/** @type {number} */ (value), me, names) : thing(name, value)) ?? String(value);
  };
  if (kind === "scores") return [t("plain.scores", { round: given.round })];
  const text =
    told.text.trim() || bare(kind, Object.keys(given), (/** @type {string} */ name) => holdsSeat(game, kind, name));
  const said = text.split(/\{(\w+)\}/).map((piece, i) => (i % 2 ? shown(piece) : piece));
  const cards = ["card", "cards"].filter((name) => /** @type {string|string[]|null} */ (given[name])?.length && !text.includes(`{${name}}`));
  if (cards.length) {
    const last = said.pop() ?? "";
    said.push(typeof last === "string" ? last.replace(/\.$/, "") : last);
    said.push(...cards.flatMap((name) => [t("colon"), shown(name)]), ".");
  }
  return said
    .map((piece) => (typeof piece === "object" && !Array.isArray(piece) ? piece : String(piece)))
    .filter((piece) => piece !== "");
}

/**
 * Who, what, and with what: a sentence for an event that has none.
 * @param {string} kind
 * @param {string[]} names
 * @param {(name: string) => boolean} isSeat
 */
function bare(kind, names, isSeat) {
  const [who, ...others] = names.filter(isSeat);
  const rest = [...others, ...names.filter((/** @type {string} */ name) => !isSeat(name))];
  return (
    [who && `{${who}}`, kind.replaceAll("_", " "), ...rest.map((name) => `{${name}}`)].filter(Boolean).join(" ") + "."
  );
}

/**
 * Whoever sits on a seat; nobody if the reader may not know it.
 * @param {number|null} seat
 * @param {number|null} me
 * @param {string[]} names
 */
export const somebody = (seat, me, names) =>
  seat === null ? null : { seat, name: names[seat] ?? "?", reader: me !== null && seat === me };

/** What another parameter stands for: cards, a colour, or just what it is. @param {string} name @param {Value} value */
function thing(name, value) {
  if (name === "card") return value ? held([/** @type {string} */ (value)]) : null;
  if (name === "cards") return held(/** @type {string[]|null} */ (value) ?? []);
  if (name === "colour" && has(`colour.${value}`)) return { colour: String(value), name: t(`colour.${value}`) };
  return value;
}

/** @param {string[]} cards */
const held = (cards) => (cards.length ? { cards, name: cards.join(", ") } : null);

/** A sentence as plain text, for screen readers and titles. @param {Piece[]} pieces @param {(card: string) => string} cardName */
export const plain = (pieces, cardName) =>
  pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      return "cards" in piece ? piece.cards.map(cardName).join(", ") : piece.name;
    })
    .join("");
