/** Faces of people, on beer mats and wherever else they look out of the paper. */

import { nodeOf } from "../dom.js";
import { parts } from "./card.js";
import { FACES_A_SEAT, GUESTS, PORTRAITS } from "./people.js";

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
