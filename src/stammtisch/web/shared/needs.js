/** What only some pages need, loaded with them. The app says which pages there are. */

import { sheets as packed } from "./packed.js";
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

/** Loads a sheet, unless the page came with it. @param {string} address */
function load(address) {
  const { href } = new URL(`../${address}`, import.meta.url);
  const found = [...document.querySelectorAll("link")].find((each) => each.rel === "stylesheet" && each.href === href);
  const link = found ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  if (link.sheet) return Promise.resolve();
  const done = new Promise((ready) => {
    link.addEventListener("load", ready);
    link.addEventListener("error", ready);
  });
  if (!found) document.head.append(link);
  return done;
}

/** All of it is there. @param {Needs} needs */
export function bringNeeds({ words = [], sheets = [] }) {
  const styles = sheets.map((name) => {
    const address = packed[name] ?? `${name}.css`;
    const coming = loaded.get(address) ?? load(address);
    loaded.set(address, coming);
    return coming;
  });
  return Promise.all([wordsOf(words), ...styles]);
}

/** What another page needs. @param {string} page */
export const needsOf = (page) => bringNeeds(pages[page]);
