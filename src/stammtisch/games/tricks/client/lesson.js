/** What there is to say in a trick: leading, following, throwing off, and what it has cost. Only if there is a choice. */

const choices = ({ view }) => new Set(view.legal).size;
const choosing = (now) => now.mine && now.view.step === "play" && choices(now) > 1;
const begun = (now) => choosing(now) && now.view.trick.length > 0;

/** Whether the hand has what the trick asks for; in Black Spy the rank will do. */
function canFollow({ game, hand, trick }) {
  const led = trick[0].card;
  return hand.some((card) => card[0] === led[0] || (game === "black_spy" && card.slice(1) === led.slice(1)));
}

/** GB-12: there is no choice, and it is the first card that somebody plays here. */
export const begin = ({ view, mine }) => mine && view.step === "play" && view.tricks === 0 && !view.trick.length;
export const lead = (now) => choosing(now) && !now.view.trick.length;
export const follow = (now) => begun(now) && canFollow(now.view);
/** GB-19: in the first trick not everything may be thrown off. */
export const free = (now) => begun(now) && !canFollow(now.view) && choices(now) === new Set(now.view.hand).size;
export const counted = ({ view, mine }) => mine && view.step === "play" && view.points.some((points) => points !== 0);
