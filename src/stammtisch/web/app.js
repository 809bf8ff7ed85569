/** Starts the client: language, light, games, drawings, then the page of the address. */

import { loadSprite } from "./shared/art/decks.js";
import { learnLanguages, preferred, setLanguage, wordsOf } from "./shared/words/index.js";
import { memory } from "./shared/memory.js";
import { closeSheet } from "./shared/sheet.js";
import { leaveNotes } from "./shared/notes.js";
import { onAddress } from "./shared/router.js";
import { openShelf } from "./shared/games.js";
import { stylesOf } from "./shared/styles.js";
import { applyTheme } from "./shared/theme.js";

const root = /** @type {HTMLElement} */ (document.querySelector("#app"));
let leave = () => {};

/**
 * Which page an address means, loaded when it is needed.
 * @type {[RegExp, keyof typeof import("./shared/styles.js").STYLES, () => Promise<any>][]}
 */
const PAGES = [
  [/^\/t\/([\w-]+)$/, "room", () => import("./room/page.js")],
  [/^\/new(?:\/(\w+))?$/, "setup", () => import("./setup/page.js")],
  [/^\/examples\/(\w+\/[\w-]+)$/, "replay", () => import("./replay/example.js")],
  [/^\/replay(?:\/([\w-]+))?$/, "replay", () => import("./replay/page.js")],
  [/^\/nachlese\/([\w-]+)$/, "review", () => import("./review/page.js")],
  [/^\/rules\/(\w+)$/, "start", () => import("./start/page.js")],
  [/^\/pad(?:\/(\w+(?:\/\w+)?))?$/, "pad", () => import("./pad/page.js")],
  [/^\/lab(?:\/(\w+))?$/, "lab", () => import("./lab/page.js")],
  [/^\/day(?:\/([\w/-]+))?$/, "day", () => import("./day/page.js")],
  [/^\/challenge\/([\w-]+)$/, "day", () => import("./day/challenge.js")],
  [/^\/stats$/, "stats", () => import("./stats/page.js")],
  [/^\/gallery(?:\/(\w+))?$/, "gallery", () => import("./gallery/page.js")],
  [/^\//, "start", () => import("./start/page.js")],
];

async function show() {
  const address = location.pathname;
  const [pattern, name, load] = PAGES.find(([each]) => each.test(address)) ?? PAGES[0];
  const [, part] = pattern.exec(address) ?? [];
  const prepared = load().then(async (page) => {
    await page.prepare?.();
    return page;
  });
  const [page] = await Promise.all([prepared, stylesOf(name), wordsOf(name)]);
  if (location.pathname !== address) return;
  leave();
  leaveNotes();
  closeSheet();
  scrollTo(0, 0);
  document.title = "Stammtisch";
  leave = page.show(root, part) ?? (() => {});
}

applyTheme();
onAddress(show);
const shelf = openShelf(() => import("./plain/index.js"));
await learnLanguages();
await Promise.all([setLanguage(preferred(memory.likes.language)), shelf]);
loadSprite();
await show();
const rest = globalThis.requestIdleCallback ?? setTimeout;
rest(() => import("./offline.js").then(({ stayUsable }) => stayUsable()));
