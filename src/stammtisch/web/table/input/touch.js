/** What a touch of a card means: it is lifted, gathered with others, played, or the reason is asked for why it cannot be. */

import { memory } from "../../shared/memory.js";
import { toast } from "../../shared/notes.js";
import { tell } from "../../shared/voice.js";
import { cardName, t } from "../../shared/words/index.js";

/** @typedef {import("../page.js").TablePage} Page */

/** How many taps somebody likes: `one` plays a card at once, `both` wants two for people as well; else two for cards. */
const taps = () => memory.likes.taps ?? "two";

/** A card of the hand is touched. @param {Page} page @param {{card: string, place: number}} touched */
export function touch(page, { card, place }) {
  const { table } = page;
  const { chosen } = table;
  if (table.pending || !page.asked) return;
  const { ask, cards, mine } = page.asked;
  const moves = cards.get(card) ?? [];
  if (ask.gather) {
    const others = chosen.filter((other) => other !== place);
    if (others.length < chosen.length) table.choose(others);
    else if (chosen.length < ask.gather.count) table.choose([...chosen, place]);
    else toast(t("slip.enough", { n: ask.gather.count }), { tone: "no" });
  } else if (mine && !cards.has(card) && (!cards.size || page.game.sought)) {
    table.choose(chosen.includes(place) ? [] : [place]); // to be looked at; the slip says what would fit
  } else if (mine && !cards.has(card)) whyNot(page, card);
  else if (!mine && mayLayReady(page)) ready(page, { card, place });
  else if (mine && taps() === "one" && moves.length === 1) table.play(moves[0], [place]);
  else if (chosen.includes(place)) {
    if (mine && typeof ask.ways === "function" && moves.length > 1) return; // the slip asks in which way
    if (mine) table.play(moves[0]);
    else table.choose([]);
  } else table.choose([place]);
}

/** It is somebody else's turn: a card is looked at, laid ready, and taken back. @param {Page} page @param {{card: string, place: number}} touched */
function ready(page, { card, place }) {
  const { table } = page;
  if (table.ready === card && page.cards.indexOf(card) === place) layReady(page, null);
  else if (taps() === "one" || table.chosen.includes(place)) layReady(page, card);
  else table.choose([place]);
}

/** A person is chosen on their mat; where two taps are wanted, the first only points. @param {Page} page @param {{move: string, seat?: number}} how */
export function makeMove(page, { move, seat }) {
  if (seat !== undefined && taps() === "both" && page.aimed !== seat) {
    page.aimed = seat;
    page.render();
    toast(t("slip.aimed", { name: page.table.names[seat] }));
    return;
  }
  page.aimed = null;
  page.table.play(move);
}

/** A card of the hand is thrown at the table. @param {Page} page @param {{card: string, place: number}} touched */
export function playCard(page, { card, place }) {
  const { cards, mine, ask } = page.asked ?? {};
  if (!cards || ask?.gather || !mine) return page.touch({ card, place });
  const [move, ...others] = cards.get(card) ?? [];
  if (typeof ask?.ways === "function" && others.length) return page.table.choose([place]);
  return move === undefined ? whyNot(page, card) : page.table.play(move, [place]);
}

/** The server knows why a card cannot be played: it refuses the move with the reason. @param {Page} page @param {string} card */
function whyNot(page, card) {
  const { view } = page.table.shown;
  if (!view) return;
  if (page.game.tried) return void page.table.play(page.game.tried(view, card) ?? "", []);
  const { verb } = view;
  if (verb) page.table.play(`${verb} ${card}`, []);
}

// A card laid ready for one's next turn: it is played when that comes, if it may be, and comes back with a word if not.
//
// Nothing of it leaves the browser before. It is played after a moment such as a person takes, drawn anew each time, so that
// the time tells nobody whether somebody had made up their mind.

/** A moment, in ms: the least, and how much longer it may be. */
const LEAST = 700;
const MORE = 1300;

/** Whether a card can be laid ready now: somebody else is asked, and it will be our turn again. @param {Page} page */
export function mayLayReady(page) {
  const { shown, isResting } = page.table;
  const { view } = shown;
  return Boolean(view && view.seat !== null && !view.outcome && !isResting && !page.asked?.mine && view.kind !== "race");
}

/** Lay a card ready, or take it back. @param {Page} page @param {string|null} card */
export function layReady(page, card) {
  const { view } = page.table.shown;
  const before = page.table.ready;
  page.table.lay(card);
  if (view) tell(t(card ? "ready.laid" : "ready.taken", { card: cardName(view.game, card ?? before ?? "").long }));
}

/** It may be our turn: what lies ready is played in a moment, or comes back. @param {Page} page */
export function playReady(page) {
  const { table, asked } = page;
  const { view, decision } = table.shown;
  if (!table.ready || !asked?.mine || !table.mayAnswer || !view || !decision || table.pending) return;
  if (view.kind !== "turn" || asked.ask.gather || !asked.cards.size || page.readyFor === decision.number) return;
  page.readyFor = decision.number;
  setTimeout(() => fire(page, decision.number), LEAST + MORE * Math.random());
}

/** @param {Page} page @param {number} number */
function fire(page, number) {
  const { table, asked } = page;
  const card = table.ready;
  const { view, decision } = table.shown;
  if (!card || !view || decision?.number !== number || table.pending || !page.element.isConnected) return;
  const moves = asked?.cards.get(card) ?? [];
  table.lay(null);
  if (!moves.length) return void toast(t("ready.returned", { card: cardName(view.game, card).long }), { tone: "no" });
  const place = page.cards.indexOf(card);
  if (moves.length > 1) table.choose([place]); // the slip asks in which way
  else table.play(moves[0], [place]);
}

// A tap on the empty felt, or a key: what is shown is shown at once, and whoever plays alone does not wait for bots.

/** What is on the felt to be touched itself. */
const THINGS = "button, a, input, summary, dialog, .round-note, .reckoning, [role=button]";

/** The felt is tapped. @param {Page} page @param {Event} event */
export function tapFelt(page, event) {
  const target = /** @type {Element} */ (event.target);
  if (page.dropped || target.closest(THINGS)) return;
  hurry(page);
}

/** @param {Page} page */
export function hurry(page) {
  const { table } = page;
  if (table.scene) {
    table.rush();
    page.showing.rush();
  }
  const { company, told, you, isResting } = table;
  const { view } = told;
  const others = company.seats.some((seat, i) => seat.kind === "person" && i !== you.seat);
  if (others || isResting || you.seat === null || !view || view.outcome || view.awaiting.includes(you.seat)) return;
  page.link.send("hurry", {}).catch(() => {}); // whoever sits down meanwhile is not hurried
}
