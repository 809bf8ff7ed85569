/** The deck of Black Spy: agents of five colours. */

import { COLOURS, roundel } from "/static/art/decks.js";

/** @typedef {{head: string, hair: string, hat: string, badge: string, all: (eyes: string) => string}} Face */

/** Agents: what a rank wears and carries, around the face that a colour has; good spies wear a flower. */
const AGENTS = [
  (/** @type {Face} */ face) => `b-trench ${face.head} e-sly t-fedora p-news`,
  (/** @type {Face} */ face) => `b-suit ${face.all("e-grump")} t-comb p-lamp`,
  (/** @type {Face} */ face) => `b-hood ${face.head} t-balac p-sill`,
  (/** @type {Face} */ face) => `b-turtle ${face.all("e-wide")} ${face.hair} p-dyn`,
  (/** @type {Face} */ face) => `b-trench ${face.all("e-shut")} t-bowler p-violin`,
  (/** @type {Face} */ face) => `b-bow ${face.all("e-dot")} t-quiff p-glass`,
  (/** @type {Face} */ face) => `b-trench ${face.all("e-shades")} t-fedora ${face.badge}`,
  (/** @type {Face} */ face) => `b-trench x-halfcoat h-double ${face.hat}`,
  (/** @type {Face} */ face) => `b-vest ${face.all("e-specs")} ${face.hair} t-phones p-morse`,
  (/** @type {Face} */ face) => `b-suit ${face.all("e-grump")} t-tufts p-phone`,
  (/** @type {Face} */ face) => `b-black ${face.all("e-monocle")} t-tufts p-cat`,
];
/** @type {Record<string, string[]>} */
const FAMILIES = {
  b: ["h-long", "n-hook m-smirk", "t-quiff", "t-fedora", "p-rose"],
  y: ["h-round", "n-button m-lips", "t-bob", "t-beret", "p-rose"],
  r: ["h-square", "n-potato m-walrus", "t-kid", "t-top", "p-rose"],
  g: ["h-jowl", "n-long m-flat", "t-curls", "t-flatcap", "p-rose"],
  k: ["h-jowl", "n-hook m-grin", "t-shock", "t-bowler", ""],
};
/** @param {string} colour @param {any} rank */
function agent(colour, rank) {
  const [head, rest, hair, hat, badge] = FAMILIES[colour];
  const face = { head, hair, hat, badge, all: (/** @type {string} */ eyes) => `${head} ${eyes} ${rest}` };
  return AGENTS[rank - 1](face);
}

/** @param {string} code @returns {import("/static/art/decks.js").Look} */
export function look(code) {
  const number = Number(code.slice(1));
  return { frame: "person", ink: COLOURS[code[0]], number, art: agent(code[0], number), wall: "blinds" };
}

/** The back: its pattern, ground, ink and emblem. */
export const back = [
  "spy",
  "#23405f",
  "blue",
  `${roundel("#c0d2e6")}<g transform="translate(59 108) scale(.8)"><use href="#t-fedora"/><use href="#e-shades"/></g>`,
];
