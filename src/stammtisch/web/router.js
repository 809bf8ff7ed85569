/** Addresses: `/`, `/new/GAME`, `/t/CODE`, `/replay/TICKET`, `/gallery/GAME`, `/pad/ID`, `/stats`. Whoever shows pages listens. */

const listeners = new Set();

/** @param {any} listener */
export function onAddress(listener) {
  listeners.add(listener);
}
/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  for (const listener of listeners) listener();
}
addEventListener("popstate", () => {
  for (const listener of listeners) listener();
});
