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

/** The plans with two colours that usual decks have; the others are only in decks of one's own. */
const PAIRS = new Set(["ry-plan", "yg-plan", "gb-plan", "br-plan"]);

/** @param {string} code */
const motifOf = (code) => code.replace(/^[rygb]{1,4}-?(?=\w)/, "");
/** @param {string} code */
const isMixed = (code) => /^[rygb]{2,4}-/.test(code);

/** @param {string} code */
export function copies(code) {
  if (isMixed(code)) return [PAIRS.has(code) ? 1 : 0];
  if (code in VARIANTS) return [VARIANTS[code]];
  return code === "police" ? POLICE : MOTIFS[motifOf(code)];
}

/** @param {string} code @param {import("/static/shared/types/messages.js").Options} [options] @returns {import("/static/shared/types/games.js").Does} */
export function does(code, options = {}) {
  if (code === "police" && options.surrounded) return [`police_${options.surrounded_ends ?? "round"}`];
  if (code === "police" || code in VARIANTS) return [code];
  const motif = motifOf(code);
  if (motif === "plan") return [(isMixed(code) ? "two_colours" : motif) + (options.plan === "anticlockwise" ? "_anticlockwise" : "")];
  if (motif === "key" && options.keyhole === "anything") return ["key_anything"];
  return Number(motif) ? [options.forgery ? "number_forgery" : "number", { n: Number(motif) }] : [motif];
}

/** @param {string} code */
export function group(code) {
  if (code in VARIANTS) return "variants";
  if (code === "police") return "colourless";
  return isMixed(code) ? "two_colours" : `colour.${code[0]}`;
}
