/**
 * The score pads of this browser: who plays what, what was agreed, and every round as it was entered. Nothing of it
 * leaves the browser.
 *
 * @typedef {object} Pad
 * @property {string} id
 * @property {string} game
 * @property {string[]} names
 * @property {import("../shared/types/messages.js").Options} options
 * @property {import("./scoring.js").Entry[]} entries
 * @property {{at: number, entry: import("./scoring.js").Entry}|null} draft  a round that is being entered
 * @property {import("./scoring.js").Entry[][]} undo  the rounds as they were before each change, the newest last
 * @property {Pick<Pad, "entries"|"draft">[]} redo  what was taken back, the newest last
 * @property {boolean} [plain]  its rounds are entered as points alone
 * @property {number} changed
 */

/** Several matches of an evening, each on a pad of its own. @typedef {{id: string, pads: string[], over: boolean, changed: number}} Evening */

/** @typedef {{changed: number}} Kept */

const KEY = "stammtisch-pads";
const EVENINGS = "stammtisch-evenings";
/** So many are kept, the newest. @type {Record<string, number>} */
const MOST = { [KEY]: 80, [EVENINGS]: 20 };
const MOST_UNDO = 30;
/** For browsers that keep nothing: what was written in this visit. @type {Record<string, Kept[]>} */
const unkept = {};

/** @param {string} key @returns {unknown[]} */
function readAll(key) {
  if (unkept[key]) return unkept[key];
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

const read = () => /** @type {Pad[]} */ (readAll(KEY));
const readEvenings = () => /** @type {Evening[]} */ (readAll(EVENINGS));

/** @param {Kept[]} all @param {string} [key] */
function write(all, key = KEY) {
  const kept = all.sort((one, two) => two.changed - one.changed).slice(0, MOST[key]);
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    unkept[key] = kept;
  }
}

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");

export const pads = {
  /** All pads, the one last written on first. @returns {Pad[]} */
  all: () => read(),

  /** @param {string} id @returns {Pad|null} */
  get: (id) => read().find((pad) => pad.id === id) ?? null,

  /** @returns {Pad} */
  add(/** @type {Pick<Pad, "game"|"names"|"options">} */ { game, names, options }) {
    const pad = { id: newId(), game, names, options, entries: [], draft: null, undo: [], redo: [], changed: Date.now() };
    write([pad, ...read()]);
    return pad;
  },

  /** @param {Pad} pad */
  save(pad) {
    pad.changed = Date.now();
    write([pad, ...read().filter(({ id }) => id !== pad.id)]);
  },

  /** Change the rounds in a way that can be taken back. @param {Pad} pad */
  enter(pad, /** @type {Pad["entries"]} */ entries) {
    pad.undo = [...pad.undo, pad.entries].slice(-MOST_UNDO);
    pad.entries = entries;
    pad.draft = null;
    pad.redo = [];
    pads.save(pad);
  },

  /** A round that goes is what is being entered again, to be put right; half a round that was being entered is kept. @param {Pad} pad */
  takeBack(pad) {
    const before = pad.undo.at(-1);
    if (!before) return;
    const at = before.length;
    pad.redo = [...pad.redo, { entries: pad.entries, draft: pad.draft }];
    pad.undo = pad.undo.slice(0, -1);
    pad.draft = pad.entries.length > at ? { at, entry: structuredClone(pad.entries[at]) } : null;
    pad.entries = before;
    pads.save(pad);
  },

  /** What was taken back holds again. @param {Pad} pad */
  bringBack(pad) {
    const after = pad.redo.at(-1);
    if (!after) return;
    pad.redo = pad.redo.slice(0, -1);
    pad.undo = [...pad.undo, pad.entries].slice(-MOST_UNDO);
    pad.entries = after.entries;
    pad.draft = after.draft;
    pads.save(pad);
  },

  remove: (/** @type {string} */ id) => write(read().filter((pad) => pad.id !== id)),

  /** Call when another tab has written; returns how to stop that. */
  watch(/** @type {() => void} */ listener) {
    const heard = (/** @type {StorageEvent} */ event) => (event.key === KEY || event.key === EVENINGS) && listener();
    addEventListener("storage", heard);
    return () => removeEventListener("storage", heard);
  },
};

export const evenings = {
  /** All of them, the newest first. @returns {Evening[]} */
  all: () => readEvenings(),

  /** @param {string|null} id @returns {Evening|null} */
  get: (id) => readEvenings().find((evening) => evening.id === id) ?? null,

  /** The one that a pad belongs to. @param {string} pad @returns {Evening|null} */
  of: (pad) => readEvenings().find((evening) => evening.pads.includes(pad)) ?? null,

  /** @param {string[]} [with_]  pads that it begins with @returns {Evening} */
  add(with_ = []) {
    const evening = { id: newId(), pads: with_, over: false, changed: Date.now() };
    write([evening, ...readEvenings()], EVENINGS);
    return evening;
  },

  /** @param {Evening} evening */
  save(evening) {
    evening.changed = Date.now();
    write([evening, ...readEvenings().filter(({ id }) => id !== evening.id)], EVENINGS);
  },

  /** The pads stay. @param {string} id */
  remove: (id) => write(readEvenings().filter((evening) => evening.id !== id), EVENINGS),
};
