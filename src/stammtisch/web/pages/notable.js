/** For a game that brings no table for the browser: a sentence that says so, and a way out. */

import { el } from "../dom.js";
import { onLanguage, t } from "../words/index.js";
import { paper } from "../house/paper.js";
import { TITLES } from "../shelf.js";

/** What is said of such a game. */
export const noTable = (game) => t("table.none", { game: TITLES[game] ?? game, name: game });

export class NoTable {
  constructor(root) {
    this.root = root;
    this.stop = onLanguage(() => this.draw());
  }

  snapshot(state) {
    this.state = state;
    this.draw();
  }

  draw() {
    const { game } = this.state.table;
    this.root.replaceChildren(paper(TITLES[game] ?? game, "/", el("p.no-table", { role: "status" }, noTable(game))));
  }

  /** Matches go on without being seen; the state is kept for whoever asks. */
  told(telling) {
    this.state = { ...this.state, view: { ...this.state.view, ...telling.view } };
  }

  destroy() {
    this.stop();
  }
}
