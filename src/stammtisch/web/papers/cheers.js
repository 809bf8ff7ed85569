/** A calm celebration in our hand: two mugs meet, foam comes up, a few crown caps come to rest. */

import { mug } from "../art/card.js";
import { nodeOf } from "../dom.js";

const CAPS = [
  [26, 106, 1],
  [52, 114, 0.8],
  [268, 112, 0.9],
  [296, 104, 1.1],
];

export function cheers() {
  const glass = mug(10);
  const caps = CAPS.map(
    ([x, y, size], i) =>
      `<g class="cheers-cap is-${i}"><use href="#i-cap" transform="translate(${x} ${y}) scale(${size}) translate(-12 -12)"/></g>`,
  );
  const drops = "M152 20q-6 8 0 11 6-3 0-11ZM172 12q-7 10 0 13 7-3 0-13ZM190 24q-5 7 0 9 5-2 0-9Z";
  return nodeOf(
    `<svg class="cheers ink-gold" viewBox="0 0 340 130" aria-hidden="true">
      <g class="cheers-mug is-left"><g transform="translate(136 78) rotate(10) scale(-.66 .66) translate(-62 -96)">${glass}</g></g>
      <g class="cheers-mug is-right"><g transform="translate(206 78) rotate(-10) scale(.66) translate(-62 -96)">${glass}</g></g>
      <path class="cheers-foam" d="${drops}" fill="var(--c-paper)" stroke="var(--c-ink)" stroke-width="2" stroke-linejoin="round"/>
      ${caps.join("")}
    </svg>`,
  );
}
