/** The story in words: events become sentences made of text, names and cards. Pure; the log and the ticker draw them. */

import { beforeName, entry, t } from "../i18n/index.js";

/** The parameters that hold a seat, in whatever event. */
export const SEATS = ["seat", "giver", "receiver", "dealer", "target"];

/**
 * A piece of a sentence.
 * @typedef {{text: string} | {seat: number} | {cards: string[]} | {colour: string}} Piece
 */

/**
 * The sentence of an event for one reader.
 * @param {string} game
 * @param {Record<string, any>} event  `{kind, seat, card …}`
 * @param {number|null} me  the seat of the reader
 * @returns {Piece[]}
 */
export function tell(game, event, me) {
  const found = entry(`story.${game}.${event.kind}`);
  if (found === undefined) return [];
  const template = pick(found, event, me);
  const written = typeof template === "function" ? template(event) : template;
  const pieces = [];
  let place = 0;
  for (const match of written.matchAll(/\{(\w+)\}/g)) {
    push(pieces, { text: written.slice(place, match.index) });
    push(pieces, value(match[1], event));
    place = match.index + match[0].length;
  }
  push(pieces, { text: written.slice(place) });
  return ended(pieces, written, event);
}

/** The form that speaks to the reader: `giver` if that is who they are, `seat giver` if they are both. */
function pick(found, event, me) {
  if (typeof found !== "object") return found;
  const mine = (roles) => roles.split(" ").every((role) => event[role] === me);
  const forms = me === null ? [] : Object.keys(found).filter((roles) => roles !== "_" && mine(roles));
  return found[forms.sort((one, two) => two.split(" ").length - one.split(" ").length)[0] ?? "_"];
}

function value(name, event) {
  const given = event[name];
  if (name === "card") return { cards: given ? [given] : [] };
  if (name === "cards") return { cards: given ?? [] };
  if (name === "colour") return { colour: given };
  if (SEATS.includes(name)) return { seat: given };
  return { text: String(given ?? "") };
}

/** Cards that only this reader knows go to the end, and a sentence ends with a full stop. */
function ended(pieces, written, event) {
  const known = event.cards ?? (event.card ? [event.card] : []);
  if (known.length && !/\{cards?\}/.test(written)) {
    const last = pieces.at(-1);
    if (last?.text?.endsWith(".")) last.text = last.text.slice(0, -1);
    pieces.push({ text: t("colon") }, { cards: known }, { text: "." });
  } else if (!/[.!?“”»"]$/.test(written) && !/\{cards?\}$/.test(written)) {
    pieces.push({ text: "." });
  }
  return pieces;
}

function push(pieces, piece) {
  if (piece.text !== "") pieces.push(piece);
}

/** A sentence with the words before each name as they have to be before that name. */
export function fitted(pieces, names) {
  return pieces.map((piece, i) => {
    const next = pieces[i + 1];
    return "text" in piece && next && "seat" in next
      ? { text: beforeName(piece.text, names[next.seat] ?? "?") }
      : piece;
  });
}

/** A sentence as plain text, for screen readers and titles. */
export function plain(pieces, names, cardName) {
  return fitted(pieces, names)
    .map((piece) => {
      if ("seat" in piece) return names[piece.seat];
      if ("cards" in piece) return piece.cards.map(cardName).join(", ");
      if ("colour" in piece) return entry(`colour.${piece.colour}`) ?? piece.colour;
      return piece.text;
    })
    .join("");
}
