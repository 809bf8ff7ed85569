/** Styles that only some pages need, loaded with them. */

const COMPANY = ["pages/lobby", "parts/menu", "parts/rules", "parts/talk", "parts/handed"];
const TABLE = [
  "pages/table",
  ...[
    "seats",
    "lots",
    "bubble",
    "middle",
    "hand",
    "slip",
    "glass",
    "motion",
    "log",
    "pad",
    "ending",
    "cheers",
    "person",
    "advice",
    "coach",
    "keys",
  ].map((name) => `parts/${name}`),
];

/** What each page needs besides the styles of the start page. */
export const STYLES = {
  start: ["parts/rules"],
  new: COMPANY,
  room: [...COMPANY, ...TABLE, "parts/fair"],
  replay: [...COMPANY, ...TABLE, "parts/fair", "parts/replaybar", "pages/replay"],
  pad: [...COMPANY, "parts/log", "parts/pad", "parts/ending", "parts/entry", "pages/pad"],
  stats: [...COMPANY, "parts/pad", "pages/stats"],
  gallery: ["parts/log", "pages/gallery"],
};

const loaded = new Map();

function load(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`./${name}.css`, import.meta.url).href;
  const done = new Promise((ready) => {
    link.addEventListener("load", ready);
    link.addEventListener("error", ready);
  });
  document.head.append(link);
  return done;
}

/** All styles of a page are there. @param {keyof typeof STYLES} page */
export function stylesOf(page) {
  return Promise.all(
    STYLES[page].map((name) => {
      if (!loaded.has(name)) loaded.set(name, load(name));
      return loaded.get(name);
    }),
  );
}
