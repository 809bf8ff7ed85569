/**
 * Where one is. Whoever shows pages listens; which there are says `pages.js`.
 *
 * A sheet has an entry of its own in the browser's history, so that Back puts it away instead of leaving the page. The entry goes when the sheet
 * does, and is taken over by what follows at once: another sheet, or another page.
 */

/** @type {Set<() => void>} */
const listeners = new Set();
/** Puts the open sheet away; null while none is open. @type {(() => void)|null} */
let close = null;
/** Whether the entry we are at belongs to a sheet. */
let atSheet = false;
/** Whether we are on our way back from such an entry. */
let leaving = false;
/** Where to go when we are back. @type {string|null} */
let next = null;
/** The page that is shown. */
let page = location.pathname;

if (history.state?.sheet) history.replaceState(null, ""); // loaded again while a sheet was open

function show() {
  page = location.pathname;
  for (const listener of listeners) listener();
}

/** @param {() => void} listener */
export function onAddress(listener) {
  listeners.add(listener);
}

/** @param {string} path */
export function go(path) {
  if (leaving) {
    next = path;
    return;
  }
  if (atSheet) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  atSheet = false;
  show();
}

/** A sheet was opened. @param {() => void} putAway */
export function sheetOpened(putAway) {
  close = putAway;
  if (atSheet || leaving) return;
  page = location.pathname; // a page may have changed its own address
  history.pushState({ sheet: true }, "");
  atSheet = true;
}

/** None is open any more. */
export function sheetClosed() {
  close = null;
  if (!atSheet || leaving) return;
  leaving = true;
  history.back();
}

addEventListener("popstate", () => {
  const [was, before] = [atSheet, leaving];
  [atSheet, leaving] = [Boolean(history.state?.sheet), false];
  if (next !== null) {
    const path = next;
    next = null;
    return go(path);
  }
  if (location.pathname !== page || !(was || atSheet)) return show();
  if (atSheet) {
    if (!close) sheetClosed(); // forward, to a sheet that is gone
  } else if (!before) close?.();
  else if (close) sheetOpened(close); // another one was opened meanwhile
  return undefined;
});
