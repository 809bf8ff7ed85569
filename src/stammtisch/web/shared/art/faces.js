/** Faces of people, on beer mats and wherever else they look out of the paper. */

import { el, nodeOf } from "../dom.js";
import { parts } from "./card.js";

/** The regulars of the house, by name: ring colour and parts. @type {Record<string, string[]>} */
export const PORTRAITS = {
  mona: ["red", "b-suit h-round e-specs n-button m-smirk t-curls"],
  kurt: ["slate", "b-turtle h-round e-specs n-potato m-flat t-beret"],
  rosa: ["red", "b-dress h-long e-lash n-hook m-lips t-bob"],
  tobi: ["green", "b-stripes h-long e-dot n-potato m-smile t-flatcap"],
  elif: ["yellow", "b-suit h-long e-lash n-hook m-smile t-hijab"],
  benno: ["slate", "b-apron h-square e-grump n-potato m-walrus t-hard"],
  vera: ["green", "b-dress h-jowl e-monocle n-button m-grin t-scarf"],
  jannis: ["blue", "b-hood h-round e-specs n-long m-smile t-quiff"],
  lotte: ["oak", "b-dirndl h-round e-specs n-button m-lips t-bun"],
  yusuf: ["green", "b-suit h-square e-dot n-hook m-handle t-quiff"],
  greta: ["blue", "b-turtle h-long e-sly n-hook m-smirk t-long"],
  emil: ["red", "b-vest h-jowl e-monocle n-potato m-pencil t-bowler"],
  nadja: ["red", "b-hood h-long e-lash n-button m-flat t-beanie"],
  piet: ["oak", "b-stripes h-square e-shut n-potato m-stubble t-souwest"],
  ida: ["yellow", "b-apron h-round e-wide n-button m-laugh t-pony"],
  bruno: ["slate", "b-black h-jowl e-sly n-potato m-beard t-comb"],
};

/** Guests: three faces for each seat, so that nobody at a table looks like anybody else. None of them is a regular. */
export const GUESTS = [
  ["oak", "b-suit h-jowl e-shut n-potato m-walrus t-tufts"],
  ["yellow", "b-dress h-round e-happy n-button m-smile t-afro"],
  ["green", "b-hood h-long e-dot n-hook m-whistle t-mohawk"],
  ["yellow", "b-dress h-round e-lash n-button m-smile t-bun"],
  ["blue", "b-vest h-square e-shades n-potato m-grin t-straw"],
  ["red", "b-hood h-long e-wink n-long m-smirk t-kid"],
  ["blue", "b-apron h-square e-dot n-long m-beard t-quiff"],
  ["red", "t-veil b-coat h-round e-lash n-hook m-lips t-bun t-tiara"],
  ["slate", "b-trench h-long e-patch n-potato m-stubble t-fedora"],
  ["green", "b-apron h-long e-lash n-potato m-smile t-curls"],
  ["oak", "b-tails h-round e-wide n-long m-handle t-top"],
  ["blue", "b-dress h-jowl e-specs n-button m-flat t-wild"],
  ["blue", "b-bow h-square e-specs n-hook m-walrus t-comb"],
  ["green", "b-uniform h-round e-dot n-button m-smile t-captain"],
  ["red", "b-stripes h-long e-happy n-potato m-laugh t-jester"],
  ["slate", "b-dress h-jowl e-wide n-button m-oh t-beret"],
  ["yellow", "b-hood h-square e-sly n-hook m-smirk t-visor"],
  ["green", "b-trench h-round e-lash n-long m-smile t-braids t-forest"],
  ["red", "b-suit h-round e-dot n-long m-beard t-flatcap"],
  ["slate", "b-turtle h-long e-shut n-button m-smile t-phones"],
  ["oak", "b-coat h-jowl e-grump n-potato m-handle t-shock"],
  ["yellow", "b-uniform h-long e-monocle n-potato m-handle t-post"],
  ["red", "b-apron h-jowl e-happy n-potato m-smile t-chef"],
  ["blue", "b-trench h-square e-wink n-button m-grin t-aviator"],
];
export const FACES_A_SEAT = 3;

/** How many faces there are to choose from. */
export const FACES = GUESTS.length;

/** The faces of the people at the table that is open, by name: what they chose, or what is left for them. @type {Map<string, number>} */
const worn = new Map();

/** @param {string} text */
const sum = (text) => [...text].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

/** A regular of the house, by name. @param {string} name */
const regular = (name) => (Object.hasOwn(PORTRAITS, name.toLowerCase()) ? PORTRAITS[name.toLowerCase()] : null);

/** The face of a guest who chose none: three for each seat, so that no two people look alike. @param {number} seat @param {string} name */
const usual = (seat, name) => ((seat * FACES_A_SEAT) % FACES) + (sum(name) % FACES_A_SEAT);

/**
 * The company of a table: everybody who chose a face has it, and nobody else does. Without seats no table is open.
 * @param {{name: string|null, face?: number|null, kind: string}[]} [seats]
 */
export function wear(seats = []) {
  worn.clear();
  const taken = new Set(seats.flatMap(({ face }) => face ?? []));
  for (const [seat, { name, face, kind }] of seats.entries()) {
    if (!name || kind !== "person" || ((face ?? null) === null && regular(name))) continue;
    const first = usual(seat, name);
    const own = Array.from({ length: FACES }, (_, i) => (first + i) % FACES);
    const index = face ?? own.find((each) => !taken.has(each)) ?? first;
    taken.add(index);
    worn.set(name, index);
  }
}

/** Which faces others at the open table have, and how they are called. @param {string} [besides]  one's own name @returns {Map<number, string>} */
export const facesTaken = (besides) =>
  new Map([...worn].flatMap(([name, face]) => (name === besides ? [] : [[face, name]])));

/**
 * The portrait of a seat: a regular of the house by name; a guest by what they chose, or by seat and name.
 * @param {number} seat
 */
export function portraitOf(seat, name = "") {
  const face = worn.get(name);
  return face !== undefined ? GUESTS[face] : (regular(name) ?? GUESTS[usual(seat, name)]);
}

/** @param {string[]} portrait */
const drawn = ([ink, art]) =>
  nodeOf(
    `<svg class="face ink-${ink}" viewBox="0 0 100 100" aria-hidden="true"><g transform="translate(50 57) scale(.78)">${parts(art)}</g></svg>`,
  );

/** @param {number} seat @param {string} name */
export const drawFace = (seat, name) => drawn(portraitOf(seat, name));

/** The colour of a seat's ring and sleeve. @param {number} seat @param {string} name */
export const ringOf = (seat, name) => portraitOf(seat, name)[0];

/** One of the faces there are, and the colour of its ring. @param {number} face @returns {{ring: string, picture: Element}} */
export const guestFace = (face) => ({ ring: GUESTS[face][0], picture: drawn(GUESTS[face]) });

/** @param {number} seat @param {string|null} name @param {number|null} [face]  one that they chose */
export function smallMat(seat, name, face = null) {
  if (face !== null) return faceMat(face);
  return el("span.mat.is-small", { class: `ring-${ringOf(seat, name ?? "")}` }, drawFace(seat, name ?? ""));
}

/** One of the faces there are. @param {number} face */
export function faceMat(face) {
  const { ring, picture } = guestFace(face);
  return el("span.mat.is-small", { class: `ring-${ring}` }, picture);
}
