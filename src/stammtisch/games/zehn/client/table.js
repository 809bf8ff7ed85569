/** Zehn at the table: the pot, the round card, a card with caps before each seat, auctions. */

import { drawCard, icon } from "/static/shared/art/card.js";
import { el } from "/static/shared/dom.js";
import { cardName, number, t } from "/static/shared/words/index.js";
import { rangeOf } from "/static/table/state/moves.js";
import { lotOf } from "/static/table/view/seats.js";
import { seatChoices } from "/static/table/state/asking.js";

/** @import {Ask} from "/static/table/view/slip.js" */
/** @import {How} from "/static/shared/types/games.js" */
/** @import {Event, Lying, View as Anybodys} from "/static/shared/types/messages.js" */

/**
 * What Zehn tells besides what every game does.
 * @typedef {object} Own
 * @property {string[][]|null} hands  all, at the end
 * @property {number} starter
 * @property {string|null} round_card
 * @property {number} rounds_left
 * @property {(Lying|null)[]} table
 * @property {{target: number, bidder: number|null, bid: number}|null} auction
 * @property {number[]} chips
 * @property {number[]} guard
 * @property {number} pot
 * @property {number} pile
 * @property {string[][]} taken
 * @property {string[][]} taken_rounds
 * @property {{winner: number, pot: number, loser: number, cards: (string|null)[][], values: number[]}|null} last_round
 */
/** @typedef {Anybodys & Own} View */
/** @typedef {import("/static/shared/types/games.js").Fits<View, {deal: typeof import("./deal.js"), deck: typeof import("./deck.js"), deeds: typeof import("./deeds.js"), gallery: typeof import("./gallery.js"), lesson: typeof import("./lesson.js"), scenes: typeof import("./scenes.js"), scoring: typeof import("./scoring.js"), table: typeof import("./table.js")}>} Client */

export const lowWins = true;
export const paragraphs = {
  lay: "ZE-10",
  protect: "ZE-11",
  open: "ZE-12",
  bid: "ZE-14",
  raise: "ZE-15",
  reveal: "ZE-24",
  add: "ZE-25",
  name: "ZE-35",
};

export const roomy = true;
/** A card lies before each seat. */
export const lots = true;

/** @param {View} view */
const roundsOf = (view) => view.round + view.rounds_left;
/** @param {View} view */
export const where = (view) => t("where.round_of", { round: view.round, of: roundsOf(view) });
/** @param {View} view */
export const padTitle = (view) => t("zehn.pad", { round: view.round, of: roundsOf(view) });
export const padNote = () => t("zehn.pad_note");
export const padSum = () => t("zehn.pad_sum");

/** Penalty points that a chip takes off in the end. */
const CHIP = 2;
/** What the page of a round tells besides. */
export const worthALine = ["buys", "swaps"];
/** @param {View} view @param {number} round */
export const roundsLeft = (view, round) => roundsOf(view) - round;
/** Chips count in the end, so they do where somebody stands. @param {View} view */
export const standing = (view) => (/** @type {number} */ total, /** @type {number} */ seat) => ({
  value: total - CHIP * view.chips[seat],
  sum: `${number(total)} − ${CHIP} × ${view.chips[seat]}`,
});
/** Who wins the round, and the pot. @param {View} view */
export const pot = ({ last_round: last, options }) => {
  const won = last && [t("zehn.reckon.pot", { n: last.pot }), beats(last, options?.tie === "highest_card")];
  return won && { winner: last.winner, words: won.filter(Boolean).join(", ") };
};

/** Why it wins although others came to as much (ZE-29, ZE-30); nothing if nobody did. @param {NonNullable<Own["last_round"]>} last @param {boolean} highest */
function beats({ winner, cards, values }, highest) {
  const rivals = values.flatMap((value, seat) => (seat !== winner && value === values[winner] ? [cards[seat]] : []));
  if (!rivals.length) return "";
  if (highest) return t("zehn.reckon.tie.highest_card");
  const alike = rivals.some(([, second]) => Boolean(second) === Boolean(cards[winner][1]));
  return t(`zehn.reckon.tie.${alike ? "order" : "one_card"}`);
}
/** Whoever lost the round pays. @param {import("/static/shared/types/messages.js").Reckoning} reckoning @param {(seat: number) => unknown} who */
export function headline({ shares }, who) {
  const bills = shares.map(({ heaps }) => heaps.filter(({ key }) => key !== "held"));
  const loser = bills.findIndex((heaps) => heaps.some(({ key }) => key === "round_card"));
  if (loser < 0) return null;
  const n = bills[loser].reduce((sum, { cards, each }) => sum + cards.length * each, 0);
  return t("zehn.reckon.pays", { who: who(loser), n });
}

/** @param {View} view @param {number} seat */
export function seatInfo(view, seat) {
  return { key: [view.chips[seat]], nodes: [t("zehn.caps", { n: view.chips[seat] })] };
}
/** They lie on the mat, whatever else is on the table. @param {View} view @param {number} seat */
export const chips = (view, seat) => view.chips[seat];
/** Steps that nobody has to be asked about when there is one answer only: without chips nothing can be guarded or bought, without enough of them no bid raised. */
export const obvious = ["protect", "open", "raise"];
/** @param {View} view @param {number} seat */
export const mark = (view, seat) =>
  view.auction?.bidder === seat && view.auction.bid ? t("zehn.bids", { n: view.auction.bid }) : null;

/** What lies before a seat. @param {View} view @param {number} seat */
export function lot(view, seat) {
  const lying = view.table[seat];
  if (!lying) return null;
  const value = view.values ? t("zehn.value", { n: view.values[seat] }) : null;
  return {
    card: lying.card,
    second: lying.second,
    peek: lying.hidden,
    shield: lying.shield,
    sale: view.auction?.target === seat ? t("zehn.sale") : null,
    guarded: t("zehn.guarded", { n: lying.shield }),
    value,
    tone: view.values ? (view.winner === seat ? "is-winner" : view.loser === seat ? "is-loser" : "") : "",
    key: `lot:${seat}`,
  };
}

/**
 * The ways in which pot, round card and one's own card lie: one's own in front, all in a line, the pot above two cards, all below each
 * other.
 */
const LYING = {
  pot: [[-0.9, -0.9], [2, 0], [0, -1.35], [0, -2.1]],
  round: [[0.9, -0.96], [-1.9, 0], [-1.05, 0.5], [0, -0.35]],
  mine: [[0, 1.15], [0, 0], [1, 0.5], [0, 1.75]],
};

/** @param {View} view */
export function middle(view) {
  const extras = [potOf(view)];
  if (view.round_card)
    extras.push({
      key: `round:${view.round_card}`,
      at: LYING.round,
      size: [1, 1.542],
      words: 1,
      node: el(
        "div.round-card",
        { role: "group", "aria-label": t("zehn.round_card") },
        drawCard("zehn", view.round_card),
        el("span", { "aria-hidden": "true" }, t("zehn.round_card")),
      ),
    });
  if (view.seat !== null) {
    const mine = lot(view, view.seat);
    extras.push({
      key: `mine:${JSON.stringify(mine)}`,
      at: LYING.mine,
      size: [1.5, 1.9],
      words: 2, // caps and a look at the card hang below it; its place is there before it is, so that nobody has to move
      node: mine ? mineOf(mine) : el("div.mine", { "aria-hidden": "true" }, el("div.is-ghost")),
    });
  }
  return { things: [], extras };
}

/** @param {import("/static/table/view/seats.js").Lot} mine */
const mineOf = (mine) =>
  el(
    "div.mine",
    { role: "group", "aria-label": t("zehn.your_card") },
    el("div.lot", { class: `${mine.sale ? "is-sale" : ""} ${mine.tone}` }, lotOf("zehn", mine)),
    el("span", { "aria-hidden": "true" }, t("zehn.your_card")),
  );

const SCATTER = [
  [26, 26, 20],
  [50, 20, -14],
  [40, 42, 44],
  [60, 40, 8],
  [18, 40, -30],
  [34, 12, 70],
  [66, 22, 33],
  [48, 54, -50],
  [30, 52, 15],
  [58, 8, 5],
];

/** @param {View} view */
function potOf(view) {
  const caps = SCATTER.slice(0, view.pot).map(([l, top, a]) => {
    const cap = icon("i-cap", "cap");
    for (const [name, value] of [
      ["--l", `${l}%`],
      ["--t", `${top}%`],
      ["--a", `${a}deg`],
    ])
      cap.style.setProperty(name, value);
    return cap;
  });
  return {
    key: `pot:${view.pot}`,
    at: LYING.pot,
    size: [1.5, 0.9],
    words: 1,
    node: el(
      "div.pot",
      { data: { anchor: "pot" } },
      el("div.dish", { "aria-hidden": "true" }, caps),
      el("small", {}, t("zehn.pot", { n: view.pot })),
      el("span.unseen", { data: { anchor: "pile" } }, t("pile.label", { n: view.pile })),
    ),
  };
}

/** So many of one's own chips are drawn: with more of them, how many guard the card would need a second line, and the felt would be lower. */
const DRAWN = 8;

/** @param {View} view */
export function ownInfo(view) {
  const chips = view.chips[view.seat ?? 0];
  return {
    key: [chips, view.guard[view.seat ?? 0]],
    left: [
      el(
        "span.caps",
        { "aria-hidden": "true" },
        Array.from({ length: Math.min(chips, DRAWN) }, () => icon("i-cap", "cap")),
      ),
      el("b", {}, chips),
      ` ${t("zehn.caps_word", { n: chips })}`,
    ],
    right: view.guard[view.seat ?? 0] ? t("zehn.guards", { n: view.guard[view.seat ?? 0] }) : "",
  };
}

/** @param {View} view @param {number} seat */
const named = (view, seat) => {
  const lying = view.table[seat];
  return lying?.card && !lying.hidden ? cardName("zehn", lying.card).short : null;
};

/** @param {View} view @param {How} how @returns {Ask|null} */
export function ask(view, { names, mine }) {
  if (!mine) return null;
  const own = view.table[view.seat ?? 0]?.card;
  switch (view.step) {
    case "lay":
      return {
        tone: "turn",
        title: t("zehn.lay"),
        text: t("zehn.lay_text", { card: cardName("zehn", /** @type {string} */ (view.round_card)).short }),
        ways: ["zehn.open", "zehn.hidden"],
      };
    case "protect":
      return {
        tone: "turn",
        title: t("zehn.protect"),
        text: t("zehn.protect_text"),
        buttons: view.legal.map((move) => ({
          label: t("zehn.protect_n", { n: Number(move.split(" ")[1]) }),
          move,
          tone: move.endsWith("0") ? "quiet" : "main",
        })),
      };
    case "open": {
      const seats = view.legal.filter((move) => move !== "decline").map((move) => Number(move.split(" ")[2]));
      return {
        tone: "turn",
        title: t("zehn.buy"),
        text: t("zehn.buy_text"),
        choices: seats.map((seat) => ({
          seat,
          name: names[seat],
          label: t(view.guard[seat] ? "zehn.auction_of" : "zehn.swap_with", {
            name: names[seat],
            card: named(view, seat),
          }),
          move: /** @type {string} */ (view.legal.find((move) => move.endsWith(`seat ${seat}`))),
        })),
        buttons: [{ label: t("zehn.decline"), move: "decline", tone: "quiet" }],
      };
    }
    case "bid":
    case "raise": {
      const range = rangeOf("bid", view.legal);
      const { target, bidder, bid } = /** @type {NonNullable<View["auction"]>} */ (view.auction);
      const what = named(view, target);
      return {
        tone: "turn",
        title:
          view.step === "bid"
            ? t("zehn.opening", { name: names[target], card: what })
            : what
              ? t("zehn.lot", { name: names[target], card: what })
              : t("zehn.lot_hidden", { name: names[target] }),
        text:
          bidder === null || view.step === "bid"
            ? t("zehn.first_bid", { n: view.guard[target] })
            : t("zehn.last_bid", {
                name: names[bidder],
                n: bid,
                card: own ? cardName("zehn", own).short : "?",
              }),
        stepper: range === null ? undefined : { verb: "bid", ...range, label: "zehn.bid_n" },
        buttons: view.legal.includes("pass") ? [{ label: t("zehn.pass"), move: "pass", tone: "quiet" }] : [],
      };
    }
    case "reveal":
      return {
        tone: "turn",
        title: t("zehn.reveal"),
        text: t("zehn.reveal_text", { card: own ? cardName("zehn", own).short : "?" }),
        buttons: [
          { label: t("zehn.turn_up"), move: "reveal" },
          { label: t("zehn.keep"), move: "keep", tone: "quiet" },
        ],
      };
    case "add":
      return {
        tone: "turn",
        title: t("zehn.add"),
        text: t("zehn.add_text", { card: own ? cardName("zehn", own).short : "?" }),
        lay: t("zehn.lay.add"),
        buttons: [{ label: t("zehn.done"), move: "done", tone: "quiet" }],
      };
    default:
      return {
        tone: "turn",
        title: t("zehn.name"),
        text: t("zehn.name_text"),
        choices: seatChoices(view, names, "name"),
      };
  }
}

/** @param {Event} event */
export function speech(event) {
  if (event.kind === "bids") return { seat: event.seat, words: t("zehn.shout", { n: event.chips }) };
  return null;
}
