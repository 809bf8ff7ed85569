/** Chat and quick emotes. What people typed is only ever text. */

import { drawEmote, EMOTES } from "../art/emotes.js";
import { el } from "../dom.js";
import { t } from "../words/index.js";
import { openSheet } from "../house/sheet.js";
import { tell } from "../house/voice.js";

export class Talk {
  /** @param {any} sayText @param {any} sayEmote */
  constructor(sayText, sayEmote) {
    this.sayText = sayText;
    this.sayEmote = sayEmote;
    this.short = el("p.say");
    /** @type {import("../state/types.js").Line[]} */
    this.lines = [];
  }

  /** @param {any[]} lines @param {any} seated */
  reset(lines, seated) {
    this.lines = [...lines];
    this.seated = seated;
    this.draw();
  }

  /** @param {any} line */
  add(line) {
    this.lines.push(line);
    tell(line.name + t("colon") + line.text);
    this.draw();
    this.none?.remove();
    this.list?.append(this.line(line));
    if (this.list) this.list.scrollTop = this.list.scrollHeight;
  }

  line(/** @type {any} */ { name, text }) {
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

  open() {
    this.list = el(
      "ol.talk-lines",
      { "aria-label": t("talk.label") },
      this.lines.map((line) => this.line(line)),
    );
    const input = el("input.text-in", {
      type: "text",
      maxlength: "300",
      placeholder: t("talk.placeholder"),
      "aria-label": t("talk.placeholder"),
      autocomplete: "off",
    });
    const form = el(
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
    const emotes = el(
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
                sheet.close();
              },
            },
          },
          drawEmote(key),
          el("span", {}, t(`emote.${key}`)),
        ),
      ),
    );
    const sheet = openSheet({
      title: t("talk.label"),
      name: "talk",
      closed: () => {
        this.list = null;
      },
      body: [
        !this.lines.length && (this.none = el("p", {}, t("talk.empty"))),
        this.list,
        this.seated && emotes,
        this.seated ? form : el("p.hint", {}, t("watch.silent")),
      ].filter(Boolean),
    });
    this.list.scrollTop = this.list.scrollHeight;
  }
}
