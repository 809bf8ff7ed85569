/** The deck of Gaunerbande: 52 citizens, 13 of them crooks. A face is a list of parts of the drawing kit, back to front. */

import { COLOURS, roundel } from "/static/art/decks.js";

const GAUNER = {
  g: [
    "b-suit h-long e-dot n-long m-grin t-quiff p-vac",
    "b-suit h-square e-shades n-potato m-grin t-quiff p-car",
    "b-apron h-round e-lash n-button m-smile t-bob t-straw p-flower",
    "b-uniform h-long e-dot n-potato m-handle t-post p-letter",
    "b-uniform h-jowl e-shut n-potato m-walrus t-flatcap p-wheel",
    "b-apron h-round e-lash n-button m-smile t-bun t-baker p-pretzel",
    "b-trench h-long e-lash n-hook m-smirk t-braids t-forest p-fir",
    "b-bow h-long e-shut n-hook m-pencil t-comb p-cloche",
    "b-hood h-round e-dot n-button m-smirk t-scarf p-saw",
    "b-dress h-long e-specs n-hook m-flat t-bun p-slate",
    "b-coat h-jowl e-monocle n-long m-flat t-tufts p-mortar",
    "b-coat h-round e-happy n-button m-smile t-pony p-cone",
    "b-robe h-long e-specs n-long m-walrus t-wild p-flask",
  ],
  b: [
    "b-suit h-square e-wide n-potato m-grin t-comb p-vac2",
    "b-coat h-jowl e-grump n-potato m-stubble t-flatcap p-keys",
    "b-turtle h-long e-shut n-potato m-beard t-souwest p-fish",
    "b-apron h-round e-wide n-button m-whistle t-scarf p-mop",
    "b-apron h-square e-dot n-potato m-walrus t-beanie p-plunger",
    "b-dress h-round e-specs n-button m-lips t-bun p-tape p-spool",
    "b-apron h-long e-wide n-long m-oh t-shock p-bulb",
    "b-uniform h-round e-sly n-hook m-smirk t-bob t-captain p-anchor",
    "b-apron h-square e-dot n-potato m-smile t-hard p-brick",
    "b-dress h-long e-specs n-long m-flat t-bun p-books p-shush",
    "b-trench h-square e-dot n-potato m-smirk t-aviator p-plane",
    "b-coat h-round e-specs n-button m-smile t-curls t-mirror p-steth p-syringe",
    "b-black h-jowl e-monocle n-hook m-frown t-tufts p-deed p-quill",
  ],
  r: [
    "b-suit h-round e-wide n-long m-grin t-bob p-vac3",
    "b-tails h-round e-wide n-potato m-handle t-top p-hoop",
    "b-dirndl h-jowl e-lash n-potato m-smile t-bun p-mugs",
    "b-coat h-long e-shut n-hook m-pencil t-tufts p-comb",
    "b-apron h-jowl e-grump n-potato m-handle t-comb p-sausage p-cleaver",
    "b-apron h-round e-lash n-potato m-smile t-chef p-pot",
    "b-uniform h-square e-dot n-potato m-walrus t-fire p-nozzle",
    "b-hood h-round e-happy n-button m-laugh t-long p-teddy",
    "b-apron h-square e-grump n-hook m-beard t-tufts p-anvil",
    "b-dress h-jowl e-shut n-button m-sing t-braids t-valk x-notes",
    "b-black h-jowl e-sly n-long m-grin t-comb p-cash",
    "b-suit h-long e-specs n-hook m-lips t-bob p-coins",
    "b-robe h-jowl e-specs n-potato m-frown t-wig p-gavel",
  ],
  k: [
    "b-stripes h-square e-grump n-potato m-stubble t-beanie p-club",
    "b-hood h-long e-sly n-long m-whistle t-kid p-strap",
    "b-suit h-round e-shut n-potato m-handle t-bowler p-bill",
    "b-suit h-round e-sly n-long m-smirk t-bowler p-cups",
    "b-vest h-long e-sly n-hook m-pencil t-visor p-fan",
    "b-stripes h-long e-mask n-hook m-smirk t-flatcap p-pocket",
    "b-vest h-square e-patch n-hook m-beard t-beanie p-barrel",
    "b-dress h-long e-lash n-long m-lips t-scarf x-rings p-ball",
    "b-apron h-long e-monocle n-hook m-pencil t-beret p-paint",
    "t-veil b-dress h-round e-wink n-button m-lips t-curls t-tiara p-bouquet",
    "b-black h-round e-shades n-long m-smirk t-comb p-ransom",
    "b-turtle h-square e-mask n-potato m-stubble t-beanie p-sack",
    "b-black h-jowl e-shades n-potato m-flat t-fedora p-cigar p-rose",
  ],
};

/** @param {string} code @returns {import("/static/art/decks.js").Look} */
export function look(code) {
  const number = Number(code.slice(1));
  return {
    frame: "person",
    ink: COLOURS[code[0]],
    number,
    art: GAUNER[code[0]][number],
    wall: code[0] === "k" ? "mugshot" : "sun",
  };
}

/** The back: its pattern, ground, ink and emblem. */
export const back = [
  "gauner",
  "#2b2622",
  "oak",
  `${roundel("#cfc4ae")}<g transform="translate(59 95) scale(1.02)"><use href="#e-mask"/></g>`,
];
