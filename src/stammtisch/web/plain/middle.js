/** What lies in the middle of the plain table: piles, open cards, what was played, and what is said of all that. */

import { drawCard } from "../art/card.js";
import { el } from "../dom.js";
import { steady } from "../logic/layout.js";
import { cardName, t } from "../words/index.js";
import { factName, factWords } from "./saying.js";

/** @import {View} from "../state/types.js" */

const LINES = new Set(["flag", "number", "word", "sentence", "seat", "auction"]);
/** So many open cards of a row are drawn; more would hide each other. */
const MOST = 8;

/** Between two piles, in widths of a card. */
const GAP = 0.4;

/**
 * @param {string} game @param {Record<string, string>} kinds @param {View} view @param {string[]} names
 */
export function middleOf(game, kinds, view, names) {
  const all = Object.entries(kinds);
  const given = all.filter(([key]) => view[key] !== null && view[key] !== undefined);
  const of = (/** @type {any} */ kind) => given.filter(([, each]) => each === kind).map(([key]) => key);
  const played = of("played").flatMap((key) => view[key].map((/** @type {any} */ each) => ({ ...each, key })));
  const slots = all.filter(([key, kind]) =>
    kind === "card" ? key in view : kind === "pile" ? isNumber(view[key]) : kind === "cards" && view[key]?.length,
  );
  const ringed = of("played").length > 0;
  const places = ringed ? corners(slots) : rows(slots, view);
  const lying = mine(game, of("open"), view);
  const said = lines(game, given, view, names);
  return {
    things: [
      ...played.map((each, order) => playedThing(game, view, names, each, order)),
      ...slots.flatMap(([key, kind], i) => slotThings(game, key, kind, view[key], places[i])),
    ],
    extras: [said, lying].filter(Boolean),
    ring: ringed,
    className: "is-plain",
  };
}

/** How wide a pile is, in widths of a card: open cards overlap. @param {View} view */
const widthOf = (view, /** @type {any} */ [key, kind]) => (kind === "cards" ? 1 + spreadOf(view[key]) : 1);
/** @param {string[]} cards */
const spreadOf = (cards) => Math.min(0.45 * (Math.min(cards.length, MOST) - 1), 1.5);

/** Piles lie side by side, in two rows where there are many. @param {any} slots @param {View} view */
function rows(slots, view) {
  const most = view.players > 4 ? 2 : 4;
  const count = Math.ceil(slots.length / most);
  const each = Math.ceil(slots.length / Math.max(1, count));
  const split = Array.from({ length: count }, (_, row) => slots.slice(row * each, (row + 1) * each));
  return split.flatMap((row, number) => {
    let x = -sum(row, view) / 2;
    return row.map((/** @type {any} */ slot) => {
      const width = widthOf(view, slot);
      x += width + GAP;
      return { dx: x - GAP - width / 2, dy: (number - (count - 1) / 2) * 2.1 };
    });
  });
}

/** @param {any} row @param {View} view */
const sum = (row, view) =>
  row.reduce(
    (/** @type {number} */ width, /** @type {any} */ slot) => width + widthOf(view, slot),
    GAP * (row.length - 1),
  );

/** Around what was played they keep to the corners. @param {any} slots */
function corners(slots) {
  return slots.map((/** @type {any} */ _, /** @type {number} */ i) => ({
    dx: i % 2 ? 2.25 : -2.25,
    dy: 0.7 - Math.floor(i / 2) * 2.1,
  }));
}

/** @param {any} value */
const isNumber = (value) => typeof value === "number";

/**
 * Cards lie towards who played them.
 * @param {string} game
 * @param {View} view
 * @param {string[]} names
 * @param {number} order
 */
function playedThing(game, view, names, /** @type {any} */ { seat, card, key }, /** @type {number} */ order) {
  return {
    key: `${key}:${seat}:${card}`,
    card,
    label: names[seat] + t("colon") + cardName(game, card).long,
    before: seat,
    r: steady(`${card}${seat}`, 5),
    z: order + 1,
    from: seat === view.seat ? `hand:${card} seat:${seat}` : `seat:${seat}`,
  };
}

/** @param {string} game @param {string} key @param {any} kind @param {any} value */
function slotThings(game, key, kind, value, /** @type {any} */ { dx, dy }) {
  const name = factName(game, key);
  const tag = (/** @type {any} */ words, label = words) => ({
    key: `tag:${key}`,
    tag: words,
    label,
    className: "tag",
    dx,
    dy: dy + 0.8,
    hangs: true,
    z: 9,
  });
  if (kind === "pile") {
    const label = `${name}${t("colon")}${t("card_count", { n: value })}`;
    const pile =
      value > 0
        ? [{ key: `pile:${key}`, back: true, silent: true, dx, dy, r: -1, anchor: "pile" }]
        : [{ key: `none:${key}`, ghost: true, dx, dy }];
    return [...pile, tag(t("pile.left", { n: value }), label)];
  }
  if (kind === "card" && value === null)
    return [
      { key: `none:${key}`, ghost: true, dx, dy },
      { ...tag(name), silent: true },
    ];
  if (kind === "card")
    return [
      {
        key: `${key}:${value}`,
        card: value,
        label: `${name}${t("colon")}${cardName(game, value).long}`,
        dx,
        dy,
        r: steady(value + key, 4),
        z: 3,
        from: `hand:${value} centre`,
        anchor: "discard",
      },
      { ...tag(name), silent: true },
    ];
  const shown = value.slice(-MOST);
  return [
    ...shown.map((/** @type {string} */ card, /** @type {number} */ i) => ({
      key: `${key}:${i}:${card}`,
      card,
      label: `${name}${t("colon")}${cardName(game, card).long}`,
      dx: dx + (shown.length > 1 ? (i / (shown.length - 1) - 0.5) * spreadOf(value) : 0),
      dy,
      z: i + 2,
    })),
    { ...tag(value.length > shown.length ? `${name} (${value.length})` : name), silent: true },
  ];
}

/** Cards that lie open before oneself. @param {string} game @param {any} keys @param {View} view */
function mine(game, keys, view) {
  const cards = view.seat === null ? [] : keys.flatMap((/** @type {string} */ key) => view[key][view.seat ?? 0] ?? []);
  if (!cards.length) return null;
  return {
    key: `mine:${cards.join()}`,
    node: el(
      "div.plain-mine",
      { role: "group", "aria-label": t("seat.before", { name: t("you.name") }), vars: { n: cards.length } },
      cards.map((/** @type {string} */ card) => drawCard(game, card)),
    ),
  };
}

/**
 * What can only be said: whose turn it was, what is wished for, how much is in the pot.
 * @param {string} game
 * @param {any} given
 * @param {View} view
 * @param {string[]} names
 */
function lines(game, given, view, names) {
  const said = given
    .filter((/** @type {any} */ [, kind]) => LINES.has(kind))
    .map((/** @type {any} */ [key, kind]) => factWords(game, key, kind, view[key], names))
    .filter(Boolean);
  if (!said.length) return null;
  return {
    key: `lines:${said.join("|")}`,
    node: el(
      "ul.plain-facts",
      {},
      said.map((/** @type {any} */ words) => el("li", {}, words)),
    ),
  };
}
