/** Moves that make no story of their own, in words: what is chosen unseen, or only prepares something. */

import { heldCard } from "./moves.js";
import { partOf } from "../../shared/games.js";
import { cardName, has, t } from "../../shared/words/index.js";
import { asking } from "./asking.js";

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

/** A move of one's own in a few words: its card, or what it does. @param {string} game @param {string} move @param {string[]} hand @param {string[]} names @param {string|null} [step] */
export function shortMove(game, move, hand, names, step = null) {
  const card = heldCard(move, hand);
  return card ? cardName(game, card).long : moveWords(game, move, "", names, step).replace(/^:\s*/, "");
}

/**
 * Several moves to choose from, each as the table would offer it: a card, somebody's name, what stands on a button.
 * @param {import("../../shared/types/messages.js").View} view  in which somebody is asked
 * @param {import("../../shared/types/games.js").TablePart} game  the game's module `table.js`
 * @param {string[]} names
 */
export function choiceWords(view, game, names) {
  const how = { names, chosen: [], hand: view.hand, pending: null, decision: null };
  const offered = (/** @type {number[]} */ chosen) => {
    const { ask, cards } = asking(view, game, { ...how, chosen });
    return { ask, cards, buttons: [...(ask.buttons ?? []), ...(ask.choices ?? []), ...(ask.persons ?? [])] };
  };
  /** @type {Map<string, string>} */
  const said = new Map();
  const { ask, cards, buttons } = offered([]);
  for (const { move, label } of buttons) if (move && typeof label === "string") said.set(move, label);
  const { verb, least = 0, most = -1, label = "", moves = {} } = ask.stepper ?? {};
  for (let n = least; n <= most; n++) said.set(moves[n] ?? `${verb} ${n}`, typeof label === "function" ? label(n) : t(label, { n }));
  for (const [card, ways] of cards) {
    const { long } = cardName(view.game, card);
    const lifted = ways.length > 1 && view.hand.includes(card) ? offered([view.hand.indexOf(card)]).buttons : [];
    for (const move of ways) {
      const way = lifted.find((button) => button.move === move)?.label;
      said.set(move, way ? `${long}${t("colon")}${way}` : long);
    }
  }
  return view.legal.map((move) => said.get(move) ?? shortMove(view.game, move, view.hand, names, view.step));
}
