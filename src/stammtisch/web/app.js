/** Starts the client: language, light, games, drawings, then the page of the address. */

import { loadSprite } from "./shared/art/decks.js";
import { learnLanguages, preferred, setLanguage } from "./shared/words/index.js";
import { memory } from "./shared/memory.js";
import { closeSheet } from "./shared/sheet.js";
import { leaveNotes } from "./shared/notes.js";
import { onAddress } from "./shared/router.js";
import { openGames } from "./shared/games.js";
import { bringNeeds, setPages } from "./shared/needs.js";
import { PAGES } from "./pages.js";
import { applyTheme } from "./shared/theme.js";

const root = /** @type {HTMLElement} */ (document.querySelector("#app"));
let leave = () => {};
/** Whether a page has been shown yet. */
let shown = false;
/** Before everything is copied, which takes the whole of a slow line, in ms. */
const CALM = 2000;

async function show() {
  const path = location.pathname;
  const entry = Object.values(PAGES).find(({ address }) => address.test(path)) ?? PAGES.start;
  const [, part] = entry.address.exec(path) ?? [];
  const prepared = entry.load().then(async (page) => {
    await page.prepare?.();
    return page;
  });
  const [page] = await Promise.all([prepared, bringNeeds(entry)]).catch((reason) => {
    if (shown && navigator.onLine) location.reload(); // files of this version may be gone: the server has another one
    throw reason;
  });
  if (location.pathname !== path) return;
  shown = true;
  leave();
  leaveNotes();
  closeSheet();
  scrollTo(0, 0);
  document.title = "Stammtisch";
  leave = page.show(root, part) ?? (() => {});
}

setPages(PAGES);
applyTheme();
onAddress(show);
const shelf = openGames(() => import("./plain/index.js"));
await learnLanguages();
await Promise.all([setLanguage(preferred(memory.likes.language)), shelf]);
loadSprite();
await show();
const rest = globalThis.requestIdleCallback ?? setTimeout;
// if the line is down by then, the next page tries again
const copy = () => import("./offline.js").then(({ stayUsable }) => stayUsable()).catch(() => {});
setTimeout(() => rest(copy), CALM);
