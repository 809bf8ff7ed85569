/** A page of a finished match, its replay or its review, that several people look at: one shows, the others are taken along. */

import { CompanyStrip } from "../board/company.js";
import { toast } from "../house/toast.js";
import { tell } from "../house/voice.js";
import { joinUp, partWays } from "../net/together.js";
import { go } from "../router.js";
import { t } from "../words/index.js";
import { refusalWords } from "../words/reasons.js";

/** @import {Spot} from "../net/together.js" */

/** Where somebody shows something is told when it has come to rest, in ms. */
const REST = 800;

/** @type {Spot} */
export const NOWHERE = { page: "replay", step: 0, seat: 0, open: false, tried: [], tried_at: 0, tried_by: 0, part: "" };

/**
 * What a page does for those who look at it together.
 * @typedef {object} Shared
 * @property {"replay"|"nachlese"} kind
 * @property {string} code
 * @property {number} match
 * @property {string} ticket  an open one
 * @property {() => Spot} where
 * @property {(at: Spot) => void} follow
 * @property {() => string} said  where that is, in words
 * @property {() => void} left
 */

export class Looking {
  /** @param {Shared} page */
  constructor(page) {
    this.page = page;
    this.line = joinUp(page.code, page.match);
    this.strip = new CompanyStrip();
    /** What was followed last. @type {Spot|null} */
    this.at = null;
    /** @type {number|null|undefined} */
    this.steerer = undefined;
    this.timer = 0;
    this.gone = false;
    /** @type {[string, (event: any) => void][]} */
    this.ears = [
      ["change", () => this.changed()],
      ["begins", () => this.begins()],
      ["refused", (event) => this.refused(event.detail)],
    ];
    for (const [what, act] of this.ears) this.line.addEventListener(what, act);
    this.strip.element.addEventListener("take", () => this.take());
    this.strip.element.addEventListener("leave", () => this.leave());
    this.changed();
  }

  /** Somebody else shows something, comes or goes. */
  changed() {
    const { line } = this;
    this.strip.update(line);
    const { group, other } = line;
    if (!group) return;
    if (this.steerer !== undefined && this.steerer !== group.steers && other) tell(t("together.other", { name: other.name }));
    this.steerer = group.steers;
    if (!other) this.begin();
    else if (group.at !== this.at) {
      this.at = group.at;
      if (group.at.page === this.page.kind) this.page.follow(group.at);
      else go(`/${group.at.page}/${this.page.ticket}?together#${group.at.step}`);
      this.speak(other.name);
    }
  }

  /** We show, or nobody does: the others are where we are. */
  begin() {
    if (!this.line.shown || this.line.shown.page !== this.page.kind) this.moved();
  }

  /** @param {string} name */
  speak(name) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => tell(t("together.shows", { name, what: this.page.said() })), REST);
  }

  /** We are somewhere else. */
  moved() {
    if (this.line.group && this.line.steers) this.line.show(this.page.where());
  }

  /** Whether somebody else shows. */
  get follows() {
    return Boolean(this.line.other);
  }

  /** Whether somebody else shows, and says so. */
  holds() {
    const { other } = this.line;
    if (other) toast(t("together.other", { name: other.name }), { small: t("together.how_to_take") });
    return Boolean(other);
  }

  take() {
    this.line.show(this.page.where(), true);
    tell(t("together.you"));
  }

  begins() {
    toast(t("together.begins"), { beyond: true });
    go(`/t/${this.page.code}`);
  }

  /** @param {unknown} reason */
  refused(reason) {
    toast(refusalWords(reason), { tone: "no" });
    this.leave();
  }

  /** Look alone again. */
  leave() {
    this.stop();
    this.line.end();
    history.replaceState(history.state, "", location.pathname + location.hash);
    this.page.left();
  }

  stop() {
    this.gone = true;
    clearTimeout(this.timer);
    for (const [what, act] of this.ears) this.line.removeEventListener(what, act);
    this.strip.element.remove();
  }

  /** The page is left. */
  end() {
    if (this.gone) return;
    this.stop();
    partWays(this.line);
  }
}
