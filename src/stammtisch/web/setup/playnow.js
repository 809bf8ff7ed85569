/** How one plays alone: how many, how strong, how long, and which rules. It is remembered by playing. */

import { el } from "../shared/dom.js";
import { has, t } from "../shared/words/index.js";
import { getGames } from "../shared/requests.js";
import { memory } from "../shared/memory.js";
import { openSheet } from "../shared/sheet.js";
import { toast } from "../shared/notes.js";
import { bring, LENGTHS, TITLES } from "../shared/games.js";
import { needsOf } from "../shared/needs.js";
import { refusalWords } from "../shared/words/reasons.js";
import { pickOne } from "../shared/controls.js";
import { OptionsForm } from "./options.js";

/**
 * What a length means, if that can be said: „bis 40 Punkte“. The usual one is what the game has by itself.
 * @param {import("../shared/types/requests.js").Facts} facts @param {string} length
 */
function meaning({ name, options }, length) {
  /** @type {Record<string, Record<string, number>>} */
  const lengths = /** @type {Record<string, Record<string, number>>} */ (LENGTHS[name]);
  const [option = ""] = Object.keys(lengths[length] ?? Object.values(lengths)[0] ?? {});
  const n = lengths[length]?.[option] ?? options.find((each) => each.name === option)?.default;
  return n && has(`length.by.${option}`) ? t(`length.by.${option}`, { n }) : "";
}

/** @param {string} game @param {() => void} play */
export async function showChoices(game, play) {
  let all;
  try {
    [all] = await Promise.all([getGames(), bring(game, ["options"]), needsOf("setup")]);
  } catch (reason) {
    toast(refusalWords(reason), { tone: "no" });
    return;
  }
  const facts = /** @type {import("../shared/types/requests.js").Facts} */ (all.games.find((each) => each.name === game));
  const usual = memory.usual(game);
  const chosen = {
    players: usual.players ?? facts.usual_players,
    level: all.bots.some(({ name }) => name === usual.level) ? usual.level : "geselle",
    length: usual.length ?? "usual",
  };
  const options = new OptionsForm(facts, () => chosen.players, usual.options);
  const means = el("small.hint", {}, meaning(facts, chosen.length));
  const lengths = ["short", "usual", "long"].filter((name) => name === "usual" || name in LENGTHS[game]);
  const begin = el(
    "button.btn",
    {
      type: "button",
      data: { begin: game },
      on: {
        click: () => {
          memory.keepUsual(game, { ...chosen, options: options.value() });
          play();
        },
      },
    },
    t("start.play"),
  );
  openSheet({
    title: t("start.how", { game: TITLES[game] }),
    name: "playnow",
    body: [
      pickOne(
        t("new.players"),
        facts.players.map((/** @type {number} */ count) => [count, String(count)]),
        chosen.players,
        (/** @type {number} */ count) => (chosen.players = count),
      ),
      pickOne(
        t("start.strength"),
        all.bots
          .filter(({ name }) => name !== "random")
          .map(({ name, title }) => [name, has(`levels.${name}`) ? t(`levels.${name}`) : title]),
        chosen.level ?? null,
        (/** @type {string} */ level) => (chosen.level = level),
      ),
      ...(lengths.length > 1
        ? [
            pickOne(
              t("start.length"),
              lengths.map((name) => [name, t(`length.${name}`)]),
              chosen.length,
              (/** @type {string} */ length) => {
                chosen.length = length;
                means.textContent = meaning(facts, length);
              },
            ),
            means,
          ]
        : []),
      el("details.more", {}, el("summary", {}, t("start.rules")), options.element()),
    ],
    acts: [begin],
  });
}
