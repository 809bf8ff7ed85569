/** A beer mat with a face, for lists. */

import { drawFace, ringOf } from "../art/card.js";
import { el } from "../dom.js";

/** @param {number} seat @param {string|null} name */
export const smallMat = (seat, name) =>
  el("span.mat.is-small", { class: `ring-${ringOf(seat, name ?? "")}` }, drawFace(seat, name ?? ""));
