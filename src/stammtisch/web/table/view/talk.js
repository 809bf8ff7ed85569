/** Chat and quick emotes, on the board beside the table or as a sheet. What people typed is only ever text. */

import { drawEmote, EMOTES } from "../../shared/art/emotes.js";
import { el, nodeOf } from "../../shared/dom.js";
import { t } from "../../shared/words/index.js";
import { CROSS, openSheet } from "../../shared/sheet.js";
import { tell } from "../../shared/voice.js";

/** @import {Line} from "../../shared/types/messages.js" */

export class Talk {
  /** @param {(text: string) => Promise<unknown>} sayText @param {(key: string) => Promise<unknown>} sayEmote */
  constructor(sayText, sayEmote) {
    this.sayText = sayText;
    this.sayEmote = sayEmote;
    this.short = el("p.say");
    /** @type {Line[]} */
    this.lines = [];
    /** The lines that are in sight. @type {HTMLElement|null} */
    this.list = null;
    /** Where it lies beside the table, while it does. @type {HTMLElement|null} */
    this.place = null;
    this.closed = () => {};
  }

  /** @param {Line[]} lines @param {boolean} seated */
  reset(lines, seated) {
    this.lines = [...lines];
    this.seated = seated;
    this.draw();
    this.drawBeside();
  }

  /** @param {Line} line */
  add(line) {
    this.lines.push(line);
    tell(line.name + t("colon") + line.text);
    this.draw();
    this.none?.remove();
    this.list?.append(this.line(line));
    this.toNewest();
  }

  line(/** @type {Line} */ { name, text }) {
    return el("li", {}, el("b", {}, name + t("colon")), text);
  }

  draw() {
    this.short.replaceChildren(
      ...this.lines
        .slice(-3)
        .flatMap(({ name, text }, i) => [i ? el("br") : "", el("b", {}, name + t("colon")), text])
        .filter(Boolean),
    );
    this.short.hidden = !this.lines.length;
  }

  /** What was said, and what one may say. @param {() => void} emoted  after a quick one */
  body(emoted) {
    this.list = el(
      "ol.talk-lines",
      { "aria-label": t("talk.label"), tabindex: "0" },
      this.lines.map((line) => this.line(line)),
    );
    this.none = this.lines.length ? null : el("p", {}, t("talk.empty"));
    return [this.none, this.list, ...(this.seated ? [this.emotes(emoted), this.form()] : [el("p.hint", {}, t("watch.silent"))])].filter(
      (part) => part !== null,
    );
  }

  form() {
    const input = el("input.text-in", {
      type: "text",
      maxlength: "300",
      placeholder: t("talk.placeholder"),
      "aria-label": t("talk.placeholder"),
      autocomplete: "off",
    });
    return el(
      "form.talk-form",
      {
        on: {
          submit: (/** @type {SubmitEvent} */ event) => {
            event.preventDefault();
            const text = input.value.trim();
            if (text) this.sayText(text).catch(() => {});
            input.value = "";
          },
        },
      },
      input,
      el("button.btn", { type: "submit" }, t("talk.send")),
    );
  }

  /** @param {() => void} emoted */
  emotes(emoted) {
    return el(
      "div.emotes",
      { role: "group", "aria-label": t("talk.emotes") },
      Object.keys(EMOTES).map((key) =>
        el(
          "button",
          {
            type: "button",
            data: { emote: key },
            on: {
              click: () => {
                this.sayEmote(key).catch(() => {});
                emoted();
              },
            },
          },
          drawEmote(key),
          el("span", {}, t(`emote.${key}`)),
        ),
      ),
    );
  }

  /** Over whatever is there. */
  open() {
    this.close();
    const sheet = openSheet({
      title: t("talk.label"),
      name: "talk",
      closed: () => {
        this.list = null;
      },
      body: this.body(() => sheet.close()),
    });
    this.toNewest();
  }

  /** On the board, where there is one: the table stays in sight. @param {HTMLElement} place @param {() => void} closed */
  openBeside(place, closed) {
    this.place = place;
    this.closed = closed;
    this.drawBeside();
    const first = /** @type {HTMLElement|null} */ (place.querySelector("input")) ?? this.list;
    first?.focus({ preventScroll: true });
  }

  drawBeside() {
    const { place } = this;
    if (!place) return;
    const typed = /** @type {HTMLInputElement|null} */ (place.querySelector("input"))?.value ?? "";
    const close = el("button.ib", { type: "button", "aria-label": t("close"), on: { click: () => this.close() } }, nodeOf(CROSS));
    place.hidden = false;
    place.setAttribute("aria-label", t("talk.label"));
    place.replaceChildren(el("header", {}, el("h2", {}, t("talk.label")), close), ...this.body(() => {}));
    place.onkeydown = (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close();
    };
    const input = /** @type {HTMLInputElement|null} */ (place.querySelector("input"));
    if (input) input.value = typed;
    this.toNewest();
  }

  /** Put away what lies on the board. */
  close() {
    const { place, closed } = this;
    if (!place) return;
    this.place = this.list = null;
    place.hidden = true;
    place.replaceChildren();
    closed();
  }

  toNewest() {
    if (this.list) this.list.scrollTop = this.list.scrollHeight;
  }
}
