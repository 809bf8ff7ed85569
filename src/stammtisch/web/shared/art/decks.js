/**
 * Decks: which picture a card has. Each game brings its own as data (`deck.js`): a look for every card, a list of parts of
 * the drawing kit, and a back. A game that brings none has its cards in plain letters.
 */

import { FACES, partOf } from "../games.js";
import { fileOf } from "../server.js";
import { cardFacts, learnFacts } from "../words/index.js";

/**
 * How a card is drawn.
 * @typedef {object} Look
 * @property {"person"|"mug"|"penalty"|"joker"|"round"|"loot"|"joke"|"plain"} frame
 * @property {string} ink  the spot colour of the card, a class of cards.css
 * @property {number} [number]  the numeral in the corner
 * @property {string} [art]  the parts of the picture
 * @property {number} [points]  what it costs, where that is printed on it
 * @property {boolean} [star]  whether a star marks it
 * @property {string} [wall]  what a person stands before
 * @property {string[]} [corner]  glyphs and pips in the corner, in place of a numeral
 * @property {string[]} [inks]  the inks of those
 * @property {string} [second]  the other colour of a two-coloured card
 * @property {string[]} [more]  further colours
 * @property {string} [over]  what is drawn over the picture in that other colour
 * @property {boolean|null} [funny]
 * @property {number} [scale]
 * @property {number} [dx]
 * @property {(cut: "s"|"l", name: {short: string, long: string}) => string} [draw]  draws it, where no frame of the house does
 * @property {string} [chip]  its sign for a line of text
 */

/** @type {Record<string, string>} */
export const COLOURS = { g: "green", b: "blue", r: "red", y: "yellow", k: "black" };

/** A disc for the emblem on a back. @param {string} fill */
export const roundel = (fill, r = 38) =>
  `<circle cx="59" cy="91" r="${r}" fill="${fill}" stroke="#211a14" stroke-width="2.5"/>`;

/** What was agreed at the table in sight, where cards differ by it. @type {Map<string, Record<string, unknown>>} */
const agreed = new Map();

/** From now on the cards of a game are drawn and called as somebody has agreed; `null` for as usual. @param {string} game @param {Record<string, unknown>|null} options */
export function playWith(game, options) {
  agreed.set(game, options ?? {});
  const facts = partOf(game, "deck")?.facts;
  learnFacts(game, facts ? (/** @type {string} */ code) => facts(code, options ?? {}) : null);
}

/**
 * How a card of a game looks.
 * @param {string} game
 * @param {string} code  the card in notation: `r10`, `gb-plan`, `nazi-k`
 * @returns {Look}
 */
export const lookOf = (game, code) => partOf(game, "deck")?.look(code, agreed.get(game)) ?? { frame: "plain", ink: inkOf(code) };

/** The colour that the first letter of a name stands for, if any. @param {string} code */
const inkOf = (code) => (/^[a-z](\d|-)/.test(code) && COLOURS[code[0]]) || "slate";

/** The back of a deck; a plain one where a game brings none. @returns {string[]} @param {string} game */
export const backOf = (game) => partOf(game, "deck")?.back ?? ["gauner", "#3d3a44", "slate", roundel("#cfc4ae")];

/** A hand sorted as people hold it: by the order of the deck. @param {string} game @param {string[]} cards */
export function sortHand(game, cards) {
  const order = FACES[game];
  return [...cards].sort((one, two) => order.indexOf(one) - order.indexOf(two));
}

/** The same by rank, the colours of each rank side by side. @param {string} game @param {string[]} cards */
export function byRank(game, cards) {
  const ranks = [...new Set(FACES[game].map((card) => cardFacts(card).tail))];
  const rank = (/** @type {string} */ card) => ranks.indexOf(cardFacts(card).tail);
  return sortHand(game, cards).sort((one, two) => rank(one) - rank(two));
}

// The drawing kit becomes part of the page, once: its parts are referred to from everywhere.

let loading;

export function loadSprite() {
  loading ??= fileOf("shared/art/figures.svg").then(async (response) => {
    const kit = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
    document.body.prepend(document.importNode(kit, true));
  });
  return loading;
}
