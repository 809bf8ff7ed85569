/** Black Spy at the table. */

import { colourChip } from "/static/shared/art/card.js";
import { COLOURS } from "/static/shared/art/decks.js";
import { t } from "/static/shared/words/index.js";
import * as tricks from "/static/games/tricks/table.js";

/** @import {Ask} from "/static/table/view/slip.js" */
/** @import {How} from "/static/shared/types/games.js" */
/** @import {Event} from "/static/shared/types/messages.js" */

/**
 * @typedef {object} Own
 * @property {number} dealer
 * @property {number|null} opener
 * @property {string|null} announced  a colour
 * @property {{count: number, pile: string[]|null, picked: string[], left: string[]|null}|null} mole
 */
/** @typedef {import("/static/games/tricks/table.js").View & Own} View */
/** @typedef {import("/static/shared/types/games.js").Fits<View, {deal: typeof import("./deal.js"), deck: typeof import("./deck.js"), deeds: typeof import("./deeds.js"), gallery: typeof import("./gallery.js"), lesson: typeof import("./lesson.js"), scenes: typeof import("./scenes.js"), scoring: typeof import("./scoring.js"), table: typeof import("./table.js")}>} Client */

export const lowWins = true;
export const paragraphs = { mole: "BS-31", pass: "BS-8", announce: "BS-32", play: "BS-16", capture: "BS-29" };
/** Events that say more of a round than its points do. */
export const decisive = ["captures_all", "releases"];
export const elsewhere = ["mole"];
export const seatInfo = tricks.seatInfo;
export const lastTrick = tricks.lastTrick;
export const gone = tricks.gone;
export const mark = tricks.mark;
/** @param {import("/static/shared/types/messages.js").Reckoning} reckoning @param {(seat: number) => unknown} who */
export const headline = (reckoning, who) => tricks.headline("black_spy", reckoning, who);

/** @param {View} view @param {string[]} names */
export function middle(view, names) {
  const made = tricks.middle(view, names);
  if (view.announced && !view.trick.length && view.tricks === 0)
    made.things.push({
      key: "announced",
      node: () => colourChip(/** @type {string} */ (view.announced)),
      className: "tag is-big",
      label: t("black_spy.said", { colour: view.announced }),
      dx: 0,
      dy: 0,
    });
  if (view.mole?.count && view.step === "mole" && !view.mole.pile) {
    made.things.push(
      { key: "mole", back: true, dx: 0, dy: 0, r: -3, anchor: "pile" },
      { key: "mole-tag", tag: t("black_spy.mole_pile", { n: view.mole.count }), className: "tag", dx: 0, dy: 0.95 },
    );
  }
  return made;
}

/** The mole's pile, which whoever is to pick from it sees. @param {View} view */
const pileOf = ({ mole }) => mole?.pile ?? [];

/** @param {View} view */
export function where(view) {
  return view.step === "play" ? tricks.where(view) : t("where.round", { round: view.round });
}

/** @param {View} view */
export const padTitle = (view) => tricks.padTitle(view, "Black Spy");
export const roundsLeft = tricks.roundsLeft;
export const bygone = tricks.bygone;
export const padNote = () => t("black_spy.pad_note");

/** @param {View} view */
export function hint(view) {
  if (!view.duty || !view.awaiting.length) return "";
  if (view.duty === "announced") return t("black_spy.announced", { colour: view.announced });
  if (view.duty === "no_black") return t("black_spy.no_black");
  if (view.duty === "free_clean") return t("black_spy.free_clean");
  if (!view.duty.startsWith("follow")) return t(`tricks.${view.duty}`);
  const led = view.trick[0].card;
  return t(`black_spy.${view.duty}`, { colour: COLOURS[led[0]], rank: led.slice(1) });
}

/** @param {View} view @param {How} how @returns {Ask|null} */
export function ask(view, { names, mine }) {
  if (!mine) return null;
  switch (view.step) {
    case "mole":
      return {
        tone: "turn",
        title: t("black_spy.mole"),
        text: t("black_spy.mole_text"),
        spread: { cards: pileOf(view), playable: new Set(pileOf(view)), count: 3, verb: "pick" },
      };
    case "pass":
      return tricks.askPass(view, names, "black_spy");
    case "announce":
      return {
        tone: "turn",
        title: t("black_spy.announce"),
        text: t("black_spy.announce_text"),
        choices: ["blue", "yellow", "red", "green"].map((colour) => ({
          label: t(`colour.${colour}`),
          move: `announce ${colour}`,
          colour,
        })),
      };
    case "capture":
      return {
        tone: "turn",
        title: t("black_spy.all_black"),
        text: t("black_spy.all_black_text"),
        buttons: [
          { label: t("black_spy.capture"), move: "capture" },
          { label: t("black_spy.release"), move: "release", tone: "quiet" },
        ],
      };
    default:
      return { tone: "turn", title: t("slip.your_turn"), text: hint(view) };
  }
}

/** @param {Event} event */
export function speech(event) {
  if (event.kind === "announces") return { seat: event.seat, words: t("aloud", { text: t(`colour.${event.colour}`) }) };
  return event.kind === "captures_all" ? { seat: event.seat, words: t("black_spy.shout") } : null;
}
