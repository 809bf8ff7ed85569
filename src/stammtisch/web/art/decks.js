/**
 * The five decks as data: which picture a card has. A figure is a list of parts of the drawing kit, back to front;
 * a new face is one line here.
 */

/** @typedef {"gaunerbande"|"black_spy"|"zehn"|"klaumau"|"halt_mal_kurz"} GameName */

/**
 * How a card is drawn.
 * @typedef {object} Look
 * @property {"person"|"mug"|"penalty"|"joker"|"round"|"loot"|"joke"} frame
 * @property {string} ink  the spot colour of the card, a class of cards.css
 * @property {number} [number]  the numeral in the corner
 * @property {string} [art]  the parts of the picture
 * @property {string} [wall]  what a person stands before
 * @property {string[]} [corner]  glyphs and pips in the corner, in place of a numeral
 * @property {string[]} [inks]  the inks of those
 * @property {string} [second]  the other colour of a two-coloured card
 * @property {boolean|null} [funny]
 * @property {number} [scale]
 * @property {number} [dx]
 */

export const COLOURS = { g: "green", b: "blue", r: "red", y: "yellow", k: "black" };

/** The people at the table: the regulars of the house by name, and guests. */
export const PORTRAITS = {
  tobi: ["green", "b-stripes h-long e-dot n-potato m-smile t-flatcap"],
  mona: ["red", "b-suit h-round e-specs n-button m-smirk t-curls"],
  kurt: ["slate", "b-turtle h-round e-specs n-potato m-flat t-beret"],
  anna: ["yellow", "b-dress h-round e-lash n-button m-smile t-bun"],
  heinz: ["oak", "b-suit h-jowl e-shut n-potato m-walrus t-tufts"],
  rosa: ["red", "b-dress h-long e-lash n-hook m-lips t-bob"],
  chris: ["blue", "b-apron h-square e-dot n-long m-beard t-quiff"],
  vera: ["green", "b-dress h-jowl e-monocle n-button m-grin t-scarf"],
  otto: ["blue", "b-black h-square e-specs n-hook m-walrus t-top"],
  paula: ["green", "b-apron h-long e-lash n-potato m-smile t-curls"],
  fritz: ["red", "b-suit h-round e-dot n-long m-beard t-flatcap"],
  hanna: ["slate", "b-dress h-jowl e-wide n-button m-oh t-beret"],
  walter: ["yellow", "b-uniform h-long e-monocle n-potato m-handle t-tufts"],
  elif: ["yellow", "b-suit h-long e-lash n-hook m-smile t-scarf"],
  benno: ["slate", "b-apron h-square e-grump n-potato m-walrus t-hard"],
  jannis: ["blue", "b-stripes h-round e-specs n-long m-smile t-quiff"],
  lotte: ["oak", "b-dress h-round e-specs n-button m-lips t-bun"],
  yusuf: ["green", "b-suit h-square e-dot n-hook m-handle t-quiff"],
  greta: ["blue", "b-turtle h-long e-sly n-hook m-smirk t-bob"],
  emil: ["red", "b-suit h-jowl e-monocle n-potato m-pencil t-bowler"],
  nadja: ["red", "b-turtle h-long e-lash n-button m-flat t-beret"],
  piet: ["oak", "b-stripes h-square e-shut n-potato m-stubble t-beanie"],
  ida: ["yellow", "b-apron h-round e-wide n-button m-grin t-curls"],
  bruno: ["slate", "b-black h-jowl e-sly n-potato m-beard t-comb"],
};
/** The faces of guests, by seat; none of them is a regular, so nobody sits there twice. */
export const GUESTS = ["heinz", "anna", "chris", "paula", "otto", "hanna", "fritz", "walter"];

const GAUNER = {
  g: [
    "b-suit h-long e-dot n-long m-grin t-quiff p-vac",
    "b-suit h-square e-shades n-potato m-grin t-quiff p-key",
    "b-apron h-round e-lash n-button m-smile t-bob p-umb",
    "b-uniform h-long e-dot n-potato m-handle t-police p-news",
    "b-suit h-jowl e-shut n-potato m-walrus t-flatcap p-key",
    "b-apron h-round e-lash n-button m-smile t-chef p-loaf",
    "b-trench h-square e-grump n-hook m-beard t-bowler p-binoc",
    "b-black h-long e-shut n-hook m-pencil t-comb p-glass",
    "b-apron h-round e-dot n-button m-smirk t-scarf p-wrench",
    "b-dress h-long e-specs n-hook m-flat t-bun",
    "b-suit h-jowl e-monocle n-long m-flat t-tufts p-glass",
    "b-suit h-round e-lash n-button m-smile t-curls p-cat",
    "b-robe h-long e-specs n-long m-walrus t-tufts p-lens",
  ],
  b: [
    "b-suit h-square e-dot n-potato m-grin t-comb p-vac",
    "b-apron h-jowl e-grump n-potato m-stubble t-flatcap p-key",
    "b-turtle h-long e-shut n-hook m-beard t-beanie p-umb",
    "b-apron h-round e-wide n-button m-oh t-scarf p-comb",
    "b-apron h-square e-dot n-potato m-walrus t-flatcap p-wrench",
    "b-dress h-round e-specs n-button m-lips t-bun p-comb",
    "b-apron h-long e-wide n-long m-smile t-hard p-wrench",
    "b-uniform h-round e-lash n-hook m-smirk t-police p-binoc",
    "b-apron h-square e-dot n-potato m-smile t-hard p-wrench",
    "b-dress h-long e-specs n-long m-flat t-bob p-news",
    "b-uniform h-square e-shades n-hook m-smirk t-police p-glass",
    "b-suit h-round e-specs n-button m-smile t-curls",
    "b-black h-jowl e-monocle n-hook m-frown t-tufts p-news",
  ],
  r: [
    "b-suit h-round e-wide n-long m-grin t-bob p-vac",
    "b-stripes h-round e-wide n-potato m-grin t-top p-cigar",
    "b-dress h-jowl e-lash n-potato m-smile t-bun p-glass",
    "b-apron h-long e-shut n-hook m-pencil t-tufts p-comb",
    "b-apron h-jowl e-grump n-potato m-handle t-flatcap p-club",
    "b-apron h-round e-lash n-button m-smile t-chef p-loaf",
    "b-uniform h-square e-dot n-potato m-handle t-hard p-umb",
    "b-dress h-long e-lash n-button m-smile t-curls p-ball",
    "b-apron h-square e-grump n-hook m-beard t-beanie p-wrench",
    "b-dress h-round e-shut n-hook m-oh t-bob p-cat",
    "b-black h-jowl e-sly n-long m-grin t-comb p-cash",
    "b-suit h-long e-specs n-hook m-lips t-bun p-cash",
    "b-robe h-jowl e-specs n-potato m-frown t-wig",
  ],
  k: [
    "b-stripes h-square e-grump n-potato m-stubble t-beanie p-club",
    "b-turtle h-long e-sly n-long m-smirk t-flatcap p-news",
    "b-suit h-round e-shut n-potato m-handle t-bowler p-glass",
    "b-suit h-round e-sly n-long m-smirk t-bowler p-cups",
    "b-black h-long e-sly n-hook m-pencil t-quiff p-dice",
    "b-stripes h-long e-mask n-hook m-smirk t-flatcap",
    "b-trench h-square e-grump n-hook m-beard t-beanie p-sack",
    "b-dress h-round e-lash n-long m-lips t-scarf p-ball",
    "b-suit h-long e-monocle n-hook m-pencil t-tufts p-cash",
    "b-dress h-round e-lash n-button m-lips t-curls",
    "b-black h-round e-shades n-long m-flat t-comb p-news",
    "b-turtle h-square e-mask n-potato m-stubble t-beanie p-sack",
    "b-black h-jowl e-shades n-potato m-flat t-fedora p-cigar",
  ],
};

/** Agents by rank, 1 to 11. */
const SPIES = [
  "h-long e-sly t-fedora p-news",
  "b-trench h-jowl e-grump n-potato m-frown t-bowler p-cigar",
  "b-turtle h-long e-mask n-hook m-smirk t-beanie p-key",
  "b-trench h-round e-monocle n-hook m-pencil t-bowler p-umb",
  "b-trench h-long e-lash n-button m-lips t-bob p-glass",
  "b-trench h-round n-button m-flat t-fedora p-binoc",
  "b-trench h-round e-shades n-hook m-smirk t-fedora",
  "b-trench h-long e-lash n-button m-lips t-curls p-cam",
  "b-trench h-long e-dot n-hook m-smirk t-fedora p-lens",
  "b-black h-long e-sly n-hook m-smirk t-quiff p-glass",
  "b-black h-jowl e-monocle n-potato m-frown t-tufts p-cat",
];

/** The landlord scowls at every penalty in another way. */
const LANDLORD = [
  "b-apron h-round e-sly n-potato m-flat t-tufts",
  "b-apron h-jowl e-shut n-potato m-frown t-comb",
  "b-apron h-jowl e-grump n-potato m-walrus t-tufts",
  "b-apron h-square e-specs n-long m-frown t-flatcap",
  "b-apron h-jowl e-wide n-hook m-oh t-tufts",
  "b-apron h-round e-monocle n-potato m-handle t-bowler",
  "b-apron h-square e-grump n-hook m-stubble t-comb",
  "b-apron h-jowl e-grump n-potato m-beard t-chef p-club",
];
const JESTER = "b-stripes h-round e-wide n-potato m-grin t-jester";

/** Klaumau's motifs: picture, glyph for the corner, size. */
const MOTIFS = {
  1: ["o-coin", "", 0.66],
  2: ["o-watch", "", 0.66],
  3: ["o-candle", "", 0.66],
  4: ["o-bars", "", 0.66],
  key: ["o-keyhole", "i-key", 0.66],
  safe: ["o-safe-s", "i-safe1", 0.72],
  bigsafe: ["o-safe-b", "i-safe2", 0.66],
  plan: ["o-plan", "i-plan", 0.7],
  crook: ["b-stripes h-round e-mask n-potato m-smirk t-beanie p-sack", "i-crook", 0.78],
  trade: ["o-trade", "i-trade", 0.74],
  police: ["b-uniform h-round e-wide n-potato m-handle t-police p-kelle", "i-police", 0.78],
  dog: ["o-dog", "i-dog", 0.76],
  bomb: ["o-bomb", "i-bomb", 0.76],
  fence: ["b-stripes p-watches h-long e-sly n-long m-smirk t-fedora", "i-fence", 0.78],
};

/** Halt mal kurz: picture, funny or not, size, shift. */
const JOKES = {
  halt: ["o-halt", true, 0.86, 0],
  versammlung: ["o-vote", true, 0.86, 0],
  schnick: ["o-rps", true, 0.9, 0],
  gruppe: ["o-group", true, 0.86, 0],
  mein: ["o-mine", true, 0.86, 0],
  liste: ["o-list", true, 0.8, 0],
  kommunismus: ["o-bread", true, 0.64, 12],
  nazi: ["o-egg", false, 0.86, 0],
  polizei: ["o-police", false, 0.86, 0],
  kapitalismus: ["o-pig", false, 0.86, 0],
  razupaltuff: ["o-raz", null, 0.86, 0],
};
const SYMBOLS = { k: ["y-roo", "oak"], p: ["y-pen", "blue"], a: ["y-art", "red"] };

/** @type {Record<GameName, (code: string) => Look>} */
const LOOKS = {
  gaunerbande(code) {
    const number = Number(code.slice(1));
    return {
      frame: "person",
      ink: COLOURS[code[0]],
      number,
      art: GAUNER[code[0]][number],
      wall: code[0] === "k" ? "mugshot" : "sun",
    };
  },
  black_spy(code) {
    const number = Number(code.slice(1));
    return { frame: "person", ink: COLOURS[code[0]], number, art: SPIES[number - 1], wall: "blinds" };
  },
  zehn(code) {
    if (code === "j") return { frame: "joker", ink: "green", art: JESTER };
    const number = Number(code.replace(/\D/g, ""));
    if (code.startsWith("rc")) return { frame: "round", ink: "red", number };
    if (code[0] === "p") return { frame: "penalty", ink: "red", number, art: LANDLORD[number - 1] };
    return { frame: "mug", ink: "oak", number };
  },
  klaumau(code) {
    const plain = code in MOTIFS;
    const [, colours, motif] = plain ? ["", "", code] : /^([rygb]{1,2})-?(\w+)$/.exec(code);
    const [art, glyph, scale] = MOTIFS[motif];
    const inks = [...colours].map((letter) => COLOURS[letter]);
    return {
      frame: "loot",
      ink: inks[0] ?? "slate",
      second: inks[1],
      art,
      scale,
      number: Number(motif) || undefined,
      corner: [glyph, ...inks.map((ink) => `pip-${ink}`)],
      inks: ["black", ...inks],
    };
  },
  halt_mal_kurz(code) {
    const [kind, symbol] = code.split("-");
    const [art, funny, scale, dx] = JOKES[kind];
    const symbols = kind === "kommunismus" ? ["k", "p", "a"] : symbol ? [symbol] : [];
    const mood = funny === null ? [] : [[funny ? "y-funny" : "y-unfunny", ""]];
    const corner = [...symbols.map((letter) => SYMBOLS[letter]), ...mood];
    return {
      frame: "joke",
      ink: funny === null ? "green" : funny ? "gold" : "grey",
      art,
      funny,
      scale,
      dx,
      corner: corner.map(([glyph]) => glyph),
      inks: corner.map(([, ink]) => ink),
    };
  },
};

/**
 * How a card of a game looks.
 * @param {GameName} game
 * @param {string} code  the card in notation: `r10`, `gb-plan`, `nazi-k`
 * @returns {Look}
 */
export function lookOf(game, code) {
  return LOOKS[game](code);
}

const RANKS = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Every distinct face of a game, in the order of its deck. */
export const FACES = {
  gaunerbande: [..."gbrk"].flatMap((colour) => RANKS(0, 12).map((rank) => colour + rank)),
  black_spy: [..."byrgk"].flatMap((colour) => RANKS(1, 11).map((rank) => colour + rank)),
  zehn: [
    ...RANKS(0, 10).map((n) => `n${n}`),
    ...RANKS(1, 8).map((n) => `p${n}`),
    "j",
    ...RANKS(1, 10).map((n) => `rc${n}`),
  ],
  klaumau: [
    ...[..."rygb"].flatMap((colour) =>
      ["1", "2", "3", "4", "-key", "-safe", "-bigsafe", "-plan", "-crook", "-trade"].map((m) => colour + m),
    ),
    "ry-plan",
    "yg-plan",
    "gb-plan",
    "br-plan",
    "police",
    "dog",
    "bomb",
    "fence",
  ],
  halt_mal_kurz: [
    ...["nazi", "polizei", "halt", "versammlung", "schnick", "liste", "gruppe", "mein", "kapitalismus"].flatMap(
      (kind) => ["k", "p", "a"].map((s) => `${kind}-${s}`),
    ),
    "kommunismus",
    "razupaltuff",
  ],
};

/** A hand sorted as people hold it: by the order of the deck. */
export function sortHand(game, cards) {
  const order = FACES[game];
  return [...cards].sort((one, two) => order.indexOf(one) - order.indexOf(two));
}
