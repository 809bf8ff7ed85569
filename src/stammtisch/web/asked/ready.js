/**
 * A card laid ready for one's next turn: it is played when that comes, if it may be, and comes back with a word if not.
 *
 * Nothing of it leaves the browser before. It is played after a moment such as a person takes, drawn anew each time, so that
 * the time tells nobody whether somebody had made up their mind.
 */

import { cardName, t } from "../words/index.js";
import { toast } from "../house/toast.js";
import { tell } from "../house/voice.js";

/** @typedef {import("../pages/table.js").TablePage} Page */

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
