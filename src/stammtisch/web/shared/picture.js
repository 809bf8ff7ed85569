/**
 * The picture of a result: felt, a page of the pad, everybody's face and points. Drawn by us as an SVG; the browser makes a PNG of it.
 * A picture stands for itself, so whatever it refers to is put into it: parts of the drawing kit, and the values of colours.
 */

import { escapeText } from "./art/card.js";
import { portraitOf } from "./art/faces.js";
import { number, t } from "./words/index.js";

export const [WIDE, HIGH] = [1200, 630];
/** What rings of mats are coloured like. @type {Record<string, string>} */
const RINGS = { green: "#1f7f5c", red: "#c22e1e", blue: "#2a5ca8", yellow: "#e5ac2a", slate: "#3d5a6c", oak: "#8a4f1d" };
export const SERIF = "Palatino, 'URW Palladio L', 'Book Antiqua', Georgia, serif";

/** The parts of the kit that a drawing uses stand in it. @param {string} source @returns {string} */
export function whole(source) {
  return source.replace(/<use href="#([\w-]+)"([^>]*?)\/?>(?:<\/use>)?/g, (_, id, rest) => {
    const part = document.getElementById(id);
    return part ? `<g${rest}>${whole(part.outerHTML.replace(/ id="[^"]*"/, "").replace(/ xmlns="[^"]*"/g, ""))}</g>` : "";
  });
}

/** Colours as they are for an ink. @param {string} source @param {string} ink */
export function inked(source, ink) {
  const sample = document.createElement("span");
  sample.className = `face ink-${ink}`;
  document.body.append(sample);
  const style = getComputedStyle(sample);
  const value = (/** @type {string} */ name) => style.getPropertyValue(name).trim() || "none";
  let made = source;
  for (let depth = 0; depth < 4 && made.includes("var("); depth++)
    made = made.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (_, name) => value(name));
  sample.remove();
  return made.replaceAll("currentColor", value("--c-ink"));
}

/** A portrait on its mat. @param {string[]} portrait @param {number} x @param {number} y @param {number} size @param {string} name  of its own in the drawing */
export function matOf([ink, art], x, y, size, name) {
  const parts = String(art).split(" ").filter(Boolean).map((part) => `<use href="#${part}"/>`);
  const face = inked(whole(`<g transform="translate(50 57) scale(.78)">${parts.join("")}</g>`), String(ink));
  return `<g transform="translate(${x} ${y}) scale(${size / 100})"><circle cx="50" cy="50" r="50" fill="#efe3c8"/>
    <circle cx="50" cy="50" r="46" fill="none" stroke="${RINGS[ink] ?? RINGS.oak}" stroke-width="3"/>
    <clipPath id="c${name}"><circle cx="50" cy="50" r="44"/></clipPath><g clip-path="url(#c${name})">${face}</g></g>`;
}

/** A face on its mat. @param {number} seat @param {string} name @param {number} x @param {number} y @param {number} size */
const mat = (seat, name, x, y, size) => matOf(portraitOf(seat, name), x, y, size, String(seat));

/**
 * The picture as an SVG.
 * @param {{game: string, title: string, why: string, names: string[], places: number[], totals: number[]}} result
 */
export function pictureOf({ game, title, why, names, places, totals }) {
  const order = places.map((_, seat) => seat).sort((one, two) => places[one] - places[two] || one - two);
  const step = Math.min(88, 350 / order.length);
  const rows = order.map((seat, i) => {
    const y = 196 + i * step;
    const weight = places[seat] === 1 ? 700 : 400;
    return `${mat(seat, names[seat], 150, y, step - 10)}
      <text x="118" y="${y + step * 0.58}" font-size="${step * 0.4}" font-weight="700" text-anchor="end">${escapeText(t("end.place", { n: places[seat] }))}</text>
      <text x="${170 + step}" y="${y + step * 0.58}" font-size="${step * 0.42}" font-weight="${weight}">${escapeText(names[seat])}</text>
      <text x="1090" y="${y + step * 0.58}" font-size="${step * 0.46}" font-style="italic" font-weight="700" text-anchor="end" fill="${places[seat] === 1 ? "#17694b" : "#23395e"}">${number(totals[seat])}</text>`;
  });
  const holes = Array.from({ length: 36 }, (_, i) => `<circle cx="${75 + i * 30}" cy="50" r="6" fill="#33200f"/>`);
  const size = Math.min(54, 1900 / Math.max(20, title.length));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}" font-family="${SERIF}" fill="#211a14">
    <defs><radialGradient id="lamp" cx=".5" cy=".3" r=".8"><stop offset="0" stop-color="#2a5a44"/><stop offset="1" stop-color="#0f2b21"/></radialGradient>
    <pattern id="squares" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M20 0H0V20" fill="none" stroke="#5a78a0" stroke-opacity=".18"/></pattern></defs>
    <rect width="${WIDE}" height="${HIGH}" fill="url(#lamp)"/><rect x="50" y="30" width="1100" height="570" rx="6" fill="#f8efda"/>
    <rect x="50" y="176" width="1100" height="376" fill="url(#squares)"/>${holes.join("")}
    <text x="84" y="118" font-size="${size}" font-weight="700">${escapeText(title)}</text>
    <text x="84" y="158" font-size="${Math.min(25, 1500 / Math.max(40, why.length))}" fill="#5d4c39">${escapeText(why)}</text>${rows.join("")}
    <text x="84" y="584" font-size="24" fill="#5d4c39">${escapeText(game)}</text>
    <text x="1116" y="584" font-size="24" fill="#5d4c39" text-anchor="end">Stammtisch</text></svg>`;
}

/** The picture as a PNG. @param {string} svg @returns {Promise<File>} */
export async function asFile(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDE, HIGH);
  /** @type {Blob|null} */
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the browser made no picture");
  return new File([blob], "stammtisch.png", { type: "image/png" });
}

/** Keep a file on the device. @param {File} file */
export function keep(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
