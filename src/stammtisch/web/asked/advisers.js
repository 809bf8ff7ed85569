/** Whom one asks for a hint: the Meister, or a bot of somebody's own that the server has. Whom one asked last is asked next time. */

import { pickOne } from "../house/pick.js";
import { getGames } from "../net/api.js";
import { memory } from "../net/memory.js";
import { has, t } from "../words/index.js";

export const MEISTER = "meister";

/** The bots of somebody's own; none if nobody can say. @returns {Promise<string[]>} */
const ownBots = () =>
  getGames().then(
    ({ bots }) => bots.map(({ name }) => name).filter((name) => !has(`levels.${name}`)),
    () => [],
  );

/** Whom one asked last, if they are still here. */
export async function adviserNow() {
  const { adviser } = memory.likes;
  return adviser && (await ownBots()).includes(adviser) ? adviser : MEISTER;
}

/** A choice among them, if there is one. @param {string} current @param {(level: string) => void} ask */
export async function adviserPick(current, ask) {
  const own = await ownBots();
  if (!own.length) return null;
  const chosen = (/** @type {string} */ adviser) => {
    memory.like({ adviser });
    ask(adviser);
  };
  return pickOne(t("hint.ask"), [[MEISTER, t("levels.meister")], ...own.map((name) => /** @type {[string, string]} */ ([name, name]))], current, chosen);
}

/** Who gives a hint, as its heading. @param {{level: string, instead_of?: string}} hint */
export function byWords({ level, instead_of: instead }) {
  if (instead) return t("hint.instead", { name: instead });
  return has(`hint.${level}`) ? t(`hint.${level}`) : t("hint.own", { name: level });
}

/** Whether a hint is a bot's of somebody's own, or was asked of one. @param {{level: string, instead_of?: string}} hint */
export const isOwn = ({ level, instead_of: instead }) => Boolean(instead) || !has(`hint.${level}`);
