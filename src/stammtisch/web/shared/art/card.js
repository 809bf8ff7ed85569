/** Draws any card of any deck from its look: two inks on cream, in a small and a large cut. */

import { backOf, COLOURS, lookOf } from "./decks.js";
import { cardName, t } from "../words/index.js";
import { nodeOf } from "../dom.js";

/** The two cuts: size of numerals and pips, and where the picture ends. @type {Record<string, {digit: number, pip: number, bottom: number}>} */
const CUTS = { l: { digit: 1, pip: 21, bottom: 148 }, s: { digit: 1.38, pip: 29, bottom: 175 } };
const INK = "var(--c-ink)";
const PAPER = "var(--c-paper)";

/** @param {number} number */
const round = (number) => Math.round(number * 100) / 100;

/** @param {string} text */
export function escapeText(text) {
  return String(text).replace(
    /[&<>"]/g,
    (letter) =>
      /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter],
  );
}

/** @param {string} names */
export const parts = (names) =>
  names
    .split(" ")
    .filter(Boolean)
    .map((part) => `<use href="#${part}"/>`)
    .join("");

/** @param {string} art @param {number} x @param {number} y @param {number} scale */
export const placed = (art, x, y, scale) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${parts(art)}</g>`;
/** @param {string} id @param {number} x @param {number} y @param {number} size */
const glyph = (id, x, y, size) =>
  `<use href="#${id}" transform="translate(${round(x)} ${round(y)}) scale(${round(size / 24)})"/>`;
/** A figure apart from what it carries, which may break the frame. @returns {[string, string]} @param {string} art */
function withProps(art) {
  const at = art.search(/ [px]-/);
  return at < 0 ? [art, ""] : [art.slice(0, at), art.slice(at + 1)];
}
/** @param {string} art */
const isFigure = (art) => art.includes(" ");

/** @param {number} number @param {number} x @param {number} y @param {number} k */
function digits(number, x, y, k) {
  const figures = String(number);
  const step = figures[0] === "1" && figures.length > 1 ? 17 : 21;
  return [...figures]
    .map((figure, i) => `<use href="#d${figure}" transform="translate(${round(x + i * step * k)} ${y}) scale(${k})"/>`)
    .join("");
}
/** @param {number} number @param {number} k */
const widthOf = (number, k) => (String(number).length > 1 ? 37 : 20) * k;

/** @param {number} width @param {number} height */
const flag = (width, height) =>
  `<path d="M1 1H${round(width)}V${round(height - 9)}a9 9 0 0 1-9 9H1Z" fill="${PAPER}"/>`;

/**
 * Number over shape: all that shows when cards overlap.
 * @param {number} number
 * @param {string} ink
 * @param {string} cut
 */
function numberCorner(number, ink, cut) {
  const { digit: full, pip } = CUTS[cut];
  const digit = number > 9 ? Math.min(full, 1.18) : full;
  const wide = widthOf(number, digit);
  return (
    flag(Math.max(wide, pip) + 14, 30 * digit + pip + 19) +
    digits(number, 8, 9, digit) +
    glyph(`pip-${ink}`, 7 + (wide - pip) / 2, 13 + 30 * digit, pip)
  );
}

/** @typedef {Required<import("./decks.js").Look>} Look */

/** @param {Look} look @param {number} size @param {number} gap */
function glyphCorner(look, size, gap) {
  if (!look.corner?.length) return "";
  return (
    flag(size + 14, look.corner.length * (size + gap) + 11) +
    look.corner
      .map(
        (/** @type {string} */ id, /** @type {number} */ i) =>
          `<g class="${look.inks[i] ? `ink-${look.inks[i]}` : ""}">${glyph(id, 7, 8 + i * (size + gap), size)}</g>`,
      )
      .join("")
  );
}

/** How wide a text is at size 1, roughly, in the widest of the fonts we may get. @type {[RegExp, number][]} */
const WIDTHS = [
  [/[ijl.,:;'’|!·()f-]/, 0.37],
  [/[rst ]/, 0.46],
  [/[mwMW–…]/, 0.92],
  [/[A-ZÄÖÜÀÈÉ]/, 0.74],
];
/** @param {string} text */
const wideAs = (text) =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 0.57), 0);

/**
 * The name, on the large cut only. A long one takes two lines if it may be broken, and shrinks only then.
 * @param {string} name
 * @param {string} cut
 */
function banner(name, cut) {
  if (cut === "s" || !name) return "";
  const whole = name.replaceAll(SOFT, "");
  const lines = wideAs(whole) * 12.4 > BAND && BREAKS.test(name) ? halves(name) : [whole];
  const size = Math.min(lines.length > 1 ? 12 : 13.5, BAND / Math.max(...lines.map(wideAs)));
  const text = lines
    .map((line, i) => {
      const y = lines.length > 1 ? 163 + i * 12.4 : 165.5 + size * 0.34;
      return `<text x="59" y="${round(y)}" font-size="${round(size)}" text-anchor="middle" fill="var(--c-on)">${escapeText(line)}</text>`;
    })
    .join("");
  return `<path d="M1 150H117V172a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9Z" fill="var(--c-spot)"/>${text}`;
}
const BAND = 106;
const SOFT = "\u00ad";
const BREAKS = /[ \u00ad-]/;

/** A name in two lines, broken where they come out most even; a soft hyphen becomes a hard one. @param {string} name */
function halves(name) {
  const ways = [...name].flatMap((letter, i) => {
    if (!BREAKS.test(letter)) return [];
    const [before, after] = [name.slice(0, i), name.slice(i + 1)];
    return [[letter === " " ? before : `${before}-`, after].map((line) => line.replaceAll(SOFT, ""))];
  });
  const longest = (/** @type {string[]} */ way) => Math.max(...way.map(wideAs));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

/** @param {number} bottom */
const wall = (bottom) => `<rect x="7" y="7" width="104" height="${bottom - 7}" rx="6" fill="var(--c-tint)"/>`;

/** @type {Record<string, (bottom: number) => string>} */
const WALLS = {
  sun: (bottom) => `<circle cx="64" cy="${bottom - 62}" r="46" fill="${PAPER}" fill-opacity=".6"/>`,
  mugshot: (bottom) =>
    `<path d="${[118, 88, 58, 28].map((up) => `M7 ${bottom - up}H111`).join("")}" stroke="${INK}" stroke-opacity=".28" stroke-width="2"/>` +
    `<path d="${[103, 73, 43].map((up) => `M111 ${bottom - up}H98`).join("")}" stroke="${INK}" stroke-opacity=".45" stroke-width="2"/>`,
  blinds: (bottom) => {
    let slats = "";
    for (let y = 14; y < bottom - 8; y += 15)
      slats += `<rect x="7" y="${y}" width="104" height="7" fill="var(--c-spot)" fill-opacity=".26"/>`;
    return slats;
  },
};

/** Ten marks on a mug: the beer stands at the number. @param {number} number */
export function mug(number, x = 62, top = 58, h = 84) {
  const y = round(top + h - 6 - ((h - 14) * number) / 10);
  const body = `M${x - 31} ${top}H${x + 31}V${top + h - 6}q0 6-6 6H${x - 25}q-6 0-6-6Z`;
  const handle = `M${x + 30} ${top + 20}h9q9 0 9 9v26q0 9-9 9h-9`;
  let marks = "";
  for (let i = 1; i <= 10; i++) marks += `M${x - 27} ${round(top + h - 6 - ((h - 14) * i) / 10)}h${i % 5 ? 7 : 12}`;
  const beer = number
    ? `<path d="M${x - 27} ${y}H${x + 27}V${top + h - 10}q0 5-5 5H${x - 22}q-5 0-5-5Z" fill="var(--c-gold)"/>`
    : "";
  const foam = number
    ? `<path d="M${x - 27} ${y + 3}C${x - 34} ${y - 5} ${x - 24} ${y - 13} ${x - 17} ${y - 8} ${x - 13} ${y - 17} ${x + 1} ${y - 16} ${x + 4} ${y - 9} ${x + 12} ${y - 16} ${x + 24} ${y - 13} ${x + 24} ${y - 5} ${x + 33} ${y - 4} ${x + 31} ${y + 4} ${x + 27} ${y + 4}Z" fill="${PAPER}" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>`
    : "";
  return (
    `<path d="${handle}" fill="none" stroke="${INK}" stroke-width="11" stroke-linejoin="round"/><path d="${handle}" fill="none" stroke="var(--c-tint)" stroke-width="5.4"/>` +
    `<path d="${body}" fill="${PAPER}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>${beer}` +
    `<path d="${marks}" stroke="${INK}" stroke-width="1.8" stroke-opacity=".75"/><path d="M${x + 19} ${top + 16}v${h - 34}" stroke="#fffaf0" stroke-width="4" stroke-linecap="round" stroke-opacity=".75"/>${foam}`
  );
}

/** Pencil strokes in bundles of five, as a path. @param {number} number @param {number} x @param {number} y */
export function tally(number, x, y, k = 1) {
  let strokes = "";
  for (let i = 0; i < number; i++) {
    const left = x + Math.floor(i / 5) * 38 * k;
    strokes +=
      i % 5 < 4
        ? `M${round(left + (i % 5) * 7 * k)} ${y}v${22 * k}`
        : `M${round(left - 5 * k)} ${round(y + 17 * k)}L${round(left + 26 * k)} ${round(y + 4 * k)}`;
  }
  return strokes;
}

/** A number as pencil strokes in the middle, below a picture. @param {number} number @param {number} y */
function strokesBelow(number, y) {
  const [bundles, rest] = [Math.floor(number / 5), number % 5];
  const wide = bundles * 38 - (!rest && bundles ? 12 : 0) + Math.max(0, rest - 1) * 7;
  return `<path d="${tally(number, 59 - wide / 2, y)}" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>`;
}

/**
 * Where a figure stands, and its size; a step aside where the numeral has two digits.
 * @type {Record<string, [number, number, number][]>}
 */
const PLACES = {
  l: [
    [67, 73, 0.84],
    [70, 75, 0.82],
  ],
  s: [
    [71, 96, 0.9],
    [76, 101, 0.86],
  ],
};
const RAYS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);

const FRAMES = {
  /** Only a name, for a deck that nobody has drawn. */
  plain(/** @type {Look} */ _look, /** @type {string} */ _cut, /** @type {{short: string}} */ name) {
    const lines = wideAs(name.short) > 5 && BREAKS.test(name.short) ? halves(name.short) : [name.short];
    const size = Math.min(34, 96 / Math.max(...lines.map(wideAs), 1));
    const text = lines.map(
      (line, i) =>
        `<text x="59" y="${round(98 + (i - (lines.length - 1) / 2) * size * 1.15)}" font-size="${round(size)}" text-anchor="middle" fill="currentColor">${escapeText(line)}</text>`,
    );
    const corner =
      name.short.length < 4
        ? `${flag(14 + 17 * name.short.length, 40)}<text x="9" y="31" font-size="27" fill="currentColor">${escapeText(name.short)}</text>`
        : "";
    return `<rect x="8" y="8" width="102" height="166" rx="6" fill="var(--c-tint)"/>${corner}${text.join("")}`;
  },
  person(/** @type {Look} */ look, /** @type {string} */ cut) {
    const { bottom } = CUTS[cut];
    const place = PLACES[cut][look.number > 9 ? 1 : 0];
    const [self, props] = withProps(look.art);
    return (
      `${wall(bottom)}${WALLS[look.wall](bottom)}<g clip-path="url(#clip-wall-${cut})">${placed(self, ...place)}</g>` +
      `<g clip-path="url(#clip-card-${cut})">${placed(props, ...place)}</g>${numberCorner(look.number, look.ink, cut)}` +
      (look.star ? glyph("i-star", cut === "l" ? 88 : 82, 8, cut === "l" ? 22 : 28) : "")
    );
  },
  mug(/** @type {Look} */ look, /** @type {string} */ cut) {
    const { digit } = CUTS[cut];
    return (
      `<circle cx="63" cy="98" r="51" fill="var(--c-tint)"/><circle cx="63" cy="98" r="47.5" fill="none" stroke="var(--c-spot)" stroke-opacity=".45" stroke-width="1.4"/>` +
      mug(look.number) +
      (look.number ? "" : placed("o-fly", 58, 127, 0.9)) +
      strokesBelow(look.number, 152) +
      digits(look.number, 8, 9, digit)
    );
  },
  penalty(/** @type {Look} */ look, /** @type {string} */ cut) {
    const { digit, bottom } = CUTS[cut];
    const size = cut === "l" ? 26 : 32;
    return (
      `<path d="M1 1H117V58C110 58 110 74 102 74S96 60 88 60 82 82 73 82 66 62 58 62 52 76 44 76 38 60 30 60 24 70 16 70 8 58 1 58Z" fill="var(--c-spot)"/>` +
      `<g clip-path="url(#clip-wall-${cut})">${placed(look.art, 62, bottom / 2 + 20, 0.84)}</g>` +
      flag(widthOf(look.number, digit) + 15, 30 * digit + 17) +
      digits(look.number, 8, 9, digit) +
      `<rect x="${99 - size}" y="8" width="${size + 11}" height="${size}" rx="${size / 2}" fill="${INK}"/><text x="${round(104.5 - size / 2)}" y="${round(8 + size * 0.7)}" font-size="${round(size * 0.62)}" text-anchor="middle" fill="#fffaf0">+${look.points}</text>`
    );
  },
  joker(/** @type {Look} */ look, /** @type {string} */ cut) {
    const { bottom } = CUTS[cut];
    return (
      `${wall(bottom)}<g clip-path="url(#clip-wall-${cut})">${placed(look.art, 59, bottom / 2 + 6, 0.92)}</g>${flag(34, 34)}` +
      `<path d="M10 10 25 25M25 10 10 25" stroke="currentColor" stroke-width="5" stroke-linecap="round" fill="none"/>`
    );
  },
  round(/** @type {Look} */ look) {
    const k = 1.5;
    return (
      `<circle cx="59" cy="96" r="50" fill="var(--c-tint)" stroke="${INK}" stroke-width="2.4"/><circle cx="59" cy="96" r="29" fill="none" stroke="var(--c-spot)" stroke-width="1.6" stroke-opacity=".5"/>` +
      Array.from({ length: look.number }, (_, i) => (i / look.number) * 2 * Math.PI)
        .map((a) => glyph("i-cap", 49 + 41 * Math.sin(a), 86 - 41 * Math.cos(a), 20))
        .join("") +
      digits(look.number, 59 - widthOf(look.number, k) / 2, 73.5, k) +
      strokesBelow(look.number, 154) +
      `<path d="M14 26H40M27 13V39" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>`
    );
  },
  loot(/** @type {Look} */ look, /** @type {string} */ cut) {
    const { bottom, pip } = CUTS[cut];
    const middle = bottom / 2 + 10;
    const foot = cut === "l" ? bottom + 3 : 181;
    const corner = (/** @type {string} */ ink, /** @type {number} */ share) =>
      `<path d="M117 ${round(foot - share * (foot - 1))}V${foot}H${round(117 - share * 116)}Z" fill="var(--${ink})"/>`;
    const further = (look.more ?? [])
      .map((/** @type {string} */ ink, /** @type {number} */ i) => corner(ink, 0.62 - 0.28 * i))
      .join("");
    const second = look.second ? corner(look.second, 1) + further : "";
    const art = isFigure(look.art)
      ? `<g clip-path="url(#clip-torch-${cut})">${placed(look.art, 65, middle - 10, look.scale)}</g>`
      : placed(look.art, 65, middle, look.scale);
    const over = look.over
      ? `<g class="ink-${look.second ?? look.ink}">${placed(look.over, 65, middle, look.scale)}</g>`
      : "";
    return (
      `<rect x="1" y="1" width="116" height="${cut === "l" ? bottom + 14 : 180}" rx="9" fill="var(--c-spot)"/>${second}` +
      `<circle cx="65" cy="${middle}" r="47" fill="var(--c-tint)"/><circle cx="65" cy="${middle}" r="41" fill="${PAPER}"/>${art}${over}` +
      (look.number ? numberCorner(look.number, look.ink, cut) : glyphCorner(look, pip, 4))
    );
  },
  joke(/** @type {Look} */ look, /** @type {string} */ cut) {
    const { bottom, pip } = CUTS[cut];
    const middle = bottom / 2 + 12;
    const sky = look.funny
      ? RAYS.map(
          (a) =>
            `<path d="M62 ${middle}L${round(62 + 130 * Math.cos(a))} ${round(middle + 130 * Math.sin(a))}L${round(62 + 130 * Math.cos(a + 0.2))} ${round(middle + 130 * Math.sin(a + 0.2))}Z" fill="#efc45c"/>`,
        ).join("")
      : Array.from({ length: 9 }, (_, i) => 20 + i * 16)
          .map(
            (x) =>
              `<path d="M${x} 0l-24 190" stroke="#b4bab8" stroke-width="2" stroke-dasharray="14 10" stroke-dashoffset="${(x % 7) * 5}"/>`,
          )
          .join("");
    return `${wall(bottom)}<g clip-path="url(#clip-wall-${cut})">${sky}${placed(look.art, 62 + look.dx, middle + 2, look.scale)}</g>${glyphCorner(look, pip + 4, 4)}`;
  },
};

const EDGE = `<rect x=".75" y=".75" width="116.5" height="180.5" rx="9" fill="none" stroke="${INK}" stroke-width="1.5" stroke-opacity=".75"/>`;

/**
 * A card as SVG source.
 * @param {string} game
 * @param {string} code
 * @param {{cut?: "s"|"l", label?: boolean}} [how]  `label: false` where something around the card names it
 */
export function cardSource(game, code, { cut = "s", label = true } = {}) {
  const look = lookOf(game, code);
  const name = cardName(game, code);
  const spoken = label ? `role="img" aria-label="${escapeText(name.long)}"` : 'aria-hidden="true"';
  const title = look.frame === "mug" || look.frame === "round" ? "" : banner(name.banner, cut);
  return `<svg class="card ink-${look.ink}" viewBox="0 0 118 182" data-card="${escapeText(code)}" ${spoken}>${look.draw?.(cut, name) ?? FRAMES[look.frame](/** @type {Look} */ (look), cut, name)}${title}${EDGE}</svg>`;
}

/** One flat colour a deck, a fine pattern, one emblem. Never the sign of a card. @param {string} game */
export function backSource(game, { label = true } = {}) {
  const [pattern, ground, ink, emblem] = backOf(game);
  const spoken = label ? `role="img" aria-label="${escapeText(t("card.back"))}"` : 'aria-hidden="true"';
  return (
    `<svg class="card back ink-${ink}" viewBox="0 0 118 182" ${spoken}><rect width="118" height="182" rx="9" fill="#fbf4e3"/>` +
    `<rect x="6" y="6" width="106" height="170" rx="6" fill="${ground}"/><rect x="6" y="6" width="106" height="170" rx="6" fill="url(#bk-${pattern})"/>` +
    `<rect x="11" y="11" width="96" height="160" rx="4" fill="none" stroke="#fbf4e3" stroke-opacity=".65" stroke-width="1.4"/>${emblem}${EDGE.replace(INK, "#211a14")}</svg>`
  );
}

/** @param {string} game @param {string|null} code @returns {SVGElement} a card, or a back for `null` */
export function drawCard(game, code, how = {}) {
  return nodeOf(code ? cardSource(game, code, how) : backSource(game, how));
}

/** @param {string} id */
export function icon(id, className = "") {
  return nodeOf(`<svg class="${className}" viewBox="0 0 24 24" aria-hidden="true"><use href="#${id}"/></svg>`);
}

/** A card in a line of text: its shape and number, or its name. @param {string} game @param {string} code */
export function chip(game, code) {
  const look = lookOf(game, code);
  const name = cardName(game, code);
  const pips =
    look.frame === "person"
      ? [`pip-${look.ink}`]
      : look.frame === "loot"
        ? (look.corner ?? []).filter((id) => id.startsWith("pip-"))
        : [];
  const svg = look.chip
    ? `<svg viewBox="0 0 24 24" aria-hidden="true">${look.chip}</svg>`
    : pips
        .map(
          (id) => `<svg class="ink-${id.slice(4)}" viewBox="0 0 24 24" aria-hidden="true"><use href="#${id}"/></svg>`,
        )
        .join("");
  return nodeOf(
    `<span class="chip-card ink-${look.ink}" aria-label="${escapeText(name.long)}" role="img">${svg}<span aria-hidden="true">${escapeText(name.short)}</span></span>`,
  );
}

/** A colour in a line of text or on a button. @param {string} colour */
export function colourChip(colour) {
  return nodeOf(
    `<span class="chip-card ink-${colour}"><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#pip-${colour}"/></svg>${escapeText(t(`colour.${colour}`))}</span>`,
  );
}
/** @param {string} letter */
export const colourOf = (letter) => COLOURS[letter];

/** How many tricks, as pencil strokes. @param {number} number @param {string} label */
export function strokes(number, label) {
  const wide = Math.floor(number / 5) * 23 + (number % 5) * 4.4 + 3;
  return nodeOf(
    `<svg class="tally" viewBox="0 0 ${round(wide)} 16" width="${round(wide)}" role="img" aria-label="${escapeText(label)}"><path d="${tally(number, 2, 1.5, 0.6)}"/></svg>`,
  );
}
