/** Who came where. */

import { el } from "../dom.js";
import { number, t } from "../words/index.js";
import { smallMat } from "../house/mats.js";

/** @param {{places: number[], totals: number[]}} outcome @param {string[]} names @param {number|null} [me] */
export function ranking({ places, totals }, names, me = null) {
  const order = places.map((_, seat) => seat).sort((one, two) => places[one] - places[two]);
  return el(
    "ol.ranking",
    {},
    order.map((seat) =>
      el(
        "li",
        { class: places[seat] === 1 ? "is-first" : "" },
        el("span.place", {}, t("end.place", { n: places[seat] })),
        smallMat(seat, names[seat]),
        el("b", {}, seat === me ? t("you.name") : names[seat]),
        el("span.total", {}, number(totals[seat])),
      ),
    ),
  );
}
