/** The few requests over HTTP. A refusal is thrown as `Refused`. */

import { memory } from "./memory.js";

/** @typedef {import("./types/requests.js").Api} Api */

/** Something the server would not do, and why. */
export class Refused extends Error {
  constructor(/** @type {import("./types/messages.js").Refusal} */ { key, text, paragraph = null, parameters = {} }) {
    super(text);
    this.key = key;
    this.paragraph = paragraph;
    this.parameters = parameters;
  }
}

/** The protocol says what comes. @template T @param {string} path @param {object} [body] @returns {Promise<T>} */
export async function ask(path, body) {
  let response;
  try {
    response = await fetch(
      path,
      body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refused({ key: "offline", text: "no connection" });
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new Refused({
      key: answer.key ?? (response.status < 500 ? "bad_message" : "server_fault"),
      text: answer.text ?? response.statusText,
      paragraph: answer.paragraph,
      parameters: answer.parameters,
    });
  return answer;
}

/** A line that says nothing for so long is as good as none, in ms. */
const PATIENCE = 5000;

/** Whether the server answers at all. */
export const isUp = () =>
  fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).then(
    (response) => response.ok,
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
/** @type {Api["getRules"]} */
export const getRules = (game, language) => ask(`/api/rules/${game}?language=${language}`);
/** @type {Api["openTable"]} */
export const openTable = (wish) => ask("/api/tables", { ...wish, face: memory.face, browser: memory.browser });
/** @type {Api["quickTable"]} */
export const quickTable = (wish) => ask("/api/quick", { ...wish, face: memory.face, browser: memory.browser });
/** @param {Record<string, string>} seats */
const held = (seats) => Object.entries(seats).map(([code, token]) => ({ code, token }));
/** @type {Api["getMine"]} */
export const getMine = (seats) => ask("/api/mine", { tables: held(seats) });
/** A QR code of any text, as SVG source from our own server. @param {string} text */
export async function qrOf(text) {
  const response = await fetch("/api/qr", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text }),
  });
  return response.ok ? response.text() : "";
}
/** Links to the finished matches of a table where one sat. @type {Api["getReplays"]} */
export const getReplays = (code, token) => ask("/api/replays", { code, token });
/** A finished match, move by move. @type {Api["getReplay"]} */
export const getReplay = (ticket) => ask(`/api/replays/${encodeURIComponent(ticket)}`);
/** Whether that was a match of one's own, and at which table. @type {Api["getWhose"]} */
export const getWhose = (ticket, seats) => ask(`/api/replays/${encodeURIComponent(ticket)}`, { tables: held(seats) });
/** @param {string} ticket */
export const recordAddress = (ticket) => `/api/replays/${encodeURIComponent(ticket)}/record`;
/** @param {string} ticket */
export async function getRecord(ticket) {
  const response = await fetch(recordAddress(ticket)).catch(() => null);
  if (!response?.ok) throw new Refused({ key: response ? "no_such_replay" : "offline", text: "no record" });
  return response.text();
}
/** A record that somebody brings, told move by move. @type {Api["tellRecord"]} */
export const tellRecord = (record, first) => ask("/api/replay", { record, first });
/** What is known of a review of a finished match. @type {Api["getReview"]} */
export const getReview = (ticket, seat) => ask(`/api/replays/${encodeURIComponent(ticket)}/review?seat=${seat}`);
/** A table that goes on from a position of a finished match. @type {Api["practise"]} */
export const practise = (ticket, move, seat) =>
  ask("/api/practice", { ticket, move, seat, name: memory.name, face: memory.face, browser: memory.browser });

/** What would have come of other moves? @type {Api["branchOff"]} */
export const branchOff = (ticket, number, seat, tried) => ask("/api/branch", { ticket, number, seat, tried });

/** What anybody who has the code may know. @type {Api["getTable"]} */
export const getTable = (code) => ask(`/api/tables/${encodeURIComponent(code)}`);
