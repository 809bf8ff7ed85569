/** Français. */

import cards from "./fr/cards.js";
import games from "./fr/games.js";
import { beforeName, typeset } from "./fr/grammar.js";
import options from "./fr/options.js";
import ui from "./fr/ui.js";

export default { ...typeset({ ...ui, ...games, options, cards }), before_name: beforeName };
