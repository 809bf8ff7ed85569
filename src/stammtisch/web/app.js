/** Starts the client: language, light, games, drawings, then the page of the address. */

import { loadSprite } from "./art/sprite.js";
import { learnLanguages, preferred, setLanguage, wordsOf } from "./words/index.js";
import { memory } from "./net/memory.js";
import { closeSheet } from "./house/sheet.js";
import { leaveNotes } from "./house/toast.js";
import { onAddress } from "./router.js";
import { openShelf } from "./shelf.js";
import { stylesOf } from "./styles.js";
import { applyTheme } from "./theme.js";

const root = /** @type {HTMLElement} */ (document.querySelector("#app"));
let leave = () => {};

/**
 * Which page an address means, loaded when it is needed.
 * @type {[RegExp, keyof typeof import("./styles.js").STYLES, () => Promise<any>][]}
 */
const PAGES = [
  [/^\/t\/([\w-]+)$/, "room", () => import("./pages/room.js")],
  [/^\/new(?:\/(\w+))?$/, "new", () => import("./pages/new.js")],
  [/^\/examples\/(\w+\/[\w-]+)$/, "replay", () => import("./pages/example.js")],
  [/^\/replay(?:\/([\w-]+))?$/, "replay", () => import("./pages/replay.js")],
  [/^\/nachlese\/([\w-]+)$/, "nachlese", () => import("./pages/nachlese.js")],
  [/^\/rules\/(\w+)$/, "start", () => import("./pages/start.js")],
  [/^\/pad(?:\/(\w+(?:\/\w+)?))?$/, "pad", () => import("./pages/pad.js")],
  [/^\/lab(?:\/(\w+))?$/, "lab", () => import("./pages/lab.js")],
  [/^\/day(?:\/([\w/-]+))?$/, "day", () => import("./pages/day.js")],
  [/^\/challenge\/([\w-]+)$/, "day", () => import("./pages/challenge.js")],
  [/^\/stats$/, "stats", () => import("./pages/stats.js")],
  [/^\/gallery(?:\/(\w+))?$/, "gallery", () => import("./pages/gallery.js")],
  [/^\//, "start", () => import("./pages/start.js")],
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
const shelf = openShelf();
await learnLanguages();
await Promise.all([setLanguage(preferred(memory.likes.language)), shelf]);
loadSprite();
await show();
const rest = globalThis.requestIdleCallback ?? setTimeout;
rest(() => import("./offline.js").then(({ stayUsable }) => stayUsable()));
