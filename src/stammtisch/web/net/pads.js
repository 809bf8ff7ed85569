/**
 * The score pads of this browser: who plays what, what was agreed, and every round as it was entered. Nothing of it
 * leaves the browser.
 *
 * @typedef {object} Pad
 * @property {string} id
 * @property {string} game
 * @property {string[]} names
 * @property {Record<string, any>} options
 * @property {import("../scoring/index.js").Entry[]} entries
 * @property {{at: number, entry: import("../scoring/index.js").Entry}|null} draft  a round that is being entered
 * @property {any[][]} undo  the rounds as they were before each change, the newest last
 * @property {{entries: any[], draft: any}[]} [redo]  what was taken back, the newest last; pads of before have none
 * @property {boolean} [plain]  its rounds are entered as points alone
 * @property {number} changed
 */

const KEY = "stammtisch-pads";
const MOST_PADS = 80;
const MOST_UNDO = 30;
/** For browsers that keep nothing: the pads of this visit. */
/** @type {any} */
let unkept = null;

/** @returns {Pad[]} */
function read() {
  if (unkept) return unkept;
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** @param {Pad[]} all */
function write(all) {
  const kept = all.sort((one, two) => two.changed - one.changed).slice(0, MOST_PADS);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    unkept = kept;
  }
}

export const pads = {
  /** All pads, the one last written on first. */
  all: () => read(),

  get: (/** @type {string} */ id) => read().find((pad) => pad.id === id) ?? null,

  /** @returns {Pad} */
  add(/** @type {any} */ { game, names, options }) {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");
    const pad = { id, game, names, options, entries: [], draft: null, undo: [], changed: Date.now() };
    write([pad, ...read()]);
    return pad;
  },

  /** @param {Pad} pad */
  save(pad) {
    pad.changed = Date.now();
    write([pad, ...read().filter(({ id }) => id !== pad.id)]);
  },

  /** Change the rounds in a way that can be taken back. @param {Pad} pad */
  enter(pad, /** @type {any[]} */ entries) {
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
    pad.redo = [...(pad.redo ?? []), { entries: pad.entries, draft: pad.draft }];
    pad.undo = pad.undo.slice(0, -1);
    pad.draft = pad.entries.length > at ? { at, entry: structuredClone(pad.entries[at]) } : null;
    pad.entries = before;
    pads.save(pad);
  },

  /** What was taken back holds again. @param {Pad} pad */
  bringBack(pad) {
    const after = pad.redo?.at(-1);
    if (!after) return;
    pad.redo = pad.redo?.slice(0, -1);
    pad.undo = [...pad.undo, pad.entries].slice(-MOST_UNDO);
    pad.entries = after.entries;
    pad.draft = after.draft;
    pads.save(pad);
  },

  remove: (/** @type {string} */ id) => write(read().filter((pad) => pad.id !== id)),

  /** Call when another tab has written; returns how to stop that. */
  watch(/** @type {any} */ listener) {
    const heard = (/** @type {any} */ event) => event.key === KEY && listener();
    addEventListener("storage", heard);
    return () => removeEventListener("storage", heard);
  },
};
