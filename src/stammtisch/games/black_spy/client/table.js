/** Black Spy at the table. */

import { colourChip } from "/static/art/card.js";
import { COLOURS } from "/static/art/decks.js";
import { t } from "/static/words/index.js";
import { sortMoves } from "/static/logic/moves.js";
import * as tricks from "/static/games/tricks/table.js";

export const lowWins = true;
export const paragraphs = { mole: "BS-31", pass: "BS-8", announce: "BS-32", play: "BS-16", capture: "BS-29" };
/** Events that say more of a round than its points do. */
export const decisive = ["captures_all", "releases"];
export const elsewhere = ["mole"];
export const seatInfo = tricks.seatInfo;
export const lastTrick = tricks.lastTrick;

export function middle(view, names) {
  const made = tricks.middle(view, names);
  if (view.announced && !view.trick.length && view.tricks === 0)
    made.things.push({
      key: "announced",
      node: () => colourChip(view.announced),
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

export function where(view) {
  if (view.step !== "play") return t("where.round", { round: view.round });
  const hands = view.counts.reduce((sum, count) => sum + count, 0) + view.trick.length;
  const all = view.tricks + Math.round(hands / view.players);
  return t("where.trick", { round: view.round, trick: Math.min(all, view.tricks + 1), of: all });
}

export const padTitle = (view) => t("pad.until", { game: "Black Spy", n: view.limit });
export const padNote = () => t("black_spy.pad_note");

export function hint(view) {
  if (view.step !== "play" || !view.awaiting.includes(view.seat)) return "";
  if (!view.trick.length)
    return view.announced && view.tricks === 0
      ? t("black_spy.announced", { colour: view.announced })
      : view.tricks === 0
        ? t("black_spy.no_black")
        : t("tricks.lead");
  const led = view.trick[0].card;
  const free =
    sortMoves("black_spy", view.legal).cards.size === new Set(view.hand).size &&
    !view.hand.some((card) => card[0] === led[0] || card.slice(1) === led.slice(1));
  return free ? t("tricks.free") : t("black_spy.follow", { colour: COLOURS[led[0]], rank: led.slice(1) });
}

export function ask(view, { names, mine }) {
  if (!mine) return null;
  switch (view.step) {
    case "mole":
      return {
        tone: "turn",
        title: t("black_spy.mole"),
        text: t("black_spy.mole_text"),
        spread: { cards: view.mole.pile, playable: new Set(view.mole.pile), count: 3, verb: "pick" },
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

export function speech(event) {
  if (event.kind === "announces") return { seat: event.seat, words: t("aloud", { text: t(`colour.${event.colour}`) }) };
  return event.kind === "captures_all" ? { seat: event.seat, words: t("black_spy.shout") } : null;
}
