/**
 * Small statistics of yours: matches, wins and deeds at tables. They are counted here and kept in this browser only.
 *
 * @typedef {object} Diary
 * @property {number} since
 * @property {Record<string, {played: number, won: number}>} games
 * @property {Record<string, number>} deeds
 * @property {Record<string, {match: number, number: number, over: boolean}>} tables  what has been counted of each table
 */

import { partOf, TITLES } from "../shared/games.js";

/** @import {Company, Event, MatchTelling, View, You} from "../shared/types/messages.js" */
/** What one sees of a table. @typedef {{table: Company, view: View|null, you: You}} Sight */

const KEY = "stammtisch-diary";
const MOST_TABLES = 60;

/** @returns {Diary} */
function read() {
  const empty = { since: Date.now(), games: {}, deeds: {}, tables: {} };
  try {
    return { ...empty, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return empty;
  }
}

/** @param {Diary} diary */
function write(diary) {
  diary.tables = Object.fromEntries(Object.entries(diary.tables).slice(-MOST_TABLES));
  try {
    localStorage.setItem(KEY, JSON.stringify(diary));
  } catch {
    // a browser that keeps nothing has no past
  }
}

/** The page of a table in the diary; the newest comes last. @param {Diary} diary @param {Pick<Company, "code"|"match">} table */
function tableOf(diary, { code, match }) {
  const known = diary.tables[code];
  const table = known?.match === match ? known : { match, number: -1, over: false };
  delete diary.tables[code];
  diary.tables[code] = table;
  return table;
}

export const diary = {
  get all() {
    return read();
  },

  /**
   * Something happened at a table. What another tab has counted already is not counted again.
   * @param {Sight} state  the table as it was before
   * @param {Pick<MatchTelling, "number"|"view"> & {events: Event[]}} telling
   */
  told({ table, view, you }, { number, events, view: changed }) {
    if (you.seat === null || !view) return;
    const mine = table.seats[you.seat];
    const after = /** @type {View} */ ({ ...view, ...changed });
    const deeds = mine.presence === "bot" ? {} : deedsOf(view, after, events, you.seat);
    if (!after.outcome && !Object.keys(deeds).length) return;
    const kept = read();
    const page = tableOf(kept, table);
    if (number <= page.number) return;
    page.number = number;
    for (const [deed, often] of Object.entries(deeds)) kept.deeds[deed] = (kept.deeds[deed] ?? 0) + often;
    write(kept);
    if (after.outcome) diary.over({ table, view: after, you });
  },

  /** A match is over, or was when we came back. */
  over(/** @type {Sight} */ { table, view, you }) {
    if (you.seat === null || !view?.outcome) return;
    const kept = read();
    const page = tableOf(kept, table);
    if (page.over) return;
    page.over = true;
    const { played, won } = kept.games[view.game] ?? { played: 0, won: 0 };
    kept.games[view.game] = { played: played + 1, won: won + (view.outcome.places[you.seat] === 1 ? 1 : 0) };
    write(kept);
  },

  erase() {
    const { tables } = read(); // what was counted once is not counted again
    write({ since: Date.now(), games: {}, deeds: {}, tables });
  },
};

// What you did at tables, read off what everybody saw. Each game says itself what it counts (`deeds.js`). Pure.

/**
 * What happened between two views, and whose deeds are asked for.
 * @typedef {object} Passage
 * @property {View} before  the view
 * @property {View} after
 * @property {Event[]} events
 * @property {number} seat
 */

/** @param {string} game */
const of = (game) => partOf(game, "deeds")?.DEEDS ?? [];

/** The deeds of all games, in the order in which they are listed. @returns {string[]} */
export const allDeeds = () => Object.keys(TITLES).flatMap(of);

/** The game in which something is done. @param {string} deed */
export const gameOf = (deed) => Object.keys(TITLES).find((game) => of(game).includes(deed));

/**
 * What a seat did between two views.
 * @param {Passage["before"]} before
 * @param {Passage["after"]} after
 * @param {Passage["events"]} events
 * @param {number} seat
 * @returns {Record<string, number>} how often, by deed
 */
export function deedsOf(before, after, events, seat) {
  /** @type {Record<string, number>} */
  const found = {};
  partOf(after.game, "deeds")?.count({ before, after, events, seat }, (deed, often = 1) => {
    if (often) found[deed] = (found[deed] ?? 0) + often;
  });
  return found;
}
