/** What there is to say in a trick: leading, following, throwing off, and what it has cost. Only if there is a choice. */

/** @import {View} from "/static/state/types.js" */

const choices = (/** @type {any} */ { view }) => new Set(view.legal).size;
/** @param {{view: View, mine: boolean}} now */
const choosing = (now) => now.mine && now.view.step === "play" && choices(now) > 1;
/** @param {{view: View, mine: boolean}} now */
const begun = (now) => choosing(now) && now.view.trick.length > 0;

/** Whether a card has the colour of the led one. @param {string} card @param {any} led */
export const sameColour = (card, led) => card[0] === led[0];

/** Whether the hand has what the trick asks for. @param {any} fits */
const canFollow = (/** @type {any} */ { hand, trick }, /** @type {(card: string, led: string) => boolean} */ fits) =>
  hand.some((/** @type {string} */ card) => fits(card, trick[0].card));

/** GB-12: there is no choice, and it is the first card that somebody plays here. */
export const begin = (/** @type {any} */ { view, mine }) =>
  mine && view.step === "play" && view.tricks === 0 && !view.trick.length;
/** @param {{view: View, mine: boolean}} now */
export const lead = (now) => choosing(now) && !now.view.trick.length;
export const follow =
  (fits = sameColour) =>
  (/** @type {{view: View, mine: boolean}} */ now) =>
    begun(now) && canFollow(now.view, fits);
/** GB-19: in the first trick not everything may be thrown off. */
export const free =
  (fits = sameColour) =>
  (/** @type {{view: View, mine: boolean}} */ now) =>
    begun(now) && !canFollow(now.view, fits) && choices(now) === new Set(now.view.hand).size;
export const counted = (/** @type {any} */ { view, mine }) =>
  mine && view.step === "play" && view.points?.some((/** @type {any} */ points) => points !== 0);
