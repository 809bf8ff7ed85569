/** What is asked of the server about finished matches. */

import { held } from "./requests.js";
import { addressOf, ask, Refused, request } from "./server.js";

/** @typedef {import("./types/requests.js").Api} Api */

/** Links to the finished matches of a table where one sat. @type {Api["getReplays"]} */
export const getReplays = (code, token) => ask("/api/replays", { code, token });
/** A finished match, move by move. @type {Api["getReplay"]} */
export const getReplay = (ticket) => ask(`/api/replays/${encodeURIComponent(ticket)}`);
/** Whether that was a match of one's own, and at which table. @type {Api["getWhose"]} */
export const getWhose = (ticket, seats) => ask(`/api/replays/${encodeURIComponent(ticket)}`, { tables: held(seats) });
/** @param {string} ticket */
const recordPath = (ticket) => `/api/replays/${encodeURIComponent(ticket)}/record`;
/** The record of a match, and where it is to be had as a file. @param {string} ticket */
export async function getRecord(ticket) {
  const record = await request(recordPath(ticket)).catch(({ key }) => {
    throw new Refused({ key: key === "offline" ? key : "no_such_replay", text: "no record" });
  });
  return { record: await record.text(), address: addressOf(recordPath(ticket)) };
}
/** A record that somebody brings, told move by move. @type {Api["tellRecord"]} */
export const tellRecord = (record, first) => ask("/api/replay", { record, first });
/** What is known of a review of a finished match. @type {Api["getReview"]} */
export const getReview = (ticket, seat) => ask(`/api/replays/${encodeURIComponent(ticket)}/review?seat=${seat}`);
/** What would have come of other moves? @type {Api["branchOff"]} */
export const branchOff = (ticket, number, seat, tried) => ask("/api/branch", { ticket, number, seat, tried });
/** What anybody who has the code may know. @type {Api["getTable"]} */
export const getTable = (code) => ask(`/api/tables/${encodeURIComponent(code)}`);
