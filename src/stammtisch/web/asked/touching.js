/** What a touch of a card means: it is lifted, gathered with others, played, or the reason is asked for why it cannot be. */

import { toast } from "../house/toast.js";
import { t } from "../words/index.js";

/** @typedef {import("../pages/table.js").TablePage} Page */

/** A card of the hand is touched. @param {Page} page @param {{card: string, place: number}} touched */
export function touch(page, { card, place }) {
  const { table } = page;
  const { chosen } = table;
  const { ask, cards, mine } = page.asked;
  if (table.pending) return;
  if (ask.gather) {
    const others = chosen.filter((other) => other !== place);
    if (others.length < chosen.length) table.choose(others);
    else if (chosen.length < ask.gather.count) table.choose([...chosen, place]);
    else toast(t("slip.enough", { n: ask.gather.count }), { tone: "no" });
  } else if (mine && !cards.has(card) && (!cards.size || page.game.sought)) {
    table.choose(chosen.includes(place) ? [] : [place]); // to be looked at; the slip says what would fit
  } else if (mine && !cards.has(card)) whyNot(page, card);
  else if (chosen.includes(place)) {
    if (mine && typeof ask.ways === "function" && cards.get(card).length > 1) return; // the slip asks in which way
    if (mine) table.play(cards.get(card)[0]);
    else table.choose([]);
  } else table.choose([place]);
}

/** A card of the hand is thrown at the table. @param {Page} page @param {{card: string, place: number}} touched */
export function playCard(page, { card, place }) {
  const { cards, mine, ask } = page.asked;
  if (ask.gather || !mine) return page.touch({ card, place });
  if (typeof ask.ways === "function" && cards.get(card)?.length > 1) return page.table.choose([place]);
  return cards.has(card) ? page.table.play(cards.get(card)[0], [place]) : whyNot(page, card);
}

/** The server knows why a card cannot be played: it refuses the move with the reason. @param {Page} page @param {string} card */
function whyNot(page, card) {
  const { view } = page.table.shown;
  if (page.game.tried) return void page.table.play(page.game.tried(view, card), []);
  const verb = view?.verb;
  if (verb) page.table.play(`${verb} ${card}`, []);
}
