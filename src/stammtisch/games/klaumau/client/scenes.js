/** What is shown between two views of Klaumau: a hand that was doubted, and loot that changes hands. */

import { drawn, handed, HOLD } from "/static/table/state/scenes.js";

/** @import {Event} from "/static/shared/types/messages.js" */
/** @import {View} from "./table.js" */

/** @typedef {import("/static/table/state/scenes.js").Scene} Scene */

/**
 * A hand that was shown and had nothing to pick from is gone from the view at once: show it for a moment. @returns {Scene[]}
 * @param {View} before
 * @param {View} after
 * @param {Event[]} events
 */
export function between(before, after, events) {
  const shows = events.find((event) => event.kind === "shows");
  if (!shows || after.shown) return [];
  const upto = events.indexOf(shows) + 1;
  return [
    {
      view: { ...before, shown: shows.cards, shown_by: shows.seat, legal: [], awaiting: [] },
      hold: HOLD.linger,
      events: events.slice(0, upto),
    },
  ];
}

const HANDED = ["steals", "trades", "gives", "pays", "fined"];

/** @param {Event} event */
export function flights(event) {
  if (event.kind.startsWith("draws")) return drawn(event);
  return HANDED.includes(event.kind) ? handed(event) : [];
}

/** What is heard. */
export const noises = { plays: "card", guards: "card", steals: "card", trades: "card", gives: "card", fined: "card" };
