/** What is asked of the server about games and tables. A refusal is thrown as `Refused`. */

import { memory } from "./memory.js";
import { ask, request } from "./server.js";

/** @typedef {import("./types/requests.js").Api} Api */

/** A line that says nothing for so long is as good as none, in ms. */
const PATIENCE = 5000;

/** Whether the server answers at all. */
export const isUp = () =>
  request("/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    () => false,
  );

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
/** @type {Api["openTable"]} */
export const openTable = (wish) => ask("/api/tables", { ...wish, face: memory.face, browser: memory.browser });
/** @type {Api["quickTable"]} */
export const quickTable = (wish) => ask("/api/quick", { ...wish, face: memory.face, browser: memory.browser });
/** @param {Record<string, string>} seats */
export const held = (seats) => Object.entries(seats).map(([code, token]) => ({ code, token }));
/** @type {Api["getMine"]} */
export const getMine = (seats) => ask("/api/mine", { tables: held(seats) });
/** What anybody who has the code may know. @type {Api["getTable"]} */
export const getTable = (code) => ask(`/api/tables/${encodeURIComponent(code)}`);
