/** Short notes at the edge: what was refused and why, or news. Two at most. */

import { el } from "../dom.js";

const LASTS = 5000;

function place() {
  const found = document.querySelector(".toasts");
  if (found) return found;
  const made = el("div.toasts", { role: "status", "aria-live": "polite" });
  document.body.append(made);
  return made;
}

/** @param {string} words @param {{small?: string, tone?: "no"|"news"}} [how] */
export function toast(words, { small = "", tone = "news" } = {}) {
  const box = place();
  for (const old of box.children) if (old.textContent === words + small) old.remove();
  const note = el(`div.toast.is-${tone}`, { tabindex: "-1" }, el("span", {}, words, small && el("small", {}, small)));
  box.append(note);
  while (box.children.length > 2) box.firstElementChild.remove();
  let timer = setTimeout(() => note.remove(), LASTS);
  note.addEventListener("pointerenter", () => clearTimeout(timer));
  note.addEventListener("pointerleave", () => {
    timer = setTimeout(() => note.remove(), 1500);
  });
  note.addEventListener("click", () => note.remove());
}
