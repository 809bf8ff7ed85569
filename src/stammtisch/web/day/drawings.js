/** The field: a hundred strokes are what Gesellen made of a deal; on it stand the flag of par and everybody's face. */

import { parts } from "../shared/art/card.js";
import { GUESTS, portraitOf } from "../shared/art/faces.js";
import { pen, picture, short } from "../shared/art/plot.js";
import { list, number, t } from "../shared/words/index.js";
import { columnsOf, spread } from "../deals/days.js";

/** The Meister's portrait: ring colour and parts. */
export const MEISTER = ["oak", "b-tails h-square e-monocle n-hook m-handle t-top"];

/** How somebody looks: without a face of their own by their name, which is not how the row calls them if it is oneself. @param {{name: string, face: number|null, meister?: boolean, own?: string}} person @returns {string[]} */
export const portrait = ({ name, face, meister, own }) => (meister ? MEISTER : face === null ? portraitOf(0, own || name) : GUESTS[face]);

/** A face on its mat, within a drawing. @param {string[]} art @param {number} x @param {number} y @param {number} size @param {boolean} mine */
function face([ink, art], x, y, size, mine) {
  const r = size / 2;
  return (
    `<g class="field-mat${mine ? " is-me" : ""}"><circle class="mat-board ring-${ink}" cx="${short(x)}" cy="${short(y)}" r="${r}"/>` +
    `<svg class="face ink-${ink}" x="${short(x - r)}" y="${short(y - r)}" width="${size}" height="${size}" viewBox="0 0 100 100"><g transform="translate(50 57) scale(.74)">${parts(art)}</g></svg></g>`
  );
}

/**
 * @param {{mean: number, strokes: [number, number][]}} par
 * @param {{name: string, face: number|null, points: number, you?: boolean, meister?: boolean, own?: string}[]} people
 * @param {number} wide
 */
export function field(par, people, wide) {
  const shown = [...people].sort((one, two) => one.points - two.points || Number(two.you ?? false) - Number(one.you ?? false));
  const { from, to, width, columns } = columnsOf(par.strokes, [par.mean, ...shown.map(({ points }) => points)], wide < 500 ? 26 : 46);
  const size = wide < 500 ? 34 : 44;
  const [left, right, base] = [size / 2 + 14, wide - size / 2 - 14, 196];
  const x = (/** @type {number} */ value) => left + ((value - from) / (to - from || 1)) * (right - left);
  const column = Math.min(26, ((right - left) / Math.max(1, (to - from) / width + 1)) * 0.72);
  const tallest = Math.max(...columns.map(({ count }) => count));
  const step = Math.min(7, 116 / tallest);
  const strokes = columns.flatMap(({ at, count }) =>
    Array.from({ length: count }, (_, i) => {
      const [middle, y] = [x(at), base - 6 - i * step];
      return `<path class="stroke" d="M${short(middle - column / 2)} ${short(y + 1.6)}L${short(middle + column / 2)} ${short(y - 1.6)}"/>`;
    }),
  );
  const thick = short(Math.min(2.6, step * 0.55));
  const places = spread(shown.map(({ points }) => x(points)), size * 0.98, left, right);
  const lines = shown.map(
    ({ points, you }, i) =>
      `<path class="pointer" d="${pen([[places[i], 30 + size / 2], [x(points), base - 3]], { tremor: 0.4 })}"/><circle class="foot${you ? " is-me" : ""}" cx="${short(x(points))}" cy="${base}" r="${you ? 5 : 4}"/>`,
  );
  const faces = shown.map((person, i) => face(portrait(person), places[i], 30, size, person.you ?? false));
  const flagAt = x(par.mean);
  const flag =
    `<path class="flag-pole" d="M${short(flagAt)} ${base}V62"/><path class="flag" d="M${short(flagAt)} 62h44l-7 8 7 8h-44Z"/>` +
    `<text class="flag-word" x="${short(flagAt + 18)}" y="74" text-anchor="middle">${t("day.par")}</text>`;
  const ticks = ticksOf(from, to).map(
    (value) => `<path class="axis-line" d="M${short(x(value))} ${base}v6"/><text x="${short(x(value))}" y="${base + 20}" text-anchor="middle">${number(value)}</text>`,
  );
  const axis = `<path class="axis-line" d="${pen([[12, base], [wide - 12, base]])}"/>${ticks.join("")}`;
  const label = t("day.field", {
    n: par.strokes.reduce((sum, [, count]) => sum + count, 0),
    low: number(par.strokes[0][0]),
    high: number(par.strokes[par.strokes.length - 1][0]),
    par: number(par.mean, 1),
    marks: `${list(shown.map(({ name, points }) => t("day.mark", { name, points: number(points) })))}.`,
  });
  const svg = picture(wide, 224, label, strokes.join("") + axis + lines.join("") + flag + faces.join(""));
  svg.style.setProperty("--thick", String(thick));
  return svg;
}

/** Round numbers along an axis. @param {number} from @param {number} to */
function ticksOf(from, to) {
  const wish = (to - from) / 5 || 1;
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((each) => each >= wish) ?? 1000;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step);
}

// The glass as a sign: full is better than par, half is par, empty is worse. Told apart by its level, not by colour.

/** How high the beer stands. @type {Record<string, number>} */
const LEVEL = { full: 7, half: 14, empty: 21 };

/** @param {string} glass */
export function glassSource(glass, ink = "var(--ink)", paper = "#fffaf0") {
  const top = LEVEL[glass] ?? LEVEL.empty;
  const beer = top < 21 ? `<path d="M5.6 ${top}H14.4V20.4H5.6Z" fill="#e5ac2a"/>` : "";
  const foam =
    glass === "full"
      ? `<path d="M4.4 7.2C2.8 6 3.4 3.6 5.4 3.6 6 1.8 8.6 1.4 9.8 2.8 11.4 1.4 14 2.2 14.2 4 16.2 4 16.8 6.4 15.2 7.2Z" fill="${paper}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/>`
      : "";
  return (
    `<path d="M4.6 6.4H15.4V20.2a1.2 1.2 0 0 1-1.2 1.2H5.8a1.2 1.2 0 0 1-1.2-1.2Z" fill="${paper}"/>${beer}` +
    `<path d="M4.6 6.4H15.4V20.2a1.2 1.2 0 0 1-1.2 1.2H5.8a1.2 1.2 0 0 1-1.2-1.2ZM15.4 9.6H18a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H15.4" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linejoin="round"/>${foam}`
  );
}

/** A small glass for lists; what it means stands beside it, or is in its label. @param {string} glass @param {string} [label] */
export const glassSign = (glass, label = "") =>
  `<svg class="glass-sign is-${glass}" viewBox="0 0 24 24" ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}>${glassSource(glass)}</svg>`;
