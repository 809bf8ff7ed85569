/** Which part of a long page somebody looks at, to be shown to others, and where others are taken to. Parts have a `data-part`. */

import { all } from "../dom.js";
import { t } from "../words/index.js";
import { NOWHERE } from "./looking.js";

/** A page that is scrolled has come to rest after so many ms. */
const REST = 250;

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
      this.timer = window.setTimeout(() => look(this.inSight()), REST);
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

  /** @param {number} seat @returns {import("../net/together.js").Spot} */
  spot(seat) {
    return { ...NOWHERE, page: "nachlese", seat, part: this.part };
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
