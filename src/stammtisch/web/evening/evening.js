/** An evening of several matches: what places give, who is ahead, what comes next. Pure; for tables and for pads. */

/** @import {Options} from "../shared/types/messages.js" */

/** A match of the programme; `points` are null until it is over, and for whoever did not sit there. @typedef {{game: string, options: Options, match?: number|null, points: (number|null)[]|null}} Planned */
/** @typedef {{name: string, seat: number|null, person: number|null, points: number, place: number}} Guest */
/** As the server tells it. @typedef {{over: boolean, people: Guest[], matches: Planned[]}} Evening */
/** A line of a programme. @typedef {{game: string, options: Options, matches: number}} Item */

/** So many lines a programme may have, and so many matches each of them. */
export const LINES = 12;
export const TIMES = [1, 2, 3, 4, 5];

/**
 * Evening points for the places of a match: one for everybody left behind, half of one for everybody who shares the place. As the server counts.
 * @param {number[]} places
 */
export const pointsFor = (places) =>
  places.map((place) => {
    const behind = places.filter((other) => other > place).length;
    const beside = places.filter((other) => other === place).length - 1;
    return behind + beside / 2;
  });

/**
 * The pad of an evening at a table with real cards: people are known by their names.
 * @param {{game: string, names: string[], places: number[]|null}[]} played  `places` are null while a match is on
 * @param {boolean} over
 * @returns {Evening}
 */
export function eveningOf(played, over) {
  const names = [...new Set(played.flatMap((each) => each.names))];
  const matches = played.map(({ game, names: here, places }) => {
    const points = places && pointsFor(places);
    const of = (/** @type {string} */ name) => (here.includes(name) && points ? points[here.indexOf(name)] : null);
    return { game, options: {}, points: points && names.map(of) };
  });
  const totals = names.map((_, i) => matches.reduce((sum, { points }) => sum + (points?.[i] ?? 0), 0));
  const people = names.map((name, i) => ({
    name,
    seat: i,
    person: null,
    points: totals[i],
    place: 1 + totals.filter((other) => other > totals[i]).length,
  }));
  return { over, people, matches };
}

/** The match that is prepared or played, and its number; null when all are over. @param {Evening} evening */
export function nextOf({ matches }) {
  const at = matches.findIndex(({ points }) => !points);
  return at < 0 ? null : { ...matches[at], number: at + 1, of: matches.length };
}

/** How many are over. @param {Evening} evening */
export const playedOf = ({ matches }) => matches.filter(({ points }) => points).length;

/** Who is ahead, or has won; nobody before the first match. @param {Evening} evening */
export const leadersOf = (evening) => (playedOf(evening) ? evening.people.filter(({ place }) => place === 1) : []);

/** What is still to be played, as lines of a programme. @param {Evening} evening @returns {Item[]} */
export function itemsOf({ matches }) {
  /** @type {Item[]} */
  const items = [];
  for (const { game, options, points } of matches) {
    if (points) continue;
    const last = items.at(-1);
    const same = last?.game === game && JSON.stringify(last.options) === JSON.stringify(options);
    if (last && same && last.matches < 9) last.matches += 1;
    else items.push({ game, options, matches: 1 });
  }
  return items;
}
