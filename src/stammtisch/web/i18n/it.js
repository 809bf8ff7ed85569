/** Italiano. */

import cards from "./it/cards.js";
import games from "./it/games.js";
import { beforeName } from "./it/grammar.js";
import options from "./it/options.js";
import ui from "./it/ui.js";

export default { ...ui, ...games, options, cards, before_name: beforeName };
