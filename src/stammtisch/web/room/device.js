/**
 * Several people on one device. Whoever is asked gets it; between two of them lies a cover, and nothing of any hand is on the
 * page, nor is anybody connected, until somebody says that they are the one.
 */

import { el } from "../shared/dom.js";
import { memory } from "../shared/memory.js";
import { closeSheet } from "../shared/sheet.js";
import { leaveNotes } from "../shared/notes.js";
import { hush, tell } from "../shared/voice.js";
import { onLanguage, t } from "../shared/words/index.js";

/** @typedef {{seat: number, name: string, token: string}} Sharer */
/** @typedef {{table: import("../table/state/table.js").Table, begin: () => void, end: () => void}} Held */

/** Between what is shown last and the cover, in ms: one wants to see what one's own move did. */
const MOMENT = 900;

export class SharedDevice {
  /**
   * @param {HTMLElement} root
   * @param {string} code
   * @param {(token: string) => Held} open  the room of whoever has a token
   */
  constructor(root, code, open) {
    this.root = root;
    this.people = memory.here(code);
    this.open = open;
    /** @type {Held|null} */
    this.room = null;
    this.timer = 0;
    /** Who gets the device, while it is covered; nobody in particular after a reload. @type {Sharer|null} */
    this.next = null;
    this.stop = onLanguage(() => !this.room && this.cover(this.next));
  }

  begin() {
    this.cover(null);
  }

  end() {
    this.stop();
    this.putAway();
  }

  putAway() {
    clearTimeout(this.timer);
    this.unhear?.();
    this.room?.end();
    this.room = null;
  }

  /** Nothing is seen until somebody says who they are. @param {Sharer|null} next */
  cover(next) {
    this.putAway();
    closeSheet();
    leaveNotes();
    hush();
    this.next = next;
    document.title = "Stammtisch";
    const people = next ? [next] : this.people;
    const words = next ? t("shared.give", { name: next.name }) : t("shared.who");
    this.root.replaceChildren(
      el(
        "main.cover.felt",
        {},
        el("div.beam.oak"),
        el(
          "section.paper.cover-paper",
          {},
          el("h1", {}, words),
          el("p.serif", {}, t("shared.hidden")),
          people.map((person) =>
            el(
              "button.btn",
              { type: "button", data: { here: String(person.seat) }, on: { click: () => this.take(person) } },
              t("shared.am", { name: person.name }),
            ),
          ),
        ),
      ),
    );
    this.root.querySelector("button")?.focus();
    tell(words);
  }

  /** Somebody has the device now. @param {Sharer} person */
  take(person) {
    this.putAway();
    this.next = null;
    const room = (this.room = this.open(person.token));
    this.unhear = room.table.subscribe(({ what }) => {
      if (["anew", "caught up", "at once", "company"].includes(what)) this.look(person);
    });
    room.begin();
  }

  /** Whether it is for somebody else at this device to answer. @param {Sharer} holder */
  look(holder) {
    clearTimeout(this.timer);
    const table = /** @type {Held} */ (this.room).table;
    const { view } = table.told;
    if (!view || view.outcome || view.awaiting.includes(holder.seat) || !table.isCaughtUp) return;
    const next = this.people.find(({ seat }) => view.awaiting.includes(seat));
    if (next) this.timer = window.setTimeout(() => this.cover(next), MOMENT);
  }
}
