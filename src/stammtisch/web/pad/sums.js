/** What every game's counting needs: sums, and checks that all cards are accounted for. */

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
/** @param {number} players */
export const zeros = (players) => Array(players).fill(0);
/** @param {unknown} number */
export const count = (number) => (Number.isInteger(number) && Number(number) >= 0 ? Number(number) : 0);
/** @param {number[]|undefined} numbers @param {number} players */
export const counts = (numbers, players) => Array.from({ length: players }, (_, seat) => count(numbers?.[seat]));
/** @param {unknown} seat @param {number} players @returns {seat is number} */
export const isSeat = (seat, players) => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < players;

/**
 * What somebody typed that is no number of things.
 * @param {number[]|undefined} numbers
 * @param {number} players
 * @param {string} paragraph
 */
export function notCounts(numbers, players, paragraph) {
  const seat = Array.from({ length: players }, (_, each) => numbers?.[each] ?? 0).findIndex(
    (number) => !Number.isInteger(number) || number < 0,
  );
  if (seat < 0) return null;
  const got = numbers?.[seat];
  return Number.isInteger(got)
    ? { key: "negative", paragraph, parameters: { got } }
    : { key: "no_number", paragraph, parameters: { got } };
}

/**
 * So many of them are in play, and everyone must be with somebody.
 * @param {number[]|undefined} numbers
 * @param {number} players
 * @param {number} of
 * @param {string} what
 * @param {string} paragraph
 */
export function notAll(numbers, players, of, what, paragraph) {
  const found = sum(counts(numbers, players));
  const odd = notCounts(numbers, players, paragraph);
  if (odd || found === of) return odd;
  return {
    key: found < of ? "too_few" : "too_many",
    paragraph,
    parameters: { what, got: found, of, missing: Math.abs(of - found) },
  };
}

/**
 * There are no more than so many of them.
 * @param {number[]|undefined} numbers
 * @param {number} players
 * @param {number} most
 * @param {string} what
 * @param {string} paragraph
 */
export function tooMany(numbers, players, most, what, paragraph) {
  const found = sum(counts(numbers, players));
  const odd = notCounts(numbers, players, paragraph);
  if (odd || found <= most) return odd;
  return { key: "more_than_there_are", paragraph, parameters: { what, got: found, of: most } };
}

/** @param {number[]} totals @param {number[]} points */
export const add = (totals, points) => totals.map((total, seat) => total + points[seat]);
