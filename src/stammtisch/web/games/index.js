/** What each game adds to the table. */

import * as black_spy from "./black_spy.js";
import * as gaunerbande from "./gaunerbande.js";
import * as halt_mal_kurz from "./halt_mal_kurz.js";
import * as klaumau from "./klaumau.js";
import * as zehn from "./zehn.js";

export const GAMES = { gaunerbande, black_spy, zehn, klaumau, halt_mal_kurz };
