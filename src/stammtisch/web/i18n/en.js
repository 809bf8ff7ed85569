/** English. */

import cards from "./en/cards.js";
import games from "./en/games.js";
import options from "./en/options.js";
import ui from "./en/ui.js";

export default { ...ui, ...games, options, cards, before_name: (text) => text };
