/** A page of a finished match, its replay or its review, that several people look at: one shows, the others are taken along. */

import { smallMat } from "../shared/art/faces.js";
import { all, el, say } from "../shared/dom.js";
import { toast } from "../shared/notes.js";
import { go } from "../shared/router.js";
import { tell } from "../shared/voice.js";
import { t } from "../shared/words/index.js";
import { refusalWords } from "../shared/words/reasons.js";
import { joinUp, partWays } from "./line.js";

/** @import {Spot} from "./line.js" */

/** Where somebody shows something is told when it has come to rest, in ms. */
const REST = 800;

/** @type {Spot} */
export const NOWHERE = { page: "replay", step: 0, seat: 0, open: false, tried: [], tried_at: 0, tried_by: 0, part: "" };

/**
 * What a page does for those who look at it together.
 * @typedef {object} Shared
 * @property {"replay"|"review"} kind
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
    /** @type {[string, (event: Event) => void][]} */
    this.ears = [
      ["change", () => this.changed()],
      ["begins", () => this.begins()],
      ["refused", (event) => this.refused(/** @type {CustomEvent} */ (event).detail)],
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

// Who looks along, and who shows: a strip for the replay and for the review of a match. It says `take` and `leave`.

export class CompanyStrip {
  constructor() {
    this.faces = el("ul.looking-faces");
    this.words = el("span.looking-words");
    const button = (/** @type {string} */ verb) =>
      el("button.btn.is-quiet", {
        type: "button",
        data: { act: verb },
        on: { click: (event) => say(event.currentTarget, verb) },
      });
    this.take = button("take");
    this.leave = button("leave");
    this.element = el("div.looking", { role: "group" }, this.faces, this.words, this.take, this.leave);
  }

  /** @param {import("./line.js").Together} line */
  update(line) {
    const { faces, other } = line;
    this.element.setAttribute("aria-label", t("together.title"));
    this.faces.replaceChildren(
      ...faces.map(({ seat, name, face, shows, me }) =>
        el(
          "li",
          { class: shows ? "is-showing" : "", title: me ? t("you.name") : name },
          smallMat(seat, name, face),
          el("span.unseen", {}, t(shows ? "together.face_shows" : "together.face", { name: me ? t("you.name") : name })),
        ),
      ),
    );
    this.words.textContent = other
      ? t("together.other", { name: other.name })
      : faces.length > 1
        ? t("together.you")
        : t("together.alone");
    this.take.hidden = !other;
    this.take.textContent = t("together.take");
    this.leave.textContent = t("together.leave");
  }
}

// Which part of a long page somebody looks at, to be shown to others, and where others are taken to. Parts have a `data-part`.

/** A page that is scrolled has come to rest after so many ms. */
const SCROLL_REST = 250;

export class Pointing {
  /** @param {HTMLElement} root @param {() => void} moved  another part is looked at */
  constructor(root, moved) {
    this.root = root;
    this.part = "verdict";
    /** Where others took us. */
    this.pointed = "";
    this.timer = 0;
    const look = (/** @type {string|undefined} */ part) => {
      if (!part || part === this.part) return;
      this.part = part;
      moved();
    };
    this.scrolled = () => {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => look(this.inSight()), SCROLL_REST);
    };
    /** A paper that is tapped, or in which something has the focus. @param {Event} event */
    this.touched = (event) => {
      clearTimeout(this.timer);
      look(/** @type {HTMLElement} */ (event.target).closest?.("[data-part]")?.getAttribute("data-part") ?? undefined);
    };
    addEventListener("scroll", this.scrolled, { capture: true, passive: true });
    for (const what of ["click", "focusin"]) root.addEventListener(what, this.touched);
  }

  /** The part whose head is nearest to where one reads. */
  inSight() {
    const line = innerHeight / 4;
    const far = (/** @type {HTMLElement} */ part) => Math.abs(part.getBoundingClientRect().top - line);
    const parts = all(this.root, "[data-part]").sort((one, two) => far(one) - far(two));
    return parts[0]?.dataset.part ?? "verdict";
  }

  /** @param {number} seat @returns {import("./line.js").Spot} */
  spot(seat) {
    return { ...NOWHERE, page: "review", seat, part: this.part };
  }

  /** @param {string} part */
  follow(part) {
    this.part = this.pointed = part;
    this.again();
  }

  /** The page was drawn anew: what is pointed at is pointed at still. */
  again() {
    for (const each of all(this.root, "[data-part]")) {
      const here = each.dataset.part === this.pointed;
      if (here && !each.classList.contains("is-pointed")) each.scrollIntoView({ block: "center" });
      each.classList.toggle("is-pointed", here);
    }
  }

  /** In words. */
  said() {
    const [kind, n] = this.part.split("-");
    return t(`together.part.${kind}`, { n: Number(n) });
  }

  end() {
    clearTimeout(this.timer);
    removeEventListener("scroll", this.scrolled, { capture: true });
    for (const what of ["click", "focusin"]) this.root.removeEventListener(what, this.touched);
  }
}
