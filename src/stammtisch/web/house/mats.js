/** A beer mat with a face, for lists. */

import { drawFace, ringOf } from "../art/card.js";
import { el } from "../dom.js";

export const smallMat = (seat, name) =>
  el("span.mat.is-small", { class: `ring-${ringOf(seat, name)}` }, drawFace(seat, name));
