/** What a table has agreed on, compared with the booklet. Pure. */

/** What an option usually is for so many players. @param {any} option @param {number} players */
export const usualOf = (option, players) => option.usual?.[players] ?? option.default;

/** Whether what an option needs is chosen: a variant, or a value of another option. @param {any} option @param {Record<string, any>} chosen @param {any[]} options */
export function isMet({ needs }, chosen, options) {
  if (!needs) return true;
  const [name, value] = needs.split("=");
  const now = chosen[name] ?? options.find((/** @type {any} */ each) => each.name === name)?.default;
  return value === undefined ? now === true : now === value;
}

/**
 * The options that differ from what the booklet says, with their values.
 * @param {any} facts  the game, as `/api/games` has it
 * @param {Record<string, any>} options
 * @param {number} players
 * @returns {{option: any, value: any}[]}
 */
export function differences(facts, options, players) {
  return facts.options.flatMap((/** @type {any} */ option) => {
    const value = options?.[option.name];
    if (value === undefined || value === null || value === option.default || value === usualOf(option, players)) return [];
    return isMet(option, options, facts.options) ? [{ option, value }] : [];
  });
}
