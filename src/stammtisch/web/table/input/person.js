/** A seat looked at more closely: what everybody may know of it, and what the host may do about it. */

import { drawCard } from "../../shared/art/card.js";
import { el } from "../../shared/dom.js";
import { t } from "../../shared/words/index.js";
import { refusalWords } from "../../shared/words/reasons.js";
import { smallMat } from "../../shared/art/faces.js";
import { closeSheet, openSheet } from "../../shared/sheet.js";
import { toast } from "../../shared/notes.js";
import { spoken } from "../../shared/voice.js";

/** @import {View} from "../../shared/types/messages.js" */

/**
 * Points, and what else stands below a mat: on a low screen it stands only here.
 * @param {import("../../shared/types/games.js").TablePart} game
 * @param {View} view
 * @param {number} seat
 */
function known(game, view, seat) {
  const points = game.counted === false ? "" : t("points", { n: view.totals[seat] });
  const words = spoken(game.seatInfo(view, seat).nodes);
  return [words.includes(points) ? "" : points, words].filter(Boolean);
}

/** @param {import("../state/viewer.js").Viewer} viewer @param {number} seat */
export function showPerson(viewer, seat) {
  const { company, you, isHost, names } = viewer.table;
  const { view } = viewer.table.shown;
  if (!view) return;
  const { game } = view;
  const row = (/** @type {string} */ label, /** @type {string[]|null|undefined} */ cards) =>
    cards?.length
      ? el(
          "section.person-cards",
          {},
          el("h3", {}, label),
          el(
            "div.card-row",
            {},
            cards.map((/** @type {string} */ card) => drawCard(game, card)),
          ),
        )
      : null;
  const taken = [...(view.taken?.[seat] ?? []), ...(view.taken_rounds?.[seat] ?? [])];
  const open = viewer.game.openHand?.(view, seat);
  const rows = [
    row(t("person.open"), open),
    row(t("person.known"), open ? null : view.known?.[seat]),
    row(t("person.taken"), taken),
  ].filter(Boolean);
  const sits = company.seats[seat];
  const mayReplace = isHost && sits.kind === "person" && sits.person !== you.person;
  openSheet({
    title: names[seat],
    name: "person",
    body: [
      el(
        "div.person-head",
        {},
        smallMat(seat, names[seat]),
        el("p", {}, [t("card_count", { n: view.counts[seat] }), ...known(viewer.game, view, seat)].join(" · ")),
      ),
      ...(rows.length ? rows : [el("p", {}, t("person.nothing"))]),
    ],
    acts: mayReplace
      ? [
          el(
            "button.btn.is-alarm",
            {
              type: "button",
              on: {
                click: () => {
                  closeSheet();
                  viewer.table.send("kick", { seat }).catch((reason) => toast(refusalWords(reason), { tone: "no" }));
                },
              },
            },
            t("person.replace"),
          ),
        ]
      : [],
  });
}
