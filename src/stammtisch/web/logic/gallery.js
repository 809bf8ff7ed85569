/** What the gallery shows of a deck: its cards in groups, how many there are of each, and what each one does. */

import { FACES } from "../art/decks.js";

/** Cards of Klaumau that come in with their variants. */
const VARIANTS = { dog: 2, bomb: 1, fence: 1 };
/** How often a colour of Klaumau has a motif: in the whole deck, and with up to five players. */
const MOTIFS = {
  1: [3, 2],
  2: [2, 2],
  3: [2, 2],
  4: [2, 1],
  key: [2, 1],
  safe: [2, 2],
  bigsafe: [2, 1],
  plan: [2, 1],
  crook: [4, 3],
  trade: [2, 2],
};
/** How often a card of Halt mal kurz is there with each symbol. */
const KINDS = {
  nazi: 5,
  polizei: 3,
  halt: 2,
  versammlung: 2,
  schnick: 2,
  liste: 2,
  gruppe: 1,
  mein: 1,
  kapitalismus: 1,
  kommunismus: 1,
  razupaltuff: 2,
};
const POLICE = [8, 6];
const UNFUNNY = new Set(["nazi", "polizei", "kapitalismus"]);
const BLACK_POINTS = { 7: 10, 8: 2, 9: 3, 10: 4, 11: 5 };

const motifOf = (code) => code.replace(/^[rygb]{1,2}-?(?=\w)/, "");
const isPair = (code) => /^[rygb]{2}-/.test(code);
const numberOf = (code) => Number(code.replace(/\D/g, ""));

/**
 * How often a card is in its deck: `[usually]`, or `[in the whole deck, with fewer players]`.
 * @returns {number[]}
 */
export function countOf(game, code) {
  if (game === "black_spy") return [code === "k7" ? 6 : 1];
  if (game === "zehn") return [code === "j" ? 7 : code[0] === "n" ? 5 : 1];
  if (game === "halt_mal_kurz") return [KINDS[code.split("-")[0]]];
  if (game !== "klaumau" || isPair(code)) return [1];
  if (code in VARIANTS) return [VARIANTS[code]];
  return code === "police" ? POLICE : MOTIFS[motifOf(code)];
}

const DOES = {
  gaunerbande(code) {
    if (code === "r10") return ["politician"];
    if (code === "g0") return ["opens"];
    if (code === "g1") return ["opens_instead"];
    if (code === "k0") return ["thug"];
    if (code[0] === "k") return ["crook"];
    return [code.slice(1) === "0" ? "only_four" : "plain"];
  },
  black_spy(code) {
    const rank = numberOf(code);
    if (code[0] === "k") return ["black", { n: BLACK_POINTS[rank] ?? 1 }];
    if (rank === 7) return ["good"];
    return [code === "r1" ? "opens" : "plain"];
  },
  zehn(code) {
    const n = numberOf(code);
    if (code === "j") return ["joker"];
    if (code.startsWith("rc")) return ["round", { n }];
    return code[0] === "p" ? ["penalty", { n, points: n + 2 }] : ["number", { n }];
  },
  klaumau(code) {
    if (code === "police" || code in VARIANTS) return [code];
    if (isPair(code)) return ["two_colours"];
    const motif = motifOf(code);
    return Number(motif) ? ["number", { n: Number(motif) }] : [motif];
  },
  halt_mal_kurz: (code) => [code.split("-")[0]],
};

/** What a card does: a key below `does` in the game's catalogue, and its parameters. @returns {[string, object]} */
export function effectOf(game, code) {
  const [key, parameters = {}] = DOES[game](code);
  return [key, parameters];
}

const GROUPS = {
  gaunerbande: (code) => `colour.${code[0]}`,
  black_spy: (code) => `colour.${code[0]}`,
  zehn: (code) => (code === "j" ? "jokers" : { n: "numbers", p: "penalties", r: "rounds" }[code[0]]),
  klaumau(code) {
    if (code in VARIANTS) return "variants";
    if (code === "police") return "colourless";
    return isPair(code) ? "two_colours" : `colour.${code[0]}`;
  },
  halt_mal_kurz(code) {
    const kind = code.split("-")[0];
    return kind === "razupaltuff" ? "neither" : UNFUNNY.has(kind) ? "unfunny" : "funny";
  },
};

/** The cards of a deck by what they belong together for, in the order of the deck. @returns {[string, string[]][]} */
export function groupsOf(game) {
  const groups = new Map();
  for (const code of FACES[game]) {
    const group = GROUPS[game](code);
    groups.set(group, [...(groups.get(group) ?? []), code]);
  }
  return [...groups];
}
