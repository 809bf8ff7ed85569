/** What only some pages need, loaded with them. The app says which pages there are. */

import { wordsOf } from "./words/index.js";

/** Chapters of words, and style sheets. @typedef {{words?: string[], sheets?: string[]}} Needs */
/** A page is shown in an element, with what its address names; `prepare` fetches what it needs besides. @typedef {{show: (root: HTMLElement, part: string) => (() => void)|void, prepare?: () => Promise<unknown>}} Shown */
/** @typedef {Needs & {address: RegExp, load: () => Promise<Shown>}} Page */

/** @type {Record<string, Needs>} */
let pages = {};
/** @type {Map<string, Promise<unknown>>} */
const loaded = new Map();

/** @param {typeof pages} all */
export function setPages(all) {
  pages = all;
}

/** @param {string} name */
function load(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`../${name}.css`, import.meta.url).href;
  const done = new Promise((ready) => {
    link.addEventListener("load", ready);
    link.addEventListener("error", ready);
  });
  document.head.append(link);
  return done;
}

/** All of it is there. @param {Needs} needs */
export function bringNeeds({ words = [], sheets = [] }) {
  const styles = sheets.map((name) => {
    const coming = loaded.get(name) ?? load(name);
    loaded.set(name, coming);
    return coming;
  });
  return Promise.all([wordsOf(words), ...styles]);
}

/** What another page needs. @param {string} page */
export const needsOf = (page) => bringNeeds(pages[page]);
