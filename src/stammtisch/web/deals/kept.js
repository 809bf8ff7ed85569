/** The deal of the day: what is asked of the server, and what this browser keeps. */

import { today } from "./days.js";
import { ask } from "../shared/server.js";
import { TITLES } from "../shared/games.js";
import { t } from "../shared/words/index.js";
import { memory } from "../shared/memory.js";

/** @import {Days, Friend, Kept} from "./days.js" */
/** @import {View, You} from "../shared/types/messages.js" */
/** @import {Challenge, Compared, Leaf, Place, Result} from "../shared/types/requests.js" */

const KEY = "stammtisch-days";
/** So many days are kept, and so many friends. */
const [MOST, FRIENDS] = [1000, 40];

/** @returns {{days: Days, friends: {name: string, face: number|null}[], sent: Record<string, Friend[]>, taken: Record<string, {code: string, token: string}>}} */
function read() {
  const empty = { days: {}, friends: [], sent: {}, taken: {} };
  try {
    return { ...empty, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return empty;
  }
}

/** @param {ReturnType<typeof read>} kept */
function write(kept) {
  const newest = (/** @type {Record<string, unknown>} */ all) =>
    Object.fromEntries(Object.entries(all).sort(([one], [two]) => (one < two ? -1 : 1)).slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, days: newest(kept.days), sent: newest(kept.sent) }));
  } catch {
    // a browser that keeps nothing can still play
  }
}

export const days = {
  /** @returns {Days} */
  get all() {
    return read().days;
  },

  /** What is kept of a deal. @param {string} day @param {string} game @returns {Kept|null} */
  of(day, game) {
    return read().days[day]?.[game] ?? null;
  },

  /** @param {string} day @param {string} game @param {Kept} part */
  keep(day, game, part) {
    const kept = read();
    const games = (kept.days[day] ??= {});
    games[game] = { ...games[game], ...part };
    write(kept);
  },

  /** Those whose results were opened here, whichever day. */
  get friends() {
    return read().friends;
  },

  /** What friends have made of a deal. @param {string} day @param {string} game @returns {Friend[]} */
  sentOf(day, game) {
    return read().sent[`${day}/${game}`] ?? [];
  },

  /** Somebody's link was opened: the first one counts. @param {string} day @param {string} game @param {Friend} friend */
  meet(day, game, friend) {
    const kept = read();
    const here = (kept.sent[`${day}/${game}`] ??= []);
    const same = (/** @type {{name: string, face: number|null}} */ each) => each.name === friend.name && each.face === friend.face;
    if (!here.some(same)) here.push(friend);
    kept.friends = [{ name: friend.name, face: friend.face }, ...kept.friends.filter((each) => !same(each))].slice(0, FRIENDS);
    write(kept);
  },

  /** Everything, for a file of one's own; what opens tables stays here. */
  get exported() {
    const { days: all, friends, sent } = read();
    const plain = Object.entries(all).map(([day, games]) => [
      day,
      Object.fromEntries(Object.entries(games).map(([game, { token: _token, ...rest }]) => [game, rest])),
    ]);
    return { days: Object.fromEntries(plain), friends, sent };
  },

  erase() {
    const kept = read();
    for (const games of Object.values(kept.days)) for (const each of Object.values(games)) delete each.begun; // no second first try
    write({ ...kept, friends: [], sent: {} });
  },
};

/** @param {string} day @returns {Promise<Leaf>} */
export const getLeaf = (day) => ask(`/api/day/${day}`);

/** Sit down to a deal, or go on where one was. @param {string} day @param {string} game @returns {Promise<string>} the code of the table */
export async function sitDown(day, game) {
  const kept = days.of(day, game);
  if (kept?.code && kept.token) {
    memory.keepSeat(kept.code, kept.token);
    return kept.code;
  }
  const begun = today();
  const wish = { name: memory.name, face: memory.face, browser: memory.browser };
  /** @type {Place & {try: number}} */
  const { code, token, try: number } = await ask(`/api/day/${day}/${game}`, wish);
  days.keep(day, game, { code, token, try: number, begun });
  memory.keepSeat(code, token);
  return code;
}

/** @param {string} day @param {string} game @param {Kept} kept */
const held = (day, game, { code, token }) => /** @type {const} */ ([`/api/day/${day}/${game}`, { code, token }]);

/** What came of it; only after one has played. @param {string} day @param {string} game @param {Kept} kept @returns {Promise<Result>} */
export async function getResult(day, game, kept) {
  const [path, mine] = held(day, game, kept);
  /** @type {Result} */
  const told = await ask(`${path}/result`, mine);
  remember(day, game, told);
  return told;
}

/** @param {string} day @param {string} game @param {Kept} kept @param {string} name @returns {Promise<Result>} */
export async function sign(day, game, kept, name) {
  const [path, mine] = held(day, game, kept);
  return ask(`${path}/list`, { ...mine, name, face: memory.face });
}

/** How the Meister played it. @param {string} day @param {string} game @param {Kept} kept @returns {Promise<import("../replay/film.js").Told>} */
export const getMeister = (day, game, kept) => {
  const [path, mine] = held(day, game, kept);
  return ask(`${path}/meister`, mine);
};

/** @param {string} day @param {string} game @param {Result} told */
function remember(day, game, told) {
  days.keep(day, game, {
    points: told.points,
    par: told.par?.mean ?? days.of(day, game)?.par ?? null,
    meister: told.meister?.points ?? null,
    lowWins: told.low_wins,
    ticket: told.replay?.open ?? null,
  });
}

/** How far somebody is at the table of a deal. @param {{day: string|null, game: string}} company @param {View|null} view @param {You} you */
export function keepPlace({ day, game }, view, { seat }) {
  const kept = day && days.of(day, game);
  if (!day || !kept || seat === null || !view) return;
  const over = view.outcome ? { points: view.outcome.totals[seat] } : {};
  days.keep(day, game, { ...over, where: { round: view.round, trick: Number.isInteger(view.tricks) ? Number(view.tricks) + 1 : null } });
}

// Cards that are sent

/** The link to one's match, for a friend to play it. @param {string} code @param {string} token @returns {Promise<{challenge: string}>} */
export async function sendChallenge(code, token) {
  /** @type {{challenge: string}} */
  const sent = await ask("/api/challenges", { code, token });
  keepPlaceAt(sent.challenge, code, token);
  return sent;
}
/** @param {string} challenge @returns {Promise<Challenge>} */
export const getChallenge = (challenge) => ask(`/api/challenges/${challenge}`);
/** Sit down to a friend's cards. @param {string} challenge @returns {Promise<string>} the code of the table */
export async function takeUp(challenge) {
  const wish = { name: memory.name, face: memory.face, browser: memory.browser };
  /** @type {Place} */
  const { code, token } = await ask(`/api/challenges/${challenge}`, wish);
  keepPlaceAt(challenge, code, token);
  memory.keepSeat(code, token);
  return code;
}
/** The link names no table: where one has played is known here alone. @param {string} challenge @param {string} code @param {string} token */
function keepPlaceAt(challenge, code, token) {
  const kept = read();
  write({ ...kept, taken: { ...kept.taken, [challenge]: { code, token } } });
}
/** Where one has played a friend's cards, or one's own that were sent; null if nowhere. @param {string} challenge @returns {{code: string, token: string}|null} */
export const placeOf = (challenge) => read().taken[challenge] ?? null;
/** @param {string} challenge @param {string} code @param {string} token @returns {Promise<Compared>} */
export const getCompared = (challenge, code, token) => ask(`/api/challenges/${challenge}/results`, { code, token });

/** The words with which cards are sent. @param {string} challenge @param {string} game */
export const sendWords = (challenge, game) =>
  `${t("challenge.shared", { name: memory.name || t("day.you"), game: TITLES[game] })}\n${location.origin}/challenge/${challenge}`;
