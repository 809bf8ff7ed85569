/** What the gallery says of Halt mal kurz: how many there are of each kind, and what it does. */

/** How often a card is there with each symbol. @type {Record<string, number>} */
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
const UNFUNNY = new Set(["nazi", "polizei", "kapitalismus"]);

/** @param {string} code */
const kindOf = (code) => code.split("-")[0];

/** @param {string} code */
export const copies = (code) => [KINDS[kindOf(code)]];
/** @param {string} code @param {import("/static/shared/types/messages.js").Options} [options] @returns {import("/static/shared/types/games.js").Does} */
export const does = (code, options = {}) => [code.startsWith("liste") && options.list === "all" ? "liste_all" : kindOf(code)];

/** @param {string} code */
export function group(code) {
  const kind = kindOf(code);
  return kind === "razupaltuff" ? "neither" : UNFUNNY.has(kind) ? "unfunny" : "funny";
}
