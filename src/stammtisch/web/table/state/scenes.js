/**
 * From two views and what happened between them to what is shown: one scene after the other, each a view that is
 * held for a moment. The last scene is always the new view itself. What is shown in between, and what flies, each game says
 * itself (`scenes.js`). Pure.
 */

import { partOf } from "../../shared/games.js";

/** How long things last, in ms at the usual pace. */
export const HOLD = { linger: 1400, glance: 450, round: 3200, slaps: 1600, thrown: 1800 };

/** @import {Event, Slap, View} from "../../shared/types/messages.js" */
/**
 * @typedef {object} Scene
 * @property {View} view
 * @property {number} hold  ms before the next scene
 * @property {Event[]} events  what is told with it
 * @property {Event} [note]  a round that has just been scored
 * @property {View} [then]  with it: the view after the round
 * @property {Slap[]} [race]  slaps that have just been judged
 */

/**
 * @param {View|null} before
 * @param {View} after
 * @param {Event[]} events
 * @param {{race?: Slap[], names?: string[]}} [more]  slaps that were judged, and how people are called
 * @returns {Scene[]}
 */
export function scenesOf(before, after, events, { race = [], names = after.names } = {}) {
  if (!before || before.game !== after.game) return [{ view: after, hold: 0, events }];
  const game = partOf(after.game, "scenes");
  const still = { ...before, legal: [], awaiting: [] };
  /** @type {Scene[]} */
  const scenes = [];
  const slaps = race.filter(({ seat }) => events.some((event) => event.kind === "slaps" && event.seat === seat));
  if (slaps.length)
    scenes.push({ view: still, hold: after.kind === "race" ? HOLD.glance : HOLD.slaps, events: [], race: slaps });
  const thrown = game?.throwsIn?.(events, names);
  if (thrown) scenes.push({ view: { ...still, thrown }, hold: HOLD.thrown, events: events.slice(0, game?.decidedBy?.(events) ?? 0) });
  scenes.push(...(game?.between?.(before, after, events) ?? []));
  const scored = events.find((event) => event.kind === "scores");
  if (scored && after.sheet?.length) {
    const last = scenes.at(-1);
    const cleared = last ? { ...last.view, trick: [], taker: null } : still;
    const counted = { sheet: after.sheet, totals: after.totals, ...(before.points && { points: after.totals.map(() => 0) }) };
    const told = scenes.flatMap((scene) => scene.events);
    scenes.push({
      view: { ...cleared, ...counted }, // the pad is held up
      hold: HOLD.round,
      events: events.slice(0, events.indexOf(scored) + 1).filter((event) => !told.includes(event)),
      note: scored,
      then: after,
    });
  }
  const told = scenes.flatMap((scene) => scene.events);
  scenes.push({ view: after, hold: 0, events: events.filter((event) => !told.includes(event)) });
  return scenes;
}

/**
 * What flies from where to where: cards that change hands without lying on the table.
 * @typedef {{card: string|null, from: string, to: string, many?: number}} Flight
 */

/** @param {string} game @param {Event} event @returns {Flight[]} */
export const flightsOf = (game, event) => partOf(game, "scenes")?.flights?.(event) ?? [];

/** A card flies from the pile to somebody. @returns {Flight[]} */
export const drawn = (/** @type {Pick<Event, "seat">} */ { seat }) =>
  seat === undefined ? [] : [{ card: null, from: "pile", to: `seat:${seat}` }];

/** Cards fly from one seat to another. @returns {Flight[]} */
export const handed = (/** @type {Pick<Event, "giver"|"receiver"|"card">} */ { giver, receiver, card = null }, many = 0) =>
  giver === undefined || receiver === undefined
    ? []
    : [{ card, from: `seat:${giver}`, to: `seat:${receiver}`, ...(many ? { many } : {}) }];
