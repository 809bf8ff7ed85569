/** Gaunerbande at the table. */

import { COLOURS } from "/static/art/decks.js";
import { t } from "/static/words/index.js";
import * as tricks from "/static/games/tricks/table.js";

export const lowWins = true;
export const paragraphs = { pass: "GB-7", play: "GB-14", gang: "GB-25" };
/** Events that say more of a round than its points do. */
export const decisive = ["charges", "clears"];
export const middle = tricks.middle;
export const seatInfo = tricks.seatInfo;
export const lastTrick = tricks.lastTrick;

const hands = (view) => view.counts.reduce((sum, count) => sum + count, 0) / view.players;

export function where(view) {
  if (view.step === "pass") return t("where.round", { round: view.round });
  const all = Math.round(view.tricks + hands(view) + (view.trick.length ? view.trick.length / view.players : 0));
  return t("where.trick", { round: view.round, trick: Math.min(all, view.tricks + 1), of: all });
}

export function padTitle(view) {
  return t("pad.until", { game: "Gaunerbande", n: view.limit });
}

export const padNote = () => t("gaunerbande.pad_note");

export function hint(view) {
  if (view.step !== "play" || !view.awaiting.includes(view.seat)) return "";
  if (view.trick.length) {
    const led = view.trick[0].card[0];
    const must = view.hand.some((card) => card[0] === led);
    if (must) return t("tricks.follow", { colour: COLOURS[led] });
    return t(view.legal.length < new Set(view.hand).size ? "gaunerbande.first_free" : "tricks.free");
  }
  return view.tricks === 0
    ? t("gaunerbande.opening")
    : view.black_open
      ? t("tricks.lead")
      : t("gaunerbande.lead_closed");
}

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

export function speech(event) {
  return event.kind === "unites" ? { seat: event.seat, words: t("gaunerbande.shout") } : null;
}
