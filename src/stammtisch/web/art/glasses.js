/** The glass as a sign: full is better than par, half is par, empty is worse. Told apart by its level, not by colour. */

/** How high the beer stands. @type {Record<string, number>} */
const LEVEL = { full: 7, half: 14, empty: 21 };

/** @param {string} glass */
export function glassSource(glass, ink = "var(--ink)", paper = "#fffaf0") {
  const top = LEVEL[glass] ?? LEVEL.empty;
  const beer = top < 21 ? `<path d="M5.6 ${top}H14.4V20.4H5.6Z" fill="#e5ac2a"/>` : "";
  const foam =
    glass === "full"
      ? `<path d="M4.4 7.2C2.8 6 3.4 3.6 5.4 3.6 6 1.8 8.6 1.4 9.8 2.8 11.4 1.4 14 2.2 14.2 4 16.2 4 16.8 6.4 15.2 7.2Z" fill="${paper}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/>`
      : "";
  return (
    `<path d="M4.6 6.4H15.4V20.2a1.2 1.2 0 0 1-1.2 1.2H5.8a1.2 1.2 0 0 1-1.2-1.2Z" fill="${paper}"/>${beer}` +
    `<path d="M4.6 6.4H15.4V20.2a1.2 1.2 0 0 1-1.2 1.2H5.8a1.2 1.2 0 0 1-1.2-1.2ZM15.4 9.6H18a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H15.4" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linejoin="round"/>${foam}`
  );
}

/** A small glass for lists; what it means stands beside it, or is in its label. @param {string} glass @param {string} [label] */
export const glassSign = (glass, label = "") =>
  `<svg class="glass-sign is-${glass}" viewBox="0 0 24 24" ${label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"'}>${glassSource(glass)}</svg>`;
