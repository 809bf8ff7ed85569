/**
 * Looking at a finished match with others who sat there: where they look, who shows, and what we show. Only places travel; what there is to see
 * everybody asks for by themselves.
 *
 * One line serves the replay and the review of a match: it is kept while somebody goes from one to the other. It says `change` (somebody else shows,
 * comes or goes) and `begins` (the next match does).
 */

import { Link } from "../shared/link.js";
import { memory } from "../shared/memory.js";

/**
 * @typedef {object} Spot
 * @property {"replay"|"review"} page
 * @property {number} step
 * @property {number} seat
 * @property {boolean} open
 * @property {string[]} tried
 * @property {number} tried_at
 * @property {number} tried_by
 * @property {string} part
 */
/** @typedef {{match: number, lookers: number[], steers: number|null, at: Spot}} Group */

/** @import {Company, CompanyTelling, Snapshot} from "../shared/types/messages.js" */

/** Between two places that are shown, in ms. */
const PAUSE = 160;
/** So long a line is kept for the next page, in ms. */
const KEPT = 5000;

export class Together extends EventTarget {
  /** @param {string} code @param {number} match @param {string|null} [token] */
  constructor(code, match, token = memory.seats[code] ?? null) {
    super();
    this.code = code;
    this.match = match;
    /** @type {Group|null} */
    this.group = null;
    /** Who sits at the table. @type {import("../shared/types/messages.js").Company|null} */
    this.company = null;
    /** @type {number|null} */
    this.me = null;
    /** What we showed last. @type {Spot|null} */
    this.shown = null;
    /** @type {{at: Spot, take: boolean}|null} */
    this.waiting = null;
    this.timer = 0;
    this.left = 0;
    this.link = new Link(code, token);
    /** @template T @param {string} type @param {(told: T) => void} act */
    const on = (type, act) => this.link.addEventListener(type, (event) => act(/** @type {CustomEvent<T>} */ (event).detail));
    on("snapshot", (/** @type {Snapshot} */ told) => this.anew(told));
    on("table", (/** @type {CompanyTelling} */ { table }) => this.agreed(table));
    on("together", (/** @type {Group} */ told) => this.hear(told));
    on("line", (/** @type {import("../table/state/table.js").Connection} */ { final }) => final && this.end());
    this.link.connect();
  }

  /** Whether we show, or nobody does. */
  get steers() {
    return !this.group || this.group.steers === null || this.group.steers === this.me;
  }

  /** Whoever looks: name, seat, face, whether they show, whether it is us. */
  get faces() {
    const seats = this.company?.seats ?? [];
    return (this.group?.lookers ?? []).flatMap((person) => {
      const seat = seats.findIndex((each) => each.person === person);
      if (seat < 0) return [];
      const { name, face } = seats[seat];
      return [{ person, seat, name: name ?? "?", face, shows: person === this.group?.steers, me: person === this.me }];
    });
  }

  /** Who shows, if it is somebody else. */
  get other() {
    return this.faces.find(({ shows, me }) => shows && !me) ?? null;
  }

  /** @param {Snapshot} snapshot */
  anew({ you, table, together = [] }) {
    this.me = you.person;
    this.company = table;
    if (table.phase === "playing") return this.say("begins");
    this.group = together.find((each) => each.match === this.match) ?? null;
    this.join();
    this.say("change");
  }

  /** @param {Company} table */
  agreed(table) {
    this.company = table;
    this.say("change");
  }

  /** @param {Group} told */
  hear(told) {
    if (told.match !== this.match) return;
    this.group = told;
    if (this.me !== null && !told.lookers.includes(this.me)) this.join(); // another window of ours was closed
    this.say("change");
  }

  async join() {
    try {
      const { together } = await this.link.send("look", { match: this.match });
      if (together) this.hear(together);
      if (this.shown && this.group?.steers === this.me) this.show(this.shown); // a server that had forgotten is told again
    } catch (reason) {
      this.dispatchEvent(new CustomEvent("refused", { detail: reason }));
    }
  }

  /** @param {string} what */
  say(what) {
    this.dispatchEvent(new CustomEvent(what));
  }

  /** Show the others something, not too often; the last place counts. @param {Spot} at @param {boolean} [take] */
  show(at, take = false) {
    if (!take && !this.steers) return;
    this.shown = at;
    this.waiting = { at, take: take || Boolean(this.waiting?.take) };
    if (!this.timer) this.send();
  }

  send() {
    this.timer = 0;
    if (!this.waiting) return;
    const { at, take } = this.waiting;
    this.waiting = null;
    this.timer = window.setTimeout(() => this.send(), PAUSE);
    this.link.send("show", { match: this.match, at, take }).catch(() => {}); // somebody was quicker, and will be heard
  }

  end() {
    clearTimeout(this.timer);
    this.link.send("look", {}).catch(() => {});
    setTimeout(() => this.link.close(), 300); // what was said is on its way
    if (kept === this) kept = null;
  }
}

/** @type {Together|null} */
let kept = null;

/** The line of a match: the one that there is, or a new one. @param {string} code @param {number} match @param {string|null} [token] */
export function joinUp(code, match, token) {
  if (kept && (kept.code !== code || kept.match !== match)) kept.end();
  kept ??= new Together(code, match, token);
  clearTimeout(kept.left);
  return kept;
}

/** The page is left; the next one may be of the same match. @param {Together} line */
export function partWays(line) {
  line.left = window.setTimeout(() => line.end(), KEPT);
}

/** Whether somebody came here to look with others. */
export const wantsCompany = () => new URLSearchParams(location.search).has("together");
