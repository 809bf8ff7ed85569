/** Ce qui se passe, pour les pages qui le racontent. */

import { typeset } from "./grammar.js";
import story from "./story.js";

export default typeset({ story });
