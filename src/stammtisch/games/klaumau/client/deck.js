/** The deck of Klaumau: loot, crooks, policemen. */

import { COLOURS, roundel } from "/static/art/decks.js";

/** The motifs: picture, glyph for the corner, size. @type {Record<string, any>} */
const MOTIFS = {
  1: ["o-coin", "", 0.84],
  2: ["o-watch", "", 0.72],
  3: ["o-candle", "", 0.64],
  4: ["o-bars", "", 0.76],
  key: ["o-keyhole", "i-key", 0.74],
  safe: ["o-safe-s", "i-safe1", 0.78],
  bigsafe: ["o-safe-b", "i-safe2", 0.66],
  plan: ["o-plan", "i-plan", 0.7],
  crook: ["", "i-crook", 0.76],
  trade: ["o-trade", "i-trade", 0.74],
  police: ["b-uniform h-round e-wide n-potato m-handle t-police p-kelle", "i-police", 0.76],
  dog: ["o-dog", "i-dog", 0.76],
  bomb: ["o-bomb", "i-bomb", 0.76],
  fence: ["b-stripes p-watches h-long e-sly n-long m-smirk t-fedora", "i-fence", 0.76],
};

/** Every colour has a crook of its own. @type {Record<string, string>} */
const CROOKS = {
  r: "b-stripes h-round e-mask n-potato m-smirk t-beanie p-sack",
  y: "b-stripes h-round e-mask n-button m-lips t-bob p-sack",
  g: "b-stripes h-long e-mask n-long m-grin t-flatcap p-sack",
  b: "b-stripes h-jowl e-mask n-potato m-handle t-bowler p-sack",
};

/** @param {string} code @returns {import("/static/art/decks.js").Look} */
export function look(code) {
  const plain = code in MOTIFS;
  const [, colours, motif] = plain ? ["", "", code] : (/^([rygb]{1,4})-?(\w+)$/.exec(code) ?? ["", "", ""]);
  const [art, glyph, scale] = MOTIFS[motif];
  const inks = [...colours].map((letter) => COLOURS[letter]);
  return {
    frame: "loot",
    ink: inks[0] ?? "slate",
    second: inks[1],
    more: inks.slice(2),
    art: art || CROOKS[colours],
    scale,
    over: motif === "plan" ? "o-route" : undefined,
    number: Number(motif) || undefined,
    corner: [glyph, ...inks.map((ink) => `pip-${ink}`)],
    inks: ["black", ...inks],
  };
}

/** The back: its pattern, ground, ink and emblem. */
export const back = [
  "klau",
  "#1d4a44",
  "yellow",
  `${roundel("#f7e0a4", 36)}<g transform="translate(59 92) scale(.8)"><use href="#p-sack" transform="translate(-33 -55)"/></g>`,
];
