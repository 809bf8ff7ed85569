/** Klaumau: colour or motif, small lies, crooks and policemen. */

import { asked } from "/static/table/state/lesson.js";

export default [
  { key: "turn", when: asked("turn"), cards: ["b4", "r-crook", "police"] },
  { key: "doubt", when: asked("doubt") },
  { key: "offer", when: asked("offer") },
  { key: "force", when: asked("force") },
  { key: "answer", when: asked("answer"), cards: ["police"] },
  { key: "wish", when: asked("wish"), cards: ["g-key"] },
  { key: "rob", when: asked("rob"), cards: ["y-crook"] },
  { key: "trade", when: asked("trade"), cards: ["b-trade"] },
  { key: "give", when: asked("give") },
];
