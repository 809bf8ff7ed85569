/** A table that nobody has drawn, with everything that the modules of a game have: middle, seats, what is asked. */

import { cardPad } from "../table/view/pad.js";
import { el } from "../shared/dom.js";
import { number, t } from "../shared/words/index.js";
import { TITLES } from "../shared/games.js";
import { askPlain, factName, moveOf } from "./asking.js";
import { middleOf } from "./middle.js";
import { byCard, bySeat, readMove, sorted } from "./moves.js";

/** @import {Event, View} from "../shared/types/messages.js" */
/** @import {How, TablePart} from "../shared/types/games.js" */
/** @import {Facts} from "./index.js" */
/** @import {Read} from "./moves.js" */

/** @param {string} game @param {Facts} facts @param {string[]} faces @returns {TablePart} */
export function makeTable(game, facts, faces) {
  const known = new Set(faces);
  const reads = (/** @type {View} */ view, moves = view.legal) =>
    moves.map((/** @type {string} */ move) => readMove(move, facts.moves[view.step ?? ""], known, view.hand ?? []));
  const of = (/** @type {string} */ kind) => Object.keys(facts.facts).filter((key) => facts.facts[key] === kind);
  const inCards = facts.unit === "cards";
  return {
    lowWins: facts.low_wins,
    paragraphs: {},
    counted: !inCards,
    where: (/** @type {View} */ view) => t("where.round", { round: Math.max(1, view.round) }),
    padTitle: () => TITLES[game],
    ...(inCards
      ? {
          makePad: (/** @type {View} */ view, /** @type {string[]} */ names) =>
            cardPad(view.counts, names, TITLES[game]),
        }
      : {}),
    middle: (/** @type {View} */ view, names = view.names) => middleOf(game, facts.facts, view, names),
    seatInfo: (/** @type {View} */ view, /** @type {number} */ seat) => {
      const { points, numbers } = seatFacts(game, facts, of("numbers"), view, seat);
      return { key: [points, numbers], nodes: [points, numbers && below(points, numbers)].filter(Boolean) };
    },
    ownInfo: (/** @type {View} */ view) => {
      const { points, numbers } = seatFacts(game, facts, of("numbers"), view, view.seat ?? 0);
      const right = t("card_count", { n: view.counts[view.seat ?? 0] });
      return { key: [points, numbers, right], left: [[points, numbers].filter(Boolean).join(" · ")], right };
    },
    openHand: (/** @type {View} */ view, /** @type {number} */ seat) => {
      const cards = of("open").flatMap((key) => /** @type {string[][]|null|undefined} */ (view[key])?.[seat] ?? []);
      return cards.length ? cards : null;
    },
    ask: (/** @type {View} */ view, /** @type {How} */ how) => askPlain(game, facts, view, reads(view), how),
    /** Moves by what is touched for them. */
    sort: (/** @type {View} */ view, /** @type {string[]} */ legal) => {
      const { held, seats, words } = sorted(reads(view, legal));
      return { cards: byCard(held), seats: bySeat(seats), others: words.map(({ move }) => move) };
    },
    /** The move that somebody tries who touches a card that cannot be played. */
    tried: (/** @type {View} */ view, /** @type {string} */ card) =>
      triedWith(facts.moves[view.step ?? ""], view, card, reads),
    /** A move in words, as on a button. */
    say: (/** @type {Pick<View, "game"|"step"|"hand">} */ view, /** @type {string} */ move, /** @type {string[]} */ names) =>
      moveOf(game, readMove(move, facts.moves[view.step ?? ""], known, view.hand ?? []), names),
    reach: (/** @type {Event} */ { seat, target }) =>
      isSeat(seat) && isSeat(target) && seat !== target ? { from: seat, to: target } : null,
    slapTime: (/** @type {number} */ ms) => t("new.seconds", { n: number(ms / 1000, 2) }),
  };
}

/** @param {unknown} value */
const isSeat = (value) => Number.isInteger(value);

/**
 * In a line of its own for those who see it, after a comma for those who hear it.
 * @param {string} points
 * @param {string} words
 */
const below = (points, words) => el("span.plain-numbers", {}, points && el("span.unseen", {}, ", "), words);

/**
 * Points, and whatever number the game shows of each seat.
 * @param {string} game
 * @param {Facts} facts
 * @param {string[]} keys
 * @param {View} view
 * @param {number} seat
 */
function seatFacts(game, facts, keys, view, seat) {
  const of = (/** @type {string} */ key) => /** @type {number[]|null|undefined} */ (view[key])?.[seat] ?? 0;
  const shown = keys.filter(of);
  const total = view.totals[seat];
  return {
    points:
      facts.unit === "cards"
        ? ""
        : facts.unit === "points"
          ? t("points", { n: total })
          : `${number(total)} ${facts.unit}`,
    numbers: shown.map((key) => `${factName(game, key)} ${number(of(key))}`).join(" · "),
  };
}

/** @param {string[]|undefined} forms @param {View} view @param {string} card @param {(view: View) => Read[]} reads */
function triedWith(forms, view, card, reads) {
  const form = forms?.find((each) => each.includes("{card}"));
  const like = form?.replace("{card}", card) ?? byExample(reads(view), card);
  return like && !like.includes("{") ? like : null;
}

/** The first move of a card that there is, with another card in its place. @param {Read[]} reads @param {string} card */
function byExample(reads, card) {
  const read = reads.find(({ pieces }) => pieces.some((piece) => "card" in piece));
  return (
    read?.pieces
      .map((piece) =>
        "card" in piece ? card : "word" in piece ? piece.word : "seat" in piece ? `seat ${piece.seat}` : piece.number,
      )
      .join(" ") ?? null
  );
}
