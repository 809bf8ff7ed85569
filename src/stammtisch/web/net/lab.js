/** Requests of the lab. */

import { ask, Refused } from "./api.js";

/** @import {Options} from "../state/types.js" */

/** Whether options are fine; refused with what is wrong. @param {{game: string, players: number, options: Options}} asked @returns {Promise<{options: Options, says: Record<string, string>}>} */
export const checkOptions = (asked) => ask("/api/check", asked);

/**
 * What rules do: `heard` gets what was found so far, again and again until it is finished.
 * @param {{game: string, players: number, settings: Options[], swept: string|null}} asked
 * @param {AbortSignal} signal  ends it
 * @param {(told: import("./types.js").Studied) => void} heard
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
