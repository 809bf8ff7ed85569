/** What a touch of a card means: it is lifted, gathered with others, played, or the reason is asked for why it cannot be. */

import { toast } from "../house/toast.js";
import { memory } from "../net/memory.js";
import { t } from "../words/index.js";
import { layReady, mayLayReady } from "./ready.js";

/** @typedef {import("../pages/table.js").TablePage} Page */

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
