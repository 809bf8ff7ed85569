/** Evening or beer garden, left or right hand, as one likes it. */

import { memory } from "./memory.js";

const dark = matchMedia("(prefers-color-scheme: dark)");

export function applyTheme() {
  const liked = memory.likes.theme ?? "evening";
  document.documentElement.dataset.hand = memory.likes.hand ?? "right";
  document.documentElement.dataset.theme = liked === "system" ? (dark.matches ? "evening" : "day") : liked;
}
dark.addEventListener("change", applyTheme);
