/** Deutsch. */

import cards from "./de/cards.js";
import games from "./de/games.js";
import options from "./de/options.js";
import ui from "./de/ui.js";

export default { ...ui, ...games, options, cards, before_name: (text) => text };
