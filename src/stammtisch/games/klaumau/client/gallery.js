/** What the gallery says of Klaumau: how many there are of each motif, and what it does. */

/** Cards that come in with their variants. @type {Record<string, number>} */
const VARIANTS = { dog: 2, bomb: 1, fence: 1 };
/** How often a colour has a motif: in the whole deck, and with up to five players. @type {Record<string, number[]>} */
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
const POLICE = [8, 6];

/** @param {string} code */
const motifOf = (code) => code.replace(/^[rygb]{1,2}-?(?=\w)/, "");
/** @param {string} code */
const isPair = (code) => /^[rygb]{2}-/.test(code);

/** @param {string} code */
export function copies(code) {
  if (isPair(code)) return [1];
  if (code in VARIANTS) return [VARIANTS[code]];
  return code === "police" ? POLICE : MOTIFS[motifOf(code)];
}

/** @param {string} code */
export function does(code) {
  if (code === "police" || code in VARIANTS) return [code];
  if (isPair(code)) return ["two_colours"];
  const motif = motifOf(code);
  return Number(motif) ? ["number", { n: Number(motif) }] : [motif];
}

/** @param {string} code */
export function group(code) {
  if (code in VARIANTS) return "variants";
  if (code === "police") return "colourless";
  return isPair(code) ? "two_colours" : `colour.${code[0]}`;
}
