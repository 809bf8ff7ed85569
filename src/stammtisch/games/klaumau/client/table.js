/** Klaumau at the table: two piles, the direction, wishes, shown hands. */

import { colourChip } from "/static/shared/art/card.js";
import { nodeOf } from "/static/shared/dom.js";
import { cardName, list, t } from "/static/shared/words/index.js";
import { steady } from "/static/table/view/layout.js";
import { seatChoices } from "/static/table/state/asking.js";
import { bombSays } from "./options.js";

/** @import {Ask} from "/static/table/view/slip.js" */
/** @import {How} from "/static/shared/types/games.js" */
/** @import {Event, View as Anybodys} from "/static/shared/types/messages.js" */
/** @import {Step} from "./options.js" */

/**
 * What Klaumau tells besides what every game does. What a variant brings is null without it.
 * @typedef {object} Own
 * @property {number} rounds  how many are played
 * @property {number} turn
 * @property {string} top
 * @property {string|null} wish
 * @property {{colours: string[], motifs: string[]}} fits
 * @property {"clockwise"|"anticlockwise"} direction
 * @property {number} draw_pile
 * @property {number|null} discards
 * @property {number|null} offered  how many cards whoever is asked may draw
 * @property {string|null} drawn  the card just drawn, while you are asked about it
 * @property {number} policemen
 * @property {number[]|null} noted
 * @property {number[]|null} watchdogs  1 for whom one guards
 * @property {number[]|null} misses
 * @property {string[]|null} shown  a hand that is shown to be picked from
 * @property {number} [shown_by]  while it is only shown
 * @property {number|null} sold
 * @property {number|null} to_throw
 * @property {string[]} gone
 * @property {Step[]|null} bomb_rule
 * @property {string|null} bomb_does
 */
/** @typedef {Anybodys & Own} View */
/** @typedef {import("/static/shared/types/games.js").Fits<View, {deal: typeof import("./deal.js"), deck: typeof import("./deck.js"), deeds: typeof import("./deeds.js"), gallery: typeof import("./gallery.js"), lesson: typeof import("./lesson.js"), options: typeof import("./options.js"), scenes: typeof import("./scenes.js"), scoring: typeof import("./scoring.js"), table: typeof import("./table.js")}>} Client */

export const lowWins = false;
export const paragraphs = {
  turn: "KM-12",
  doubt: "KM-18",
  force: "KM-22",
  wish: "KM-27",
  rob: "KM-32",
  answer: "KM-33",
  trade: "KM-34",
  give: "KM-34",
  take: "KM-49",
  sell: "KM-51",
  target: "KM-61",
  throw: "KM-62",
  offer: "KM-24",
  drawn: "KM-73",
};

/** What fits on what. */
export const fitsRule = "KM-13";
export const elsewhere = ["force"];
export const answers = { police: "police" };
export const roomy = true;
/** The cards that all have seen leave play. @param {View} view */
export const gone = (view) => view.gone;

/** @param {View} view */
export const where = (view) => t("where.round_of", { round: view.round, of: view.rounds });
/** @param {View} view */
export const padTitle = (view) => t("pad.rounds", { game: "Klaumau", n: view.rounds });
export const padNote = () => t("klaumau.pad_note");
/** How a round may end, for the page of the round. */
export const worthALine = ["empties", "runs_out", "surrounded", "too_long"];
/** @param {View} view @param {number} round */
export const roundsLeft = (view, round) => view.rounds - round;

/** @param {View} view @param {number} seat */
export function seatInfo(view, seat) {
  const noted = view.noted?.[seat] ? ` +${view.noted[seat]}` : "";
  const misses = view.misses?.[seat] ? ` · ${t("klaumau.misses", { n: view.misses[seat] })}` : "";
  return { key: [view.totals[seat], noted, misses], nodes: [t("points", { n: view.totals[seat] }), noted, misses] };
}
/** @param {View} view @param {number} seat */
export const dog = (view, seat) => Boolean(view.watchdogs?.[seat]);
/**
 * A shown hand lies before its owner; for the one who chooses from it, it lies on the slip.
 * @param {View} view
 * @param {number} seat
 */
export const openHand = (view, seat) => {
  const chosen = view.step === "force" && view.awaiting.includes(view.seat ?? -1);
  return view.shown && !chosen && seat === (view.shown_by ?? view.turn) ? view.shown : null;
};

const ARC = `<svg class="dir" viewBox="0 0 250 250" preserveAspectRatio="none" role="img"><defs><marker id="tip" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0 10 5 0 10Z" fill="var(--on-felt)"/></marker></defs><path d="M60 33A96 60 0 0 1 190 33" fill="none" stroke="currentColor" stroke-width="3.4" stroke-dasharray="1 9" stroke-linecap="round" marker-end="url(#tip)"/><path d="M190 217A96 60 0 0 1 60 217" fill="none" stroke="currentColor" stroke-width="3.4" stroke-dasharray="1 9" stroke-linecap="round" marker-end="url(#tip)"/></svg>`;

/** @param {View} view */
export function middle(view) {
  const laid = view.gone.filter((/** @type {string} */ card) => !["police", "dog", "bomb", "fence"].includes(card));
  const under = laid.slice(-3, -1);
  /** @type {import("/static/table/view/middle.js").Thing[]} */
  const things = [
    { key: "pile-under", back: true, dx: -0.82, dy: 0.06, r: -2 },
    { key: "pile", back: true, dx: -0.8, dy: 0.02, r: 1, anchor: "pile" },
    ...under.map((/** @type {string} */ card, /** @type {number} */ i) => ({
      key: `under:${laid.length - under.length - 1 + i}:${card}`,
      card,
      silent: true,
      dx: 0.78 + i * 0.02,
      dy: 0.04,
      r: steady(card + i, 7),
      z: i + 1,
    })),
    {
      key: `top:${laid.length}:${view.top}`,
      card: view.top,
      label: t("pile.top", { card: cardName("klaumau", view.top).long }),
      dx: 0.82,
      dy: 0,
      r: steady(view.top + laid.length, 4),
      z: 4,
      from: `hand:${view.top} seat:${view.turn}`,
      anchor: "discard",
    },
    {
      key: "left",
      tag: t("pile.left", { n: view.draw_pile }),
      label: t("pile.label", { n: view.draw_pile }),
      className: "tag",
      dx: -0.8,
      dy: 0.62,
    },
  ];
  if (view.draw_pile === 0) things.splice(0, 2, { key: "no-pile", ghost: true, dx: -0.8, dy: 0.02, anchor: "pile" });
  if (view.wish)
    things.push({
      key: `wish:${view.wish}`,
      node: () => colourChip(/** @type {string} */ (view.wish)),
      className: "tag is-big",
      label: t("klaumau.wished", { colour: view.wish }),
      dx: 0.82,
      dy: 0.62,
    });
  const arc = nodeOf(ARC);
  arc.setAttribute("aria-label", t(`klaumau.direction.${view.direction === "clockwise" ? "clockwise" : "against"}`));
  if (view.direction !== "clockwise") arc.classList.add("is-against");
  return {
    things,
    extras: view.players > 2 ? [{ key: `dir:${view.direction}`, node: arc, at: [[0, 0]], size: [2.9, 2.9] }] : [],
  };
}

/** What fits now: „Rot oder eine 2“. @param {View} view */
export function sought(view) {
  const { colours = [], motifs = [] } = view.fits ?? {};
  const words = [...colours, ...motifs.filter((/** @type {string} */ motif) => motif !== "bigsafe")]; // a safe is a safe
  return list(
    words.map((word) => t(`klaumau.sought.${word}`)),
    "or",
  );
}

/** @param {View} view */
export function hint(view) {
  if (view.step !== "turn" || !view.awaiting.includes(view.seat ?? -1)) return "";
  return t("klaumau.fits", { what: sought(view) });
}

/** @param {string} card */
const motifOf = (card) => /-(\w+)$/.exec(card)?.[1] ?? card;

/** Who misses a turn if you lay this now. @param {View} view @param {string} card @returns {number[]} */
function passedOver(view, card) {
  const number = { safe: 1, bigsafe: 2 }[motifOf(card)] ?? 0;
  if (view.seat === null || view.players === 2) return [];
  const way = view.direction === "clockwise" ? 1 : -1;
  return Array.from({ length: number }, (_, i) => nextTo(view, way * (i + 1)));
}

/** The seat so many places further. @param {View} view @param {number} by */
const nextTo = (view, by) => ((view.seat ?? 0) + by + 2 * view.players) % view.players;

/** Who has the turn after a plan: whoever must miss one is passed over. @param {View} view */
function afterPlan(view) {
  const way = view.direction === "clockwise" ? -1 : 1;
  const order = Array.from({ length: view.players }, (_, i) => nextTo(view, way * (i + 1)));
  return order.find((seat) => !view.misses?.[seat]) ?? order[0];
}

/** What a card would do to this very company. @param {View} view @param {string} card @param {string[]} names */
export function effect(view, card, names) {
  const motif = motifOf(card);
  if (motif === "bomb" && view.bomb_rule) return bombSays(view.bomb_rule);
  if (view.seat === null || view.turn !== view.seat) return "";
  if (motif === "safe" || motif === "bigsafe") {
    if (view.players === 2) return t("klaumau.hits.again");
    const hit = passedOver(view, card).map((seat) => names[seat]);
    return t("klaumau.hits.miss", { n: hit.length, names: list(hit) });
  }
  if (motif === "plan")
    return view.players === 2 || (view.options?.plan === "anticlockwise" && view.direction === "anticlockwise")
      ? t("klaumau.hits.nothing")
      : t("klaumau.hits.turned", { name: names[afterPlan(view)] });
  return "";
}

/** @param {View} view @param {string} card */
export const omens = (view, card) =>
  new Map(view.step === "turn" ? passedOver(view, card).map((seat) => [seat, t("klaumau.omen.miss")]) : []);

/** @param {View} view @param {How} how @returns {Ask|null} */
export function ask(view, { names, mine, decision }) {
  if (!mine) return null;
  /** @type {(verb: string) => import("/static/table/view/slip.js").Button[]} */
  const nobody = (verb) =>
    view.legal.includes(`${verb} nobody`)
      ? [{ label: t("klaumau.nobody"), move: `${verb} nobody`, tone: "quiet" }]
      : [];
  switch (view.step) {
    case "turn":
      return {
        tone: "turn",
        title: t("slip.your_turn"),
        text: hint(view),
        laying: true,
        buttons: [{ label: t("klaumau.cant"), move: "can't", tone: view.legal.length > 1 ? "quiet" : "main" }],
      };
    case "doubt":
      return {
        tone: "window",
        title: t("klaumau.cant_quoted"),
        text: t("klaumau.doubt_text", { name: names[view.turn], n: view.counts[view.turn] }),
        buttons: [
          { label: t("klaumau.doubt"), move: "doubt", tone: "alarm" },
          { label: t("klaumau.believe"), move: "believe", tone: "quiet" },
        ],
      };
    case "answer":
      return {
        tone: "window",
        title: t("klaumau.robbed", { name: names[view.turn] }),
        text: t("klaumau.robbed_text"),
        buttons: [
          { label: t("klaumau.police"), move: "police", tone: "alarm" },
          { label: t("klaumau.let"), move: "let", tone: "quiet" },
        ],
      };
    case "force":
      return {
        tone: "turn",
        title: t("klaumau.caught", { name: names[view.turn] }),
        text: t("klaumau.caught_text"),
        spread: {
          cards: view.shown ?? [],
          playable: new Set(view.legal.map((move) => move.split(" ")[1])),
          count: 1,
          verb: "pick",
        },
      };
    case "wish":
      return {
        tone: "turn",
        title: t("klaumau.wish"),
        text: t("klaumau.wish_text"),
        choices: ["red", "yellow", "green", "blue"].map((colour) => ({
          label: t(`colour.${colour}`),
          move: `wish ${colour}`,
          colour,
        })),
      };
    case "rob":
      return {
        tone: "turn",
        title: t("klaumau.rob"),
        text: t("klaumau.rob_text"),
        choices: seatChoices(view, names, "rob"),
        buttons: nobody("rob"),
      };
    case "trade":
      return {
        tone: "turn",
        title: t("klaumau.trade"),
        text: t("klaumau.trade_text"),
        choices: seatChoices(view, names, "trade"),
        buttons: nobody("trade"),
      };
    case "take":
      return {
        tone: "turn",
        title: t("klaumau.take"),
        text: t("klaumau.take_text"),
        choices: seatChoices(view, names, "take"),
        buttons: nobody("take"),
      };
    case "target":
      return {
        tone: "turn",
        title: t("klaumau.target"),
        text: view.bomb_rule ? bombSays(view.bomb_rule) : "",
        choices: seatChoices(view, names, "target"),
      };
    case "give":
      return { tone: "turn", title: t("klaumau.give"), text: t("klaumau.give_text"), lay: t("klaumau.lay.give") };
    case "offer":
      return {
        tone: "turn",
        title: t("klaumau.offer"),
        text: t("klaumau.offer_text", { n: view.offered ?? 1 }),
        buttons: [
          { label: t("klaumau.offer_draw"), move: "draw" },
          { label: t("klaumau.offer_decline"), move: "decline", tone: "quiet" },
        ],
      };
    case "drawn": {
      const play = view.legal.find((move) => move.startsWith("play "));
      return {
        tone: "turn",
        title: t("klaumau.drawn"),
        text: t("klaumau.drawn_text", { card: cardName("klaumau", /** @type {string} */ (view.drawn)).long }),
        buttons: [
          ...(play ? [{ label: t("klaumau.drawn_play"), move: play }] : []),
          { label: t("klaumau.drawn_keep"), move: "keep", tone: "quiet" },
        ],
      };
    }
    case "sell":
      return {
        tone: "turn",
        title: t("klaumau.sell"),
        text: t("klaumau.sell_text", { n: view.sold ?? 0 }),
        lay: t("klaumau.lay.sell"),
        buttons: [{ label: t("klaumau.sold"), move: "done", tone: "quiet" }],
      };
    default:
      return {
        tone: "turn",
        title: t("klaumau.throw"),
        text: t("klaumau.throw_text", { n: view.to_throw ?? 1 }),
        lay: t("klaumau.lay.throw"),
      };
  }
}

/**
 * A hand that is shown after a doubt: whoever doubted was right if a card is picked from it and laid.
 * @param {Event} event @param {Event|undefined} next @param {string|null|undefined} step
 */
export function verdict(event, next, step) {
  if (event.kind !== "shows") return null;
  const caught = next ? next.kind === "plays" && next.seat === event.seat : step === "force";
  return { key: caught ? "klaumau.verdict.caught" : "klaumau.verdict.true", seat: event.seat };
}

/** Why somebody cannot be robbed or traded with. @param {View} view @param {number} seat */
export function barred(view, seat) {
  if (!view.counts[seat]) return t("klaumau.barred.empty");
  return view.step === "rob" && dog(view, seat) ? t("klaumau.barred.dog") : null;
}

/** @param {Event} event */
export function speech(event) {
  const words = {
    cannot: "klaumau.cant_say",
    doubts: "klaumau.doubt_say",
    robs: "klaumau.rob_say",
    wards: "klaumau.police_say",
  }[event.kind];
  if (event.kind === "wishes") return { seat: event.seat, words: t("aloud", { text: t(`colour.${event.colour}`) }) };
  return words ? { seat: event.seat, words: t(words) } : null;
}

/** Who reaches across the table for whom. @param {Event} event */
export function reach(event) {
  if (event.kind === "robs") return { from: event.seat, to: event.giver };
  if (event.kind === "trades") return { from: event.receiver, to: event.giver };
  return null;
}
