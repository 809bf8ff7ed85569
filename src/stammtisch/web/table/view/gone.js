/** A look at what has been seen: the cards that are gone, by colour, as far as everybody may know them. */

import { drawCard } from "../../shared/art/card.js";
import { sortHand } from "../../shared/art/decks.js";
import { el } from "../../shared/dom.js";
import { openSheet } from "../../shared/sheet.js";
import { FACES } from "../../shared/games.js";
import { cardFacts, cardName, t } from "../../shared/words/index.js";

/** @import {Viewer} from "../state/viewer.js" */

/** The cards that are gone in this round; null where nobody may look back. @param {Viewer} viewer @returns {string[]|null} */
function goneOf(viewer) {
  const { view } = viewer.table.shown;
  return (view && viewer.game.gone?.(view)) ?? null;
}

/** @param {Viewer} viewer */
export function showGone(viewer) {
  const { view } = viewer.table.shown;
  const gone = goneOf(viewer);
  if (!view || !viewer.game.gone) return;
  const body = gone ? rows(view.game, gone, view.hand) : el("p", {}, t("gone.closed"));
  openSheet({ title: t("gone.title"), name: "gone", body });
}

/**
 * A row for each colour: what has fallen of it, and how many are with the others.
 * @param {string} game
 * @param {string[]} gone
 * @param {string[]} hand
 */
function rows(game, gone, hand) {
  const heads = [...new Set(FACES[game].map((card) => cardFacts(card).head))];
  const colours = heads.filter((head) => gone.some((card) => cardFacts(card).head === head));
  if (!colours.length) return el("p", {}, t("gone.none"));
  return el(
    "ul.gone",
    { tabindex: "0", "aria-label": t("gone.title") }, // it may have to be scrolled
    colours.map((head) => {
      const of = (/** @type {string[]} */ cards) => cards.filter((card) => cardFacts(card).head === head);
      const fallen = sortHand(game, of(gone));
      return el(
        "li",
        {},
        el("p.hint", {}, t("gone.row", { n: fallen.length, mine: of(hand).length })),
        el(
          "ol.gone-cards",
          {},
          fallen.map((card) =>
            el(
              "li",
              {},
              el("span", { role: "img", "aria-label": cardName(game, card).long }, drawCard(game, card, { label: false })),
            ),
          ),
        ),
      );
    }),
  );
}
