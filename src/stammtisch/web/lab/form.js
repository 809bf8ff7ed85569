/** What the lab is asked: a game and its players, the rules of a setting, or several values of one rule. */

import { el } from "../shared/dom.js";
import { t } from "../shared/words/index.js";
import { optionWords } from "../shared/words/reasons.js";
import { openSheet } from "../shared/sheet.js";
import { TITLES } from "../shared/games.js";
import { OptionsForm } from "../setup/options.js";
import { pickOne } from "../shared/controls.js";

/** @typedef {import("../shared/types/requests.js").Facts} Facts */
/** @typedef {import("../shared/types/requests.js").Option} Option */
/** @typedef {import("../shared/types/messages.js").Options} Options */

/** @param {() => void} done @param {() => void} close */
const acts = (done, close) => [
  el("button.btn.is-quiet", { type: "button", on: { click: close } }, t("cancel")),
  el("button.btn", { type: "button", on: { click: done } }, t("lab.compare")),
];

/**
 * Which game, and how many play it.
 * @param {Facts[]} games  as `/api/games` has them
 * @param {{game: string, players: number}} now
 * @param {(chosen: {game: string, players: number}) => void} chose
 */
export function chooseGame(games, now, chose) {
  const chosen = { ...now };
  const body = el("div.lab-form");
  const draw = () => {
    const facts = games.find(({ name }) => name === chosen.game) ?? games[0];
    if (!facts.players.includes(chosen.players)) chosen.players = facts.usual_players ?? facts.players[0];
    body.replaceChildren(
      pickOne(
        t("lab.game"),
        games.map(({ name }) => [name, TITLES[name]]),
        chosen.game,
        (/** @type {string} */ game) => {
          chosen.game = game;
          draw();
        },
      ),
      pickOne(
        t("lab.players"),
        facts.players.map((/** @type {number} */ count) => [count, String(count)]),
        chosen.players,
        (/** @type {number} */ players) => {
          chosen.players = players;
        },
      ),
    );
  };
  draw();
  const { dialog } = openSheet({
    title: t("lab.game"),
    name: "lab-game",
    body,
    acts: acts(
      () => {
        dialog.close();
        chose(chosen);
      },
      () => dialog.close(),
    ),
  });
}

/**
 * The rules of one setting. For the last one there may be several values of a rule in place of them.
 * @param {Facts} facts
 * @param {number} players
 * @param {{letter: string, options: Options, swept: {rule: string, values: string}|null, sweeps: boolean}} now
 * @param {(options: Options, swept: {rule: string, values: string}|null) => void} chose
 */
export function chooseRules(facts, players, { letter, options, swept, sweeps }, chose) {
  const form = new OptionsForm(facts, () => players, options);
  const simple = facts.options.filter(({ kind }) => kind !== "table");
  const rule = el(
    "select",
    { id: "lab-rule" },
    simple.map((option) =>
      el(
        "option",
        { value: option.name, selected: option.name === swept?.rule },
        optionWords(facts.name, option).title,
      ),
    ),
  );
  const values = el("input.text-in", { id: "lab-values", value: swept?.values ?? "", autocomplete: "off" });
  const suggest = () => {
    const option = simple.find(({ name }) => name === rule.value);
    values.placeholder = option ? suggestion(option) : "";
  };
  rule.addEventListener("change", () => {
    values.value = "";
    suggest();
  });
  suggest();
  const several =
    sweeps &&
    el(
      "details.lab-values",
      { open: Boolean(swept) },
      el("summary", {}, t("lab.values")),
      el("p.hint", {}, t("lab.values_doc")),
      el("div.field", {}, el("label", { for: "lab-rule" }, t("lab.rule")), rule),
      el("div.field", {}, el("label", { for: "lab-values" }, t("lab.which")), values),
    );
  const { dialog } = openSheet({
    title: t("lab.rules", { letter }),
    name: "lab-rules",
    body: el("div.lab-form", {}, several, form.element()),
    acts: acts(
      () => {
        const given = several && several.open ? values.value.trim() || (swept ? "" : values.placeholder) : "";
        dialog.close();
        chose(form.value(), given ? { rule: rule.value, values: given } : null);
      },
      () => dialog.close(),
    ),
  });
}

/** Values worth comparing. @param {Option} option */
function suggestion(option) {
  if (option.kind === "choice") return option.of.join(", ");
  if (option.kind === "variant") return "off, on";
  const usual = Number(option.default) || Math.max(option.least * 4, 4);
  return [...new Set([Math.max(option.least, Math.round(usual / 2)), usual, usual * 2])]
    .filter((value) => option.most === null || value <= option.most)
    .join(", ");
}

/**
 * Values as somebody typed them, as the options have them; what they are not is left for the server to refuse.
 * @param {Option} option
 * @param {string} text
 */
export function readValues(option, text) {
  const parts = text.split(",").map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    if (option.kind === "whole" && /^-?\d{1,15}$/.test(part)) return Number(part);
    if (option.kind === "variant" && /^(on|off)$/i.test(part)) return part.toLowerCase() === "on";
    return part;
  });
}
