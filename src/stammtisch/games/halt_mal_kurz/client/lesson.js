/** Halt mal kurz: mood or symbol, and whatever the card then does to everybody. */

import { asked } from "/static/table/state/lesson.js";

export default [
  { key: "turn", when: asked("turn"), cards: ["halt-k", "nazi-p", "schnick-a"] },
  { key: "react", when: asked("react"), cards: ["liste-k"] },
  { key: "slap", when: asked("slap"), cards: ["nazi-k", "polizei-k"] },
  { key: "hold", when: asked("hold"), cards: ["halt-k"] },
  { key: "name", when: asked("name"), cards: ["polizei-p"] },
  { key: "challenge", when: asked("challenge"), cards: ["schnick-a"] },
  { key: "well", when: asked("well") },
  { key: "throw", when: asked("throw") },
  { key: "propose", when: asked("propose"), cards: ["versammlung-a"] },
  { key: "vote", when: asked("vote") },
  { key: "swap", when: asked("swap"), cards: ["mein-k"] },
  { key: "give", when: asked("give") },
];
