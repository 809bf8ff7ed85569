/** The deck of Halt mal kurz: jokes, good and bad. */

/** The kinds: picture, funny or not, size, shift. @type {Record<string, any>} */
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
/** @type {Record<string, any>} */
const SYMBOLS = { k: ["y-roo", "oak"], p: ["y-pen", "blue"], a: ["y-art", "red"] };

/** @param {string} code @returns {import("/static/art/decks.js").Look} */
export function look(code) {
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
}

/** The back: its pattern, ground, ink and emblem. */
export const back = [
  "halt",
  "#a8321f",
  "oak",
  `<path d="M25 62h68a9 9 0 0 1 9 9v38a9 9 0 0 1-9 9H62L48 134V118H25a9 9 0 0 1-9-9V71a9 9 0 0 1 9-9Z" fill="#fbf4e3" stroke="#211a14" stroke-width="2.5"/><g transform="translate(59 114) scale(.62)"><use href="#g-palm"/></g>`,
];
