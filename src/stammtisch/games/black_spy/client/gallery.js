/** What the gallery says of Black Spy: what each card counts, and who wears what. */

/** @type {Record<number, number>} */
const BLACK_POINTS = { 7: 10, 8: 2, 9: 3, 10: 4, 11: 5 };

/** @param {string} code */
const rankOf = (code) => Number(code.slice(1));

/** @param {string} code */
export const copies = (code) => [code === "k7" ? 6 : 1];

/** @param {string} code @param {import("/static/shared/types/messages.js").Options} [options] @returns {import("/static/shared/types/games.js").Does} */
export function does(code, options = {}) {
  const rank = rankOf(code);
  if (code[0] === "k") return ["black", { n: BLACK_POINTS[rank] ?? 1 }];
  if (rank === 7 && !options.no_good_spies) return ["good"];
  return [code === "r1" && !options.announce_a_colour ? "opens" : "plain"];
}

/** @param {string} code */
export const group = (code) => `colour.${code[0]}`;
