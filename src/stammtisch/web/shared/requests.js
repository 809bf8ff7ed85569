/** What is asked of the server about games and tables. A refusal is thrown as `Refused`. */

import { memory } from "./memory.js";
import { ask } from "./server.js";

/** @typedef {import("./types/requests.js").Api} Api */

/** @type {Promise<import("./types/requests.js").Games>|undefined} */
let games;
/** Everything about the games, asked for once. */
export function getGames() {
  games ??= ask("/api/games").catch((reason) => {
    games = undefined;
    throw reason;
  });
  return games;
}
/** @type {Api["quickTable"]} */
export const quickTable = (wish) => ask("/api/quick", { ...wish, face: memory.face, browser: memory.browser });
/** @param {Record<string, string>} seats */
export const held = (seats) => Object.entries(seats).map(([code, token]) => ({ code, token }));
/** @type {Api["getMine"]} */
export const getMine = (seats) => ask("/api/mine", { tables: held(seats) });
