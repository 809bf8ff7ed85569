/**
 * From two views and what happened between them to what is shown: one scene after the other, each a view that is
 * held for a moment. The last scene is always the new view itself. Pure.
 */

/** How long things last, in ms at the usual pace. */
export const HOLD = { linger: 1400, glance: 700, round: 3200 };

/** @typedef {Record<string, any> & {kind: string}} Event */
/**
 * @typedef {object} Scene
 * @property {Record<string, any>} view
 * @property {number} hold  ms before the next scene
 * @property {Event[]} events  what is told with it
 * @property {Record<string, any>} [note]  a round that has just been scored
 * @property {{seat: number, ms: number}[]} [race]  slaps that have just been judged
 */

/**
 * @param {Record<string, any>|null} before
 * @param {Record<string, any>} after
 * @param {Event[]} events
 * @returns {Scene[]}
 */
export function scenesOf(before, after, events) {
  if (!before || before.game !== after.game) return [{ view: after, hold: 0, events }];
  const scenes = [];
  if (after.game === "zehn") scenes.push(...counted(before, after, events));
  else if ("trick" in after) scenes.push(...swept(before, after, events), ...arrived(after, events));
  else if (after.game === "klaumau") scenes.push(...shownHand(before, after, events));
  const scored = events.find((event) => event.kind === "scores");
  if (scored && after.sheet?.length) {
    const last = scenes.at(-1);
    scenes.push({
      view: last ? { ...last.view, trick: [], taker: null } : { ...before, legal: [], awaiting: [] },
      hold: HOLD.round,
      events: [],
      note: scored,
    });
  }
  const told = scenes.flatMap((scene) => scene.events);
  scenes.push({ view: after, hold: 0, events: events.filter((event) => !told.includes(event)) });
  return scenes;
}

/** A finished trick lies still before it is swept. */
function swept(before, after, events) {
  const end = events.findIndex((event) => event.kind === "takes");
  if (end < 0) return [];
  const trick = [...(before.trick ?? [])];
  for (const event of events.slice(0, end))
    if (event.kind === "plays") trick.push({ seat: event.seat, card: event.card });
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
  };
  return [{ view: full, hold: HOLD.linger, events: events.slice(0, end + 1) }];
}

/** Cards that were passed to us stand out for a moment. */
function arrived(after, events) {
  const passed = events.find((event) => event.kind === "passes" && event.receiver === after.seat && event.cards);
  if (!passed) return [];
  const upto = events.findLastIndex((event) => event.kind === "passes") + 1;
  const view = { ...after, legal: [], awaiting: [], trick: [], arrived: { cards: passed.cards, from: passed.giver } };
  return [{ view, hold: HOLD.linger * 1.5, events: events.slice(0, upto) }];
}

/** In Zehn all cards of the round are shown with their values before they are taken. */
function counted(before, after, events) {
  const end = events.findIndex((event) => event.kind === "wins");
  if (end < 0 || !after.last_round) return [];
  const { cards, values, winner, loser } = after.last_round;
  const table = before.table.map(
    (lying, seat) => lying && { ...lying, card: cards[seat][0], second: cards[seat][1], hidden: false, shield: 0 },
  );
  const shown = {
    ...before,
    table,
    hand: before.hand.filter(
      (card, i, hand) =>
        !(
          cards[before.seat]?.[1] === card &&
          hand.indexOf(card) === i &&
          events.some((event) => event.kind === "adds" && event.seat === before.seat)
        ),
    ),
    legal: [],
    awaiting: [],
    auction: null,
    values,
    winner,
    loser,
  };
  return [{ view: shown, hold: HOLD.round, events: events.slice(0, end + 1) }];
}

/** A hand that was shown and had nothing to pick from is gone from the view at once: show it for a moment. */
function shownHand(before, after, events) {
  const shows = events.find((event) => event.kind === "shows");
  if (!shows || after.shown) return [];
  const upto = events.indexOf(shows) + 1;
  return [
    {
      view: { ...before, shown: shows.cards, shown_by: shows.seat, legal: [], awaiting: [] },
      hold: HOLD.linger,
      events: events.slice(0, upto),
    },
  ];
}

/** What flies from where to where: cards that change hands without lying on the table. */
export function flightsOf(event) {
  const card = event.card ?? null;
  switch (event.kind) {
    case "draws":
    case "draws_openly":
      return event.seat === undefined ? [] : [{ card: null, from: "pile", to: `seat:${event.seat}` }];
    case "steals":
    case "trades":
    case "gives":
    case "pays":
    case "gives_openly":
      return [{ card, from: `seat:${event.giver}`, to: `seat:${event.receiver}` }];
    case "passes":
      return event.giver === undefined
        ? []
        : [{ card: null, from: `seat:${event.giver}`, to: `seat:${event.receiver}`, many: 3 }];
    case "hands_over":
      return [
        { card: null, from: `seat:${event.giver}`, to: `seat:${event.receiver}`, many: Math.min(4, event.number) },
      ];
    case "swaps":
      return event.receiver === undefined
        ? []
        : [
            { card: null, from: `seat:${event.giver}`, to: `seat:${event.receiver}`, many: 2 },
            { card: null, from: `seat:${event.receiver}`, to: `seat:${event.giver}`, many: 2 },
          ];
    default:
      return [];
  }
}
