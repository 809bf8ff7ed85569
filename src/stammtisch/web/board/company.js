/** Who looks along, and who shows: a strip for the replay and for the review of a match. It says `take` and `leave`. */

import { el, say } from "../dom.js";
import { smallMat } from "../house/mats.js";
import { t } from "../words/index.js";

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

  /** @param {import("../net/together.js").Together} line */
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
