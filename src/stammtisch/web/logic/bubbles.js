/** Where somebody's words stand: beside them, on free felt. Pure arithmetic. */

/** @typedef {import("./seating.js").Box} Box */

/** From a mat to the words of whoever sits there, in px: room for the tip. */
const TIP = 10;
const STEP = 6;

/**
 * The nearest place for a bubble that covers nothing, or as little as can be.
 * @param {{w: number, h: number}} size
 * @param {Box} mat  whose words they are
 * @param {Box[]} taken  what should not be covered
 * @param {{w: number, h: number}} felt
 * @returns {{x: number, y: number, tip: "left"|"right"|"up"|"down", covers: number}}
 */
export function placeBubble(size, mat, taken, felt) {
  const [cx, cy] = [mat.x + mat.w / 2, mat.y + mat.h / 2];
  /** @type {any} */
  let best = null;
  for (const { x, y, tip } of around(size, mat)) {
    if (x < 2 || y < 2 || x + size.w > felt.w - 2 || y + size.h > felt.h - 2) continue;
    const covers = taken.reduce((sum, box) => sum + shared({ x, y, ...size }, box), 0);
    const far = Math.hypot(x + size.w / 2 - cx, y + size.h / 2 - cy);
    if (!best || covers < best.covers - 1 || (covers < best.covers + 1 && far < best.far)) best = { x, y, tip, covers, far };
  }
  return best ?? { x: within(cx - size.w / 2, felt.w - size.w), y: within(mat.y + mat.h, felt.h - size.h), tip: "up", covers: Infinity };
}

/** @param {number} at @param {number} most */
const within = (at, most) => Math.max(2, Math.min(at, most - 2));

/**
 * Every place at the four sides of a mat.
 * @param {{w: number, h: number}} size @param {Box} mat
 * @returns {Generator<{x: number, y: number, tip: "left"|"right"|"up"|"down"}>}
 */
function* around({ w, h }, mat) {
  const [right, bottom] = [mat.x + mat.w, mat.y + mat.h];
  for (let far = TIP; far < TIP + 40; far += 2 * STEP) {
    for (let y = mat.y - h + 18; y <= bottom - 18; y += STEP) {
      yield { x: right + far, y, tip: "left" };
      yield { x: mat.x - far - w, y, tip: "right" };
    }
    for (let x = mat.x - w + 22; x <= right - 22; x += STEP) {
      yield { x, y: bottom + far, tip: "up" };
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
