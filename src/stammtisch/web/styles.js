/** Styles that only some pages need, loaded with them. */

const COMPANY = ["pages/lobby", "papers/me", "papers/menu", "papers/rules", "board/talk", "house/handed", "papers/evening"];
const TABLE = [
  "pages/table",
  ...["seats", "lots", "bubble", "middle", "hand"].map((name) => `felt/${name}`),
  ...["slip", "glass"].map((name) => `asked/${name}`),
  "felt/motion",
  ...["log", "pad"].map((name) => `board/${name}`),
  ...["ending", "cheers", "person", "reckoning", "gone"].map((name) => `papers/${name}`),
  ...["advice", "coach"].map((name) => `asked/${name}`),
  "papers/keys",
  "plain/plain",
];

/** What each page needs besides the styles of the start page. */
export const STYLES = {
  start: ["papers/rules"],
  new: COMPANY,
  room: [...COMPANY, "pages/shared", ...TABLE, "papers/fair", "papers/together"],
  replay: [...COMPANY, ...TABLE, "papers/fair", "board/replaybar", "board/company", "pages/replay"],
  nachlese: [...COMPANY, "house/book", "art/plot", "board/company", "pages/nachlese"],
  pad: [...COMPANY, "board/log", "board/pad", "papers/ending", "papers/entry", "pages/pad"],
  stats: [...COMPANY, "board/pad", "art/plot", "pages/stats"],
  lab: [...COMPANY, "house/book", "art/plot", "pages/lab"],
  gallery: ["board/log", "pages/gallery"],
  day: [...COMPANY, "house/book", "art/plot", "papers/calendar", "pages/day"],
  leaf: ["house/leaf"],
  me: ["papers/me"],
};

const loaded = new Map();

/** @param {string} name */
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
