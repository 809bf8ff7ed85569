/** What there is to say in a trick: leading, following, throwing off, and what it has cost. */

const playing = ({ view, mine }) => mine && view.step === "play";
const choices = ({ view }) => new Set(view.legal).size;

export const lead = (now) => playing(now) && !now.view.trick.length;
export const follow = (now) => playing(now) && now.view.trick.length > 0 && choices(now) < new Set(now.view.hand).size;
export const free = (now) => playing(now) && now.view.trick.length > 0 && choices(now) === new Set(now.view.hand).size;
export const counted = ({ view }) => view.step === "play" && view.points.some((points) => points !== 0);
