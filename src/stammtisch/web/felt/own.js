/** One's own place at the rail: name, what one has, and whether it is one's turn; or that one only watches. */

import { icon } from "../art/card.js";
import { el, fill } from "../dom.js";
import { t } from "../words/index.js";

/** @import {View} from "../state/types.js" */
/** @import {TablePart} from "../state/parts.js" */

/**
 * @param {HTMLElement} place
 * @param {View} view
 * @param {{game: TablePart, names: string[], reader: number|null, mine: boolean}} how  `game` is the game's module `table.js`
 */
export function showOwn(place, view, { game, names, reader, mine }) {
  const { seat } = view;
  const { lang } = document.documentElement;
  if (seat === null) {
    fill(place, ["watching", lang], () => [el("b", {}, t("watch.title")), el("span", {}, t("watch.text"))]);
    return;
  }
  const own = game.ownInfo?.(view) ?? plainInfo(game, view);
  const watchdog = game.dog?.(view, seat);
  place.classList.toggle("is-turn", mine);
  place.dataset.anchor = `seat:${seat}`;
  fill(place, [own.key, mine, watchdog, names[seat], lang], () =>
    [
      el("b", {}, seat === reader ? t("you.name") : names[seat]),
      el("span.own-left", {}, own.left),
      watchdog && el("span.own-dog", { role: "img", "aria-label": t("seat.dog") }, icon("i-dog")),
      el("span", {}, own.right ?? ""),
    ].filter(Boolean),
  );
}

/** Where a game has nothing else to say. @param {TablePart} game @param {View} view */
function plainInfo(game, view) {
  const info = game.seatInfo(view, view.seat ?? 0);
  return {
    key: [info.key, view.hand.length, game.hint?.(view)],
    left: info.nodes,
    right: t("card_count", { n: view.hand.length }),
  };
}
