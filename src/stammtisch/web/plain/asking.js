/** Moves, prompts and facts in words: the game's own, or else what it declares in English, with names of cards and people. */

import { cardName, has, list, t } from "../shared/words/index.js";
import { cardsOf, numbersOf, rangeIn, seatsOf, sorted } from "./moves.js";

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

// What the slip of the plain table says: what a step asks, and an answer for each legal move. Pure: no elements here.

/** @import {View} from "../shared/types/messages.js" */
/** @import {Ask, Button} from "../table/view/slip.js" */
/** @import {Read} from "./moves.js" */

/** More words than these are choices of a list, and not buttons beside each other. */
const FEW = 3;

/**
 * @param {string} game
 * @param {import("./index.js").Facts} facts
 * @param {View} view
 * @param {Read[]} reads  the legal moves
 * @param {{names: string[], mine: boolean}} how
 * @returns {Ask|null}
 */
export function askPlain(game, facts, view, reads, { names, mine }) {
  if (!mine) return waiting(view, names);
  const called = names.map((name, seat) => (seat === view.seat ? t("you.name") : name));
  const say = (/** @type {Read} */ read) => moveOf(game, read, called);
  const prompt = promptOf(game, facts, view.step);
  const { held, shown, seats, numbers, words } = sorted(reads);
  const quiet = (/** @type {Read} */ read) => read.move === view.silence;
  if (view.kind === "race" && !held.length && !shown.length && !seats.length && !numbers.length) {
    const loud = words.filter((read) => !quiet(read));
    const [first] = loud;
    if (first)
      return {
        tone: "race",
        title: say(first),
        text: prompt,
        move: first.move,
        buttons: words.filter((read) => read !== first).map((read) => button(read, say, "quiet")),
      };
  }
  const choices = [...seats.map((read) => seatChoice(read, say, called, seats)), ...spreadChoices(shown, say)];
  const range = rangeIn(numbers);
  if (!range) words.unshift(...numbers);
  const plain = words.filter((read) => !quiet(read));
  const many = plain.length > FEW || (plain.length > 1 && choices.length > 0);
  if (many) choices.push(...plain.map((read) => ({ move: read.move, label: say(read) })));
  const loudest = !held.length && !choices.length && !range ? "main" : "quiet";
  const buttons = [
    ...(many ? [] : plain.map((read, i) => button(read, say, i || loudest === "quiet" ? "quiet" : "main"))),
    ...words.filter(quiet).map((read) => button(read, say, "quiet")),
  ];
  if (view.kind === "window" && buttons.length > 1 && loudest === "main") buttons[0].tone = "alarm";
  return {
    tone: view.kind === "window" || view.kind === "race" ? "window" : "turn",
    title: titleOf(view),
    text: prompt,
    ...(shown.length && !spreadChoices(shown, say).length ? { spread: spreadOf(shown) } : {}),
    ...(choices.length ? { choices } : {}),
    ...(range
      ? {
          stepper: {
            ...range,
            verb: "",
            bare: true,
            label: (/** @type {number} */ n) => say(/** @type {Read} */ (numbers.find((read) => read.move === range.moves[n]))),
          },
        }
      : {}),
    buttons,
    ways: (/** @type {string} */ move) => say(/** @type {Read} */ (reads.find((read) => read.move === move))),
  };
}

function titleOf(/** @type {View} */ { kind }) {
  if (kind === "sealed") return t("plain.sealed");
  return kind === "window" || kind === "race" ? t("plain.window") : t("slip.your_turn");
}

/** A sealed answer that was given waits for those of the others. @param {View} view @param {string[]} names @returns {Ask|null} */
function waiting(view, names) {
  if (view.kind !== "sealed" || view.seat === null || !view.awaiting.length) return null;
  const others = list(view.awaiting.map((/** @type {number} */ seat) => names[seat]));
  return { tone: "wait", title: t("tricks.passed"), text: t("slip.waiting_for", { names: others }) };
}

/** @param {Read} read @param {(read: Read) => string} say @param {Button["tone"]} tone @returns {Button} */
const button = (read, say, tone) => ({ label: say(read), move: read.move, tone });

/**
 * Somebody to point at: by name alone where there is only one thing to do.
 * @param {Read} read
 * @param {(read: Read) => string} say
 * @param {string[]} called
 * @param {Read[]} all
 */
function seatChoice(read, say, called, all) {
  const [seat, ...more] = seatsOf(read);
  const alone = !more.length && all.every(({ key }) => key === read.key);
  return { move: read.move, seat, name: called[seat], label: alone ? called[seat] : say(read) };
}

/**
 * Cards that lie elsewhere, to be tapped; one that can be taken in several ways is chosen by words.
 * @param {Read[]} shown
 */
function spreadOf(shown) {
  const moves = Object.fromEntries(shown.map((read) => [cardsOf(read)[0].card, read.move]));
  const cards = Object.keys(moves);
  return { cards, playable: new Set(cards), count: 1, verb: "", moves };
}

/** @param {Read[]} shown @param {(read: Read) => string} say */
function spreadChoices(shown, say) {
  const cards = shown.map((read) => cardsOf(read)[0].card);
  if (new Set(cards).size === cards.length && shown.every((read) => cardsOf(read).length === 1))
    return [];
  return shown.map((read) => ({ move: read.move, label: say(read) }));
}
