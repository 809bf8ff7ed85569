/** Moves taken apart by the forms that a game declares for a step, or else by the convention of the notation. Pure. */

/** @typedef {{word: string} | {card: string, shown: boolean} | {seat: number} | {number: number}} Piece */
/** @typedef {{move: string, key: string, pieces: Piece[]}} Read  `key` is made of the words that are not slots */

const SEAT = /^\d$/;
const NUMBER = /^\d+$/;

/**
 * @param {string} move
 * @param {string[]|undefined} forms  `play {card}`, `rob {seat}` …
 * @param {Set<string>} faces  the names of all cards
 * @param {string[]} hand  by convention, a card that is not in it lies elsewhere
 * @returns {Read}
 */
export function readMove(move, forms, faces, hand) {
  for (const form of forms ?? []) {
    const pieces = fit(form, move, faces);
    if (pieces) return named(move, pieces);
  }
  return named(move, byConvention(move, faces, hand));
}

/** @param {string} move @param {Piece[]} pieces @returns {Read} */
function named(move, pieces) {
  const words = pieces.flatMap((piece) => ("word" in piece ? piece.word : []));
  return { move, key: words.join("_").replace(/[^a-z0-9]+/g, "_"), pieces };
}

/** @returns {Piece[]|null} @param {string} form @param {string} move @param {Set<string>} faces */
function fit(form, move, faces) {
  const words = move.split(" ");
  /** @type {Piece[]} */
  const pieces = [];
  for (const slot of form.split(" ")) {
    const word = words.shift() ?? "";
    if (slot === "{card}" || slot === "{shown}") {
      if (!faces.has(word)) return null;
      pieces.push({ card: word, shown: slot === "{shown}" });
    } else if (slot === "{seat}") {
      const seat = words.shift() ?? "";
      if (word !== "seat" || !SEAT.test(seat)) return null;
      pieces.push({ seat: Number(seat) });
    } else if (slot === "{number}") {
      if (!NUMBER.test(word)) return null;
      pieces.push({ number: Number(word) });
    } else if (slot === word) pieces.push({ word });
    else return null;
  }
  return words.length ? null : pieces;
}

/**
 * A word that is the name of a card is that card, `seat 2` a seat, digits a number, anything else is just itself.
 * @param {string} move
 * @param {Set<string>} faces
 * @param {string[]} hand
 */
function byConvention(move, faces, hand) {
  const words = move.split(" ");
  /** @type {Piece[]} */
  const pieces = [];
  while (words.length) {
    const word = words.shift() ?? "";
    if (faces.has(word)) pieces.push({ card: word, shown: !hand.includes(word) });
    else if (word === "seat" && SEAT.test(words[0] ?? "")) pieces.push({ seat: Number(words.shift()) });
    else if (NUMBER.test(word)) pieces.push({ number: Number(word) });
    else pieces.push({ word });
  }
  return pieces;
}

/** What a move is made of besides words. @param {Read} read */
export const cardsOf = ({ pieces }) => pieces.flatMap((piece) => ("card" in piece ? piece : []));
/** @param {Read} read */
export const seatsOf = ({ pieces }) => pieces.flatMap((piece) => ("seat" in piece ? piece.seat : []));
/** @param {Read} read */
export const numbersOf = ({ pieces }) => pieces.flatMap((piece) => ("number" in piece ? piece.number : []));

/**
 * Moves by what a hand does with them: touch a card, choose one that lies elsewhere, point at a seat, turn a number, say a
 * word.
 * @param {Read[]} reads
 */
export function sorted(reads) {
  const held = reads.filter((read) => cardsOf(read).some(({ shown }) => !shown));
  const shown = reads.filter((read) => !held.includes(read) && cardsOf(read).length);
  const bare = reads.filter((read) => !held.includes(read) && !shown.includes(read));
  const seats = bare.filter((read) => seatsOf(read).length);
  const numbers = bare.filter((read) => !seats.includes(read) && numbersOf(read).length === 1);
  const words = bare.filter((read) => !seats.includes(read) && !numbers.includes(read));
  return { held, shown, seats, numbers, words };
}

/** The moves that each card of the hand can make. @param {Read[]} held @returns {Map<string, string[]>} */
export function byCard(held) {
  const cards = new Map();
  for (const read of held)
    for (const { card } of cardsOf(read)
      .filter((piece) => !piece.shown)
      .slice(0, 1))
      cards.set(card, [...(cards.get(card) ?? []), read.move]);
  return cards;
}

/** The move that points at each seat, where only one does. @param {Read[]} seats @returns {Map<number, string>} */
export function bySeat(seats) {
  const found = new Map();
  const twice = new Set();
  for (const read of seats) {
    const [seat, ...more] = seatsOf(read);
    if (more.length) continue;
    if (found.has(seat)) twice.add(seat);
    found.set(seat, read.move);
  }
  for (const seat of twice) found.delete(seat);
  return found;
}

/** Numbers without a gap that go with the same words: from, to. @param {Read[]} numbers */
export function rangeIn(numbers) {
  const [first] = numbers;
  if (numbers.length < 3 || numbers.some(({ key }) => key !== first.key)) return null;
  const values = numbers.flatMap(numbersOf).sort((one, two) => one - two);
  if ((values.at(-1) ?? 0) - values[0] !== values.length - 1) return null;
  const moves = Object.fromEntries(numbers.map((read) => [numbersOf(read)[0], read.move]));
  return { least: values[0], most: values[values.length - 1], moves };
}
