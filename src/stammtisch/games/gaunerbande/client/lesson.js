/** Gaunerbande: pass on what is dangerous, stay below, throw off. */

import { asked } from "/static/table/state/lesson.js";
import { begin, counted, follow, free, lead } from "/static/games/tricks/lesson.js";

export default [
  { key: "pass", when: asked("pass"), cards: ["k12", "r10", "r12"] },
  { key: "begin", when: begin, cards: ["g0"] },
  { key: "count", when: counted, cards: ["k5", "r10"] },
  { key: "lead", when: lead },
  { key: "free", when: free(), cards: ["r10", "k12"] },
  { key: "follow", when: follow() },
];
