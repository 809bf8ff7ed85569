/** Deutsch. */

import cards from "./de/cards.js";
import games from "./de/games.js";
import options from "./de/options.js";
import story from "./de/story.js";
import ui from "./de/ui.js";

export default { ...ui, ...games, options, story, cards, before_name: (text) => text };
