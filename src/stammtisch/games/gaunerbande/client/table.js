/** Gaunerbande at the table. */

import { COLOURS } from "/static/shared/art/decks.js";
import { cardName, t } from "/static/shared/words/index.js";
import * as tricks from "/static/games/tricks/table.js";

/** @import {Ask} from "/static/table/view/slip.js" */
/** @import {How} from "/static/shared/types/games.js" */
/** @import {Event} from "/static/shared/types/messages.js" */

/**
 * @typedef {object} Own
 * @property {boolean} black_open
 * @property {number|null} gang_worth  what a united gang is worth while somebody decides
 */
/** @typedef {import("/static/games/tricks/table.js").View & Own} View */
/** @typedef {import("/static/shared/types/games.js").Fits<View, {deal: typeof import("./deal.js"), deck: typeof import("./deck.js"), deeds: typeof import("./deeds.js"), gallery: typeof import("./gallery.js"), lesson: typeof import("./lesson.js"), scenes: typeof import("./scenes.js"), scoring: typeof import("./scoring.js"), table: typeof import("./table.js")}>} Client */

export const lowWins = true;
export const paragraphs = { pass: "GB-7", play: "GB-14", gang: "GB-25" };
/** Events that say more of a round than its points do. */
export const decisive = ["charges", "clears"];
export const middle = tricks.middle;
export const seatInfo = tricks.seatInfo;
export const lastTrick = tricks.lastTrick;
export const gone = tricks.gone;
export const mark = tricks.mark;
/** @param {import("/static/shared/types/messages.js").Reckoning} reckoning @param {(seat: number) => unknown} who */
export const headline = (reckoning, who) => tricks.headline("gaunerbande", reckoning, who);

/** @param {View} view */
export function where(view) {
  return view.step === "pass" ? t("where.round", { round: view.round }) : tricks.where(view);
}

/** @param {View} view */
export const padTitle = (view) => tricks.padTitle(view, "Gaunerbande");
export const roundsLeft = tricks.roundsLeft;
export const bygone = tricks.bygone;

export const padNote = () => t("gaunerbande.pad_note");

/** @param {View} view */
export function hint(view) {
  if (!view.duty || !view.awaiting.length) return "";
  if (view.duty === "follow") return t("tricks.follow", { colour: COLOURS[view.trick[0].card[0]] });
  if (view.duty === "opening") {
    const card = view.legal[0]?.split(" ")[1];
    return card ? t("gaunerbande.opening", { card: cardName("gaunerbande", card).long }) : "";
  }
  return t(["lead", "free"].includes(view.duty) ? `tricks.${view.duty}` : `gaunerbande.${view.duty}`);
}

/** What a card does among so many; what it would do among others stands in the gallery. @param {View} view @param {string} card */
export function effect({ players }, card) {
  const short = players % 3 === 0; // GB-4: with three and six players the deck lacks some cards
  if (card === "r10") return `${t("points", { n: short ? 12 : 13 })}.`;
  if (card === (short ? "g1" : "g0")) return t("gaunerbande.opens_here");
  return t(`gaunerbande.does.${card[0] === "k" ? "crook" : "plain"}`);
}

/** @param {View} view @param {How} how @returns {Ask|null} */
export function ask(view, { names, mine }) {
  if (!mine) return null;
  if (view.step === "pass") return tricks.askPass(view, names, "gaunerbande");
  if (view.step === "play") return { tone: "turn", title: t("slip.your_turn"), text: hint(view) };
  const worth = view.gang_worth;
  return {
    tone: "turn",
    title: t("gaunerbande.united"),
    text: t("gaunerbande.united_text"),
    buttons: [
      { label: t("gaunerbande.others", { n: worth }), move: "gang others" },
      { label: t("gaunerbande.self", { n: worth }), move: "gang self", tone: "quiet" },
    ],
  };
}

/** @param {Event} event */
export function speech(event) {
  return event.kind === "unites" ? { seat: event.seat, words: t("gaunerbande.shout") } : null;
}
