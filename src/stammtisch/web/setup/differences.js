/** What a table has agreed on, compared with the usual, and where that is from. Pure. */

/** @import {Options} from "../shared/types/messages.js" */
/** @import {Facts, Option, Source} from "../shared/types/requests.js" */

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
 * The options that are not as usual, with their values.
 * @param {Pick<Facts, "options">} facts  the game, as `/api/games` has it
 * @param {Options} options
 * @param {number} players
 * @returns {{option: Option, value: unknown}[]}
 */
export function differences(facts, options, players) {
  return facts.options.flatMap((option) => {
    const value = options?.[option.name];
    if (value === undefined || value === null || isUsual(option, value, players)) return [];
    return isMet(option, options, facts.options) ? [{ option, value }] : [];
  });
}

/** @param {Option} option @param {unknown} value @param {number} players */
const isUsual = (option, value, players) => value === option.default || value === usualOf(option, players);

/** Where a value of an option is from, as its game says. @param {Option} option @param {unknown} value @param {number} players @returns {Source} */
export const sourceOf = ({ sources, ...option }, value, players) =>
  sources[String(value)] ?? sources[isUsual(/** @type {Option} */ (option), value, players) ? "usual" : "other"];

/**
 * What there is to say of the rules of a table, with where it is from: what is not as usual, and what is ours.
 * @param {Pick<Facts, "options">} facts
 * @param {Options} options
 * @param {number} players
 * @returns {{option: Option, value: unknown, source: Source}[]}
 */
export function agreed(facts, options, players) {
  const differing = differences(facts, options, players).map(({ option }) => option);
  return facts.options.flatMap((option) => {
    const value = options?.[option.name] ?? option.default;
    const source = sourceOf(option, value, players);
    const counts = differing.includes(option) || (source === "ours" && isMet(option, options, facts.options));
    return counts ? [{ option, value, source }] : [];
  });
}

/** How a table may call its rules: the booklet's, or not all of them. @param {{source: Source}[]} found  as `agreed` found it @returns {"booklet"|"booklet_with"|"differs"} */
export const verdictOf = (found) =>
  found.some(({ source }) => source === "ours") ? "differs" : found.length ? "booklet_with" : "booklet";
