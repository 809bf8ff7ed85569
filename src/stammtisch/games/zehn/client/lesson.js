/** Zehn: a card, a guard, an auction, perhaps a second card. */

import { asked } from "/static/table/state/lesson.js";

export default [
  { key: "lay", when: asked("lay"), cards: ["n9", "p8", "j"] },
  { key: "protect", when: asked("protect") },
  { key: "open", when: asked("open") },
  { key: "bid", when: asked("bid", "raise") },
  { key: "reveal", when: asked("reveal") },
  { key: "add", when: asked("add"), cards: ["j"] },
  { key: "name", when: asked("name") },
];
