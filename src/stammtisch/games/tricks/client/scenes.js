/** What is shown between two views of a trick game: the finished trick, and cards that were passed. */

import { drawn, handed, HOLD } from "/static/table/state/scenes.js";

/** @import {Event, Played} from "/static/shared/types/messages.js" */
/** @import {View} from "./table.js" */

/** @typedef {import("/static/table/state/scenes.js").Scene} Scene */

/** @returns {Scene[]} @param {View} before @param {View} after @param {Event[]} events */
export const between = (before, after, events) => [...swept(before, after, events), ...arrived(after, events)];

/** A finished trick lies still before it is swept. @param {View} before @param {View} after @param {Event[]} events */
function swept(before, after, events) {
  const end = events.findIndex((event) => event.kind === "takes");
  if (end < 0) return [];
  const trick = [...(before.trick ?? [])];
  for (const event of events.slice(0, end))
    if (event.kind === "plays") trick.push(/** @type {Played} */ ({ seat: event.seat, card: event.card }));
  const own = trick.find((played) => played.seat === before.seat)?.card;
  const counts = before.counts.map(
    (count, seat) =>
      count - (events.slice(0, end).some((event) => event.kind === "plays" && event.seat === seat) ? 1 : 0),
  );
  const full = {
    ...before,
    trick,
    counts,
    hand: before.hand.filter((card, i, hand) => card !== own || i !== hand.indexOf(own)),
    legal: [],
    awaiting: [],
    taker: events[end].seat,
    took: Number(events[end].points ?? 0),
    last_trick: { cards: trick, taker: events[end].seat }, // at the end of a round no later view says so
  };
  return [{ view: full, hold: HOLD.linger, events: events.slice(0, end + 1) }];
}

/** Cards that were passed to us stand out for a moment. @param {View} after @param {Event[]} events */
function arrived(after, events) {
  const passed = events.find((event) => event.kind === "passes" && event.receiver === after.seat && event.cards);
  if (!passed) return [];
  const upto = events.findLastIndex((/** @type {Event} */ event) => event.kind === "passes") + 1;
  const view = { ...after, legal: [], awaiting: [], trick: [], arrived: /** @type {View["arrived"]} */ ({ cards: passed.cards, from: passed.giver }) };
  return [{ view, hold: HOLD.linger * 1.5, events: events.slice(0, upto) }];
}

/** @param {Event} event */
export function flights(event) {
  if (event.kind === "draws") return drawn(event);
  return event.kind === "passes" ? handed({ ...event, card: null }, 3) : [];
}

/** What is heard. */
export const noises = { plays: "card" };
