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
 * @property {string} [over]  what is drawn over the picture in that other colour
 * @property {boolean|null} [funny]
 * @property {number} [scale]
 * @property {number} [dx]
 */

export const COLOURS = { g: "green", b: "blue", r: "red", y: "yellow", k: "black" };

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

/** Agents: what a rank wears and carries, around the face that a colour has; good spies wear a flower. */
const AGENTS = [
  (face) => `b-trench ${face.head} e-sly t-fedora p-news`,
  (face) => `b-suit ${face.all("e-grump")} t-comb p-lamp`,
  (face) => `b-hood ${face.head} t-balac p-sill`,
  (face) => `b-turtle ${face.all("e-wide")} ${face.hair} p-dyn`,
  (face) => `b-trench ${face.all("e-shut")} t-bowler p-violin`,
  (face) => `b-bow ${face.all("e-dot")} t-quiff p-glass`,
  (face) => `b-trench ${face.all("e-shades")} t-fedora ${face.badge}`,
  (face) => `b-trench x-halfcoat h-double ${face.hat}`,
  (face) => `b-vest ${face.all("e-specs")} ${face.hair} t-phones p-morse`,
  (face) => `b-suit ${face.all("e-grump")} t-tufts p-phone`,
  (face) => `b-black ${face.all("e-monocle")} t-tufts p-cat`,
];
const FAMILIES = {
  b: ["h-long", "n-hook m-smirk", "t-quiff", "t-fedora", "p-rose"],
  y: ["h-round", "n-button m-lips", "t-bob", "t-beret", "p-rose"],
  r: ["h-square", "n-potato m-walrus", "t-kid", "t-top", "p-rose"],
  g: ["h-jowl", "n-long m-flat", "t-curls", "t-flatcap", "p-rose"],
  k: ["h-jowl", "n-hook m-grin", "t-shock", "t-bowler", ""],
};
function agent(colour, rank) {
  const [head, rest, hair, hat, badge] = FAMILIES[colour];
  const face = { head, hair, hat, badge, all: (eyes) => `${head} ${eyes} ${rest}` };
  return AGENTS[rank - 1](face);
}

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

/** Klaumau's motifs: picture, glyph for the corner, size. */
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

/** Every colour has a crook of its own. */
const CROOKS = {
  r: "b-stripes h-round e-mask n-potato m-smirk t-beanie p-sack",
  y: "b-stripes h-round e-mask n-button m-lips t-bob p-sack",
  g: "b-stripes h-long e-mask n-long m-grin t-flatcap p-sack",
  b: "b-stripes h-jowl e-mask n-potato m-handle t-bowler p-sack",
};

/** Halt mal kurz: picture, funny or not, size, shift. */
const JOKES = {
  halt: ["o-halt", true, 0.9, 2],
  versammlung: ["o-vote", true, 0.86, 0],
  schnick: ["o-rps", true, 0.9, 0],
  gruppe: ["o-group", true, 0.86, 0],
  mein: ["o-mine", true, 0.86, 0],
  liste: ["o-list", true, 0.8, 0],
  kommunismus: ["o-bread", true, 0.86, 14],
  nazi: ["o-egg", false, 0.86, 0],
  polizei: ["o-siren", false, 0.9, 0],
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
    return { frame: "person", ink: COLOURS[code[0]], number, art: agent(code[0], number), wall: "blinds" };
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
      art: art || CROOKS[colours],
      scale,
      over: motif === "plan" ? "o-route" : undefined,
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
