/** Che cosa succede, per le pagine che lo raccontano. */

import story from "./story.js";

export default { story };
