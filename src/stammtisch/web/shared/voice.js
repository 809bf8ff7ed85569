/**
 * The voice: what happened and what is asked, for those who hear the page. It is the only one, so that nothing is told
 * twice; log, slip, notes and bubbles are silent. While a sheet is open nothing outside of it can be heard, so each
 * sheet has a place for the voice too.
 */

import { el } from "./dom.js";
import { onLanguage } from "./words/index.js";

/** How long a sentence stays for whoever comes across it, in ms. */
const STAYS = 8000;
/** What is asked changes quickly while something is shown; it is told when it has come to rest. */
const REST = 400;
/** Whose turn it is when it is not ours is told only if they take their time. */
const PATIENCE = 3000;

let waiting = 0;

/** A place for the voice in an element, there before anything is said. @param {Element} holder */
export function voiceIn(holder) {
  for (const tone of ["polite", "assertive"])
    holder.append(el("div.voice.unseen", { "aria-live": tone, data: { voice: tone } }));
}

/** @param {string} tone */
function place(tone) {
  const holder = document.querySelector("dialog[open]") ?? document.body;
  const find = () => holder.querySelector(`:scope > [data-voice="${tone}"]`);
  if (!find()) voiceIn(holder);
  return find();
}

/** Tell at once. @param {string} words @param {"polite"|"assertive"} [tone] */
export function tell(words, tone = "polite") {
  if (!words) return;
  const line = el("p", {}, words);
  place(tone)?.append(line);
  setTimeout(() => line.remove(), STAYS);
}

/**
 * Tell what is asked now, instead of what was asked before and has not been told yet.
 * @param {string} words @param {"turn"|"window"|"wait"|"race"} kind
 */
export function ask(words, kind) {
  clearTimeout(waiting);
  if (kind === "race") return tell(words, "assertive");
  waiting = window.setTimeout(() => tell(words), kind === "wait" ? PATIENCE : REST);
  return undefined;
}

/** Nothing more of what was to be told. */
export function hush() {
  clearTimeout(waiting);
  for (const line of document.querySelectorAll(".voice > p")) line.remove();
}

/** What an element or a text says: its label, or its words. @param {unknown} node @returns {string} */
export function spoken(node) {
  if (Array.isArray(node)) return node.map(spoken).join("");
  if (!(node instanceof Element)) return String(node ?? "");
  if (node.getAttribute("aria-hidden") === "true") return "";
  return (
    node.getAttribute("aria-label") ??
    [...node.childNodes].map((child) => (child instanceof Text ? child.data : spoken(child))).join("")
  );
}

voiceIn(document.body);
onLanguage(hush);
