/** What is shown in between in Halt mal kurz: the signs of a duel. What flies: single cards, half hands, whole ones. */

import { drawn, handed } from "/static/table/state/scenes.js";

/** @import {Event} from "/static/shared/types/messages.js" */

/** The signs of a duel, to be shown for a moment. @param {Event[]} events @param {string[]} names */
export function throwsIn(events, names) {
  const thrown = events
    .filter((event) => event.kind === "throws")
    .map(({ seat = 0, sign }) => ({ seat, name: names[seat], sign: String(sign) }));
  return thrown.length ? thrown : null;
}

/** How many events are told while the signs are seen: they, and who beats whom. @param {Event[]} events */
export function decidedBy(events) {
  const first = events.findIndex((event) => event.kind === "throws");
  const after = events.slice(first).findIndex(({ kind }) => !["throws", "beats", "draw", "no_winner"].includes(kind));
  return after < 0 ? events.length : first + after;
}

/** @param {Event} event */
export function flights(event) {
  const { kind, giver, receiver, number } = event;
  switch (kind) {
    case "draws":
    case "draws_openly":
      return drawn(event);
    case "gives":
    case "gives_openly":
      return handed(event);
    case "hands_over":
      return handed({ giver, receiver }, Math.min(4, Number(number)));
    case "swaps":
      return [...handed({ giver, receiver }, 2), ...handed({ giver: receiver, receiver: giver }, 2)];
    default:
      return [];
  }
}

/** What is heard. */
export const noises = { plays: "card", reacts: "card", gives: "card", hands_over: "card", slaps: "slap" };
