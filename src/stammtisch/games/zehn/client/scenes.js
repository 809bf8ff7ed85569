/** What is shown between two views of Zehn: all cards of a round with their values. */

import { drawn, HOLD } from "/static/table/state/scenes.js";

/** @import {Event} from "/static/shared/types/messages.js" */
/** @import {View} from "./table.js" */

/** @typedef {import("/static/table/state/scenes.js").Scene} Scene */

/**
 * All cards of the round are shown with their values before they are taken. @returns {Scene[]}
 * @param {View} before
 * @param {View} after
 * @param {Event[]} events
 */
export function between(before, after, events) {
  const end = events.findIndex((event) => event.kind === "wins");
  if (end < 0 || !after.last_round) return [];
  const { cards, values, winner, loser } = after.last_round;
  const table = before.table.map(
    (lying, seat) =>
      lying && { ...lying, card: cards[seat][0], second: cards[seat][1], hidden: false, shield: 0 },
  );
  const shown = {
    ...before,
    table,
    hand: before.hand.filter(
      (card, i, hand) =>
        !(
          cards[before.seat ?? -1]?.[1] === card &&
          hand.indexOf(card) === i &&
          events.some((event) => event.kind === "adds" && event.seat === before.seat)
        ),
    ),
    legal: [],
    awaiting: [],
    auction: null,
    values,
    winner,
    loser,
  };
  return [{ view: shown, hold: HOLD.round, events: events.slice(0, end + 1) }];
}

/** @param {Event} event */
export const flights = (event) => (event.kind === "draws" ? drawn(event) : []);

/** What is heard. */
export const noises = {
  lays: "card",
  hides: "card",
  adds: "card",
  reveals: "card",
  protects: "cap",
  bids: "cap",
  buys: "cap",
  collects: "cap",
};
