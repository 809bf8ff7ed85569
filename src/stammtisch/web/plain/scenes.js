/** What is shown in between at the plain table: what was played lies still before it is taken, and cards change hands. */

import { drawn, handed, HOLD } from "../logic/scenes.js";

/** @import {Event, Played, View} from "../state/types.js" */

/** @param {Record<string, string>} kinds  parts of the view, and what they are */
export const makeScenes = (kinds) => ({
  between: (/** @type {View} */ before, /** @type {View} */ after, /** @type {Event[]} */ events) =>
    swept(
      Object.keys(kinds).find((key) => kinds[key] === "played"),
      before,
      after,
      events,
    ),
  flights: (/** @type {Event} */ event) => {
    if (Number.isInteger(event.giver) && Number.isInteger(event.receiver)) return handed({ ...event, card: null });
    return event.kind === "draws" ? drawn(event) : [];
  },
  noises: { plays: "card", slaps: "slap" },
});

/**
 * The last card comes to the others, and all lie still.
 * @param {string|undefined} key
 * @param {View} before
 * @param {View} after
 * @param {Event[]} events
 */
function swept(key, before, after, events) {
  const lying = (/** @type {View} */ view) => /** @type {Played[]|null|undefined} */ (key && view[key]) ?? [];
  if (!key || !lying(before).length || lying(after).length) return [];
  const at = events.findIndex(({ seat, card }) => Number.isInteger(seat) && typeof card === "string");
  if (at < 0) return [];
  const { seat, card } = /** @type {Played} */ (events[at]);
  const own = seat === before.seat ? before.hand.indexOf(card) : -1;
  const view = {
    ...before,
    [key]: [...lying(before), { seat, card }],
    hand: before.hand.filter((_, place) => place !== own),
    counts: before.counts.map((count, other) => count - (other === seat && count > 0 ? 1 : 0)),
    legal: [],
    awaiting: [],
  };
  return [{ view, hold: HOLD.linger, events: events.slice(0, at + 1) }];
}
