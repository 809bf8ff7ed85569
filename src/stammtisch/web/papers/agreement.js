/** What a table has agreed on, as a form: players, options, clock, who may watch. */

import { el } from "../dom.js";
import { t } from "../words/index.js";
import { bring } from "../shelf.js";
import { closeSheet, openSheet } from "../house/sheet.js";
import { hintsTick, pickOne } from "./menu.js";
import { OptionsForm } from "./options.js";

/**
 * The host changes it before a match.
 * @param {import("../pages/lobby.js").LobbyPage} page
 * @param {any} game  as the server describes it
 */
export async function showAgreement(page, game) {
  await bring(game.name, ["options"]);
  const { company: table } = page.table;
  const form = new OptionsForm(game, () => table.players, table.options);
  const wish = { players: table.players, clock: table.clock, spectators: table.spectators, hints: table.hints };
  const spectators = el("input", {
    type: "checkbox",
    checked: table.spectators,
    on: {
      change: () => {
        wish.spectators = spectators.checked;
      },
    },
  });
  openSheet({
    title: t("new.options"),
    name: "options",
    kind: "drawer",
    body: el(
      "div.stack",
      {},
      pickOne(
        t("new.players"),
        game.players.map((/** @type {number} */ count) => [count, String(count)]),
        table.players,
        (/** @type {number} */ count) => {
          wish.players = count;
        },
      ),
      form.element(),
      pickOne(
        t("new.clock"),
        page.all.clocks.map((/** @type {number} */ seconds) => [
          seconds,
          seconds ? t("new.seconds", { n: seconds }) : t("new.no_clock"),
        ]),
        table.clock,
        (/** @type {any} */ clock) => {
          wish.clock = clock;
        },
      ),
      el("label.tick", {}, spectators, el("span", {}, el("b", {}, t("new.spectators")))),
      hintsTick(table.hints, (/** @type {any} */ hints) => {
        wish.hints = hints;
      }),
    ),
    acts: [
      el(
        "button.btn",
        {
          type: "button",
          on: {
            click: async () => {
              const changed = Object.fromEntries(
                Object.entries(wish).filter(([key, value]) => value !== /** @type {any} */ (table)[key]),
              );
              if (await page.send("settle", { ...changed, options: form.value() })) closeSheet();
            },
          },
        },
        t("ok"),
      ),
    ],
  });
}
