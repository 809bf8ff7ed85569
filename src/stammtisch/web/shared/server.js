/** How the server is asked. No other module knows, so that something else may stand behind the same pages. */

/** Something the server would not do, and why. */
export class Refused extends Error {
  constructor(/** @type {import("./types/messages.js").Refusal} */ { key, text, paragraph = null, parameters = {} }) {
    super(text);
    this.key = key;
    this.paragraph = paragraph;
    this.parameters = parameters;
  }
}

/**
 * What is answered over HTTP; a refusal is thrown, also when there is no connection.
 * @param {string} path
 * @param {RequestInit & {json?: object}} [init]  `json` is a body to be posted
 */
export async function request(path, { json, ...init } = {}) {
  const posted = json && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(json) };
  const response = await fetch(path, { ...posted, ...init }).catch(() => {
    throw new Refused({ key: "offline", text: "no connection" });
  });
  if (response.ok) return response;
  const { status, statusText } = response;
  const said = await response.json().catch(() => ({}));
  throw new Refused({ key: status < 500 ? "bad_message" : "server_fault", text: statusText, ...said });
}

/** @template T @param {string} path @param {object} [json] @returns {Promise<T>} */
export const ask = async (path, json) => (await request(path, { json })).json().catch(() => ({}));

/** The socket of a table. @param {string} code */
export const open = (code) => new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(code)}`);

/** Where the browser itself can fetch what a path names, for a link. @param {string} path */
export const addressOf = (path) => path;

/** One of the client's own files. @param {string} name */
export async function fileOf(name) {
  const response = await fetch(new URL(`../${name}`, import.meta.url));
  if (!response.ok) throw new Error(`no file: ${name}`);
  return response;
}
