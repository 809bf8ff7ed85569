/** A beer mat with a face, for lists. */

import { drawFace, guestFace, ringOf } from "../art/faces.js";
import { el } from "../dom.js";

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
