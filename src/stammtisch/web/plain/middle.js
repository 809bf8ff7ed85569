/** What lies in the middle of the plain table: piles, open cards, what was played, and what is said of all that. */

import { drawCard } from "../shared/art/card.js";
import { el } from "../shared/dom.js";
import { steady } from "../table/view/layout.js";
import { cardName, t } from "../shared/words/index.js";
import { factName, factWords } from "./asking.js";

/** @import {Played, View} from "../shared/types/messages.js" */
/** @import {Made, Thing} from "../table/view/middle.js" */

const LINES = new Set(["flag", "number", "word", "sentence", "seat", "auction"]);
/** So many open cards of a row are drawn; more would hide each other. */
const MOST = 8;

/** Between two piles, in widths of a card. */
const GAP = 0.4;

/**
 * @param {string} game @param {Record<string, string>} kinds @param {View} view @param {string[]} names
 * @returns {Made}
 */
export function middleOf(game, kinds, view, names) {
  const all = Object.entries(kinds);
  const given = all.filter(([key]) => view[key] !== null && view[key] !== undefined);
  const of = (/** @type {string} */ kind) => given.filter(([, each]) => each === kind).map(([key]) => key);
  const played = of("played").flatMap((key) => /** @type {Played[]} */ (view[key]).map((each) => ({ ...each, key })));
  const slots = all.filter(([key, kind]) =>
    kind === "card" ? key in view : kind === "pile" ? isNumber(view[key]) : kind === "cards" && cardsIn(view, key).length > 0,
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
    extras: [said, lying].filter((extra) => extra !== null),
    ring: ringed,
    className: "is-plain",
  };
}

/** A part of the view and what it is, as a game declares it. @typedef {[key: string, kind: string]} Slot */
/** Where a pile lies, in widths of a card from the middle. @typedef {{dx: number, dy: number}} At */

/** What lies in a row of open cards. @param {View} view @param {string} key */
const cardsIn = (view, key) => /** @type {string[]|null|undefined} */ (view[key]) ?? [];

/** How wide a pile is, in widths of a card: open cards overlap. @param {View} view @param {Slot} slot */
const widthOf = (view, [key, kind]) => (kind === "cards" ? 1 + spreadOf(cardsIn(view, key)) : 1);
/** @param {string[]} cards */
const spreadOf = (cards) => Math.min(0.45 * (Math.min(cards.length, MOST) - 1), 1.5);

/** Piles lie side by side, in two rows where there are many. @param {Slot[]} slots @param {View} view @returns {At[]} */
function rows(slots, view) {
  const most = view.players > 4 ? 2 : 4;
  const count = Math.ceil(slots.length / most);
  const each = Math.ceil(slots.length / Math.max(1, count));
  const split = Array.from({ length: count }, (_, row) => slots.slice(row * each, (row + 1) * each));
  return split.flatMap((row, number) => {
    let x = -sum(row, view) / 2;
    return row.map((slot) => {
      const width = widthOf(view, slot);
      x += width + GAP;
      return { dx: x - GAP - width / 2, dy: (number - (count - 1) / 2) * 2.1 };
    });
  });
}

/** @param {Slot[]} row @param {View} view */
const sum = (row, view) =>
  row.reduce((width, slot) => width + widthOf(view, slot), GAP * (row.length - 1));

/** Around what was played they keep to the corners. @param {Slot[]} slots @returns {At[]} */
function corners(slots) {
  return slots.map((_, i) => ({
    dx: i % 2 ? 2.25 : -2.25,
    dy: 0.7 - Math.floor(i / 2) * 2.1,
  }));
}

/** @param {unknown} value @returns {value is number} */
const isNumber = (value) => typeof value === "number";

/**
 * Cards lie towards who played them.
 * @param {string} game
 * @param {View} view
 * @param {string[]} names
 * @param {Played & {key: string}} played
 * @param {number} order
 * @returns {Thing}
 */
function playedThing(game, view, names, { seat, card, key }, order) {
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

/** @param {string} game @param {string} key @param {string} kind @param {unknown} value @param {At} at @returns {Thing[]} */
function slotThings(game, key, kind, value, { dx, dy }) {
  const name = factName(game, key);
  const tag = (/** @type {string} */ words, label = words) => ({
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
      Number(value) > 0
        ? [{ key: `pile:${key}`, back: true, silent: true, dx, dy, r: -1, anchor: "pile" }]
        : [{ key: `none:${key}`, ghost: true, dx, dy }];
    return [...pile, tag(t("pile.left", { n: value }), label)];
  }
  if (kind === "card" && value === null)
    return [
      { key: `none:${key}`, ghost: true, dx, dy },
      { ...tag(name), silent: true },
    ];
  if (kind === "card") {
    const card = String(value);
    return [
      {
        key: `${key}:${card}`,
        card,
        label: `${name}${t("colon")}${cardName(game, card).long}`,
        dx,
        dy,
        r: steady(card + key, 4),
        z: 3,
        from: `hand:${card} centre`,
        anchor: "discard",
      },
      { ...tag(name), silent: true },
    ];
  }
  const cards = /** @type {string[]} */ (value);
  const shown = cards.slice(-MOST);
  return [
    ...shown.map((card, i) => ({
      key: `${key}:${i}:${card}`,
      card,
      label: `${name}${t("colon")}${cardName(game, card).long}`,
      dx: dx + (shown.length > 1 ? (i / (shown.length - 1) - 0.5) * spreadOf(cards) : 0),
      dy,
      z: i + 2,
    })),
    { ...tag(cards.length > shown.length ? `${name} (${cards.length})` : name), silent: true },
  ];
}

/** Cards that lie open before oneself. @param {string} game @param {string[]} keys @param {View} view */
function mine(game, keys, view) {
  const cards = view.seat === null ? [] : keys.flatMap((key) => /** @type {string[][]} */ (view[key])[view.seat ?? 0] ?? []);
  if (!cards.length) return null;
  return {
    key: `mine:${cards.join()}`,
    node: el(
      "div.plain-mine",
      { role: "group", "aria-label": t("seat.before", { name: t("you.name") }), vars: { n: cards.length } },
      cards.map((card) => drawCard(game, card)),
    ),
  };
}

/**
 * What can only be said: whose turn it was, what is wished for, how much is in the pot.
 * @param {string} game
 * @param {Slot[]} given
 * @param {View} view
 * @param {string[]} names
 */
function lines(game, given, view, names) {
  const said = given
    .filter(([, kind]) => LINES.has(kind))
    .map(([key, kind]) => factWords(game, key, kind, view[key], names))
    .filter(Boolean);
  if (!said.length) return null;
  return {
    key: `lines:${said.join("|")}`,
    node: el(
      "ul.plain-facts",
      {},
      said.map((words) => el("li", {}, words)),
    ),
  };
}
