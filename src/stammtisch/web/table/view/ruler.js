/** A ruler drawn by hand, on which everybody stands: from where they came, where they are, and the flag at the end. */

import { pen, short } from "../../shared/art/plot.js";
import { el, nodeOf } from "../../shared/dom.js";
import { number, t } from "../../shared/words/index.js";
import { apart, scaleOf } from "../state/reckoning.js";
import { smallMat } from "../../shared/art/faces.js";

const HIGH = 104;
const LINE = 62;

/** From where somebody came. @param {number} from @param {number} to */
function hop(from, to) {
  if (Math.abs(to - from) < 9) return "";
  const deep = LINE + 12 + Math.min(14, Math.abs(to - from) / 12);
  const back = to > from ? -6 : 6;
  return `<path class="rule-hop" d="M${short(from)} ${LINE + 6}Q${short((from + to) / 2)} ${deep + 12} ${short(to + back / 3)} ${LINE + 8}"/>
    <path class="rule-tip" d="M${short(to + back)} ${LINE + 8}L${short(to)} ${LINE + 5}L${short(to + back / 3)} ${LINE + 13}"/>`;
}

/**
 * @param {import("../state/reckoning.js").Row[]} rows
 * @param {{width: number, end: number|null, me: number|null, names: string[], called: string[]}} how  `called` are the names as the reader says them
 */
export function ruler(rows, { width, end, me, names, called }) {
  const scale = scaleOf(
    rows.flatMap(({ total, was }) => [total, was]),
    end,
  );
  const [left, right] = [26, width - (end === null ? 26 : 34)];
  const x = (/** @type {number} */ value) => left + ((value - scale.from) / (scale.to - scale.from)) * (right - left);
  const size = width > 600 ? 42 : rows.length > 6 ? 28 : 34;
  const standing = [...rows].sort((one, two) => one.total - two.total || one.place - two.place || one.seat - two.seat);
  const places = apart(
    standing.map(({ total }) => Math.max(size / 2, x(total))),
    size,
    width,
  );
  const ticks = [];
  for (let at = scale.from; at <= scale.to; at += scale.step / 5)
    ticks.push(`<path class="rule-tick" d="M${short(x(at))} ${LINE}v${scale.labels.includes(at) ? 9 : 5}"/>`);
  const labels = scale.labels.map(
    (at) => `<text x="${short(x(at))}" y="${HIGH - 6}" text-anchor="middle">${number(at)}</text>`,
  );
  const flag =
    end === null
      ? ""
      : `<path class="rule-post" d="M${short(x(end))} 12V${LINE + 10}"/><path class="rule-flag" d="M${short(x(end))} 12h26l-7 8 7 8h-26Z"/>`;
  const people = standing.map(
    ({ total, was, seat }, i) =>
      `${was === total ? "" : hop(x(was), x(total))}<path class="rule-stem" d="M${short(places[i])} ${size + 4}L${short(x(total))} ${LINE}"/><circle class="rule-dot" cx="${short(x(total))}" cy="${LINE}" r="${seat === me ? 4.6 : 3.4}"/>`,
  );
  const stroke = pen([
    [left - 8, LINE],
    [right + 8, LINE],
  ]);
  const says = standing.map(({ seat, total }) => `${called[seat]} ${number(total)}`).join(", ");
  const label = end === null ? says : `${says}; ${t("reckon.flag", { n: end })}`;
  return el(
    "div.ruler",
    { role: "img", "aria-label": label },
    nodeOf(
      `<svg viewBox="0 0 ${width} ${HIGH}" width="${width}" height="${HIGH}" aria-hidden="true"><path class="rule-line" d="${stroke}"/>${ticks.join("")}${labels.join("")}${flag}${people.join("")}</svg>`,
    ),
    standing.map(({ seat, total, was }, i) =>
      el(
        "span.rule-mat",
        {
          class: seat === me ? "is-me" : "",
          vars: { at: `${short(places[i])}px`, mat: `${size - 4}px`, walk: `${short(x(was) - x(total))}px`, turn: i },
        },
        smallMat(seat, names[seat]),
      ),
    ),
  );
}
