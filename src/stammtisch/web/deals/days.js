/**
 * The deal of the day, as far as it needs no page: dates, streaks, how a result stands against par, links to friends. Pure.
 *
 * @typedef {{code?: string, token?: string, try?: number, begun?: string, points?: number|null, par?: number|null, meister?: number|null, lowWins?: boolean, ticket?: string|null, where?: {round?: number, trick?: number|null, rounds?: number}}} Kept  what a browser keeps of one deal
 * @typedef {Record<string, Record<string, Kept>>} Days  by day, then by game
 * @typedef {{name: string, face: number|null, points: number}} Friend
 */

/** A date as addresses have it. @param {Date} date */
export function isoOf(date) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Today, where the reader is. */
export const today = (now = new Date()) => isoOf(now);

/** A date in the middle of its day, so that no clock change moves it. @param {string} day */
export const dateOf = (day) => new Date(`${day}T12:00:00`);

/** Whether a text is a date. @param {string} day */
export const isDay = (day) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(dateOf(day).getTime()) && isoOf(dateOf(day)) === day;

/** So many days later. @param {string} day @param {number} by */
export function shifted(day, by) {
  const date = dateOf(day);
  date.setDate(date.getDate() + by);
  return isoOf(date);
}

/** Closer to par than this is par. */
const EVEN = 0.5;

/**
 * How a result stands against par: by how much, whether that is good, and how full the glass is.
 * @param {number} points @param {number} par @param {boolean} lowWins
 * @returns {{by: number, way: "better"|"worse"|"at", glass: "full"|"half"|"empty"}}
 */
export function standing(points, par, lowWins) {
  const apart = points - par;
  if (Math.abs(apart) <= EVEN) return { by: 0, way: "at", glass: "half" };
  const few = apart < 0;
  const better = few === lowWins; // few points are good in some games, bad in others
  return { by: Math.max(1, Math.round(Math.abs(apart))), way: better ? "better" : "worse", glass: better ? "full" : "empty" };
}

/** Whether a deal was played to its end, and begun on its day. @param {string} day @param {Kept} kept */
const counts = (day, { points, begun }) => (points ?? null) !== null && begun === day;

/** How many days in a row have a deal of any game, up to today, or up to yesterday while today may still come. @param {Days} days @param {string} now */
export function streak(days, now) {
  const has = (/** @type {string} */ day) => Object.values(days[day] ?? {}).some((kept) => counts(day, kept));
  let day = has(now) ? now : shifted(now, -1);
  let found = 0;
  for (; has(day); day = shifted(day, -1)) found += 1;
  return found;
}

const FULLNESS = ["empty", "half", "full"];

/** The fullest glass of a day; null where nothing was played that counts, or par is not known. @param {string} day @param {Record<string, Kept>} [games] */
export function glassOf(day, games = {}) {
  const found = Object.values(games).flatMap((kept) =>
    counts(day, kept) && (kept.par ?? null) !== null
      ? FULLNESS.indexOf(standing(Number(kept.points), Number(kept.par), kept.lowWins ?? true).glass)
      : [],
  );
  return found.length ? FULLNESS[Math.max(...found)] : null;
}

/** The weeks of the month of a day, from Monday on; null for days of other months. @param {string} day @returns {(string|null)[][]} */
export function weeksOf(day) {
  const first = dateOf(`${day.slice(0, 7)}-01`);
  const days = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const cells = [
    ...Array((first.getDay() + 6) % 7).fill(null),
    ...Array.from({ length: days }, (_, i) => `${day.slice(0, 7)}-${String(i + 1).padStart(2, "0")}`),
  ];
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

/** The month before or after. @param {string} day @param {number} by */
export function monthOf(day, by) {
  const date = dateOf(`${day.slice(0, 7)}-01`);
  date.setMonth(date.getMonth() + by);
  return isoOf(date);
}

// Friends

const FACES = 24;
const LONGEST = 24;

/** A result for the fragment of a link, which no server ever sees; not to be read at a glance. @param {string} day @param {string} game @param {Friend} friend */
export function written(day, game, { name, face, points }) {
  const bytes = new TextEncoder().encode(JSON.stringify([1, day, game, name, face, points]));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What a fragment says, if it is the result of somebody at this deal; whatever else it is, null. @param {string} fragment @param {string} day @param {string} game @returns {Friend|null} */
export function readResult(fragment, day, game) {
  if (!fragment || fragment.length > 400) return null;
  try {
    const text = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    const found = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))));
    const [edition, when, which, name, face, points] = found;
    const called = typeof name === "string" ? name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").trim() : "";
    const right = edition === 1 && when === day && which === game && called && called.length <= LONGEST;
    if (!right || !Number.isInteger(points) || Math.abs(points) > 9999) return null;
    return { name: called, face: Number.isInteger(face) && face >= 0 && face < FACES ? face : null, points };
  } catch {
    return null;
  }
}

/**
 * Everybody at a deal, the best first; those of whom nothing is known yet come last. Who stands apart has no influence on places.
 * @template {{points: number|null, apart?: boolean}} One
 * @param {One[]} people @param {boolean} lowWins
 * @returns {(One & {place: number|null})[]}
 */
export function ranked(people, lowWins) {
  const better = (/** @type {number} */ one, /** @type {number} */ two) => (lowWins ? one - two : two - one);
  const known = people.filter(({ points }) => points !== null);
  known.sort((one, two) => better(Number(one.points), Number(two.points)) || Number(two.apart ?? false) - Number(one.apart ?? false));
  const placed = known.map((each) => ({
    ...each,
    place: each.apart ? null : 1 + known.filter(({ points, apart }) => !apart && better(Number(points), Number(each.points)) < 0).length,
  }));
  return [...placed, ...people.filter(({ points }) => points === null).map((each) => ({ ...each, place: null }))];
}

// The field

/**
 * Where the strokes of a field lie: columns of results, a few of them together where there are many.
 * @param {[number, number][]} strokes  a result, and how many came to it
 * @param {number[]} others  results that have to be on it too
 * @param {number} most  so many columns at most
 * @returns {{from: number, to: number, width: number, columns: {at: number, count: number}[]}}
 */
export function columnsOf(strokes, others, most = 41) {
  const values = [...strokes.map(([points]) => points), ...others.map(Math.round)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const width = Math.max(1, Math.ceil((high - low + 1) / most));
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const [points, count] of strokes) {
    const bin = Math.floor((points - low) / width);
    found.set(bin, (found.get(bin) ?? 0) + count);
  }
  const columns = [...found].map(([bin, count]) => ({ at: low + bin * width + (width - 1) / 2, count }));
  return { from: low, to: high, width, columns };
}

/** Places for marks that want to stand somewhere, each so far from the next, within bounds; in the given order. @param {number[]} wished  from left to right @param {number} apart @param {number} from @param {number} to */
export function spread(wished, apart, from, to) {
  const gap = Math.min(apart, wished.length > 1 ? (to - from) / (wished.length - 1) : apart);
  const places = [...wished];
  for (let i = 0; i < places.length; i++) places[i] = Math.max(places[i], i ? places[i - 1] + gap : from);
  for (let i = places.length - 1; i >= 0; i--) places[i] = Math.min(places[i], i < places.length - 1 ? places[i + 1] - gap : to);
  return places;
}

// Beside the Meister

/** The steps at which a seat made its moves, and what they were. @param {import("../replay/film.js").Step[]} steps  of a film @param {number} seat @returns {{step: number, move: string}[]} */
export const movesOf = (steps, seat) =>
  steps.flatMap(({ seat: who, move }, step) => (who === seat && move ? [{ step, move }] : []));

/** The first of somebody's moves that differs in two matches with the same deal; null if none does. @param {{move: string}[]} one @param {{move: string}[]} two */
export function partingOf(one, two) {
  const found = one.findIndex(({ move }, i) => move !== two[i]?.move);
  return found < 0 ? null : found;
}

/** The step of another film after as many moves of a seat as at a step of this one. @param {{step: number}[]} here @param {{step: number}[]} there @param {number} step */
export function sameStep(here, there, step) {
  const made = here.filter((each) => each.step <= step).length;
  return made ? (there[Math.min(made, there.length) - 1]?.step ?? 0) : 0;
}
