/** What a touch of a card means: it is lifted, gathered with others, played, or the reason is asked for why it cannot be. */

import { memory } from "../../shared/memory.js";
import { toast } from "../../shared/notes.js";
import { tell } from "../../shared/voice.js";
import { cardName, t } from "../../shared/words/index.js";

/** What is shown at the moment can be had at once. @typedef {{rush: () => void}} Showing */
/** @import {Viewer} from "../state/viewer.js" */

/** How many taps somebody likes: `one` plays a card at once, `both` wants two for people as well; else two for cards. */
const taps = () => memory.likes.taps ?? "two";

/** A card of the hand is touched. @param {Viewer} viewer @param {{card: string, place: number}} touched */
export function touch(viewer, { card, place }) {
  const { table } = viewer;
  const { chosen } = table;
  if (table.pending || !viewer.asked) return;
  const { ask, cards, mine } = viewer.asked;
  const moves = cards.get(card) ?? [];
  if (ask.gather) {
    const others = chosen.filter((other) => other !== place);
    if (others.length < chosen.length) table.choose(others);
    else if (chosen.length < ask.gather.count) table.choose([...chosen, place]);
    else toast(t("slip.enough", { n: ask.gather.count }), { tone: "no" });
  } else if (mine && !cards.has(card) && (!cards.size || viewer.game.sought)) {
    table.choose(chosen.includes(place) ? [] : [place]); // to be looked at; the slip says what would fit
  } else if (mine && !cards.has(card)) whyNot(viewer, card);
  else if (!mine && mayLayReady(viewer)) ready(viewer, { card, place });
  else if (mine && taps() === "one" && moves.length === 1) table.play(moves[0], [place]);
  else if (chosen.includes(place)) {
    if (mine && typeof ask.ways === "function" && moves.length > 1) return; // the slip asks in which way
    if (mine) table.play(moves[0]);
    else table.choose([]);
  } else table.choose([place]);
}

/** It is somebody else's turn: a card is looked at, laid ready, and taken back. @param {Viewer} viewer @param {{card: string, place: number}} touched */
function ready(viewer, { card, place }) {
  const { table } = viewer;
  if (table.ready === card && viewer.cards.indexOf(card) === place) layReady(viewer, null);
  else if (taps() === "one" || table.chosen.includes(place)) layReady(viewer, card);
  else table.choose([place]);
}

/** A person is chosen on their mat; where two taps are wanted, the first only points. @param {Viewer} viewer @param {{move: string, seat?: number}} how */
export function makeMove(viewer, { move, seat }) {
  if (seat !== undefined && taps() === "both" && viewer.aimed !== seat) {
    viewer.aim(seat);
    toast(t("slip.aimed", { name: viewer.table.names[seat] }));
    return;
  }
  viewer.aimed = null;
  viewer.table.play(move);
}

/** A card of the hand is thrown at the table. @param {Viewer} viewer @param {{card: string, place: number}} touched */
export function playCard(viewer, { card, place }) {
  const { cards, mine, ask } = viewer.asked ?? {};
  if (!cards || ask?.gather || !mine) return touch(viewer, { card, place });
  const [move, ...others] = cards.get(card) ?? [];
  if (typeof ask?.ways === "function" && others.length) return viewer.table.choose([place]);
  return move === undefined ? whyNot(viewer, card) : viewer.table.play(move, [place]);
}

/** The server knows why a card cannot be played: it refuses the move with the reason. @param {Viewer} viewer @param {string} card */
function whyNot(viewer, card) {
  const { view } = viewer.table.shown;
  if (!view) return;
  if (viewer.game.tried) return void viewer.table.play(viewer.game.tried(view, card) ?? "", []);
  const { verb } = view;
  if (verb) viewer.table.play(`${verb} ${card}`, []);
}

// A card laid ready for one's next turn: it is played when that comes, if it may be, and comes back with a word if not.
//
// Nothing of it leaves the browser before. It is played after a moment such as a person takes, drawn anew each time, so that
// the time tells nobody whether somebody had made up their mind.

/** A moment, in ms: the least, and how much longer it may be. */
const LEAST = 700;
const MORE = 1300;

/** Whether a card can be laid ready now: somebody else is asked, and it will be our turn again. @param {Viewer} viewer */
export function mayLayReady(viewer) {
  const { shown, isResting } = viewer.table;
  const { view } = shown;
  return Boolean(view && view.seat !== null && !view.outcome && !isResting && !viewer.asked?.mine && view.kind !== "race");
}

/** Lay a card ready, or take it back. @param {Viewer} viewer @param {string|null} card */
export function layReady(viewer, card) {
  const { view } = viewer.table.shown;
  const before = viewer.table.ready;
  viewer.table.lay(card);
  if (view) tell(t(card ? "ready.laid" : "ready.taken", { card: cardName(view.game, card ?? before ?? "").long }));
}

/** It may be our turn: what lies ready is played in a moment, or comes back. @param {Viewer} viewer @param {() => boolean} isOpen  whether the table is still before us */
export function playReady(viewer, isOpen) {
  const { table, asked } = viewer;
  const { view, decision } = table.shown;
  if (!table.ready || !asked?.mine || !table.mayAnswer || !view || !decision || table.pending) return;
  if (view.kind !== "turn" || asked.ask.gather || !asked.cards.size || viewer.readyFor === decision.number) return;
  viewer.readyFor = decision.number;
  setTimeout(() => fire(viewer, isOpen, decision.number), LEAST + MORE * Math.random());
}

/** @param {Viewer} viewer @param {() => boolean} isOpen @param {number} number */
function fire(viewer, isOpen, number) {
  const { table, asked } = viewer;
  const card = table.ready;
  const { view, decision } = table.shown;
  if (!card || !view || decision?.number !== number || table.pending || !isOpen()) return;
  const moves = asked?.cards.get(card) ?? [];
  table.lay(null);
  if (!moves.length) return void toast(t("ready.returned", { card: cardName(view.game, card).long }), { tone: "no" });
  const place = viewer.cards.indexOf(card);
  if (moves.length > 1) table.choose([place]); // the slip asks in which way
  else table.play(moves[0], [place]);
}

// A tap on the empty felt, or a key: what is shown is shown at once, and whoever plays alone does not wait for bots.

/** What is on the felt to be touched itself. */
const THINGS = "button, a, input, summary, dialog, .round-note, .reckoning, [role=button]";

/** The felt is tapped. @param {Viewer} viewer @param {Showing} showing @param {Event} event */
export function tapFelt(viewer, showing, event) {
  const target = /** @type {Element} */ (event.target);
  if (viewer.dropped || target.closest(THINGS)) return;
  hurry(viewer, showing);
}

/** @param {Viewer} viewer @param {Showing} showing */
export function hurry(viewer, showing) {
  const { table } = viewer;
  if (table.scene) {
    table.rush();
    showing.rush();
  }
  const { company, told, you, isResting } = table;
  const { view } = told;
  const others = company.seats.some((seat, i) => seat.kind === "person" && i !== you.seat);
  if (others || isResting || you.seat === null || !view || view.outcome || view.awaiting.includes(you.seat)) return;
  table.send("hurry").catch(() => {}); // whoever sits down meanwhile is not hurried
}
