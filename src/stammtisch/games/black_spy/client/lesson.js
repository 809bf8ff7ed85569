/** Black Spy: colour or rank, and where to go with the black sevens. */

import { asked } from "/static/table/state/lesson.js";
import { counted, follow, free, lead, sameColour } from "/static/games/tricks/lesson.js";

/** Colour or rank. @param {string} card @param {string} led */
const fits = (card, led) => sameColour(card, led) || card.slice(1) === led.slice(1);

export default [
  { key: "pass", when: asked("pass"), cards: ["k7", "k11"] },
  { key: "count", when: counted, cards: ["k7", "r7"] },
  { key: "lead", when: lead },
  { key: "free", when: free(fits), cards: ["k7"] },
  { key: "follow", when: follow(fits) },
];
