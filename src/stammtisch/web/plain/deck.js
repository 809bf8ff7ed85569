/** Cards that nobody has drawn: a colour, a sign and a corner on cream, in the same two inks as all others. */

import { roundel } from "../art/decks.js";

/** Signs of the drawing kit, and those that are drawn here, in a square of 24. @type {Record<string, string>} */
const KIT = { leaf: "pip-green", lozenge: "pip-blue", heart: "pip-red", bell: "pip-yellow", acorn: "pip-black" };
/** @type {Record<string, string>} */
const PATHS = {
  spade:
    "M12 1.2C15 6 22.6 9.6 22.6 15.2 22.6 20.2 16.4 21.4 13.6 17.6L15.6 22.8H8.4L10.4 17.6C7.6 21.4 1.4 20.2 1.4 15.2 1.4 9.6 9 6 12 1.2Z",
  club: "M12 1.2A5.2 5.2 0 0 1 16 9.8 5.3 5.3 0 1 1 13.6 17.2L15.6 22.8H8.4L10.4 17.2A5.3 5.3 0 1 1 8 9.8 5.2 5.2 0 0 1 12 1.2Z",
  diamond: "M12 .9C14.4 5.4 17.4 9 21 12 17.4 15 14.4 18.6 12 23.1 9.6 18.6 6.6 15 3 12 6.6 9 9.6 5.4 12 .9Z",
  star: "M12 1.4 15.1 8.6 22.8 9.3 17 14.5 18.7 22.1 12 18.1 5.3 22.1 7 14.5 1.2 9.3 8.9 8.6Z",
};
/** @type {Record<string, string>} */
const GROUNDS = {
  green: "#1f5a45",
  blue: "#264a80",
  red: "#8c2318",
  yellow: "#8a5f10",
  black: "#2b2622",
  oak: "#5a3a20",
  slate: "#33485a",
};

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (/** @type {string} */ letter) => `&#${letter.codePointAt(0)};`);

/**
 * A sign in a square of some size, with its corner there.
 * @param {string} sign
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function signAt(sign, x, y, size) {
  if (!sign) return "";
  const place = `transform="translate(${x} ${y}) scale(${size / 24})"`;
  if (KIT[sign]) return `<use href="#${KIT[sign]}" ${place}/>`;
  if (PATHS[sign])
    return `<path d="${PATHS[sign]}" ${place} fill="var(--c-spot)" stroke="var(--c-ink)" stroke-width="1.5" stroke-linejoin="round"/>`;
  return `<text x="${x + size / 2}" y="${y + size * 0.82}" font-size="${size * (sign.length > 1 ? 0.66 : 0.92)}" text-anchor="middle" fill="currentColor">${escaped(sign)}</text>`;
}

/**
 * What stands in the corner: our own numerals, or letters. @returns {[string, number]} with how wide it is
 * @param {string} text
 * @param {number} size
 */
function cornerOf(text, size) {
  if (/^\d{1,2}$/.test(text)) {
    const k = text.length > 1 ? Math.min(size, 1.18) : size;
    const step = text[0] === "1" && text.length > 1 ? 17 : 21;
    const figures = [...text].map(
      (figure, i) => `<use href="#d${figure}" transform="translate(${8 + i * step * k} 9) scale(${k})"/>`,
    );
    return [figures.join(""), (text.length > 1 ? 37 : 20) * k];
  }
  const high = (text.length > 2 ? 20 : text.length > 1 ? 27 : 34) * size;
  const wide = high * 0.66 * Math.max(1, text.length);
  return [
    `<text x="8" y="${9 + 27 * size}" font-size="${high}" fill="currentColor" textLength="${Math.min(wide, 50)}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`,
    Math.min(wide, 50),
  ];
}

/** @param {import("./index.js").Facts["look"]} look @returns {import("../state/parts.js").DeckPart|null} */
export function makeDeck(look) {
  if (!look) return null;
  return {
    look(/** @type {string} */ code) {
      const [ink, sign, corner] = look.cards[code] ?? ["slate", "", code];
      return {
        frame: "plain",
        ink,
        chip: sign && signAt(sign, 0, 0, 24),
        draw: (/** @type {string} */ cut) => drawn(sign, corner, cut),
      };
    },
    back: [
      "gauner",
      GROUNDS[look.back] ?? GROUNDS.slate,
      look.back,
      `${roundel("#efe3c8")}<use href="#i-cap" transform="translate(31 63) scale(2.33)"/>`,
    ],
  };
}

/** @param {string} sign @param {string} corner @param {string} cut */
function drawn(sign, corner, cut) {
  const small = cut === "s";
  const [size, pip, bottom] = small ? [1.38, 29, 175] : [1, 21, 148];
  const [figure, wide] = cornerOf(corner, size);
  const width = Math.max(wide, sign ? pip : 0) + 14;
  const height = 30 * size + (sign ? pip + 10 : 0) + 16;
  const [x, y] = [66, bottom / 2 + 12];
  const middle = sign
    ? signAt(sign, x - 30, y - 30, 60)
    : `<text x="${x}" y="${y + 17}" font-size="${corner.length > 2 ? 30 : 48}" text-anchor="middle" fill="currentColor">${escaped(corner)}</text>`;
  return (
    `<rect x="7" y="7" width="104" height="${bottom - 7}" rx="6" fill="var(--c-tint)"/>` +
    `<circle cx="${x}" cy="${y}" r="43" fill="var(--c-paper)" fill-opacity=".62"/>${middle}` +
    `<path d="M1 1H${width}V${height - 9}a9 9 0 0 1-9 9H1Z" fill="var(--c-paper)"/>${figure}` +
    signAt(sign, 7 + Math.max(0, (wide - pip) / 2), 13 + 30 * size, pip)
  );
}
