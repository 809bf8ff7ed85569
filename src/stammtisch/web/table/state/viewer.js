/**
 * What somebody has before them at a table, beside what is known of it: their hand as they hold it, what is asked of them, what
 * they point at. No elements. Whoever draws it sets `changed`, which is called when something else is to be seen.
 */

import { partOf } from "../../shared/games.js";
import { t } from "../../shared/words/index.js";

/** @import {Decision, View} from "../../shared/types/messages.js" */
/** @import {TablePart} from "../../shared/types/games.js" */
/** @import {Asked} from "./asking.js" */
/** @import {Table} from "./table.js" */

export class Viewer {
  #reader;
  /** The decision that we are asked for. @type {number|null} */
  #question = null;

  /**
   * @param {Table} table
   * @param {() => number|null} [reader]  whose words are used: that seat is "you"
   */
  constructor(table, reader = () => table.told.view?.seat ?? null) {
    this.table = table;
    this.#reader = reader;
    this.changed = () => {};
    /** The hand, as it is sorted. @type {string[]} */
    this.cards = [];
    /** The card under the pointer, in the hand or on the felt. @type {string|null} */
    this.pointed = null;
    /** What is asked, and which cards and seats would answer it. @type {Asked|null} */
    this.asked = null;
    /** The decision that a card laid ready answers. @type {number|null} */
    this.readyFor = null;
    /** The seat that was pointed at, where a second tap chooses it. @type {number|null} */
    this.aimed = null;
    /** Whether the last tap put back what was lifted. */
    this.dropped = false;
  }

  get reader() {
    return this.#reader();
  }

  /** The module `table.js` of the game that is played; in an evening the company may be about to play another. */
  get game() {
    const { told, company } = this.table;
    return /** @type {TablePart} */ (partOf(told.view?.game ?? company.game, "table"));
  }

  /** Everybody's name, "you" for the reader. */
  called() {
    return this.table.names.map((name, seat) => (seat === this.reader ? t("you.name") : name));
  }

  /** Whether something else is asked than before; then nothing is pointed at. @param {View} view @param {Decision|null} decision */
  isAskedAnew(view, decision) {
    const mine = view.seat !== null && view.awaiting.includes(view.seat);
    const question = (mine && decision?.number) || null;
    if (question === this.#question) return false;
    this.#question = question;
    if (question !== null) this.pointed = null;
    return true;
  }

  /** Say what the card under the pointer does. @param {string|null} card */
  point(card) {
    if (card === this.pointed) return;
    this.pointed = card;
    this.changed();
  }

  /** Point at somebody. @param {number} seat */
  aim(seat) {
    this.aimed = seat;
    this.changed();
  }

  /** Lift these cards, as a hand would. @param {string[]} cards */
  lift(cards) {
    const free = this.cards.map((_, place) => place);
    const places = cards.flatMap((card) => {
      const at = free.findIndex((place) => this.cards[place] === card);
      return at < 0 ? [] : free.splice(at, 1);
    });
    if (places.length) this.table.choose(places);
  }
}
