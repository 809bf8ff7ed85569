/** What this browser remembers: one's name, how one likes it, and the tokens of one's seats. */

const KEY = "stammtisch";

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {object} part */
function write(part) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...part }));
  } catch {
    // a browser that keeps nothing can still play
  }
}

const fresh = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(36)).join("-");

export const memory = {
  get name() {
    return read().name ?? "";
  },
  set name(name) {
    write({ name });
  },
  /** The face one has chosen, by number; null as long as one has not. @returns {number|null} */
  get face() {
    return read().face ?? null;
  },
  set face(face) {
    write({ face });
  },
  /** The table that one was at last, to be shown before the server has answered, or when it does not. @returns {import("./types/requests.js").Mine|null} */
  get last() {
    return read().last ?? null;
  },
  set last(last) {
    write({ last });
  },
  /** Something random that only this browser knows: it says that its windows belong together. */
  get browser() {
    const kept = read().browser;
    if (!kept) write({ browser: fresh });
    return kept ?? fresh;
  },
  /** @returns {import("./types/requests.js").Likes} */
  get likes() {
    return read().likes ?? {};
  },
  like(/** @type {import("./types/requests.js").Likes} */ part) {
    write({ likes: { ...read().likes, ...part } });
  },
  /** How the hand of a game is held: sorted `by` colour or rank, or in an order of one's `own` for one `deal`. @param {string} game @returns {import("./types/requests.js").Order} */
  order(game) {
    return read().orders?.[game] ?? {};
  },
  keepOrder(/** @type {string} */ game, /** @type {import("./types/requests.js").Order} */ part) {
    const orders = read().orders ?? {};
    write({ orders: { ...orders, [game]: { ...orders[game], ...part } } });
  },
  /** How a game was played last, alone against bots. @param {string} game @returns {import("./types/requests.js").Usual} */
  usual(game) {
    return read().usual?.[game] ?? {};
  },
  /** It is the newest now. @param {string} game @param {import("./types/requests.js").Usual} part */
  keepUsual(game, part) {
    const { [game]: before, ...others } = read().usual ?? {};
    write({ usual: { ...others, [game]: { ...before, ...part } } });
  },
  /** Games that were played here, the newest first. @returns {string[]} */
  get played() {
    return Object.keys(read().usual ?? {}).reverse();
  },
  /** Sets of rules that have a name, the newest first. @param {string} game @returns {{name: string, options: import("./types/messages.js").Options}[]} */
  sets(game) {
    return read().sets?.[game] ?? [];
  },
  /** @param {string} game @param {string} name @param {import("./types/messages.js").Options} options */
  keepSet(game, name, options) {
    const others = this.sets(game).filter((set) => set.name !== name);
    write({ sets: { ...read().sets, [game]: [{ name, options }, ...others].slice(0, 12) } });
  },
  dropSet(/** @type {string} */ game, /** @type {string} */ name) {
    write({ sets: { ...read().sets, [game]: this.sets(game).filter((set) => set.name !== name) } });
  },
  /** Whether somebody still has to be told how a game goes. @param {string} game */
  isNew(game) {
    return !read().known?.includes(game);
  },
  know(/** @type {string} */ game) {
    if (this.isNew(game)) write({ known: [...(read().known ?? []), game] });
  },
  /** @returns {Record<string, string>} tokens by table code, the newest last */
  get seats() {
    return read().seats ?? {};
  },
  keepSeat(/** @type {string} */ code, /** @type {string|null} */ token) {
    const seats = { ...read().seats };
    delete seats[code];
    seats[code] = token;
    write({ seats: Object.fromEntries(Object.entries(seats).slice(-100)) });
  },
  dropSeat(/** @type {string} */ code) {
    const { [code]: _gone, ...seats } = read().seats ?? {};
    write({ seats });
  },
  /** Those who share this device at a table, the one who opened it first. @param {string} code @returns {{seat: number, name: string, token: string}[]} */
  here(code) {
    return read().here?.[code] ?? [];
  },
  keepHere(/** @type {string} */ code, /** @type {{seat: number, name: string, token: string}[]} */ people) {
    const here = { ...read().here, [code]: people };
    write({ here: Object.fromEntries(Object.entries(here).slice(-40)) });
  },
  /** What was seen before a deal, to check it afterwards. @returns {import("../fairness/check.js").Kept} */
  deal(/** @type {string} */ code, /** @type {number} */ match) {
    return read().deals?.[`${code}-${match}`] ?? {};
  },
  keepDeal(/** @type {string} */ code, /** @type {number} */ match, /** @type {import("../fairness/check.js").Kept} */ part) {
    const deals = { ...read().deals };
    const name = `${code}-${match}`;
    const kept = { ...deals[name], ...part };
    delete deals[name];
    deals[name] = kept;
    write({ deals: Object.fromEntries(Object.entries(deals).slice(-40)) });
  },
};

/** Tables that were opened to play at once. */
export const eager = new Set();
/** Codes of which there was no table: whoever mistyped one finds it again. @type {Set<string>} */
export const tried = new Set();
