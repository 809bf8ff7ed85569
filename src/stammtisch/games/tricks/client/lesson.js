/** What there is to say in a trick: leading, following, throwing off, and what it has cost. Only if there is a choice. */

/** @import {View} from "./table.js" */
/** @typedef {import("/static/table/state/lesson.js").Now<View>} Now */

const choices = (/** @type {Now} */ { view }) => new Set(view.legal).size;
/** @param {Now} now */
const choosing = (now) => now.mine && now.view.step === "play" && choices(now) > 1;
/** @param {Now} now */
const begun = (now) => choosing(now) && now.view.trick.length > 0;

/** Whether a card has the colour of the led one. @param {string} card @param {string} led */
export const sameColour = (card, led) => card[0] === led[0];

/** Whether the hand has what the trick asks for. @param {View} view @param {(card: string, led: string) => boolean} fits */
const canFollow = ({ hand, trick }, fits) => hand.some((card) => fits(card, trick[0].card));

/** GB-12: there is no choice, and it is the first card that somebody plays here. */
export const begin = (/** @type {Now} */ { view, mine }) =>
  mine && view.step === "play" && view.tricks === 0 && !view.trick.length;
/** @param {Now} now */
export const lead = (now) => choosing(now) && !now.view.trick.length;
export const follow =
  (fits = sameColour) =>
  (/** @type {Now} */ now) =>
    begun(now) && canFollow(now.view, fits);
/** GB-19: in the first trick not everything may be thrown off. */
export const free =
  (fits = sameColour) =>
  (/** @type {Now} */ now) =>
    begun(now) && !canFollow(now.view, fits) && choices(now) === new Set(now.view.hand).size;
export const counted = (/** @type {Now} */ { view, mine }) =>
  mine && view.step === "play" && Boolean(view.points?.some((points) => points !== 0));
