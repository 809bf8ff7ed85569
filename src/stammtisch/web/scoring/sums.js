/** What every game's counting needs: sums, and checks that all cards are accounted for. */

export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
export const zeros = (players) => Array(players).fill(0);
export const count = (number) => (Number.isInteger(number) && number >= 0 ? number : 0);
export const counts = (numbers, players) => Array.from({ length: players }, (_, seat) => count(numbers?.[seat]));
export const isSeat = (seat, players) => Number.isInteger(seat) && seat >= 0 && seat < players;

/** What somebody typed that is no number of things. */
export function notCounts(numbers, players, paragraph) {
  const odd = Array.from({ length: players }, (_, seat) => numbers?.[seat] ?? 0).find(
    (number) => !Number.isInteger(number) || number < 0,
  );
  return odd === undefined ? null : { key: "no_number", paragraph, parameters: { got: odd } };
}

/** So many of them are in play, and everyone must be with somebody. */
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

/** There are no more than so many of them. */
export function tooMany(numbers, players, most, what, paragraph) {
  const found = sum(counts(numbers, players));
  const odd = notCounts(numbers, players, paragraph);
  if (odd || found <= most) return odd;
  return { key: "more_than_there_are", paragraph, parameters: { what, got: found, of: most } };
}

export const add = (totals, points) => totals.map((total, seat) => total + points[seat]);
