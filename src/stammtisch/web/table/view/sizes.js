/**
 * How large things at the table are: the one place that decides it, from the window and the cards in the hand. What lies on the felt
 * has the room that is left (`seating.js`). Pure arithmetic; the numbers come from trying on phones and large screens.
 */

/** How high a card is, in widths of it. */
export const HIGH = 182 / 118;
/** So much of each card of a hand can be seen and touched, in px. */
export const LEAST = 30;
/** A second row shows so much of the one behind it, in widths of a card. */
const BEHIND = HIGH - 0.86;

/**
 * @typedef {object} Frame
 * @property {"column"|"side"|"beside"} form  everything below each other; with a board at the side; a low window, with the slip beside the felt
 * @property {boolean} low  whether paddings are small
 * @property {number} unit  1 on a usual phone, and on a usual desktop
 * @property {number} type  how large letters are, of what they usually are
 * @property {number} top  the height of the beam
 * @property {number} board  the width of the board, or of the slip beside the felt
 * @property {number} width  of the hand
 * @property {number} card  the width of a card in a hand of one row
 * @property {number} mat
 * @property {number} name  the width of a name
 */

/** @param {number} least @param {number} size @param {number} most */
const within = (least, size, most) => Math.max(least, Math.min(size, most));

/**
 * @param {{width: number, height: number}} window
 * @returns {Frame}
 */
export function frameOf({ width, height }) {
  const form = height <= 480 && width > height ? "beside" : width >= 900 ? "side" : "column";
  const low = height <= 740;
  const unit = {
    column: within(0.74, Math.min(width / 390, height / 780), 1.6),
    side: within(0.74, Math.min(width / 1240, height / 800), 2.4),
    beside: within(0.66, height / 560, 0.8),
  }[form];
  const type = 1 + Math.max(0, unit - 1) * 0.5;
  const board = {
    column: 0,
    side: Math.round(within(264, width * 0.244, 312) * type),
    beside: within(260, width * 0.4, 300),
  }[form];
  const top = form === "beside" ? 38 : Math.round((form === "side" ? 56 : low ? 46 : 50) * type);
  const room = { column: width - 16, side: width - board - 32, beside: width - 276 }[form];
  const card = Math.min((form === "side" ? 100 : 80) * unit, form === "column" ? room - 9 * (LEAST + 1.5) : Infinity);
  const mat = Math.max(38, (form === "side" ? 78 : 58) * unit);
  const name = Math.round((form === "side" ? 128 : 102) * type);
  return { form, low, unit, type, top, board, width: room, card, mat, name };
}

/**
 * How large the cards of a hand are, how many lie in a row, and how much room is kept for them: a hand that runs empty keeps that of
 * one row, so that the felt stays where it is.
 * @param {number} count
 * @param {Frame} frame
 * @param {number} [part]  of how large they usually are
 * @param {number} [before]  how many cards there were in this round: their room is kept, too
 */
export function handOf(count, { form, width, card }, part = 1, before = count) {
  const most = Math.max(10, Math.floor((width - card) / LEAST) + 1);
  const inRows = (/** @type {number} */ cards) => {
    const rows = Math.min(3, Math.max(1, Math.ceil(cards / most)));
    const wide = card * [1, 0.84, 0.72][rows - 1] * part;
    const pad = form === "beside" ? [14, 10] : [Math.min(0.34 * wide, 48), Math.min(0.18 * wide, 34)];
    return { most, card: wide, pad, height: wide * (HIGH + BEHIND * (rows - 1)) + pad[0] + pad[1] };
  };
  const hand = inRows(count);
  return { ...hand, height: Math.max(hand.height, inRows(before).height) };
}

/** What the line that tells the last move takes of what is kept. */
const TICKER = 24;

/**
 * The slip has room for what is usually asked, whatever is asked now and whoever is asked, so that the felt keeps its size; more where much
 * is asked. So has the line above it.
 * @param {Frame} frame @param {boolean} roomy
 */
export const keptOf = ({ low, type, form }, roomy) =>
  form === "beside" ? 0 : ((low ? [84, 130] : [96, 148])[roomy ? 1 : 0] + TICKER) * type;

/**
 * What is left unsaid when there is little felt, each time with what was left out before; the line that tells the last move is the last
 * to go, and with it what is kept for the slip. `mat` and `name` are how large these are, of what they usually are.
 * `hand` is how large the cards of the hand are, `target` how high mats are that may be chosen.
 * @type {{mat: number, name: number, hand?: number, target?: number, without: string[]}[]}
 */
export const SPARE = [
  { mat: 1, name: 1, without: [] },
  { mat: 0.92, name: 1, without: ["words"] },
  { mat: 0.84, name: 1, without: ["words"] },
  { mat: 0.74, name: 0.95, without: ["words"] },
  { mat: 0.74, name: 0.8, without: ["words", "bot"] },
  { mat: 0.7, name: 0.8, without: ["words", "bot", "own"] },
  { mat: 0.66, name: 0.8, without: ["words", "bot", "own", "info"] },
  { mat: 0.66, name: 0.75, without: ["words", "bot", "own", "info", "ticker", "reserve"] },
  { mat: 0.6, name: 0.7, hand: 0.86, target: 0.86, without: ["words", "bot", "own", "info", "ticker", "reserve"] },
  { mat: 0.5, name: 0.55, hand: 0.74, target: 0.74, without: ["words", "bot", "own", "info", "ticker", "reserve"] },
];
/** Less is said before cards in the middle are so much smaller than those in the hand; so much, before the last move is not told any more. */
const ENOUGH = 0.6;
const SCARCE = 0.48;

/** How large cards in the middle have to be, of those in the hand, if so much is left unsaid. @param {number} level */
export const leastOf = (level) => (SPARE[level + 1]?.without.includes("ticker") ? SCARCE : ENOUGH);
/** And so much larger they may be. */
export const LARGEST = 1.2;
