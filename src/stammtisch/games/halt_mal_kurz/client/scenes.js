/** What flies in Halt mal kurz: single cards, half hands, whole ones. */

import { drawn, handed } from "/static/logic/scenes.js";

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
      return handed({ giver, receiver }, Math.min(4, number));
    case "swaps":
      return [...handed({ giver, receiver }, 2), ...handed({ giver: receiver, receiver: giver }, 2)];
    default:
      return [];
  }
}

/** What is heard. */
export const noises = { plays: "card", reacts: "card", gives: "card", hands_over: "card", slaps: "slap" };
