/** What people show when words are too long: figures of the same drawing kit. */

import { nodeOf } from "../dom.js";
import { placed } from "./card.js";

/** Quick emotes: ink, parts, and how far down and how large they are drawn. @type {Record<string, [string, string, number, number]>} */
export const EMOTES = {
  laugh: ["yellow", "h-round e-happy n-potato m-laugh t-tufts x-tears", 52, 1],
  cheer: ["oak", "o-cheers", 54, 0.82],
  groan: ["slate", "h-jowl e-shut n-potato m-frown t-comb p-facepalm", 46, 0.96],
  shock: ["red", "h-long e-wide n-potato m-sing t-shock x-bang", 58, 0.9],
  wink: ["green", "h-round e-wink n-long m-smirk t-flatcap", 57, 1.02],
  hurry: ["oak", "o-cuckoo", 50, 0.82],
  well_played: ["blue", "o-thumb", 50, 0.88],
  thanks: ["blue", "h-round e-happy n-potato m-handle t-tufts p-tip", 66, 0.82],
};

/** An emote; whatever stands beside it says it in words. @param {string} key */
export function drawEmote(key) {
  const [ink, art, y, scale] = EMOTES[key];
  return nodeOf(
    `<svg class="face emote ink-${ink}" viewBox="0 0 100 100" aria-hidden="true">${placed(art, 50, y, scale)}</svg>`,
  );
}
