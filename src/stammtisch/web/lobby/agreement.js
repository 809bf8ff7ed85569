/** What a table has agreed on, as a form: players, options, clock, who may watch. */

import { el } from "../shared/dom.js";
import { t } from "../shared/words/index.js";
import { bring } from "../shared/games.js";
import { closeSheet, openSheet } from "../shared/sheet.js";
import { absencePick, hintsTick } from "../setup/fields.js";
import { pickOne } from "../shared/controls.js";
import { OptionsForm } from "../setup/options.js";

/** @typedef {import("../shared/types/requests.js").Facts} Facts */

/**
 * The host changes it before a match.
 * @param {import("../shared/types/messages.js").Company} table
 * @param {Facts} game  as the server describes it
 * @param {number[]} clocks  seconds to choose from
 * @param {(wish: object) => Promise<unknown>} settle  true if it was done
 */
export async function showAgreement(table, game, clocks, settle) {
  await bring(game.name, ["options"]);
  const form = new OptionsForm(game, () => table.players, table.options);
  const wish = {
    players: table.players,
    clock: table.clock,
    absence: table.absence,
    spectators: table.spectators,
    hints: table.hints,
  };
  /** One rules the other out: a table that waits has no limit. */
  const times = el("div.stack");
  const drawTimes = () =>
    times.replaceChildren(
      pickOne(
        t("new.clock"),
        clocks.map((seconds) => [
          seconds,
          seconds ? t("new.seconds", { n: seconds }) : t("new.no_clock"),
        ]),
        wish.clock,
        (/** @type {number} */ clock) => agree({ clock, ...(clock && !wish.absence ? { absence: 30 } : {}) }),
      ),
      absencePick(wish.absence, (absence) => agree({ absence, ...(absence ? {} : { clock: 0 }) })),
      el("p.hint", {}, t("new.absence_text")),
    );
  const agree = (/** @type {Partial<typeof wish>} */ change) => {
    Object.assign(wish, change);
    const at = document.activeElement?.closest(".field")?.getAttribute("data-field");
    drawTimes();
    /** @type {HTMLElement|null} */ (times.querySelector(`[data-field="${at}"] [aria-pressed="true"]`))?.focus();
  };
  drawTimes();
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
      times,
      el("label.tick", {}, spectators, el("span", {}, el("b", {}, t("new.spectators")))),
      hintsTick(table.hints, (hints) => {
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
                Object.entries(wish).filter(([key, value]) => value !== /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (table))[key]),
              );
              if (await settle({ ...changed, options: form.value() })) closeSheet();
            },
          },
        },
        t("ok"),
      ),
    ],
  });
}
