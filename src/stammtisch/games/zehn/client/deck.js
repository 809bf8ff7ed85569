/** The deck of Zehn: mugs, a landlord, jokers and the cards of the rounds. */

import { roundel } from "/static/art/decks.js";

/** One landlord, and how he takes it: from a raised finger to the pan. */
const LANDLORD = [
  "b-apron h-jowl e-dot n-potato m-walrus t-tufts p-finger",
  "b-apron h-jowl e-shut n-potato m-walrus t-tufts p-bill",
  "b-apron h-jowl e-sly n-potato m-walrus t-tufts p-clock",
  "b-apron h-jowl e-wide n-potato m-walrus t-tufts x-drop p-mugs",
  "b-apron h-jowl e-grump n-potato m-yell t-tufts x-vein",
  "b-apron h-jowl e-grump n-potato m-walrus t-tufts x-vein p-broom",
  "b-apron h-jowl e-grump n-potato m-yell t-tufts x-steam p-club",
  "b-apron h-red e-cross n-potato m-yell t-tufts x-steam x-bolts p-pan",
];
const JESTER = "b-stripes h-round e-wide n-potato m-grin t-jester";

/** What a penalty card says that it costs; an owner's deck may say something else. @param {string} code @param {Record<string, any>} options */
const penalty = (code, options) => options.deck?.[code]?.points ?? Number(code.slice(1)) + 2;

/** What the name of a card says besides. @param {string} code @param {Record<string, any>} options */
export const facts = (code, options) => (code[0] === "p" ? { points: penalty(code, options) } : {});

/** @param {string} code @param {Record<string, any>} [options] @returns {import("/static/art/decks.js").Look} */
export function look(code, options = {}) {
  if (code === "j") return { frame: "joker", ink: "green", art: JESTER };
  const number = Number(code.replace(/\D/g, ""));
  if (code.startsWith("rc")) return { frame: "round", ink: "red", number };
  if (code[0] === "p") return {
      frame: "penalty",
      ink: "red",
      number,
      points: penalty(code, options),
      art: LANDLORD[number - 1],
    };
  return { frame: "mug", ink: "oak", number };
}

/** The back: its pattern, ground, ink and emblem. */
export const back = [
  "cross",
  "#7a4520",
  "oak",
  `${roundel("#f0d9a8", 36)}<path d="M44 70 74 112M74 70 44 112M40 70h14M64 70h14M40 112h14M64 112h14" stroke="#211a14" stroke-width="6" stroke-linecap="round"/>`,
];
