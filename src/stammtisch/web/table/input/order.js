/** How somebody likes their hand sorted, kept in the browser for each game; and a hand laid by one's own hand, for as long as the round lasts. */

import { byRank, sortHand } from "../../shared/art/decks.js";
import { cardName, t } from "../../shared/words/index.js";
import { inOwnOrder, moved } from "../state/ordering.js";
import { memory } from "../../shared/memory.js";
import { tell } from "../../shared/voice.js";

/** @import {View} from "../../shared/types/messages.js" */
/** @import {Hand} from "../view/hand.js" */
/** @import {Viewer} from "../state/viewer.js" */

/** One deal at one table. @param {Viewer} viewer @param {View} view */
const dealOf = (viewer, view) => `${viewer.table.company.code}:${view.round}`;

/** The hand in the order in which it is held. @param {Viewer} viewer @param {View} view @returns {string[]} */
export function handOf(viewer, view) {
  const { by, deal, own } = memory.order(view.game);
  const sorted = (by === "rank" ? byRank : sortHand)(view.game, view.hand);
  return own && deal === dealOf(viewer, view) ? inOwnOrder(sorted, own) : sorted;
}

/** Put a card of the hand to another place. @param {Viewer} viewer @param {Hand} hand  whose buttons keep the focus @param {{from: number, to: number}} how */
export function putCard(viewer, hand, { from, to }) {
  const { view } = viewer.table.shown;
  if (!view || to === from || viewer.cards[from] === undefined) return;
  const own = moved(viewer.cards, from, to);
  memory.keepOrder(view.game, { own, deal: dealOf(viewer, view) });
  const lifted = viewer.table.chosen.map((place) => moved(viewer.cards.map((_, i) => i), from, to).indexOf(place));
  viewer.table.choose(lifted);
  hand.buttons[to]?.focus();
  tell(t("hand.put", { card: cardName(view.game, own[to]).long, n: to + 1, of: own.length }));
}

/** Put the card that the keyboard is at one place to the left or right. @param {Viewer} viewer @param {Hand} hand @param {number} by */
export function pushCard(viewer, hand, by) {
  const from = hand.buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const to = from + by;
  if (from >= 0 && to >= 0 && to < viewer.cards.length) putCard(viewer, hand, { from, to });
}

/** Sort the hand the other way; what was laid by hand is sorted, too. @param {Viewer} viewer */
export function sortAnew(viewer) {
  const { view } = viewer.table.shown;
  if (!view) return;
  const laid = memory.order(view.game).deal === dealOf(viewer, view);
  const before = memory.order(view.game).by === "rank" ? "rank" : "colour";
  const by = laid ? before : before === "rank" ? "colour" : "rank";
  sortBy(view.game, by);
  viewer.table.choose([]);
  tell(t(by === "rank" ? "hand.sorted_rank" : "hand.sorted_colour"));
}

/** @param {string} game @param {string} by  `colour` or `rank` */
export const sortBy = (game, by) => memory.keepOrder(game, { by, own: null, deal: "" });
