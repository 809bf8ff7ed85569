/** What the gallery says of Gaunerbande: what each card does, and who everybody is. */

/** What a card does: a key below `does` in its catalogue, and its parameters. @param {string} code @returns {import("/static/shared/types/games.js").Does} */
export function does(code) {
  if (code === "r10") return ["politician"];
  if (code === "g0") return ["opens"];
  if (code === "g1") return ["opens_instead"];
  if (code === "k0") return ["thug"];
  if (code[0] === "k") return ["crook"];
  return [code.slice(1) === "0" ? "only_four" : "plain"];
}

/** @param {string} code */
export const group = (code) => `colour.${code[0]}`;
