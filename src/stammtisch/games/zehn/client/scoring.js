/** Counting a round of Zehn: what the loser takes, and in the end hands and chips. */

import { add, count, counts, isSeat, notAll, notCounts, sum, zeros } from "/static/pad/sums.js";

/** @import { Deed, Field } from "/static/pad/scoring.js" */

/** What cards are worth, where that was agreed. @typedef {Record<string, {points?: number}>} Worths */
/** @typedef {{spare_jokers: string, rounds: number, chips: number, last_refill: string, deck: Worths|null, own_deck: boolean}} Agreed */
/** What people took; a field that was not answered is not there. @typedef {{loser?: number, round_card?: number, normal?: number, jokers?: number, on_table?: number, penalties?: string[], last?: boolean, unturned?: string[], chips?: number[], in_hand?: number[], hand_normal?: number[], hand_jokers?: number[], held?: Record<string, number|null>, plain?: (number|null|undefined)[]}} Entry */
/** @typedef {import("/static/pad/scoring.js").Now<Agreed, Entry>} Now */

export const players = [2, 7];
export const lowWins = true;
export const options = [
  { name: "spare_jokers", kind: "choice", default: "in", of: ["in", "out"] },
  { name: "rounds", kind: "whole", default: 10, least: 1, most: 10 },
  { name: "chips", kind: "whole", default: 7, least: 3, most: 15 },
  { name: "last_refill", kind: "choice", default: "yes", of: ["yes", "no"] },
  { name: "deck", kind: "points", default: null, cards: ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "j"] },
  { name: "own_deck", kind: "variant", default: false },
];
export const ROUND_CARDS = 10;
const CHIP_POINTS = 2;
const HAND = 4;
/** No pile of cards is worth more. */
const MOST_SUM = 999;
export const PENALTIES = ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"];

/** ZE-2, ZE-3: what a card is worth. @param {{deck?: Worths|null}} options @param {string} card */
export function worth({ deck }, card) {
  const usual = card === "j" ? 10 : card.startsWith("p") ? Number(card.slice(1)) + 2 : 1;
  return deck?.[card]?.points ?? usual;
}

/** ZE-2, ZE-5: how many there are of a card; `n` for all normal cards together. @param {Now} now @param {string} card */
export function copies({ options: { spare_jokers: spare }, players: many }, card) {
  if (card === "n") return 55;
  return card === "j" ? (spare === "out" ? many : 7) : 1;
}

/** ZE-36, ZE-41: whether it is the last agreed round. @param {Now} now */
const isFinal = ({ round, options: { rounds } }) => round === rounds;
/**
 * ZE-36: the tenth round is the last; an earlier one if somebody cannot draw.
 * @param {Now} now
 * @param {Entry} entry
 */
const isLast = (now, entry) => isFinal(now) || entry.last === true;
/** ZE-43: how many cards anybody can have left. @param {Now} now */
const mostLeft = (now) => (isFinal(now) && now.options.last_refill === "no" ? HAND - 1 : HAND);
/**
 * ZE-37, ZE-41: how many of the agreed round cards are left when a match ends early, where they have to be named.
 * @param {Now} now
 * @param {Entry} entry
 */
const unturned = (now, entry) =>
  now.options.rounds < ROUND_CARDS && isLast(now, entry) ? now.options.rounds - now.round : 0;
/** The points of a round card. @param {string} card */
const pointsOn = (card) => Number(card.slice(2));
/** @param {Entry[]} entries @param {string} card */
const gone = (entries, card) =>
  sum(
    entries.map(
      ({ penalties, held }) =>
        (penalties?.includes(card) ? 1 : 0) + (held?.[card] === undefined || held[card] === null ? 0 : 1),
    ),
  );

/** @returns {Field[]} @param {Now} now @param {Entry} entry */
export function fields(now, entry) {
  const used = now.others.map((other) => other.round_card);
  const chips = { name: "chips", sum: now.options.chips * now.players };
  const fresh = PENALTIES.filter((card) => gone(now.others, card) < copies(now, card));
  /** @type {Field[]} */
  const asked = [
    { kind: "who", name: "loser" },
    {
      kind: "choice",
      name: "round_card",
      of: Array.from({ length: ROUND_CARDS }, (_, i) => i + 1).filter((card) => !used.includes(card)),
    },
  ];
  if (now.options.own_deck) {
    // ZE-3: what is printed on their cards, added up
    asked.push({ kind: "count", name: "on_table", most: MOST_SUM }, ...extra(now), ...unnamed(now, entry));
    if (isLast(now, entry)) asked.push({ kind: "tally", name: "left", columns: [chips, { name: "in_hand" }] });
    return asked;
  }
  asked.push(
    { kind: "count", name: "normal", most: 2 * now.players },
    { kind: "count", name: "jokers", most: Math.min(copies(now, "j"), 2 * now.players) },
    { kind: "some", name: "penalties", of: fresh },
    ...extra(now),
    ...unnamed(now, entry),
  );
  if (isLast(now, entry))
    asked.push(
      {
        kind: "tally",
        name: mostLeft(now) === HAND ? "left" : "left_over",
        columns: [
          chips,
          { name: "hand_normal", most: mostLeft(now) },
          { name: "hand_jokers", most: mostLeft(now) },
        ],
      },
      { kind: "owners", name: "held", of: fresh.filter((card) => !entry.penalties?.includes(card)) },
    );
  return asked;
}

/** @returns {Field[]} @param {Now} now */
export const extra = (now) => (now.round < now.options.rounds ? [{ kind: "tick", name: "last" }] : []);

/** @returns {Field[]} @param {Now} now @param {Entry} entry */
function unnamed(now, entry) {
  if (!unturned(now, entry)) return [];
  const used = [...now.others, entry].map((other) => other.round_card);
  const left = Array.from({ length: ROUND_CARDS }, (_, i) => i + 1).filter((card) => !used.includes(card));
  return [{ kind: "some", name: "unturned", of: left.map((card) => `rc${card}`) }];
}

/** @param {Now} now @param {Entry} entry */
export function wrong(now, entry) {
  const many = now.players;
  const odd = notCounts([entry.normal ?? 0, entry.jokers ?? 0, entry.on_table ?? 0], 3, "ZE-32");
  if (odd) return odd; // what was typed comes before what is missing
  if (!isSeat(entry.loser, many)) return { key: "no_loser", paragraph: "ZE-31" };
  const turned = entry.round_card ?? 0;
  if (!Number.isInteger(turned) || turned < 1 || turned > ROUND_CARDS)
    return { key: "no_round_card", paragraph: "ZE-9" };
  if (now.others.some((other) => other.round_card === entry.round_card))
    return { key: "round_card_again", paragraph: "ZE-9", parameters: { card: entry.round_card } };
  const wholly = now.options.rounds === ROUND_CARDS && !isFinal(now); // what is left follows from what has been turned
  if (isLast(now, entry) && wholly && now.others.slice(0, now.round - 1).some((other) => other.plain))
    return { key: "rest_unknown", paragraph: "ZE-37" };
  const rest = wrongRest(now, entry);
  if (rest) return rest;
  if (now.options.own_deck) return isLast(now, entry) ? wrongSums(now, entry) : null;
  const lying = count(entry.normal) + count(entry.jokers) + (entry.penalties?.length ?? 0);
  if (lying < many || lying > 2 * many)
    return {
      key: lying < many ? "few_on_table" : "many_on_table",
      paragraph: lying < many ? "ZE-10" : "ZE-25",
      parameters: { got: lying, least: many, most: 2 * many },
    };
  return (isLast(now, entry) ? wrongHands(now, entry) : null) ?? wrongDeck(now, entry);
}

/** @param {Now} now @param {Entry} entry */
function wrongRest(now, entry) {
  const [of, got] = [unturned(now, entry), (entry.unturned ?? []).length];
  return of && got !== of ? { key: "unturned_count", paragraph: "ZE-41", parameters: { of, got } } : null;
}

/** @param {Now} now @param {Entry} entry */
const wrongSums = ({ players: many, options: { chips } }, entry) =>
  notAll(entry.chips, many, chips * many, "chips", "ZE-6") ?? notCounts(entry.in_hand, many, "ZE-34");

/** @param {Now} now @param {Entry} entry */
function wrongHands(now, entry) {
  const many = now.players;
  const chips = notAll(entry.chips, many, now.options.chips * many, "chips", "ZE-6");
  if (chips) return chips;
  const odd = notCounts(entry.hand_normal, many, "ZE-34") ?? notCounts(entry.hand_jokers, many, "ZE-34");
  if (odd) return odd;
  for (let seat = 0; seat < many; seat++) {
    const hand = handOf(now, entry, seat);
    const size = hand.normal + hand.jokers + hand.penalties.length;
    const most = mostLeft(now);
    if (size > most)
      return { key: "hand_too_large", paragraph: most < HAND ? "ZE-43" : "ZE-34", parameters: { seat, got: size, most } };
    if (size < HAND - 2)
      return { key: "hand_too_small", paragraph: "ZE-34", parameters: { seat, got: size, least: HAND - 2 } };
  }
  return null;
}

/**
 * No card can be taken twice, and there are only so many of each.
 * @param {Now} now
 * @param {Entry} entry
 */
function wrongDeck(now, entry) {
  const all = [...now.others, entry];
  const again = PENALTIES.find((card) => gone(all, card) > copies(now, card));
  if (again) return { key: "penalty_again", paragraph: "ZE-2", parameters: { card: again } };
  for (const [what, taken, held, card] of /** @type {const} */ ([
    ["normal", "normal", "hand_normal", "n"],
    ["jokers", "jokers", "hand_jokers", "j"],
  ])) {
    const found = sum(all.map((each) => count(each[taken]) + sum(counts(each[held], now.players))));
    if (found > copies(now, card))
      return { key: "more_than_there_are", paragraph: "ZE-2", parameters: { what, got: found, of: copies(now, card) } };
  }
  return null;
}

/** @param {Now} now @param {Entry} entry @param {number} seat */
function handOf(now, entry, seat) {
  return {
    normal: counts(entry.hand_normal, now.players)[seat],
    jokers: counts(entry.hand_jokers, now.players)[seat],
    penalties: PENALTIES.filter((card) => entry.held?.[card] === seat),
  };
}

/** @param {Now} now @param {{normal: number, jokers: number, penalties: string[]}} cards */
function pointsOf({ options: agreed }, { normal, jokers, penalties }) {
  return (
    normal * worth(agreed, "n") +
    jokers * worth(agreed, "j") +
    sum(penalties.map((card) => worth(agreed, card)))
  );
}

/** ZE-32, ZE-36 to ZE-39. @param {Now} now @param {Entry} entry */
export function score(now, entry) {
  const points = zeros(now.players);
  const { loser, round_card: card } = /** @type {Required<Entry>} */ (entry);
  const table = { normal: count(entry.normal), jokers: count(entry.jokers), penalties: entry.penalties ?? [] };
  const own = now.options.own_deck;
  points[loser] = (own ? count(entry.on_table) : pointsOf(now, table)) + card;
  /** @type {Deed[]} */
  const deeds = [{ kind: "loses", seat: loser, points: points[loser] }];
  const last = isLast(now, entry);
  if (last) {
    const rest = restOf(now, entry);
    if (rest) deeds.push({ kind: "takes_rest", seat: loser, points: rest });
    points[loser] += rest;
    const chips = counts(entry.chips, now.players);
    for (let seat = 0; seat < now.players; seat++)
      points[seat] +=
        (own ? counts(entry.in_hand, now.players)[seat] : pointsOf(now, handOf(now, entry, seat))) -
        CHIP_POINTS * chips[seat];
  }
  const { totals, over } = close(now, points, entry);
  return { points, totals, deeds, over };
}

/** ZE-37, ZE-41: what the round cards count that are left. @param {Now} now @param {Entry} entry */
function restOf(now, entry) {
  if (isFinal(now)) return 0;
  if (now.options.rounds < ROUND_CARDS) return sum((entry.unturned ?? []).map(pointsOn));
  const before = now.others.slice(0, now.round - 1).map((other) => other.round_card ?? 0);
  return (ROUND_CARDS * (ROUND_CARDS + 1)) / 2 - sum(before) - Number(entry.round_card);
}

/** ZE-36, ZE-41. @param {Now} now @param {number[]} points @param {Entry} entry */
export function close(now, points, entry) {
  const over = isLast(now, entry) ? (isFinal(now) ? "rounds" : "stock_empty") : null;
  return { totals: add(now.totals, points), deeds: [], over };
}
