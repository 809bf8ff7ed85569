/** Moves that make no story of their own, in words: what is chosen unseen, or only prepares something. */

import { partOf } from "../shelf.js";
import { cardName, has, t } from "../words/index.js";

/**
 * @param {string} game
 * @param {string|null} move  null if it is not known
 * @param {string} name  who made it
 * @param {string[]} names
 * @param {string|null} [step]  what was asked
 */
export function moveWords(game, move, name, names, step = null) {
  const [verb, word = ""] = (move ?? "").split(" ");
  const [one, two] = [...(move ?? "").matchAll(/seat (\d)/g)].map(([, seat]) => names[Number(seat)]);
  const key = verb === "propose" && !one ? "propose_nothing" : verb === "to" && one ? "propose_to" : verb;
  const said = move && partOf(game, "table")?.say?.({ game, step, hand: [] }, move, names);
  if (said) return name + t("colon") + said;
  if (!has(`replay.moves.${key}`)) return t("replay.decides", { name });
  return t(`replay.moves.${key}`, {
    name,
    one: one ?? "",
    two: two ?? "",
    n: Number(word),
    card: verb === "pass" || verb === "pick" ? cardName(game, word).long : "",
    sign: verb === "throw" ? t(`sign.${word}`) : "",
  });
}
