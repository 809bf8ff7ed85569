/** Black Spy: colour or rank, and where to go with the black sevens. */

import { asked } from "/static/lessons/index.js";
import { counted, follow, free, lead } from "/static/games/tricks/lesson.js";

export default [
  { key: "pass", when: asked("pass"), cards: ["k7", "k11"] },
  { key: "count", when: counted, cards: ["k7", "r7"] },
  { key: "lead", when: lead },
  { key: "free", when: free, cards: ["k7"] },
  { key: "follow", when: follow },
];
