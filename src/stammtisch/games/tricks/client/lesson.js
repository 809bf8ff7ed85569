/** What there is to say in a trick: leading, following, throwing off, and what it has cost. Only if there is a choice. */

const choices = ({ view }) => new Set(view.legal).size;
const choosing = (now) => now.mine && now.view.step === "play" && choices(now) > 1;
const begun = (now) => choosing(now) && now.view.trick.length > 0;

/** Whether a card has the colour of the led one. */
export const sameColour = (card, led) => card[0] === led[0];

/** Whether the hand has what the trick asks for. */
const canFollow = ({ hand, trick }, fits) => hand.some((card) => fits(card, trick[0].card));

/** GB-12: there is no choice, and it is the first card that somebody plays here. */
export const begin = ({ view, mine }) => mine && view.step === "play" && view.tricks === 0 && !view.trick.length;
export const lead = (now) => choosing(now) && !now.view.trick.length;
export const follow =
  (fits = sameColour) =>
  (now) =>
    begun(now) && canFollow(now.view, fits);
/** GB-19: in the first trick not everything may be thrown off. */
export const free =
  (fits = sameColour) =>
  (now) =>
    begun(now) && !canFollow(now.view, fits) && choices(now) === new Set(now.view.hand).size;
export const counted = ({ view, mine }) => mine && view.step === "play" && view.points.some((points) => points !== 0);
