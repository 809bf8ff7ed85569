/** English. */

import cards from "./en/cards.js";
import games from "./en/games.js";
import learning from "./en/learning.js";
import options from "./en/options.js";
import story from "./en/story.js";
import ui from "./en/ui.js";

export default { ...ui, ...games, ...learning, options, story, cards, before_name: (text) => text };
