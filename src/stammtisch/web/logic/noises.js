/** Which of what happened can be heard. Pure. */

const NOISES = {
  card: ["plays", "lays", "hides", "adds", "reveals", "guards", "reacts", "steals", "trades", "gives", "hands_over"],
  cap: ["protects", "bids", "buys", "collects"],
  slap: ["slaps"],
};
const BY_KIND = new Map(Object.entries(NOISES).flatMap(([noise, kinds]) => kinds.map((kind) => [kind, noise])));

/**
 * Each noise once, in the order in which things happened: many at a time are one noise to the ear.
 * @param {{kind: string}[]} events
 * @returns {string[]}
 */
export function noisesOf(events) {
  return [...new Set(events.flatMap(({ kind }) => BY_KIND.get(kind) ?? []))];
}
