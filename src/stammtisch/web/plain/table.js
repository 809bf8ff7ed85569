/** A table that nobody has drawn, with everything that the modules of a game have: middle, seats, what is asked. */

import { cardPad } from "../board/pad.js";
import { el } from "../dom.js";
import { number, t } from "../words/index.js";
import { TITLES } from "../shelf.js";
import { askPlain } from "./asked.js";
import { middleOf } from "./middle.js";
import { byCard, bySeat, readMove, sorted } from "./moves.js";
import { factName, moveOf } from "./saying.js";

/** @param {string} game @param {import("./index.js").Facts} facts @param {string[]} faces */
export function makeTable(game, facts, faces) {
  const known = new Set(faces);
  const reads = (view, moves = view.legal) =>
    moves.map((move) => readMove(move, facts.moves[view.step], known, view.hand ?? []));
  const of = (kind) => Object.keys(facts.facts).filter((key) => facts.facts[key] === kind);
  const inCards = facts.unit === "cards";
  return {
    lowWins: facts.low_wins,
    paragraphs: {},
    counted: !inCards,
    where: (view) => t("where.round", { round: Math.max(1, view.round) }),
    padTitle: () => TITLES[game],
    ...(inCards ? { makePad: (view, names) => cardPad(view.counts, names, TITLES[game]) } : {}),
    middle: (view, names = view.names) => middleOf(game, facts.facts, view, names),
    seatInfo: (view, seat) => {
      const { points, numbers } = seatFacts(game, facts, of("numbers"), view, seat);
      return { key: [points, numbers], nodes: [points, numbers && below(points, numbers)].filter(Boolean) };
    },
    ownInfo: (view) => {
      const { points, numbers } = seatFacts(game, facts, of("numbers"), view, view.seat);
      const right = t("card_count", { n: view.counts[view.seat] });
      return { key: [points, numbers, right], left: [[points, numbers].filter(Boolean).join(" · ")], right };
    },
    openHand: (view, seat) => {
      const cards = of("open").flatMap((key) => view[key]?.[seat] ?? []);
      return cards.length ? cards : null;
    },
    ask: (view, how) => askPlain(game, facts, view, reads(view), how),
    /** Moves by what is touched for them. */
    sort: (view, legal) => {
      const { held, seats, words } = sorted(reads(view, legal));
      return { cards: byCard(held), seats: bySeat(seats), others: words.map(({ move }) => move) };
    },
    /** The move that somebody tries who touches a card that cannot be played. */
    tried: (view, card) => triedWith(facts.moves[view.step], view, card, reads),
    /** A move in words, as on a button. */
    say: (view, move, names) => moveOf(game, readMove(move, facts.moves[view.step], known, view.hand ?? []), names),
    reach: (event) =>
      isSeat(event.seat) && isSeat(event.target) && event.seat !== event.target
        ? { from: event.seat, to: event.target }
        : null,
    slapTime: (ms) => t("new.seconds", { n: number(ms / 1000, 2) }),
  };
}

const isSeat = (value) => Number.isInteger(value);

/** In a line of its own for those who see it, after a comma for those who hear it. */
const below = (points, words) => el("span.plain-numbers", {}, points && el("span.unseen", {}, ", "), words);

/** Points, and whatever number the game shows of each seat. */
function seatFacts(game, facts, keys, view, seat) {
  const shown = keys.filter((key) => view[key]?.[seat]);
  const total = view.totals[seat];
  return {
    points:
      facts.unit === "cards"
        ? ""
        : facts.unit === "points"
          ? t("points", { n: total })
          : `${number(total)} ${facts.unit}`,
    numbers: shown.map((key) => `${factName(game, key)} ${number(view[key][seat])}`).join(" · "),
  };
}

function triedWith(forms, view, card, reads) {
  const form = forms?.find((each) => each.includes("{card}"));
  const like = form?.replace("{card}", card) ?? byExample(reads(view), card);
  return like && !like.includes("{") ? like : null;
}

/** The first move of a card that there is, with another card in its place. */
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
