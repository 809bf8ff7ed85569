/** From a view and what was touched so far to what the slip says. Pure: no elements are made here. */

import { cardName, list, t } from "../../shared/words/index.js";
import { effectWords, noFitWords, omensOf } from "./effects.js";
import { sortMoves, together, wayOf } from "./moves.js";

/** @import {Decision, View} from "../../shared/types/messages.js" */
/** @import {TablePart} from "../../shared/types/games.js" */
/** @import {Ask, Asking} from "../view/slip.js" */

/**
 * What is asked, and which cards and seats would answer it.
 * @typedef {object} Asked
 * @property {Asking} ask
 * @property {Map<string, string[]>} cards  the moves that each card can make
 * @property {boolean} mine  whether we are asked
 * @property {Map<number, string>} seats  the move that points at each seat
 * @property {string[]} lift  cards that stand out
 * @property {Map<number, string>} omens  what the lifted card would do to people
 * @property {boolean} [said]  the slip says what happened last
 */

/**
 * @param {View} view
 * @param {TablePart} game  the game's module `table.js`. `elsewhere` are steps whose cards do not lie in one's own hand but before
 *   one, a pile or a hand that was shown; `answers` are moves that a card makes without being named, with that card;
 *   `sort` takes moves apart where a game has a way of its own
 * @param {{names: string[], chosen: number[], hand: string[], pending: string|null, decision: Decision|null, pointed?: string|null}} how
 *   `pointed` is the card under the pointer
 * @returns {Asked}
 */
export function asking(view, game, { names, chosen, hand, pending, decision, pointed = null }) {
  const mine = view.seat !== null && view.awaiting.includes(view.seat);
  const legal = mine ? view.legal : [];
  const sorted = game.sort ? game.sort(view, legal) : sortMoves(view.game, legal);
  const elsewhere = game.elsewhere?.includes(view.step ?? "");
  /** @type {Map<string, string[]>} */
  const cards = elsewhere ? new Map() : sorted.cards;
  for (const [move, card] of Object.entries(game.answers ?? {}))
    if (mine && view.legal.includes(move)) cards.set(card, [move]);
  const lift = mine && view.kind === "window" ? [...cards.keys()] : [];
  lift.push(...(view.arrived?.cards ?? []));
  const base = game.ask(view, { names, mine, decision }) ?? waiting(view, names);
  /** @type {Asking} */
  const ask = { game: view.game, ...base };
  if (pending && view.kind === "race")
    return {
      ask: { ...ask, tone: "wait", title: t("slip.slapped"), text: t("slip.judged"), buttons: [] },
      cards,
      mine,
      seats: new Map(),
      lift: [],
      omens: new Map(),
    };
  if (mine) choosePerson(ask, sorted.seats, view);
  const lifted = ask.gather ? undefined : hand[chosen[0]];
  if (ask.gather) gather(ask, ask.gather, chosen, hand);
  else if (lifted) named(ask, { view, game, names, mine, cards }, lifted);
  if (pointed && !lifted) shortly(ask, view, pointed, effectWords(view, game, pointed, names));
  const omens = mine && lifted && cards.has(lifted) ? omensOf(view, game, lifted) : new Map();
  return { ask, cards, mine, seats: sorted.seats, lift, omens };
}

/** @param {View} view @param {string[]} names @returns {Ask} */
function waiting(view, names) {
  if (view.outcome) return { tone: "wait", title: t("slip.over"), text: t(`end.reason.${view.outcome.reason}`) };
  if (view.awaiting.length === 1)
    return {
      tone: "wait",
      title: t("slip.turn_of", { name: names[view.awaiting[0]] }),
      text: view.seat === null ? t("slip.watching") : "",
    };
  if (!view.awaiting.length) return { tone: "wait", title: between(view, names), text: "" };
  return {
    tone: "wait",
    title: view.kind === "sealed" && view.seat !== null ? t("tricks.passed") : t("slip.waiting"),
    text: t("slip.waiting_for", { names: list(view.awaiting.map((seat) => names[seat])) }),
  };
}

/** What is said while something is only shown. @param {View} view @param {string[]} names */
function between(view, names) {
  if (view.taker !== undefined && view.taker !== null)
    return view.taker === view.seat ? t("slip.you_take") : t("slip.takes", { name: names[view.taker] });
  if (view.arrived) return t("slip.arrived", { name: names[view.arrived.from] });
  if (view.values) return view.winner === view.seat ? t("slip.you_win") : t("slip.wins", { name: names[/** @type {number} */ (view.winner)] });
  if (view.kind === "race") return t("slip.judged");
  return t(view.thrown ? "slip.thrown" : "slip.moment");
}

/**
 * Where only people are to choose from, their mats are the buttons and the slip is one line; oneself, who has no mat, stays on it.
 * @param {Ask} ask
 * @param {Map<number, string>} seats  the move that points at each seat
 * @param {View} view
 */
function choosePerson(ask, seats, view) {
  const choices = ask.choices ?? [];
  if (!choices.some(({ seat }) => seat !== undefined && seat !== view.seat)) return;
  if (!choices.every(({ seat, move }) => seat !== undefined && seats.get(seat) === move)) return;
  const mine = choices.filter(({ seat }) => seat === view.seat);
  ask.persons = choices.filter(({ seat }) => seat !== view.seat);
  ask.buttons = [
    ...mine.map(({ label, move }) => ({ label, move, tone: /** @type {const} */ ("quiet") })),
    ...(ask.buttons ?? []),
  ];
  delete ask.choices;
}

/**
 * Several cards at once: what is still missing, and the button that seals them.
 * @param {Ask} ask
 * @param {NonNullable<Ask["gather"]>} wanted
 * @param {number[]} chosen
 * @param {string[]} hand
 */
function gather(ask, { verb, count, label }, chosen, hand) {
  if (chosen.length) ask.text = t("slip.gathered", { n: chosen.length, of: count });
  ask.buttons = [
    { label: t("slip.put_back"), verb: "putback", tone: "quiet", off: !chosen.length },
    {
      label: t(label),
      move: together(
        verb,
        chosen.map((place) => hand[place]),
      ),
      off: chosen.length !== count,
    },
  ];
}

/**
 * A card that is only looked at: its name and what it does, below what is asked.
 * @param {Ask} ask
 * @param {View} view
 * @param {string} card
 * @param {string} does
 */
function shortly(ask, view, card, does) {
  const name = cardName(view.game, card).long;
  if (ask.tone === "race") return;
  ask.text = does ? t("slip.named", { card: name, does }) : name;
}

/**
 * A lifted card is named, with what it does; a button or a second tap plays it. One that does not fit says what would.
 * @param {Ask} ask
 * @param {{view: View, game: TablePart, names: string[], mine: boolean, cards: Map<string, string[]>}} how
 * @param {string} card
 */
function named(ask, { view, game, names, mine, cards }, card) {
  const moves = cards.get(card) ?? [];
  const does = effectWords(view, game, card, names);
  if (!mine || !(cards.size || ask.laying)) return shortly(ask, view, card, does);
  ask.title = cardName(view.game, card).long;
  if (!moves.length) {
    ask.text = does;
    ask.misfit = noFitWords(view, game);
    return;
  }
  const { ways } = ask;
  ask.text = (!ask.lay && does) || ask.text;
  if (ways && (moves.length > 1 || Array.isArray(ways)))
    ask.buttons = moves.map((move, i) => ({ label: wayOf({ ways }, move, i), move, tone: i ? "quiet" : "main" }));
  else if (!ask.buttons?.some(({ move }) => move === moves[0]))
    ask.buttons = [{ label: ask.lay ?? t("slip.lay"), move: moves[0] }, ...(ask.buttons ?? [])];
}

// Choices that games have in common.

/** Somebody at the table, by name, or oneself. @param {View} view @param {string[]} names @param {number} seat */
const called = (view, names, seat) => (seat === view.seat ? t("you.name") : names[seat]);

/** One choice for each seat that a move may name, such as `take seat 2`. @param {View} view @param {string[]} names */
export const seatChoices = (view, names, verb = "") =>
  view.legal
    .filter((move) => move.startsWith(verb))
    .map((move) => ({ move, seat: Number(/seat (\d)$/.exec(move)?.[1]) }))
    .filter(({ seat }) => !Number.isNaN(seat))
    .map(({ move, seat }) => ({ move, seat, name: names[seat], label: called(view, names, seat) }));
