/** Short notes at the edge: what was refused and why, or news. Two at most. */

import { all, el } from "./dom.js";
import { tell } from "./voice.js";
import { t } from "./words/index.js";

const LASTS = 5000;

/** In an open sheet, or nobody would see them above it. */
function place() {
  const box = document.querySelector(".toasts") ?? el("div.toasts");
  const holder = document.querySelector("dialog[open]") ?? document.body;
  if (box.parentElement !== holder) holder.append(box);
  return box;
}

/** A page was left: what it had to say goes with it, but for why it was left. */
export function leaveNotes() {
  for (const note of all(document, ".toast")) {
    if (note.dataset.beyond) delete note.dataset.beyond;
    else note.remove();
  }
}

/** @param {string} words @param {{small?: string, tone?: "no"|"news", beyond?: boolean}} [how]  `beyond`: it is read on the next page */
export function toast(words, { small = "", tone = "news", beyond = false } = {}) {
  const box = place();
  for (const old of box.children) if (old.textContent === words + small) old.remove();
  const data = { at: Date.now(), ...(beyond && { beyond }) };
  const note = el(`div.toast.is-${tone}`, { tabindex: "-1", data }, el("span", {}, words, small && el("small", {}, small)));
  box.append(note);
  tell(small ? `${words} ${small}` : words);
  while (box.children.length > 2) box.firstElementChild?.remove();
  let timer = setTimeout(() => note.remove(), LASTS);
  note.addEventListener("pointerenter", () => clearTimeout(timer));
  note.addEventListener("pointerleave", () => {
    timer = setTimeout(() => note.remove(), 1500);
  });
  note.addEventListener("click", () => note.remove());
}

// A refusal as a toast. The words for refusals come with the first one: the start page does without them.

/** @param {unknown} reason */
export async function toastRefusal(reason) {
  const words = await import("./words/reasons.js").then(
    ({ refusalWords }) => refusalWords(reason),
    () => t("refused.offline"),
  );
  toast(words, { tone: "no" });
}
