/** What a table has agreed on, compared with the booklet. Pure. */

/** @import {Options} from "../state/types.js" */
/** @import {Facts, Option} from "../net/types.js" */

/** What an option usually is for so many players. @param {Pick<Option, "default"|"usual">} option @param {number} players */
export const usualOf = (option, players) => option.usual?.[players] ?? option.default;

/** Whether what an option needs is chosen: a variant, or a value of another option. @param {Pick<Option, "needs">} option @param {Options} chosen @param {Pick<Option, "name"|"default">[]} options */
export function isMet({ needs }, chosen, options) {
  if (!needs) return true;
  const [name, value] = needs.split("=");
  const now = chosen[name] ?? options.find((each) => each.name === name)?.default;
  return value === undefined ? now === true : now === value;
}

/**
 * The options that differ from what the booklet says, with their values.
 * @param {Pick<Facts, "options">} facts  the game, as `/api/games` has it
 * @param {Options} options
 * @param {number} players
 * @returns {{option: Option, value: unknown}[]}
 */
export function differences(facts, options, players) {
  return facts.options.flatMap((option) => {
    const value = options?.[option.name];
    if (value === undefined || value === null || value === option.default || value === usualOf(option, players)) return [];
    return isMet(option, options, facts.options) ? [{ option, value }] : [];
  });
}
