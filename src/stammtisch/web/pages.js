/**
 * The pages there are: at which addresses each stands, which module shows it, and which chapters of words and style sheets
 * it needs besides those of the start page.
 */

const COMPANY = ["lobby/page", "shared/me", "table/menu", "rules/rules", "table/view/talk", "shared/handed", "evening/standings"];
const TABLE = [
  ...["page", "view/seats", "view/lots", "view/bubbles", "view/middle", "view/hand", "view/slip", "view/glass", "view/motion"].map((name) => `table/${name}`),
  ...["table/view/log", "table/view/pad", "result/result", "result/cheers", "table/input/person"],
  ...["table/view/reckoning", "table/view/gone", "table/view/hints", "table/view/coach", "table/input/keys", "plain/plain"],
];
const PAPERS = [...COMPANY, "shared/frames", "shared/art/plot"];
const FILM = {
  words: ["table", "keys", "replay", "faults", "evening", "together"],
  sheets: [...COMPANY, ...TABLE, "fairness/sheet", "replay/bar", "together/looking", "replay/page"],
};
const DAY = {
  words: ["table", "me", "replay", "faults", "day"],
  sheets: [...PAPERS, "day/calendar", "day/page"],
};

/** The first whose address fits is shown. @type {Record<string, import("./shared/needs.js").Page>} */
export const PAGES = {
  room: {
    address: /^\/t\/([\w-]+)$/,
    load: () => import("./room/page.js"),
    words: [...FILM.words, "learning", "hints", "me"],
    sheets: [...COMPANY, "room/device", ...TABLE, "fairness/sheet", "together/call"],
  },
  setup: {
    address: /^\/new(?:\/(\w+))?$/,
    load: () => import("./setup/page.js"),
    words: ["table", "learning", "me", "faults", "evening"],
    sheets: COMPANY,
  },
  example: {
    address: /^\/examples\/(\w+\/[\w-]+)$/,
    load: () => import("./replay/example.js"),
    words: [...FILM.words, "examples"],
    sheets: FILM.sheets,
  },
  replay: { address: /^\/replay(?:\/([\w-]+))?$/, load: () => import("./replay/page.js"), ...FILM },
  review: {
    address: /^\/review\/([\w-]+)$/,
    load: () => import("./review/page.js"),
    words: ["table", "replay", "review", "hints", "faults", "together"],
    sheets: [...PAPERS, "together/looking", "review/page"],
  },
  pad: {
    address: /^\/pad(?:\/(\w+(?:\/\w+)?))?$/,
    load: () => import("./pad/page.js"),
    words: ["table", "pad", "evening"],
    sheets: [...COMPANY, "table/view/log", "table/view/pad", "result/result", "pad/entry", "pad/page"],
  },
  lab: {
    address: /^\/lab(?:\/(\w+))?$/,
    load: () => import("./lab/page.js"),
    words: ["table", "faults", "lab"],
    sheets: [...PAPERS, "lab/page"],
  },
  day: { address: /^\/day(?:\/([\w/-]+))?$/, load: () => import("./day/page.js"), ...DAY },
  challenge: { address: /^\/challenge\/([\w-]+)$/, load: () => import("./day/challenge.js"), ...DAY },
  stats: {
    address: /^\/stats$/,
    load: () => import("./stats/page.js"),
    words: ["table", "stats", "review", "day"],
    sheets: [...COMPANY, "table/view/pad", "shared/art/plot", "stats/page"],
  },
  gallery: {
    address: /^\/gallery(?:\/(\w+))?$/,
    load: () => import("./gallery/page.js"),
    words: ["table", "gallery"],
    sheets: ["table/view/log", "gallery/page"],
  },
  start: {
    address: /^\/(?:rules\/(\w+)$)?/,
    load: () => import("./start/page.js"),
    words: [],
    sheets: ["rules/rules"],
  },
};
