/** What the gallery says of Zehn: what each card is good for. */

/** @typedef {{deck?: Record<string, {count?: number, points?: number}>|null}} Options */

/** @param {string} code */
const numberOf = (code) => Number(code.replace(/\D/g, ""));

/** @param {string} code */
export const copies = (code) => [code === "j" ? 7 : code[0] === "n" ? 5 : 1];

/**
 * What a card is worth to whoever has to take it, in the deck that is played with.
 * @param {string} code
 * @param {Options} [options]
 */
export function points(code, options = {}) {
  const n = numberOf(code);
  const usual = code === "j" ? 10 : code.startsWith("rc") ? n : code[0] === "p" ? n + 2 : 1;
  return options.deck?.[code]?.points ?? usual;
}

/** @param {string} code @param {Options} [options] @returns {import("/static/shared/types/games.js").Does} */
export function does(code, options = {}) {
  const n = numberOf(code);
  const given = { n, points: points(code, options) };
  if (code === "j") return ["joker", given];
  if (code.startsWith("rc")) return ["round", { n: given.points }];
  return [code[0] === "p" ? "penalty" : "number", given];
}

/** @param {string} code */
export const group = (code) => (code === "j" ? "jokers" : { n: "numbers", p: "penalties", r: "rounds" }[code[0]]);
