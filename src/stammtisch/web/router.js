/** Addresses: `/`, `/new/GAME`, `/t/CODE`, `/gallery/GAME`. Whoever shows pages listens. */

const listeners = new Set();

export function onAddress(listener) {
  listeners.add(listener);
}
export function go(path) {
  history.pushState(null, "", path);
  for (const listener of listeners) listener();
}
addEventListener("popstate", () => {
  for (const listener of listeners) listener();
});
