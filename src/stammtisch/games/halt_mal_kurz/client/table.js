/** Halt mal kurz at the table: pile and stock, duels, votes, slaps, open hands. */

import { el } from "/static/shared/dom.js";
import { cardName, list, number, t } from "/static/shared/words/index.js";
import { steady } from "/static/table/view/layout.js";
import { cardPad } from "/static/table/view/pad.js";
import { handSign } from "/static/table/view/slip.js";
import { seatChoices } from "/static/table/state/asking.js";

/** @import {Ask} from "/static/table/view/slip.js" */
/** @import {How} from "/static/shared/types/games.js" */
/** @import {Event, View as Anybodys} from "/static/shared/types/messages.js" */

/**
 * What Halt mal kurz tells besides what every game does.
 * @typedef {object} Own
 * @property {string} top
 * @property {{categories: string[], symbols: string[]}} fits
 * @property {number} stock
 * @property {number} discards
 * @property {number} turns  0 while it is thrown for who begins
 * @property {number[]|null} contenders  who may still begin then
 * @property {number} active
 * @property {number|null} open_seat
 * @property {string[]|null} open_hand
 * @property {number|null} last_open
 * @property {string[][]|null} known  cards that you know to be there, per seat
 * @property {string|null} action
 * @property {number|null} target
 * @property {{giver: number, receiver: number}[]|null} proposals
 * @property {number|null} giver  of the proposal that you are half-way through
 * @property {boolean|null} well
 * @property {{slapped: number[], stayed: number[]}|null} slaps
 * @property {string|null} answer  your sealed one
 */
/** @typedef {Anybodys & Own} View */
/** @typedef {import("/static/shared/types/games.js").Fits<View, {deal: typeof import("./deal.js"), deck: typeof import("./deck.js"), deeds: typeof import("./deeds.js"), gallery: typeof import("./gallery.js"), lesson: typeof import("./lesson.js"), scenes: typeof import("./scenes.js"), scoring: typeof import("./scoring.js"), table: typeof import("./table.js")}>} Client */

export const lowWins = true;
/** Nothing is counted but who wins. */
export const counted = false;
export const paragraphs = {
  turn: "HK-7",
  hold: "HK-15",
  challenge: "HK-20",
  swap: "HK-29",
  propose: "HK-17",
  vote: "HK-18",
  well: "HK-21",
  throw: "HK-20",
  slap: "HK-32",
  name: "HK-37",
  react: "HK-43",
  give: "HK-23",
};

/** What fits on what. */
export const fitsRule = "HK-8";
export const roomy = true;

/** @param {View} view */
export const where = (view) =>
  view.turns ? t("where.turn", { n: view.turns }) : t("halt_mal_kurz.start_duel");
/** @param {View} view @param {number} seat */
export const seatInfo = (view, seat) => ({
  key: [view.open_seat === seat],
  nodes: [view.open_seat === seat ? t("halt_mal_kurz.plays_open") : ""],
});
/**
 * How many cards somebody got rid of by an event, besides those that were played.
 * @param {Event} event
 * @param {number} seat
 */
export function relief(event, seat) {
  if (event.kind === "hands_over") return event.giver === seat ? Number(event.number) : 0;
  if (event.kind !== "swaps") return 0;
  const more = Number(event.gave) - Number(event.got);
  return event.giver === seat ? more : event.receiver === seat ? -more : 0;
}

/** @param {View} view @param {number} seat */
export const openHand = (view, seat) => (view.open_seat === seat ? view.open_hand : null);
/** @param {View} view @param {string[]} names */
export const makePad = (view, names) =>
  cardPad(view.counts, names, t("halt_mal_kurz.pad"), t("halt_mal_kurz.pad_note"));

/** @param {View} view @param {string[]} [names]  as the reader calls them @returns {import("/static/table/view/middle.js").Made} */
export function middle(view, names = view.names) {
  if (view.step === "slap") {
    /** @type {import("/static/table/view/middle.js").Thing} */
    const card = {
      key: `top:${view.discards}:${view.top}`,
      card: view.top,
      cut: "l",
      r: -2,
      z: 3,
      from: `hand:${view.top} seat:${view.active}`,
      anchor: "discard",
    };
    return { things: [card], extras: [], large: true };
  }
  /** @type {import("/static/table/view/middle.js").Thing[]} */
  const things = [
    { key: "pile", back: true, dx: -0.82, dy: 0.02, r: -1, anchor: "pile" },
    {
      key: "left",
      tag: t("pile.left", { n: view.stock }),
      label: t("pile.label", { n: view.stock }),
      className: "tag",
      dx: -0.82,
      dy: 0.62,
    },
    {
      key: `top:${view.discards}:${view.top}`,
      card: view.top,
      label: t("pile.top", { card: cardName("halt_mal_kurz", view.top).long }),
      dx: 0.8,
      dy: 0,
      r: steady(view.top + view.discards, 4),
      z: 3,
      from: `hand:${view.top} seat:${view.active}`,
      anchor: "discard",
    },
  ];
  if (view.stock === 0) things.splice(0, 1, { key: "no-pile", ghost: true, dx: -0.82, dy: 0.02, anchor: "pile" });
  const extras = [];
  if (view.thrown)
    extras.push({
      key: `thrown:${JSON.stringify(view.thrown)}`,
      at: [[0, 1.62], [0.7 * view.thrown.length + 1.5, 0]],
      size: [0.95 * view.thrown.length + 0.5, 1.25],
      node: el(
        "div.thrown-place",
        {},
        el(
          "div.throws",
          {},
          view.thrown.map(({ seat, name, sign }) =>
            el("div.thrown", {}, handSign(sign), names[seat] ?? name, el("span.unseen", {}, t("colon") + t(`sign.${sign}`))),
          ),
        ),
      ),
    });
  return { things, extras };
}

/** @param {View} view */
export function ownInfo(view) {
  return {
    key: [view.counts[view.seat ?? 0], view.open_seat === view.seat],
    left: [t("card_count", { n: view.counts[view.seat ?? 0] })],
    right: view.open_seat === view.seat ? t("halt_mal_kurz.you_open") : "",
  };
}

/** What the action does to whoever is asked to react. @param {View} view @param {string[]} names */
const hitBy = (view, names) =>
  view.action === "polizei" && view.target === null
    ? t("halt_mal_kurz.hit.slapped") // HK-35: whoever slapped draws; only then somebody is named
    : t(`halt_mal_kurz.hit.${view.action}`, { name: names[view.active] });

/** Who gives, in a proposal that is half made. @param {View} view @param {number} seat */
export const mark = (view, seat) =>
  view.giver === seat && view.step === "propose" ? t("halt_mal_kurz.gives") : null;

/** Why somebody cannot be chosen: nobody gives to themselves, and the police wants somebody else. @param {View} view @param {number} seat */
export function barred(view, seat) {
  if (view.step === "propose" && view.giver === seat) return t("halt_mal_kurz.barred.gives");
  return view.step === "name" ? t("halt_mal_kurz.barred.open") : null; // HK-37
}

/** @param {View} view @param {How} how @returns {Ask|null} */
export function ask(view, { names, mine }) {
  if (!mine) return answered(view, names);
  switch (view.step) {
    case "turn":
      return {
        tone: "turn",
        title: t("slip.your_turn"),
        text: t("halt_mal_kurz.fits", { what: sought(view) }),
        laying: true,
        buttons: [{ label: t("halt_mal_kurz.draw"), move: "draw", tone: view.legal.length > 1 ? "quiet" : "main" }],
      };
    case "hold":
      return {
        tone: "turn",
        title: t("halt_mal_kurz.hold"),
        text: t("halt_mal_kurz.hold_text"),
        choices: seatChoices(view, names),
      };
    case "challenge":
      return {
        tone: "turn",
        title: t("halt_mal_kurz.challenge"),
        text: t("halt_mal_kurz.challenge_text"),
        choices: seatChoices(view, names),
      };
    case "swap":
      return {
        tone: "turn",
        title: t("halt_mal_kurz.swap"),
        text: t("halt_mal_kurz.swap_text"),
        choices: seatChoices(view, names),
      };
    case "name":
      return {
        tone: "turn",
        title: t("halt_mal_kurz.name"),
        text: t("halt_mal_kurz.name_text"),
        choices: seatChoices(view, names),
      };
    case "propose": {
      const second = view.legal.some((/** @type {string} */ move) => move.startsWith("to "));
      return {
        tone: "turn",
        title: t(second ? "halt_mal_kurz.propose_to" : "halt_mal_kurz.propose"),
        text: t("halt_mal_kurz.propose_text"),
        choices: seatChoices(view, names),
        buttons: view.legal.includes("propose nothing")
          ? [{ label: t("halt_mal_kurz.propose_nothing"), move: "propose nothing", tone: "quiet" }]
          : [],
      };
    }
    case "vote":
      return {
        tone: "turn",
        title: t("halt_mal_kurz.vote"),
        text: t("halt_mal_kurz.vote_text"),
        choices: votes(view, names),
        buttons: [{ label: t("halt_mal_kurz.abstain"), move: "abstain", tone: "quiet" }],
      };
    case "well":
      return {
        tone: "window",
        title: t("halt_mal_kurz.well"),
        text: t(view.contenders ? "halt_mal_kurz.start_text" : "halt_mal_kurz.well_text"),
        buttons: [
          { label: t("halt_mal_kurz.with_well"), move: "with well" },
          { label: t("halt_mal_kurz.without_well"), move: "without well", tone: "quiet" },
        ],
      };
    case "throw":
      return {
        tone: "turn",
        title: duelTitle(view, names),
        text: t(view.well ? "halt_mal_kurz.throw_well" : "halt_mal_kurz.throw_text"),
        choices: ["rock", "scissors", "paper", ...(view.well ? ["well"] : [])].map((sign) => ({
          label: t(`sign.${sign}`),
          move: `throw ${sign}`,
          hand: sign,
        })),
      };
    case "slap":
      return view.action === "polizei"
        ? {
            tone: "race",
            title: t("halt_mal_kurz.police_slap"),
            text: t("halt_mal_kurz.police_slap_text"),
            move: "slap",
            buttons: [{ label: t("halt_mal_kurz.stay"), move: "stay", tone: "quiet" }],
          }
        : { tone: "race", title: t("halt_mal_kurz.slap"), text: t("halt_mal_kurz.slap_text"), move: "slap" };
    case "react": {
      const answer =
        view.legal.find((/** @type {string} */ move) => move.startsWith("react ")) ??
        `react ${view.hand.find((card) => card.startsWith("liste")) ?? "liste-k"}`;
      return {
        tone: "window",
        title: t("halt_mal_kurz.react"),
        text: hitBy(view, names),
        buttons: [
          { label: t("halt_mal_kurz.list"), move: answer, tone: "alarm" },
          { label: t("halt_mal_kurz.let"), move: "let", tone: "quiet" },
        ],
      };
    }
    default:
      return {
        tone: "turn",
        title: t("halt_mal_kurz.give"),
        text: t(view.action === "versammlung" ? "halt_mal_kurz.give_voted" : "halt_mal_kurz.give_text"),
        lay: t("halt_mal_kurz.lay.give"),
      };
  }
}

/** What fits now: something funny, or a penguin. @param {View} view */
export function sought(view) {
  const { categories = [], symbols = [] } = view.fits ?? {};
  if (categories.length > 1) return t("halt_mal_kurz.sought.anything");
  return list(
    [...categories, ...symbols].map((word) => t(`halt_mal_kurz.sought.${word}`)),
    "or",
  );
}

/** Who would hold the most cards when this one is laid. @param {View} view @param {string} card @returns {number[]} */
function richest(view, card) {
  if (!card.startsWith("kapitalismus") || view.seat === null || view.active !== view.seat) return [];
  const counts = view.counts.map((count, seat) => (seat === view.seat ? count - 1 : count));
  return counts.flatMap((count, seat) => (count === Math.max(...counts) ? [seat] : []));
}

/** What a card would do to this very company. @param {View} view @param {string} card @param {string[]} names */
export function effect(view, card, names) {
  const hit = richest(view, card).map((seat) => (seat === view.seat ? t("halt_mal_kurz.hits.you") : names[seat]));
  return hit.length ? t("halt_mal_kurz.hits.two", { names: list(hit) }) : "";
}

/** @param {View} view @param {string} card */
export const omens = (view, card) =>
  new Map(
    view.step === "turn"
      ? richest(view, card)
          .filter((seat) => seat !== view.seat)
          .map((seat) => [seat, t("halt_mal_kurz.omen.two")])
      : [],
  );

/** @param {View} view @param {string[]} names */
function duelTitle(view, names) {
  if (view.contenders) return t("halt_mal_kurz.start_duel");
  if (view.action === "gruppe") return t("halt_mal_kurz.against_all", { name: names[view.active] });
  const other = view.seat === view.active ? view.target : view.active;
  return t("halt_mal_kurz.against", { name: names[/** @type {number} */ (other)] });
}

/** @param {View} view @param {string[]} names */
function votes(view, names) {
  return view.legal
    .filter((move) => move.startsWith("vote "))
    .map((move) => {
      const [, giver, receiver] = /vote seat (\d) to seat (\d)/.exec(move)?.map(Number) ?? [];
      return {
        move,
        seat: Number(giver),
        name: names[giver],
        label: proposal(view, names, Number(giver), Number(receiver)),
      };
    });
}

/** @param {View} view @param {string[]} names @param {number} giver @param {number} receiver */
function proposal(view, names, giver, receiver) {
  const who = { giver: names[giver], receiver: names[receiver] };
  if (giver === view.seat) return t("halt_mal_kurz.you_give_to", who);
  return t(receiver === view.seat ? "halt_mal_kurz.gives_to_you" : "halt_mal_kurz.gives_to", who);
}

/**
 * A sealed answer that was given stays in sight until the last has answered.
 * @param {View} view
 * @param {string[]} names
 * @returns {Ask|null}
 */
function answered(view, names) {
  if (!view.answer || !view.awaiting.length) return null;
  const words = view.answer.startsWith("throw ") ? t(`sign.${view.answer.slice(6)}`) : t("halt_mal_kurz.answered");
  return {
    tone: "wait",
    title: words,
    text: t("slip.waiting_for", { names: list(view.awaiting.map((seat) => names[seat])) }),
  };
}

/** @param {Event} event */
export function speech(event) {
  const words = {
    holds: "halt_mal_kurz.say_hold",
    razupaltuff: "halt_mal_kurz.say_raz",
    without_well: "halt_mal_kurz.say_well",
    wants_to_swap: "halt_mal_kurz.say_swap",
    reacts: "halt_mal_kurz.say_list",
  }[event.kind];
  return words ? { seat: event.seat, words: t(words) } : null;
}

/** @param {Event} event */
export function reach(event) {
  if (event.kind === "names" || event.kind === "holds" || event.kind === "challenges" || event.kind === "wants_to_swap")
    return { from: event.seat, to: event.target };
  return null;
}

/** @param {number} ms */
export const slapTime = (ms) => t("halt_mal_kurz.seconds", { n: number(ms / 1000, 2) });
