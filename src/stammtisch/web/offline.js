/** Being of use without a connection: a worker keeps the client and the rulebooks in this browser. */

import { currentLanguage, onLanguage } from "./shared/words/index.js";
import { TITLES } from "./shared/games.js";

async function keepRules() {
  const { active } = await navigator.serviceWorker.ready;
  const rules = Object.keys(TITLES).map((game) => `/api/rules/${game}?language=${currentLanguage()}`);
  active?.postMessage({ rules });
}

/** Begins when the page has nothing else to do. Where there are no workers, all is as it was. */
export async function stayUsable() {
  if (!("serviceWorker" in navigator)) return;
  try {
    if (!(await navigator.serviceWorker.register("/worker.js"))) return;
    await keepRules();
    onLanguage(keepRules);
  } catch {
    // a browser that keeps nothing, or a server that has gone: the page works without
  }
}
