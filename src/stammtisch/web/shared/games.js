/**
 * The games of this house, and what each brings for the browser. The list is one of the client's files
 * (`games/list.json`); the modules of a game lie beside it, `games/GAME/PART.js`, and are fetched when they are needed:
 *
 * - `deck`: how its cards look. All decks are fetched with the list.
 * - `table`: what the middle looks like, what each step asks; `scenes`: what is shown in between; `deeds`: what is counted
 *   of an evening; `deal`: how a deal is checked; `gallery`: what each card does. All of these come with a match.
 * - `options`, `scoring`, `lesson`: for forms, pad and first round.
 *
 * Each is optional. The plain table (`plain/`) has the deck, table and scenes that a game lacks; nothing else is made up. Of
 * guests, games of other packages, it also has what a module lacks; one that throws is put away, and it takes its place.
 */

import { parts as packed } from "./packed.js";
import { fileOf } from "./server.js";

/** A list by names that come from addresses too: nothing is in it but what was put there. */
const byName = () => Object.create(null);

/** Titles as printed on the box, in the order of the shelf. @type {Record<string, string>} */
export const TITLES = byName();
/** The cards that stand for a game. @type {Record<string, string[]>} */
export const FANS = byName();
/** How many can play: from, to. @type {Record<string, number[]>} */
export const PEOPLE = byName();
/** From what age on its box recommends a game. @type {Record<string, number|undefined>} */
export const AGES = byName();
/** Options that make a match short or long, of games that have several lengths. @type {Record<string, Record<string, object>>} */
export const LENGTHS = byName();
/** The games that have a deal each day. @type {string[]} */
export const DAILY = [];
/** The worked examples of its booklet. @type {Record<string, string[]>} */
export const EXAMPLES = byName();
/** Every distinct card of a game, in the order in which people hold them. @type {Record<string, string[]>} */
export const FACES = byName();
/** The parameters that hold a seat, in whatever event. @type {string[]} */
const SEATS = [];
/** Of each game: further ones, by the kind of event. @type {Record<string, Record<string, string[]>>} */
const MORE_SEATS = byName();
/** What games of other packages say of themselves in English. @type {Record<string, {about: string, minutes: string, book: boolean}>} */
export const GUESTS = byName();
/** Which modules there are. @type {Record<string, string[]>} */
const PARTS = byName();

/** What a match needs. */
const MATCH = ["table", "scenes", "deeds", "deal", "gallery"];
/** What the plain table has for a game that does not bring it. */
const PLAIN = ["deck", "table", "scenes"];

/** @type {import("./types/games.js").Modules} */
const modules = new Map();
/** Parts that could not be fetched; they are tried again. @type {Set<string>} */
const failed = new Set();
/** The plain table of each game that needs one. @type {Map<string, import("./types/games.js").Plain>} */
const plains = new Map();
/** @type {() => Promise<Pick<typeof import("../plain/index.js"), "makePlain">>} */
let layPlain;
/** @type {Set<(game: string) => void>} */
const menders = new Set();

/** @param {string} name */
const fetched = async (name) => (await fileOf(name)).json();

/**
 * Read the list, and fetch all decks.
 * @param {typeof layPlain} plain  fetches what makes the plain table of a game that brings none
 */
export async function openGames(plain) {
  layPlain = plain;
  const { games, seats } = await fetched("games/list.json");
  SEATS.push(...seats);
  for (const { name, title, players, fan, faces, client, more_seats: more, lengths, guest, about, minutes, book, daily, examples, from_age: age } of games) {
    TITLES[name] = title;
    PEOPLE[name] = players;
    AGES[name] = age;
    FANS[name] = fan;
    FACES[name] = faces.split(" ");
    PARTS[name] = client;
    LENGTHS[name] = lengths ?? {};
    MORE_SEATS[name] = more ?? {};
    EXAMPLES[name] = examples ?? [];
    if (daily) DAILY.push(name);
    if (guest) GUESTS[name] = { about, minutes, book };
  }
  await bringAll("deck");
}

/**
 * Whether a parameter of an event holds a seat: people read the name of whoever sits there.
 * @param {string} game
 * @param {string} kind
 * @param {string} name
 */
export const holdsSeat = (game, kind, name) =>
  SEATS.includes(name) || (MORE_SEATS[game]?.[kind]?.includes(name) ?? false);

/** Whether a game brings a part. @param {string} game @param {string} part */
export const brings = (game, part) => PARTS[game]?.includes(part) ?? false;

/** A part of a game that has been fetched; null if it brings none. @type {import("./types/games.js").PartOf} */
export const partOf = (game, part) => modules.get(`${game}/${part}`) ?? null;

/**
 * What a game declares for the plain table; null while it is not needed.
 * @param {string} game
 */
export const factsOf = (game) => plains.get(game)?.facts ?? null;

/** Fetch some parts of a game. One that is broken counts as missing. @param {string} game */
export async function bring(game, parts = MATCH) {
  const missing = parts.filter((part) => !modules.has(`${game}/${part}`) || failed.has(`${game}/${part}`));
  await Promise.all(missing.map((part) => bringOne(game, part)));
}

/** @param {string} game @param {string} part */
async function bringOne(game, part) {
  const name = `${game}/${part}`;
  const own = brings(game, part) ? await fetchOwn(game, part) : null;
  const plain = PLAIN.includes(part) && (!own || game in GUESTS) ? await bringPlain(game) : null;
  if (own && game in GUESTS) modules.set(name, guarded(game, part, own, plain?.[part] ?? {}));
  else if (own || plain || !PLAIN.includes(part)) modules.set(name, own ?? plain?.[part] ?? null);
}

/** @param {string} game @param {string} part */
async function fetchOwn(game, part) {
  const name = `${game}/${part}`;
  try {
    const own = await moduleOf(name);
    failed.delete(name);
    return own;
  } catch (reason) {
    failed.add(name);
    console.warn(`${part} of ${game} cannot be used`, reason);
    return null;
  }
}

/** @param {string} name  `GAME/PART` */
async function moduleOf(name) {
  const [chunk, whole] = packed[name] ?? [];
  return chunk ? (await import(chunk))[whole] : import(new URL(`../games/${name}.js`, import.meta.url).href);
}

/** The plain table of a game; null if it cannot be fetched now. @param {string} game */
async function bringPlain(game) {
  if (!plains.has(game)) {
    try {
      const [{ makePlain }, facts] = await Promise.all([
        layPlain(),
        fetched(`games/${game}/plain.json`),
      ]);
      plains.set(game, plains.get(game) ?? makePlain(game, facts, FACES[game]));
    } catch (reason) {
      console.warn(`the plain table of ${game} cannot be fetched`, reason);
      return null;
    }
  }
  return plains.get(game);
}

/**
 * The module of a guest, as long as it does not throw; from then on the plain one.
 * @param {string} game @param {string} part @param {Record<string, unknown>} own @param {typeof own} plain
 */
function guarded(game, part, own, plain) {
  const guard = { broken: false, fail: (/** @type {unknown} */ reason) => fail(reason) };
  const fail = (/** @type {unknown} */ reason) => {
    if (guard.broken) return;
    guard.broken = true;
    console.warn(`${part} of ${game} cannot be used: the plain one takes its place`, reason);
    for (const mender of menders) mender(game);
  };
  guards.set(`${game}/${part}`, guard);
  return new Proxy(
    {},
    {
      get(_, key) {
        const name = String(key);
        const [mine, spare] = [own[name], plain[name]];
        if (guard.broken || !(name in own)) return spare;
        if (typeof mine !== "function") return mine;
        const instead = (/** @type {unknown[]} */ given) => (typeof spare === "function" ? spare(...given) : undefined);
        return (/** @type {unknown[]} */ ...given) => {
          if (guard.broken) return instead(given);
          try {
            return mine(...given);
          } catch (reason) {
            fail(reason);
            return instead(given);
          }
        };
      },
    },
  );
}
/** @type {Map<string, {broken: boolean, fail: (reason: unknown) => void}>} */
const guards = new Map();

/**
 * A page could not draw what the module of a guest told it. @returns {boolean} whether the plain table is there instead
 * @param {string} game
 * @param {unknown} reason
 */
export function putAway(game, reason) {
  const guard = guards.get(`${game}/table`);
  if (!guard || guard.broken) return false;
  guard.fail(reason);
  return true;
}

/** Call when a module was put away; returns how to stop that. @param {(game: string) => void} mender */
export function onPutAway(mender) {
  menders.add(mender);
  return () => menders.delete(mender);
}

/** Fetch some parts of every game. */
export const bringAll = (/** @type {string[]} */ ...parts) =>
  Promise.all(Object.keys(TITLES).map((game) => bring(game, parts)));

/** Whether all of what a match needs is there. @param {string} game */
export const isBrought = (game) => MATCH.every((part) => modules.has(`${game}/${part}`));
