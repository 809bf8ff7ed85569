/** How somebody likes their hand sorted, kept in the browser for each game; and a hand laid by one's own hand, for as long as the round lasts. */

import { byRank, sortHand } from "../../shared/art/decks.js";
import { cardName, t } from "../../shared/words/index.js";
import { inOwnOrder, moved } from "../state/ordering.js";
import { memory } from "../../shared/memory.js";
import { tell } from "../../shared/voice.js";

/** @import {View} from "../../shared/types/messages.js" */
/** @typedef {import("../page.js").TablePage} Page */

/** One deal at one table. @param {Page} page @param {View} view */
const dealOf = (page, view) => `${page.table.company.code}:${view.round}`;

/** The hand in the order in which it is held. @param {Page} page @param {View} view @returns {string[]} */
export function handOf(page, view) {
  const { by, deal, own } = memory.order(view.game);
  const sorted = (by === "rank" ? byRank : sortHand)(view.game, view.hand);
  return own && deal === dealOf(page, view) ? inOwnOrder(sorted, own) : sorted;
}

/** Put a card of the hand to another place. @param {Page} page @param {{from: number, to: number}} how */
export function putCard(page, { from, to }) {
  const { view } = page.table.shown;
  if (!view || to === from || page.cards[from] === undefined) return;
  const own = moved(page.cards, from, to);
  memory.keepOrder(view.game, { own, deal: dealOf(page, view) });
  const lifted = page.table.chosen.map((place) => moved(page.cards.map((_, i) => i), from, to).indexOf(place));
  page.table.choose(lifted);
  page.hand.buttons[to]?.focus();
  tell(t("hand.put", { card: cardName(view.game, own[to]).long, n: to + 1, of: own.length }));
}

/** Put the card that the keyboard is at one place to the left or right. @param {Page} page @param {number} by */
export function pushCard(page, by) {
  const from = page.hand.buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const to = from + by;
  if (from >= 0 && to >= 0 && to < page.cards.length) putCard(page, { from, to });
}

/** Sort the hand the other way; what was laid by hand is sorted, too. @param {Page} page */
export function sortAnew(page) {
  const { view } = page.table.shown;
  if (!view) return;
  const laid = memory.order(view.game).deal === dealOf(page, view);
  const before = memory.order(view.game).by === "rank" ? "rank" : "colour";
  const by = laid ? before : before === "rank" ? "colour" : "rank";
  sortBy(view.game, by);
  page.table.choose([]);
  tell(t(by === "rank" ? "hand.sorted_rank" : "hand.sorted_colour"));
}

/** @param {string} game @param {string} by  `colour` or `rank` */
export const sortBy = (game, by) => memory.keepOrder(game, { by, own: null, deal: "" });
