/** The few requests over HTTP. A refusal is thrown as `Refused`. */

import { memory } from "./memory.js";

/** Something the server would not do, and why. */
export class Refused extends Error {
  constructor(/** @type {any} */ { key, text, paragraph = null, parameters = {} }) {
    super(text);
    Object.assign(this, { key, paragraph, parameters });
  }
}

/** @param {string} path @param {any} [body] */
async function ask(path, body) {
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

let games;
/** Everything about the games, asked for once. */
export function getGames() {
  games ??= ask("/api/games").catch((reason) => {
    games = undefined;
    throw reason;
  });
  return games;
}
/** @param {string} game @param {string} language */
export const getRules = (game, language) => ask(`/api/rules/${game}?language=${language}`);
/** @param {any} wish */
export const openTable = (wish) => ask("/api/tables", { ...wish, face: memory.face, browser: memory.browser });
/** @param {any} wish */
export const quickTable = (wish) => ask("/api/quick", { ...wish, face: memory.face, browser: memory.browser });
/** @param {any} seats */
export const getMine = (seats) =>
  ask("/api/mine", { tables: Object.entries(seats).map(([code, token]) => ({ code, token })) });
/** A QR code of any text, as SVG source from our own server. @param {string} text */
export async function qrOf(text) {
  const response = await fetch("/api/qr", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text }),
  });
  return response.ok ? response.text() : "";
}
/** Links to the finished matches of a table where one sits. @param {string} code @param {string|null} token */
export const getReplays = (code, token) => ask("/api/replays", { code, token });
/** A finished match, move by move. @param {string} ticket */
export const getReplay = (ticket) => ask(`/api/replays/${encodeURIComponent(ticket)}`);
/** @param {string} ticket */
export const recordAddress = (ticket) => `/api/replays/${encodeURIComponent(ticket)}/record`;
/** @param {string} ticket */
export async function getRecord(ticket) {
  const response = await fetch(recordAddress(ticket)).catch(() => null);
  if (!response?.ok) throw new Refused({ key: response ? "no_such_replay" : "offline", text: "no record" });
  return response.text();
}
/** A record that somebody brings, told move by move. @param {string} record @param {any} first */
export const tellRecord = (record, first) => ask("/api/replay", { record, first });
/** What is known of a review of a finished match. @param {string} ticket @param {number} seat */
export const getReview = (ticket, seat) => ask(`/api/replays/${encodeURIComponent(ticket)}/review?seat=${seat}`);
/** A table that goes on from a position of a finished match. @param {string} ticket @param {number} move @param {number} seat */
export const practise = (ticket, move, seat) =>
  ask("/api/practice", { ticket, move, seat, name: memory.name, face: memory.face, browser: memory.browser });

/** Whether options are fine; refused with what is wrong. @param {{game: string, players: number, options: Record<string, any>}} asked */
export const checkOptions = (asked) => ask("/api/check", asked);

/**
 * What rules do: `heard` gets what was found so far, again and again until it is finished.
 * @param {{game: string, players: number, settings: Record<string, any>[], swept: string|null}} asked
 * @param {AbortSignal} signal  ends it
 * @param {(told: any) => void} heard
 */
export async function study(asked, signal, heard) {
  const headers = { "Content-Type": "application/json" };
  let response;
  try {
    response = await fetch("/api/lab", { method: "POST", headers, body: JSON.stringify(asked), signal });
  } catch {
    throw new Refused({ key: "offline", text: "no connection" });
  }
  if (!response.ok || !response.body) {
    const answer = await response.json().catch(() => ({}));
    throw new Refused({ key: "server_fault", text: response.statusText, ...answer });
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    const last = lines.filter(Boolean).pop(); // each replaces the one before
    if (last) heard(JSON.parse(last));
  }
}

/** Where the page about a study is to be had. @param {string} name @param {string} language */
export const reportAddress = (name, language) => `/api/lab/${encodeURIComponent(name)}/report?language=${language}`;
