/**
 * Makes Node find modules where the server puts them: `/static/…` is the folder of the client, `games/GAME` below it the folder
 * `client` of each game, as `test_client.py` says (STAMMTISCH_HOUSE), and `fetch` reads files.
 */

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const { web, games, files, evenings, options, effects } = JSON.parse(readFileSync(process.env.STAMMTISCH_HOUSE, "utf8"));
/** Whole matches as a seat was told them, by game. */
export const EVENINGS = evenings;
/** The options of each game, as `/api/games` has them. */
export const OPTIONS = options;
/** What each card does, by whatever is agreed, as the terminal has it: game, options, keys with parameters by card. */
export const EFFECTS = effects;
const WEB = pathToFileURL(`${web}/`).href;

/** Where a file of the client really lies. */
function placeOf(address) {
  const [, game, rest] = /^games\/(\w+)\/(.+)$/.exec(address) ?? [];
  return game in games ? pathToFileURL(`${games[game]}/${rest}`).href : WEB + address;
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith("/static/")) return { url: placeOf(specifier.slice(8)), shortCircuit: true };
    const url = URL.parse(specifier, context.parentURL)?.href;
    if (url?.startsWith(`${WEB}games/`)) return { url: placeOf(url.slice(WEB.length)), shortCircuit: true };
    return next(specifier, context);
  },
  load(url, context, next) {
    return next(url, url.endsWith(".js") ? { ...context, format: "module" } : context);
  },
});

globalThis.fetch = async (address) => {
  const { href } = new URL(address);
  const made = files[href.slice(WEB.length)];
  const text = made ?? (await readFile(fileURLToPath(href), "utf8"));
  return /** @type {any} */ ({ ok: true, json: async () => JSON.parse(text), text: async () => text });
};
