/** Settings: what somebody likes, and what the host settles at a table. */

import { el } from "../shared/dom.js";
import { currentLanguage, LANGUAGES, setLanguage, t } from "../shared/words/index.js";
import { memory } from "../shared/memory.js";
import { applyTheme } from "../shared/theme.js";
import { refusalWords } from "../shared/words/reasons.js";
import { absencePick, hintsTick } from "../setup/fields.js";
import { callTicks } from "./view/calls.js";
import { pickOne } from "../shared/controls.js";
import { openSheet } from "../shared/sheet.js";
import { sortBy } from "./input/order.js";
import { sound, soundIsOn, volume } from "./view/sounds.js";
import { toast } from "../shared/notes.js";

/** @import {Company} from "../shared/types/messages.js" */
/** @import {Table} from "./state/table.js" */

function languagePick(done = () => {}) {
  return pickOne(t("settings.language"), Object.entries(LANGUAGES), currentLanguage(), async (tag) => {
    memory.like({ language: tag });
    await setLanguage(tag);
    done();
    /** @type {HTMLElement|null} */ (document.querySelector('dialog[open] .pick [aria-pressed="true"]'))?.focus();
  });
}

/** Whether everybody is to meet the same table: then nothing is changed there. @param {Company} company */
export const isFixed = ({ day, challenge }) => Boolean(day || challenge);

/** A device without keys, as far as can be said. */
export const touched = matchMedia("(hover: none) and (pointer: coarse)");

/** @param {Table|null} [table] */
export function showSettings(table = null) {
  const likes = memory.likes;
  /** @type {import("../shared/types/elements.js").Child[]} */
  const body = [
    languagePick(() => showSettings(table)),
    pickOne(
      t("settings.theme"),
      ["evening", "day", "system"].map((name) => [name, t(`settings.${name}`)]),
      likes.theme ?? "evening",
      (theme) => {
        memory.like({ theme });
        applyTheme();
      },
    ),
    pickOne(
      t("settings.speed"),
      [
        [0.6, t("settings.slow")],
        [1, t("settings.usual")],
        [2, t("settings.quick")],
      ],
      likes.speed ?? 1,
      (speed) => memory.like({ speed }),
    ),
  ];
  if (table?.isHost) {
    body.push(
      pickOne(
        t("settings.pace"),
        ["calm", "usual", "brisk", "instant"].map((pace) => [pace, t(`settings.paces.${pace}`)]),
        table.company.pace,
        (pace) => send(table, "settle", { pace }),
      ),
    );
    if (!isFixed(table.company))
      body.push(
        absencePick(
          table.company.absence,
          (absence) => send(table, "settle", { absence }),
          !table.company.clock, // a table with a limit cannot wait
        ),
        hintsTick(table.company.hints, (hints) => send(table, "settle", { hints })),
      );
  }
  const sounds = el("input", {
    type: "checkbox",
    checked: soundIsOn(),
    data: { like: "sound" },
    on: {
      change: () => {
        memory.like({ sound: sounds.checked });
        sound("knock");
      },
    },
  });
  body.push(
    pickOne(
      t("settings.hand"),
      ["left", "right"].map((name) => [name, t(`settings.${name}`)]),
      likes.hand ?? "right",
      (hand) => {
        memory.like({ hand });
        applyTheme();
      },
    ),
    pickOne(
      t("settings.taps"),
      ["one", "two", "both"].map((name) => [name, t(`settings.taps.${name}`)]),
      likes.taps ?? "two",
      (taps) => memory.like({ taps }),
    ),
    table?.isKnown && sortPick(table.company.game),
    el("label.tick", {}, sounds, el("b", {}, t("settings.sound"))),
    volumeSlider(),
    ...callTicks(),
  );
  openSheet({ title: t("settings.title"), name: "settings", body: el("div.stack", {}, body) });
}

/** How the hand of a game is sorted. @param {string} game */
const sortPick = (game) =>
  pickOne(
    t("settings.sort"),
    ["colour", "rank"].map((by) => [by, t(`settings.sort.${by}`)]),
    memory.order(game).by ?? "colour",
    (by) => sortBy(game, by),
  );

/** How loud it is; a knock says so. */
function volumeSlider() {
  const slider = el("input.volume", {
    type: "range",
    min: "0",
    max: "100",
    step: "5",
    value: String(Math.round(100 * volume())),
    data: { like: "volume" },
    on: {
      change: () => {
        memory.like({ volume: Number(slider.value) / 100 });
        sound("knock");
      },
    },
  });
  return el("label.field", {}, el("span.label", {}, t("settings.volume")), slider);
}

/** @param {Table} table @param {string} type @param {Record<string, unknown>} fields */
export const send = (table, type, fields) =>
  table.send(type, fields).catch((reason) => toast(refusalWords(reason), { tone: "no" }));
