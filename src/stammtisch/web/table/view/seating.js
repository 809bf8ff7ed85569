/**
 * Where people sit and how large the middle is: whatever lies on the felt has a place of its own, and the cards are as large as the
 * free felt allows. Pure arithmetic.
 */

import { HIGH } from "./sizes.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box */

/**
 * @typedef {object} Need
 * @property {number} width  of the felt
 * @property {number} height
 * @property {number} count  how many sit round it, besides oneself
 * @property {boolean} [watched]  nobody sits in front: the last of them does
 * @property {number} mat
 * @property {number} name  the width of a name
 * @property {number} words  the height of what stands at a mat
 * @property {boolean} [chosen]  somebody is to be chosen: mat and name are one button
 * @property {number} [target]  of how high such a button usually is
 * @property {boolean} lots  whether a card lies beside each mat
 * @property {number[]} open  how many cards lie open before each
 * @property {{boxes: (card: number) => Box[], liked: number}[]} shapes  what lies in the middle, around its middle, in several ways, and how well each is liked
 * @property {{w: number, h: number}} [foot]  what stands at the lower edge
 * @property {number} least  the width of a card in the middle
 * @property {number} most
 * @property {Seating|null} [before]  how they sat before: they stay if that is nearly as good
 */

/**
 * @typedef {object} Place
 * @property {number} x
 * @property {number} y
 * @property {number} w
 * @property {"left"|"top"|"right"|"bottom"} side
 * @property {boolean} flat  the words stand beside the mat
 * @property {boolean} turned  the card that lies beside the mat is on its left
 * @property {number} row  how many cards of an open hand lie in a row
 */

/**
 * @typedef {object} Seating
 * @property {Place[]} places
 * @property {number} card  the width of cards in the middle
 * @property {number} base  that after which cards beside a mat and of open hands go: they have less room, perhaps
 * @property {number} lot  the width of those beside a mat
 * @property {number} open  and of an open hand
 * @property {number} y  of the middle
 * @property {number} way  how the middle lies
 * @property {string} key
 */

/** Between two things, in px. */
const GAP = 5;
/** Round the felt, in px: above, what stands on a mat. */
const EDGE = { top: 11, side: 4, bottom: 6 };
/** The height of a mat that may be pressed, in px. */
const TARGET = 72;
/** Cards beside a mat, of those in the middle. */
const LOT = 0.8;
/** How much of a card in an open hand is seen, in widths of it: to its right and below it. */
const STRIP = 0.42;
export const ROW = 0.76;

/** How many sit at each side and on top, as people would. @type {Record<number, number[][]>} */
const WAYS = {
  1: [[0, 1]],
  2: [
    [1, 0],
    [0, 2],
  ],
  3: [
    [1, 1],
    [0, 3],
  ],
  4: [
    [1, 2],
    [2, 0],
    [0, 4],
  ],
  5: [
    [2, 1],
    [1, 3],
    [0, 5],
  ],
  6: [
    [2, 2],
    [1, 4],
    [3, 0],
    [0, 6],
  ],
  7: [
    [2, 3],
    [3, 1],
    [1, 5],
    [0, 7],
  ],
};

/** How much smaller the cards may be before people would sit in a less usual way. */
const LIKED = { ways: 0.94, flat: 0.86, up: 0.97, before: 1.2 };

/** How many sit at the sides and above, and how. @typedef {{aside: number, above: number, flat: string, below: boolean, up: boolean, key: string, liked: number}} Way */

/** All ways to sit, and how well each is liked. @param {Need} need */
function waysToSit(need) {
  const others = need.count - (need.watched ? 1 : 0);
  const found = [];
  for (const [rank, [aside, above]] of (WAYS[others] ?? [[0, others]]).entries())
    for (const flat of need.lots || need.chosen ? [""] : ["", "t", "s", "ts"])
      for (const below of aside && above ? [true, false] : [true])
        for (const up of aside ? [false, true] : [false]) {
          const key = `${aside}${flat}${below ? "b" : ""}${up ? "u" : ""}`;
          const liked = LIKED.ways ** rank * LIKED.flat ** flat.length * (up ? LIKED.up : 1);
          found.push({ aside, above, flat, below, up, key, liked: key === need.before?.key ? liked * LIKED.before : liked });
        }
  return found;
}

/**
 * Everybody's place, with the largest cards that there is room for.
 * @param {Need} need
 * @returns {Seating|null} nothing if there is no room even for the smallest
 */
export function seat(need) {
  /** @type {{score: number, seating: Seating}|null} */
  let best = null;
  for (const how of waysToSit(need)) {
    for (let way = 0; way < need.shapes.length; way++) {
      const liked = how.liked * need.shapes[way].liked;
      const beat = best ? (best.score / liked) * 1.001 : need.least;
      if (beat > need.most) continue;
      const seating = largest(need, how, way, beat);
      if (seating) best = { score: seating.card * liked, seating };
    }
  }
  const found = best && spread(need, best.seating);
  return found && (stay(need, found) ?? found);
}

/** As it was before, if everything still fits and cards could not be much larger: then nothing moves. @param {Need} need @param {Seating} found */
function stay(need, { card, base }) {
  const { before } = need;
  const how = before && waysToSit(need).find(({ key }) => key === before.key);
  const shape = before && need.shapes[before.way];
  if (!how || !shape || before.base < need.least || before.card > need.most) return null;
  if (before.card * LIKED.before < card || before.base * LIKED.before < base) return null;
  const sat = place(need, before.base, how);
  const same = sat?.places.every((one, i) => ALIKE.every((what) => one[what] === before.places[i]?.[what]));
  return sat && same && isClear(need, shape.boxes(before.card), sat.boxes, before.y) ? { ...before, places: sat.places } : null;
}

/** What makes a place the same one. @type {("x"|"y"|"side")[]} */
const ALIKE = ["x", "y", "side"];

/** The largest cards for one way to sit, if they are at least so large. @param {Need} need @param {Way} how @param {number} way @param {number} least */
function largest(need, how, way, least) {
  const small = sitWith(need, how, way, least);
  if (!small) return null;
  let [found, low, high] = [sitWith(need, how, way, need.most) ?? small, least, need.most];
  if (found !== small) return found;
  for (let i = 0; i < 6; i++) {
    const card = (low + high) / 2;
    const sat = sitWith(need, how, way, card);
    if (sat) [found, low] = [sat, card];
    else high = card;
  }
  return found;
}

/** @param {Need} need @param {Way} how @param {number} way @param {number} card @returns {Seating|null} */
function sitWith(need, how, way, card) {
  const sat = place(need, card, how);
  const y = sat && clear(need, need.shapes[way].boxes(card), sat.boxes);
  if (!sat || y === null) return null;
  return { places: sat.places, card, base: card, lot: lotOf(card), open: openOf(card), y, way, key: how.key };
}

/** Where people with their cards take the width, there may be more room for the middle. @param {Need} need @param {Seating} seating @returns {Seating} */
function spread(need, seating) {
  const how = waysToSit(need).find(({ key }) => key === seating.key);
  const sat = how && need.lots && place(need, seating.base, how);
  if (!sat) return seating;
  let best = { ...seating, liked: seating.card * need.shapes[seating.way].liked };
  need.shapes.forEach(({ boxes, liked }, way) => {
    for (let [low, high] = [best.liked / liked, need.most]; high - low > 0.5; ) {
      const card = (low + high) / 2;
      const y = clear(need, boxes(card), sat.boxes);
      if (y === null) high = card;
      else [low, best] = [card, { ...best, card, y, way, liked: card * liked }];
    }
  });
  const { liked: _, ...found } = best;
  return found;
}

/** @param {number} card */
const lotOf = (card) => Math.max(22, card * LOT);
/** @param {number} card */
const openOf = (card) => Math.max(15, Math.min(card * 0.55, 64));

/**
 * What one seat takes: the person, the card beside them, the hand before them.
 * @param {Need} need @param {number} card @param {boolean} flat @param {number} open @param {number} room  the width that an open hand may take
 */
function block(need, card, flat, open, room) {
  const { mat, name, words } = need;
  const lot = need.lots ? lotOf(card) * 1.5 + 6 : 0;
  const person = need.lots ? Math.max(mat + 26, Math.min(name, mat + 34)) : flat ? mat + 34 + name : Math.max(mat + 26, name);
  let w = person + lot;
  let h = flat ? Math.max(mat + 4, words) : mat + words;
  if (need.chosen) h = Math.max(h, TARGET * (need.target ?? 1));
  if (need.lots) h = Math.max(h, lotOf(card) * HIGH + 18);
  let row = 0;
  if (open) {
    const wide = openOf(card);
    row = Math.min(open, Math.max(3, Math.floor((Math.max(w, room) - wide) / (wide * STRIP)) + 1));
    const rows = Math.ceil(open / row);
    row = Math.ceil(open / rows);
    w = Math.max(w, wide + (row - 1) * wide * STRIP + 2 + (flat ? 20 : 0));
    h += 6 + wide * HIGH + (rows - 1) * wide * ROW;
  }
  return { w, h, row };
}

/**
 * Everybody's place in one way to sit, if they fit.
 * @param {Need} need @param {number} card
 * @param {{aside: number, above: number, flat: string, below: boolean, up: boolean}} how  `below`: those at the sides sit below those on top; `up`: as far up as they can
 * @returns {{places: Place[], boxes: Box[]}|null}
 */
function place(need, card, { aside, above, flat, below, up }) {
  const { height, open } = need;
  const width = Math.min(need.width, height * 2.3);
  const from = (need.width - width) / 2 + EDGE.side;
  const room = width - 2 * EDGE.side;
  /** @type {(i: number) => Place["side"]} */
  const sideOf = (i) => (i < aside ? "left" : i < aside + above ? "top" : i < 2 * aside + above ? "right" : "bottom");
  const isFlat = (/** @type {Place["side"]} */ side) =>
    !need.lots && (side === "bottom" || flat.includes(side === "top" ? "t" : "s"));
  const blocks = Array.from({ length: need.count }, (_, i) => {
    const side = sideOf(i);
    const wide = side === "top" ? room / above - GAP : side === "bottom" ? room : Math.min(room * 0.32, 260);
    return block(need, card, isFlat(side), open[i] ?? 0, wide);
  });
  const of = (/** @type {Place["side"]} */ side) => blocks.flatMap((_, i) => (sideOf(i) === side ? [i] : []));
  const [left, top, right, bottom] = [of("left").reverse(), of("top"), of("right"), of("bottom")];
  const sides = Math.max(0, ...[...left, ...right].map((i) => blocks[i].w));
  /** @type {Place[]} */
  const places = [];
  const put = (/** @type {number} */ i, /** @type {number} */ x, /** @type {number} */ y) => {
    const side = sideOf(i);
    const { w, row } = blocks[i];
    const turned = side === "right" || (side === "top" && x + w / 2 > need.width / 2 + 1);
    places[i] = { x, y, w, side, flat: isFlat(side), turned, row };
  };
  // on top, side by side
  const inset = below || !aside ? 0 : sides + GAP;
  const free = room - 2 * inset - top.reduce((sum, i) => sum + blocks[i].w, 0);
  if (above && free < GAP * (above - 1)) return null;
  const gap = free / (above + 1) >= GAP ? free / (above + 1) : free / Math.max(1, above - 1);
  let x = from + inset + (free / (above + 1) >= GAP ? gap : 0);
  for (const i of top) {
    put(i, x, EDGE.top);
    x += blocks[i].w + gap;
  }
  // at the sides, below each other
  const start = EDGE.top + (below && above ? Math.max(...top.map((i) => blocks[i].h)) + GAP : 0);
  for (const column of [left, right]) {
    const spare = height - EDGE.bottom - start - column.reduce((sum, i) => sum + blocks[i].h, 0);
    if (aside && spare < GAP * (aside - 1)) return null;
    const between = up ? GAP : Math.min(spare / (aside + (above && below ? 0.35 : 1)), height * 0.22);
    let y = start + (up ? 0 : (spare - between * (aside - 1)) * (above && below ? 0.3 : 0.5));
    for (const i of column) {
      put(i, column === left ? from : from + room - blocks[i].w, y);
      y += blocks[i].h + between;
    }
  }
  for (const i of bottom) put(i, (need.width - blocks[i].w) / 2, height - EDGE.bottom - blocks[i].h);
  const boxes = places.map(({ x: at, y, w }, i) => ({ x: at, y, w, h: blocks[i].h }));
  if (boxes.some(({ y, h }) => y + h > height - EDGE.bottom + 1)) return null;
  return boxes.some((one, i) => boxes.slice(i + 1).some((two) => touches(one, two))) ? null : { places, boxes };
}

/** @param {Box} one @param {Box} two */
const touches = (one, two) =>
  one.x < two.x + two.w && two.x < one.x + one.w && one.y < two.y + two.h && two.y < one.y + one.h;

/** What is taken on the felt. @param {Need} need @param {Box[]} seats */
const takenOf = ({ width, height, foot }, seats) =>
  foot ? [...seats, { x: (width - foot.w) / 2, y: height - foot.h, w: foot.w, h: foot.h }] : seats;

/** Whether the middle is clear of everything where it is. @param {Need} need @param {Box[]} shape @param {Box[]} seats @param {number} y */
function isClear(need, shape, seats, y) {
  const lying = shape.map((box) => ({ x: need.width / 2 + box.x, y: y + box.y, w: box.w, h: box.h }));
  const inside = (/** @type {Box} */ { x, y: top, w, h }) =>
    x >= EDGE.side && x + w <= need.width - EDGE.side && top >= EDGE.top - 1 && top + h <= need.height - EDGE.bottom + 1;
  const wider = takenOf(need, seats).map(({ x, y: top, w, h }) => ({ x: x - GAP + 1, y: top - GAP + 1, w: w + 2 * GAP - 2, h: h + 2 * GAP - 2 }));
  return lying.every(inside) && !lying.some((one) => wider.some((two) => touches(one, two)));
}

/**
 * Where the middle lies clear of everything, as far from it as can be.
 * @param {Need} need @param {Box[]} shape @param {Box[]} seats
 * @returns {number|null}
 */
function clear(need, shape, seats) {
  const { width, height } = need;
  const middle = width / 2;
  const taken = takenOf(need, seats);
  let from = EDGE.top;
  let to = height - EDGE.bottom;
  /** @type {number[][]} */
  const barred = [];
  for (const { x, y, w, h } of shape) {
    if (middle + x < EDGE.side || middle + x + w > width - EDGE.side) return null;
    from = Math.max(from, EDGE.top - y);
    to = Math.min(to, height - EDGE.bottom - y - h);
    for (const other of taken)
      if (middle + x < other.x + other.w + GAP && other.x < middle + x + w + GAP)
        barred.push([other.y - y - h - GAP, other.y + other.h - y + GAP]);
  }
  if (!shape.length) return height * 0.5;
  barred.sort(([one], [two]) => one - two);
  let best = null;
  for (const [start, end] of [...barred, [to, to]]) {
    const stop = Math.min(start, to);
    if (stop >= from && (!best || stop - from > best[1] - best[0])) best = [from, stop];
    from = Math.max(from, end);
    if (from > to) break;
  }
  return best && (best[0] + best[1]) / 2;
}

/**
 * Where cards lie that belong to people, towards whom they come from: alternatives, each with a place for everybody, oneself first and
 * then clockwise, in widths of a card.
 * @param {number} players
 * @returns {number[][][]}
 */
export function ringsOf(players) {
  if (players === 2)
    return [
      [
        [0, 0.82],
        [0, -0.82],
      ],
      [
        [0.56, 0.1],
        [-0.56, -0.1],
      ],
    ];
  const flat = line(players);
  if (players === 3)
    return [
      [
        [0, 0.82],
        [-0.6, -0.82],
        [0.6, -0.82],
      ],
      flat,
    ];
  if (players === 4)
    return [
      [
        [0, 0.84],
        [-1.1, 0],
        [0, -0.84],
        [1.1, 0],
      ],
      flat,
    ];
  return [rows(players), flat];
}

/** Two rows, oneself in the lower one. @param {number} players */
function rows(players) {
  const above = Math.floor(players / 2);
  const below = players - above;
  const left = Math.floor((below - 1) / 2);
  /** @type {number[][]} */
  const places = [];
  const at = (/** @type {number} */ i, /** @type {number} */ of) => (i - (of - 1) / 2) * 1.12;
  for (let i = 0; i < below; i++)
    places[i < left ? left - i : (players - i + left) % players] = [at(i, below), 0.82];
  for (let i = 0; i < above; i++) places[left + 1 + i] = [at(i, above), -0.82];
  return places;
}

/** All in a line, oneself in its middle and a little nearer. @param {number} players */
function line(players) {
  const left = Math.ceil((players - 1) / 2);
  return Array.from({ length: players }, (_, order) => {
    const at = order === 0 ? left : order <= left ? order - 1 : order;
    return [(at - (players - 1) / 2) * 1.12, order ? -0.06 : 0.06];
  });
}
