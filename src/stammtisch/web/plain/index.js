/**
 * The plain table: what the house lays out for a game that brings no modules of its own. It has the same parts with the
 * same interface (`deck`, `table`, `scenes`), made of what the game declares (`games/GAME/plain.json`), so that pages know
 * no difference.
 */

import { roundel } from "../shared/art/decks.js";
import { learnNames } from "../shared/words/index.js";
import { drawn as drawnFromPile, handed, HOLD } from "../table/state/scenes.js";
import { makeTable } from "./table.js";

/**
 * What a game declares, as the server tells it.
 * @typedef {object} Facts
 * @property {boolean} low_wins
 * @property {string} unit  what totals count
 * @property {{back: string, cards: Record<string, string[]>}|null} look  colour, sign, corner and name of
 *   each card, and how its code begins
 * @property {Record<string, string>} facts  parts of the view, and what they are
 * @property {Record<string, string[]>} moves  forms of moves by step
 * @property {Record<string, string>} prompts
 * @property {Record<string, string>} silence
 * @property {Record<string, {text: string, seats: string[]}>} events
 */

/** @param {string} game @param {Facts} facts @param {string[]} faces */
export function makePlain(game, facts, faces) {
  const cards = Object.entries(facts.look?.cards ?? {});
  learnNames(
    game,
    Object.fromEntries(
      cards.map(([card, [, sign, corner, name, start]]) => [card, [name || card, name && sign ? corner : "", start]]),
    ),
  );
  return {
    deck: makeDeck(facts.look),
    table: makeTable(game, facts, faces),
    scenes: makeScenes(facts.facts),
    facts,
  };
}

// Cards that nobody has drawn: a colour, a sign and a corner on cream, in the same two inks as all others.

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

/** @param {Facts["look"]} look @returns {import("../shared/types/games.js").DeckPart|null} */
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

// What is shown in between at the plain table: what was played lies still before it is taken, and cards change hands.

/** @import {Event, Played, View} from "../shared/types/messages.js" */

/** @param {Record<string, string>} kinds  parts of the view, and what they are */
export const makeScenes = (kinds) => ({
  between: (/** @type {View} */ before, /** @type {View} */ after, /** @type {Event[]} */ events) =>
    swept(
      Object.keys(kinds).find((key) => kinds[key] === "played"),
      before,
      after,
      events,
    ),
  flights: (/** @type {Event} */ event) => {
    if (Number.isInteger(event.giver) && Number.isInteger(event.receiver)) return handed({ ...event, card: null });
    return event.kind === "draws" ? drawnFromPile(event) : [];
  },
  noises: { plays: "card", slaps: "slap" },
});

/**
 * The last card comes to the others, and all lie still.
 * @param {string|undefined} key
 * @param {View} before
 * @param {View} after
 * @param {Event[]} events
 */
function swept(key, before, after, events) {
  const lying = (/** @type {View} */ view) => /** @type {Played[]|null|undefined} */ (key && view[key]) ?? [];
  if (!key || !lying(before).length || lying(after).length) return [];
  const at = events.findIndex(({ seat, card }) => Number.isInteger(seat) && typeof card === "string");
  if (at < 0) return [];
  const { seat, card } = /** @type {Played} */ (events[at]);
  const own = seat === before.seat ? before.hand.indexOf(card) : -1;
  const view = {
    ...before,
    [key]: [...lying(before), { seat, card }],
    hand: before.hand.filter((_, place) => place !== own),
    counts: before.counts.map((count, other) => count - (other === seat && count > 0 ? 1 : 0)),
    legal: [],
    awaiting: [],
  };
  return [{ view, hold: HOLD.linger, events: events.slice(0, at + 1) }];
}
