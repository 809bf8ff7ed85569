/**
 * Whether a line lives, by what was asked and answered and when. No socket and no clock: whoever holds the line says what happens and
 * what time it is, and is told what to do. Times are in ms.
 *
 * - A question (`ping`) goes out when nothing was heard for a while, and when a command has waited for its answer for a second.
 * - It is answered by its `pong` alone: what still comes in does not prove that anything goes out.
 * - After three seconds without an answer people are told, after ten there is a new line.
 */

/** A line on which nothing is heard is asked so often, while somebody looks. */
export const EVERY = 5000;
/** While nobody looks. */
export const SELDOM = 30000;
/** A command that waits for so long is reason enough to ask. */
const WAITS = 1000;
/** Without an answer for so long, people are told. */
export const SILENT = 3000;
/** Without an answer for so long, there is a new line. */
export const DEAD = 10000;
/** Whoever comes back to a page asks at once, and waits no longer than that. */
const BACK = 1500;
/** The server itself asks every fifteen seconds: with nothing heard for longer than that, a page that slept need not ask. */
const ASLEEP = 20000;

/** @typedef {"ask"|"tell"|"renew"|null} Deed */

export class Pulse {
  /** When something was heard last. */
  #heard = 0;
  /** Since when an answer is missing; null if none is. @type {number|null} */
  #since = null;
  /** When the last question went out. */
  #asked = -Infinity;
  /** So long an answer may take. */
  #patience = DEAD;
  #told = false;

  /** A new line is being laid: until it is greeted, that is the question. @param {number} now */
  begin(now) {
    this.#heard = now;
    this.#since = now;
    this.#asked = now;
    this.#patience = DEAD;
    this.#told = false;
  }

  /** Something came in. @param {number} now */
  hear(now) {
    this.#heard = now;
  }

  /** The question was answered, or the line greeted. Whether people had been told of its silence. @param {number} now */
  answer(now) {
    const told = this.#told;
    this.#heard = now;
    this.#since = null;
    this.#patience = DEAD;
    this.#told = false;
    return told;
  }

  /**
   * What is to be done now.
   * @param {number} now
   * @param {{seen: boolean, oldest: number|null}} how  whether somebody looks, and since when the oldest command waits
   * @returns {Deed}
   */
  beat(now, { seen, oldest }) {
    if (this.#since !== null) {
      const waited = now - this.#since;
      if (waited >= this.#patience) return "renew";
      if (waited < SILENT || this.#told) return null;
      this.#told = true;
      return "tell";
    }
    const waits = oldest !== null && now - oldest >= WAITS;
    if (waits && this.#asked < oldest) return this.#ask(now, oldest);
    const every = seen ? EVERY : SELDOM;
    return now - this.#asked >= every && (waits || now - this.#heard >= every) ? this.#ask(now, now) : null;
  }

  /** Somebody looks again, after the page was hidden or slept. @param {number} now @returns {Deed} */
  look(now) {
    const silent = now - this.#heard;
    if (silent >= ASLEEP) return "renew";
    return this.#since === null && silent < SILENT ? null : this.doubt(now);
  }

  /** The device says that it has no network; there may be one at home all the same. @param {number} now @returns {Deed} */
  doubt(now) {
    this.#patience = now - (this.#since ?? now) + BACK;
    return this.#since === null ? this.#ask(now, now) : null;
  }

  /** @param {number} now @param {number} since @returns {Deed} */
  #ask(now, since) {
    this.#asked = now;
    this.#since = since;
    return "ask";
  }
}
