/**
 * The games of this house, and what each brings for the browser. The list is one of the client's files
 * (`games/shelf.json`); the modules of a game lie beside it, `games/GAME/PART.js`, and are fetched when they are needed:
 *
 * - `deck`: how its cards look. All decks are fetched with the list.
 * - `table`: what the middle looks like, what each step asks; `scenes`: what is shown in between; `deeds`: what is counted
 *   of an evening; `deal`: how a deal is checked. All of these come with a match.
 * - `options`, `scoring`, `lesson`, `gallery`: for forms, pad, first round and gallery.
 *
 * Each is optional: what a game does not bring is not offered.
 */

/** Titles as printed on the box, in the order of the shelf. @type {Record<string, string>} */
export const TITLES = {};
/** The cards that stand for a game. @type {Record<string, string[]>} */
export const FANS = {};
/** How many can play: from, to. @type {Record<string, number[]>} */
export const PEOPLE = {};
/** Every distinct card of a game, in the order in which people hold them. @type {Record<string, string[]>} */
export const FACES = {};
/** Which modules there are. @type {Record<string, string[]>} */
const PARTS = {};

/** What a match needs. */
const MATCH = ["table", "scenes", "deeds", "deal"];

/** @type {Map<string, any>} */
const modules = new Map();

/** Read the list, and fetch all decks. */
export async function openShelf() {
  const { games } = await (await fetch(new URL("./games/shelf.json", import.meta.url))).json();
  for (const { name, title, players, fan, faces, client } of games) {
    TITLES[name] = title;
    PEOPLE[name] = players;
    FANS[name] = fan;
    FACES[name] = faces.split(" ");
    PARTS[name] = client;
  }
  await bringAll("deck");
}

/** Whether a game brings a part. @param {string} game @param {string} part */
export const brings = (game, part) => PARTS[game]?.includes(part) ?? false;

/** A part of a game that has been fetched; null if it brings none. @param {string} game @param {string} part */
export const partOf = (game, part) => modules.get(`${game}/${part}`) ?? null;

/** Fetch some parts of a game, as far as it brings them. One that is broken counts as missing. @param {string} game */
export async function bring(game, parts = MATCH) {
  const missing = parts.filter((part) => brings(game, part) && !modules.has(`${game}/${part}`));
  await Promise.all(
    missing.map(async (part) => {
      try {
        modules.set(`${game}/${part}`, await import(`./games/${game}/${part}.js`));
      } catch (reason) {
        console.warn(`${part} of ${game} cannot be used`, reason);
      }
    }),
  );
}

/** Fetch some parts of every game. */
export const bringAll = (/** @type {any[]} */ ...parts) =>
  Promise.all(Object.keys(TITLES).map((game) => bring(game, parts)));

/** Whether all of what a match needs is there. @param {string} game */
export const isBrought = (game) => MATCH.every((part) => !brings(game, part) || modules.has(`${game}/${part}`));
