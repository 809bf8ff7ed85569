/** A finished match as the server tells it: positions after each move, from one seat or with all cards open. Pure. */

/** @import {Event, Lying, Options, View} from "../shared/types/messages.js" */

/**
 * @typedef {object} Step
 * @property {number|null} seat
 * @property {string|null} move
 * @property {Partial<View>} view  what changed in the part that all see
 * @property {Record<string, Partial<View>>} own  and in that of each seat
 * @property {Event[]} events
 * @property {Record<string, Event[]>} [knows]
 * @property {Event[]} [all]
 * @property {import("../shared/types/messages.js").Reckoning} [reckoning]
 */
/**
 * @typedef {object} Told
 * @property {string} game
 * @property {number} players
 * @property {string[]} names
 * @property {Options} options
 * @property {number|null} seat  the only seat from which it may be seen
 * @property {boolean} over
 * @property {Step[]} steps
 * @property {{round: number, step: number}[]} rounds
 * @property {string} [code]  of the table, for those who sat there
 * @property {number} [match]  which of its matches
 */
/** Who looks: from which seat, and whether all cards lie open. @typedef {{seat: number, open: boolean}} Looker */

export class Film {
  /** @param {Told} told */
  constructor(told) {
    this.told = told;
    this.names = told.names;
    this.steps = told.steps;
    this.last = told.steps.length - 1;
    const fixed = { game: told.game, players: told.players, names: told.names, options: told.options };
    /** @type {Partial<View>} */
    let shared = fixed;
    /** The shared part of the view after each step. */
    this.shared = told.steps.map((step) => (shared = { ...shared, ...step.view }));
    /** Each seat's own part after each step. */
    this.own = told.names.map((_, seat) => {
      /** @type {Partial<View>} */
      let own = {};
      return told.steps.map((step) => (step.own[seat] ? (own = { ...own, ...step.own[seat] }) : own));
    });
    this.ticks = ticksOf(told, this.shared);
  }

  /** Whether everything may be seen. */
  get isOpen() {
    return this.told.seat === null;
  }

  /** The view after a step. @param {number} step @param {Looker} looker @returns {View} */
  view(step, looker) {
    const { seat, open } = looker;
    const view = /** @type {View} */ ({ ...this.shared[step], ...this.own[seat][step], legal: [] });
    return open && view.table ? { ...view, table: this.turned(view.table, step) } : view;
  }

  /** What lies face down before the seats, as far as anybody has seen it. @param {(Lying|null)[]} table @param {number} step */
  turned(table, step) {
    const seen = (/** @type {number} */ place) => this.own.map((own) => own[step].table?.[place]?.card).find(Boolean);
    return table.map((lying, place) => lying && { ...lying, card: lying.card ?? seen(place) ?? null });
  }

  /** All hands after a step. @param {number} step */
  hands(step) {
    return this.own.map((own) => own[step].hand ?? []);
  }

  /** What happened at a step, as the looker may know it. @param {number} step @param {Looker} looker */
  events(step, looker) {
    const { seat, open } = looker;
    const told = this.steps[step];
    return (open ? told.all : told.knows?.[seat]) ?? told.events;
  }

  /** Everything that happened until then. @param {number} step @param {Looker} looker */
  story(step, looker) {
    return this.steps.slice(0, step + 1).flatMap((_, i) => this.events(i, looker));
  }

  /** What the points of the last scored round are made of. @param {number} step */
  reckoning(step) {
    return this.steps.slice(0, step + 1).findLast((told) => told.reckoning)?.reckoning ?? null;
  }

  /** The words of a move, if the looker may know them. @param {number} step @param {Looker} looker */
  move(step, looker) {
    const { seat, open } = looker;
    const told = this.steps[step];
    return open || told.seat === seat ? told.move : null;
  }

  /** @param {number} step */
  round(step) {
    return this.ticks.findLast((tick) => tick.step <= step) ?? this.ticks[0];
  }

  /** Where the round before begins, or this one if it has gone on. @param {number} step */
  roundBack(step) {
    return this.ticks.findLast((tick) => tick.step < step)?.step ?? 0;
  }

  /** @param {number} step */
  roundOn(step) {
    return this.ticks.find((tick) => tick.step > step)?.step ?? this.last;
  }

  /** The same match until a step, and then other moves. @param {number} step @param {Step[]} steps */
  branch(step, steps) {
    const rounds = this.told.rounds.filter((each) => each.step <= step);
    return new Film({ ...this.told, rounds, steps: [...this.steps.slice(0, step + 1), ...steps] });
  }

  /** A step that exists. @param {number} step */
  within(step) {
    return Math.max(0, Math.min(this.last, Math.round(step) || 0));
  }
}

/** The rounds; in a game of one long round, each time everybody has had a turn. @param {Told} told @param {Partial<View>[]} shared */
function ticksOf({ rounds, players }, shared) {
  if (rounds.length > 1 || shared[0].turns === undefined) return rounds;
  /** @type {{round: number, step: number}[]} */
  const ticks = [];
  shared.forEach(({ turns = 0 }, step) => {
    const round = Math.max(1, Math.ceil(turns / players));
    if (round > (ticks.at(-1)?.round ?? 0)) ticks.push({ round, step });
  });
  return ticks.length ? ticks : rounds;
}

/**
 * The matches of a file of records: each with the number of its first line.
 * @param {string} text
 * @returns {{first: number, record: string, game: string|null, names: string[]}[]}
 */
export function matchesIn(text) {
  /** @type {{first: number, lines: string[], game: string|null, names: string[]}[]} */
  const found = [];
  text.split("\n").forEach((line, i) => {
    if (!found.length || line.startsWith('{"type":"match"')) found.push({ first: i + 1, lines: [], ...headOf(line) });
    found.at(-1)?.lines.push(line);
  });
  return found.map(({ lines, ...match }) => ({ ...match, record: lines.join("\n") }));
}

/** @param {string} line */
function headOf(line) {
  try {
    const { game, names } = JSON.parse(line);
    return { game: typeof game === "string" ? game : null, names: Array.isArray(names) ? names.map(String) : [] };
  } catch {
    return { game: null, names: [] };
  }
}
