/** Starts the client: language, light, drawings, then the page of the address. */

import { loadSprite } from "./art/sprite.js";
import { preferred, setLanguage, onLanguage } from "./i18n/index.js";
import { memory } from "./net/memory.js";
import { closeSheet } from "./parts/sheet.js";
import { onAddress } from "./router.js";
import { applyTheme } from "./theme.js";

const root = /** @type {HTMLElement} */ (document.querySelector("#app"));
let leave = () => {};

/** Which page an address means, loaded when it is needed. @type {[RegExp, () => Promise<any>][]} */
const PAGES = [
  [/^\/t\/([\w-]+)$/, () => import("./pages/room.js")],
  [/^\/new(?:\/(\w+))?$/, () => import("./pages/new.js")],
  [/^\/rules\/(\w+)$/, () => import("./pages/start.js")],
  [/^\//, () => import("./pages/start.js")],
];

async function show() {
  const [pattern, load] = PAGES.find(([each]) => each.test(location.pathname));
  const [, part] = pattern.exec(location.pathname) ?? [];
  const page = await load();
  leave();
  closeSheet();
  scrollTo(0, 0);
  document.title = "Stammtisch";
  leave = page.show(root, part) ?? (() => {});
}

applyTheme();
onAddress(show);
await setLanguage(preferred(memory.likes.language));
loadSprite();
onLanguage(() => document.dispatchEvent(new CustomEvent("language")));
await show();
