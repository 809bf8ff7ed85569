/** Styles that only some pages need, loaded with them. */

const COMPANY = ["lobby/page", "shared/me", "table/menu", "rules/rules", "table/view/talk", "shared/handed", "evening/standings"];
const TABLE = [
  "table/page",
  "table/view/seats", "table/view/lots", "table/view/bubbles", "table/view/middle", "table/view/hand",
  "table/view/slip", "table/view/glass",
  "table/view/motion",
  "table/view/log", "table/view/pad",
  "result/result", "result/cheers", "table/input/person", "table/view/reckoning", "table/view/gone",
  "table/view/hints", "table/view/coach",
  "table/input/keys",
  "plain/plain",
];

/** What each page needs besides the styles of the start page. */
export const STYLES = {
  start: ["rules/rules"],
  setup: COMPANY,
  room: [...COMPANY, "room/device", ...TABLE, "fairness/sheet", "together/call"],
  replay: [...COMPANY, ...TABLE, "fairness/sheet", "replay/bar", "together/looking", "replay/page"],
  review: [...COMPANY, "shared/frames", "shared/art/plot", "together/looking", "review/page"],
  pad: [...COMPANY, "table/view/log", "table/view/pad", "result/result", "pad/entry", "pad/page"],
  stats: [...COMPANY, "table/view/pad", "shared/art/plot", "stats/page"],
  lab: [...COMPANY, "shared/frames", "shared/art/plot", "lab/page"],
  gallery: ["table/view/log", "gallery/page"],
  day: [...COMPANY, "shared/frames", "shared/art/plot", "day/calendar", "day/page"],
  leaf: ["day/preview"],
  me: ["shared/me"],
};

const loaded = new Map();

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

/** All styles of a page are there. @param {keyof typeof STYLES} page */
export function stylesOf(page) {
  return Promise.all(
    STYLES[page].map((name) => {
      if (!loaded.has(name)) loaded.set(name, load(name));
      return loaded.get(name);
    }),
  );
}
