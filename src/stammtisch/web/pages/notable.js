/** For a game that brings no table for the browser: a sentence that says so, and a way out. */

import { el } from "../dom.js";
import { onLanguage, t } from "../words/index.js";
import { paper } from "../house/paper.js";
import { TITLES } from "../shelf.js";

/** What is said of such a game. @param {string} game */
export const noTable = (game) => t("table.none", { game: TITLES[game] ?? game, name: game });

export class NoTable {
  /**
   * Matches go on without being seen.
   * @param {import("../state/table.js").Table} table
   * @param {HTMLElement} root
   */
  constructor(table, root) {
    this.table = table;
    this.root = root;
    this.stops = [
      onLanguage(() => this.anew()),
      table.subscribe(({ what }) => {
        if (what === "anew") this.anew();
        else if (what === "told") table.skip();
      }),
    ];
  }

  anew() {
    const { game } = this.table.company;
    this.root.replaceChildren(paper(TITLES[game] ?? game, "/", el("p.no-table", { role: "status" }, noTable(game))));
  }

  destroy() {
    for (const stop of this.stops) stop();
  }
}
