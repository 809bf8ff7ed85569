/** Deutsch. */

import cards from "./de/cards.js";
import games from "./de/games.js";
import story from "./de/story.js";
import ui from "./de/ui.js";

export default { ...ui, ...games, story, cards };
