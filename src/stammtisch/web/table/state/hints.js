/** A hint in words: what each move is called where it can be made, why the first is better than the second, and bars. */

import { cardName, has, number, t } from "../../shared/words/index.js";
import { somebody } from "./story.js";
import { cardOf, seatOf, wayOf } from "./moves.js";

/** @import {Candidate, Hint, Purpose} from "../../shared/types/messages.js" */
/** @import {Ask} from "../view/slip.js" */

/** From here on a difference in points, or in the chance of winning, is worth a word. */
const POINTS = 0.1;
const CHANCE = 0.005;

/**
 * What a move is called: as on the button or card that makes it.
 * @param {string} game
 * @param {{ask: Ask, cards: Map<string, string[]>}} asked
 * @param {string[]} names
 * @returns {(move: string) => string}
 */
export function callMoves(game, { ask, cards }, names) {
  const { ways, stepper } = ask;
  /** @type {Map<string, string>} */
  const labels = new Map();
  for (const { move, label } of [...(ask.buttons ?? []), ...(ask.choices ?? []), ...(ask.persons ?? [])]) if (move) labels.set(move, label);
  for (const [card, moves] of cards)
    moves.forEach((move, i) => {
      const name = cardName(game, card).long;
      const way = ways && moves.length > 1 ? wayOf({ ways }, move, i) : "";
      labels.set(move, typeof ways === "function" ? way || name : way ? `${name}, ${way.toLowerCase()}` : name);
    });
  return (move) => {
    const label = labels.get(move);
    if (label !== undefined) return label;
    const [verb, what] = move.split(" ");
    const card = cardOf(game, move);
    if (card) return cardName(game, card).long;
    if (stepper?.verb === verb)
      return typeof stepper.label === "function" ? stepper.label(Number(what)) : t(stepper.label, { n: Number(what) });
    if (typeof ways === "function") return ways(move);
    const seat = seatOf(move);
    return seat === null ? move : names[seat];
  };
}

/**
 * One sentence: why this, and not the next best.
 * @param {Pick<Hint, "level"|"candidates"|"says"|"instead_of">} hint  of a bot of somebody's own, what it says of its move itself
 * @param {(move: string) => string} call
 * @param {boolean} counted  whether there are points to speak of
 * @param {boolean} lowWins
 */
export function reasonOf({ level, candidates, says, instead_of: instead }, call, counted, lowWins) {
  const [best, next] = candidates;
  const own = !instead && !["meister", "geselle"].includes(level);
  if (own && !next) return says ? "" : t("hint.no_reason", { name: level });
  if (!next) return t("hint.only");
  const other = call(next.move);
  if (own || instead) return t("hint.rather", { other });
  if (level !== "meister" || best.winning === null) return t("hint.first_thought", { other });
  const [more, less] = lowWins ? [next, best] : [best, next];
  const points = Number(more.points) - Number(less.points);
  const chance = best.winning - Number(next.winning);
  if (best.share < 0.99 && chance < CHANCE) return t("hint.mixed", { other });
  if (counted && points >= POINTS && chance >= 0)
    return t("hint.better", { n: number(points, 1), other });
  if (chance >= CHANCE) return t("hint.likelier", { n: number(100 * chance, chance < 0.02 ? 1 : 0), other });
  // as far as one can tell they are equal: what looks worse by its numbers is preferred by rule of thumb
  const looksWorse = chance <= -CHANCE || (counted && points <= -POINTS);
  return t(looksWorse ? "hint.habit" : "hint.close", { other });
}

/** The parameters of a purpose that hold a seat. */
const SEATS = ["seat", "giver", "receiver", "dealer", "target"];

/**
 * What a move is for, in a sentence: by the words of the game, or else of the house. Nothing where nobody has words.
 * @param {string} game
 * @param {Purpose|null|undefined} purpose
 * @param {number|null} me
 * @param {string[]} names
 * @returns {string}
 */
export function purposeWords(game, purpose, me, names) {
  if (!purpose) return "";
  const key = [`${game}.purpose.${purpose.key}`, `purpose.${purpose.key}`].find(has);
  if (!key) return purpose.text ?? "";
  const given = Object.entries(purpose.parameters).map(([name, value]) => [
    name,
    SEATS.includes(name) ? somebody(/** @type {number} */ (value), me, names) : name === "card" ? cardName(game, /** @type {string} */ (value)).long : value,
  ]);
  return t(key, Object.fromEntries(given));
}

/**
 * The candidates to compare. Where several cards are advised together, the first stands for all of them, and only
 * others are compared with it: what the second would be worth as the first says nothing.
 * @param {Pick<Hint, "moves"|"candidates">} hint
 */
export const weighed = ({ moves, candidates }) =>
  moves.length > 1 ? candidates.filter(({ move }, i) => i === 0 || !moves.includes(move)) : candidates;

/** The shortest bar, in shares of its row. */
const SHORTEST = 0.08;

/**
 * The moves by the number that is shown, the best first, and how long each bar is, in shares of its row: the better, the longer.
 * @param {Candidate[]} candidates
 * @param {boolean} counted  whether points are shown, or the chance of winning
 * @param {boolean} [lowWins]  whether few points are good
 * @returns {{candidate: Candidate, from: number, size: number, value: number}[]}
 */
export function barsOf(candidates, counted, lowWins = false) {
  const sign = counted && lowWins ? -1 : 1;
  const rows = candidates.map((candidate) => {
    const { points, winning, share } = candidate;
    return { candidate, value: Number(counted ? points : (winning ?? share)) };
  });
  rows.sort((one, two) => sign * (two.value - one.value));
  const [best, worst] = [rows[0]?.value ?? 0, rows.at(-1)?.value ?? 0];
  return rows.map(({ candidate, value }) => {
    const share = best === worst ? 1 : (value - worst) / (best - worst);
    return { candidate, from: 0, size: SHORTEST + (1 - SHORTEST) * share, value };
  });
}
