/** Where somebody's words stand: beside them, on free felt. Pure arithmetic. */

/** @typedef {import("./seating.js").Box} Box */

/** From a mat to the words of whoever sits there, in px: room for the tip, and how wide that is. */
const TIP = 10;
const WIDE = 18;
const STEP = 6;

/**
 * The nearest place for a bubble that covers nothing, or as little as can be.
 * @param {{w: number, h: number}} size
 * @param {Box} mat  whose words they are
 * @param {number} foot  where everything ends that is written below the mat: words stand there or beside, and never on a name
 * @param {Box[]} taken  what should not be covered
 * @param {{w: number, h: number}} felt
 * @returns {{x: number, y: number, tip: "left"|"right"|"up"|"down", covers: number}}
 */
export function placeBubble(size, mat, foot, taken, felt) {
  const [cx, cy] = [mat.x + mat.w / 2, mat.y + mat.h / 2];
  /** @type {{x: number, y: number, tip: "left"|"right"|"up"|"down", covers: number, far: number}|null} */
  let best = null;
  for (const { x, y, tip } of around(size, mat, foot)) {
    if (x < 2 || y < 2 || x + size.w > felt.w - 2 || y + size.h > felt.h - 2) continue;
    const point = tipOf({ x, y, ...size }, tip, cx, cy);
    const covers = taken.reduce((sum, box) => sum + shared({ x, y, ...size }, box) + shared(point, box), 0);
    const far = Math.hypot(x + size.w / 2 - cx, y + size.h / 2 - cy);
    if (!best || covers < best.covers - 1 || (covers < best.covers + 1 && far < best.far)) best = { x, y, tip, covers, far };
  }
  return best ?? { x: within(cx - size.w / 2, felt.w - size.w), y: within(foot, felt.h - size.h), tip: "up", covers: Infinity };
}

/** @param {number} at @param {number} most */
const within = (at, most) => Math.max(2, Math.min(at, most - 2));

/**
 * What the tip of a bubble takes.
 * @param {Box} box @param {"left"|"right"|"up"|"down"} tip @param {number} cx @param {number} cy  the middle of the mat
 * @returns {Box}
 */
function tipOf({ x, y, w, h }, tip, cx, cy) {
  const along = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ long) =>
    Math.max(from + 12, Math.min(at, from + long - 12)) - WIDE / 2;
  if (tip === "left" || tip === "right") return { x: tip === "left" ? x - TIP + 1 : x + w, y: along(cy, y, h), w: TIP - 1, h: WIDE };
  return { x: along(cx, x, w), y: tip === "up" ? y - TIP + 1 : y + h, w: WIDE, h: TIP - 1 };
}

/**
 * Every place at the four sides of a mat.
 * @param {{w: number, h: number}} size @param {Box} mat @param {number} foot
 * @returns {Generator<{x: number, y: number, tip: "left"|"right"|"up"|"down"}>}
 */
function* around({ w, h }, mat, foot) {
  const [right, bottom] = [mat.x + mat.w, mat.y + mat.h];
  for (let far = TIP; far < TIP + 40; far += 2 * STEP) {
    for (let y = mat.y - h + 18; y <= bottom - 18; y += STEP) {
      yield { x: right + far, y, tip: "left" };
      yield { x: mat.x - far - w, y, tip: "right" };
    }
    for (let x = mat.x - w + 22; x <= right - 22; x += STEP) {
      yield { x, y: Math.max(bottom, foot) + far, tip: "up" };
      yield { x, y: mat.y - far - h, tip: "down" };
    }
  }
}

/** The area that two boxes share. @param {Box} one @param {Box} two */
function shared(one, two) {
  const w = Math.min(one.x + one.w, two.x + two.w) - Math.max(one.x, two.x);
  const h = Math.min(one.y + one.h, two.y + two.h) - Math.max(one.y, two.y);
  return w > 0 && h > 0 ? w * h : 0;
}
