/** What the gallery says of Zehn: what each card is good for. @param {string} code */

const numberOf = (code) => Number(code.replace(/\D/g, ""));

/** @param {string} code */
export const copies = (code) => [code === "j" ? 7 : code[0] === "n" ? 5 : 1];

/** @param {string} code */
export function does(code) {
  const n = numberOf(code);
  if (code === "j") return ["joker"];
  if (code.startsWith("rc")) return ["round", { n }];
  return code[0] === "p" ? ["penalty", { n, points: n + 2 }] : ["number", { n }];
}

/** @param {string} code */
export const group = (code) => (code === "j" ? "jokers" : { n: "numbers", p: "penalties", r: "rounds" }[code[0]]);
