/** What lies beside the table: pad, log, last trick, talk. On a desktop at the side, on a phone as sheets from below. */

import { drawCard, icon } from "../shared/art/card.js";
import { all, el, fill } from "../shared/dom.js";
import { list, t } from "../shared/words/index.js";
import { showEnd } from "../result/result.js";
import { AT_A_TABLE, lettersCount, showKeys } from "./input/keys.js";
import { Log } from "./view/log.js";
import { showMenu, showSeats } from "./menu.js";
import { pad, readIn, toNewest } from "./view/pad.js";
import { showRules } from "../rules/rules.js";
import { GUESTS } from "../shared/games.js";
import { closeSheet, openSheet, openSheetName } from "../shared/sheet.js";
import { Talk } from "./view/talk.js";

/** @import {Event, View} from "../shared/types/messages.js" */

/**
 * What is opened from here and lies elsewhere.
 * @typedef {object} Opens
 * @property {() => void} hint
 * @property {(reckoning: import("../shared/types/messages.js").Reckoning, view: View) => void} reckoning
 * @property {() => import("./view/sizes.js").Frame} frame  which form the table has at the moment
 */

export class Board {
  /** @param {import("./state/viewer.js").Viewer} viewer @param {Opens} opens */
  constructor(viewer, opens) {
    this.viewer = viewer;
    this.opens = opens;
    const { table } = viewer;
    this.log = new Log();
    this.talk = new Talk(
      (/** @type {string} */ text) => table.send("chat", { text }),
      (/** @type {string} */ key) => table.send("emote", { key }),
    );
    this.padPlace = el("div.pad-place");
    this.last = el("div.lately");
    this.talkPlace = el("section.talk-place.paper", { hidden: true });
    this.element = el(
      "aside.side.oak",
      {},
      ...[this.padPlace, this.log.element, this.last, this.talk.short, this.talkPlace, this.tools()],
    );
    let seen = false;
    new ResizeObserver(() => {
      const shown = this.padPlace.clientHeight > 0;
      if (shown && !seen) toNewest(this.padPlace); // nothing can be scrolled while it is not shown
      seen = shown;
    }).observe(this.padPlace);
  }

  tools() {
    const nav = el("nav.tools");
    /** @type {Record<string, [string, () => void]>} */
    const buttons = {
      log: ["i-log", () => this.openLog()],
      rules: ["i-book", () => this.openRules()],
      hint: ["i-hint", () => this.opens.hint()],
      last: ["i-back", () => this.openLast()],
      talk: ["i-talk", () => this.openTalk()],
    };
    for (const [name, [art, open]] of Object.entries(buttons))
      nav.append(el("button", { type: "button", data: { tool: name }, on: { click: open } }, icon(art), el("span")));
    return nav;
  }

  /** Everything anew: after a snapshot, or in another language. */
  reset() {
    const { company, shown, chat, names } = this.viewer.table;
    if (!shown.view) return;
    this.log.reset(company.game, this.openStory(), names, this.viewer.reader, shown.view.step);
    this.talk.reset(chat, shown.view.seat !== null);
    this.element.setAttribute("aria-label", `${t("tools.pad")}, ${t("tools.log")}`);
    for (const nav of all(document, ".tools")) {
      nav.setAttribute("aria-label", t("tools.label"));
      for (const button of all(nav, "button")) {
        const { tool = "" } = button.dataset;
        all(button, "span")[0].textContent = t(`tools.${tool}`);
        button.setAttribute("aria-label", t(`tools.${tool}`));
        button.removeAttribute("aria-keyshortcuts");
        if (lettersCount()) button.setAttribute("aria-keyshortcuts", AT_A_TABLE[tool]);
        if (button.dataset.tool === "rules") button.hidden = GUESTS[company.game]?.book === false;
        if (button.dataset.tool === "last") button.hidden = !this.viewer.game.lastTrick;
        if (button.dataset.tool === "hint") button.hidden = !company.hints || shown.view.seat === null;
      }
    }
    this.update();
  }

  /** What is shown is counted, and never more. */
  update() {
    const { shown, names } = this.viewer.table;
    const { view } = shown;
    if (!view) return;
    const read = readIn(this.padPlace);
    const changed = fill(
      this.padPlace,
      [view.sheet, view.totals, view.counts, view.round, names, shown.reckoning?.round, document.documentElement.lang],
      () => [this.makePad(view), this.reopen()].filter(Boolean),
    );
    if (changed) toNewest(this.padPlace, read);
    const last = this.viewer.game.lastTrick?.(view);
    fill(this.last, [last, document.documentElement.lang], () => (last ? this.lastTrick(last, false) : []));
  }

  /** @param {Event[]} events */
  tell(events) {
    const { company, names, shown } = this.viewer.table;
    const open = this.openStory();
    if (open.length < shown.story.length && events.some(({ kind }) => kind === "takes"))
      this.log.reset(company.game, open, names, this.viewer.reader, shown.view?.step);
    else this.log.add(company.game, events, names, this.viewer.reader, shown.view?.step);
    this.update();
  }

  /** The story as it may be looked at again: without what lies face down by now. */
  openStory() {
    const { view, story } = this.viewer.table.shown;
    const [from, to] = (view && this.viewer.game.bygone?.(view, story)) ?? [0, 0];
    return story.filter((_, at) => at < from || at >= to);
  }

  /** @param {import("../shared/types/messages.js").Line} line */
  said(line) {
    this.talk.add(line);
    if (openSheetName() !== "talk" && !this.talk.place)
      for (const button of all(document, '[data-tool="talk"]')) button.classList.add("is-new");
  }

  /** What everybody has by now, in words. */
  sums() {
    const totals = this.viewer.table.shown.view?.totals ?? [];
    const sum = this.viewer.game.padSum?.() ?? t("pad.sum");
    return `${sum}${t("colon")}${list(this.viewer.called().map((name, seat) => `${name} ${totals[seat]}`))}.`;
  }

  /** @param {View} view */
  makePad(view) {
    const { game } = this.viewer;
    const names = this.viewer.called();
    if (game.makePad) return game.makePad(view, names);
    return pad(view, names, {
      title: game.padTitle?.(view) ?? "",
      note: game.padNote?.(view),
      lowWins: game.lowWins,
      sumLabel: game.padSum?.(),
    });
  }

  /** The way back to the page of the last round. */
  reopen() {
    const { table, game } = this.viewer;
    const { reckoning } = table.shown;
    if (!reckoning || game.makePad) return null;
    const open = () => {
      closeSheet();
      const { view } = table.shown;
      if (view) this.opens.reckoning(reckoning, view);
    };
    return el(
      "button.btn.is-quiet.reopen",
      { type: "button", data: { act: "reckoning" }, on: { click: open } },
      t("reckon.label", reckoning),
    );
  }

  /** @param {{cards: import("../shared/types/messages.js").Played[], taker: number}} last @param {boolean} [large] */
  lastTrick(last, large) {
    const { company } = this.viewer.table;
    const names = this.viewer.called();
    const { game } = company;
    if (!large)
      return [
        el("span", {}, `${t("tricks.last")},`, el("br"), this.takenBy(last.taker)),
        el(
          "div.lately-cards",
          { vars: { n: last.cards.length } },
          last.cards.map(({ card }) => drawCard(game, card)),
        ),
      ];
    return [
      ...last.cards.map(({ seat, card }) =>
        el("figure", {}, drawCard(game, card), el("figcaption", {}, names[seat])),
      ),
    ];
  }

  /** Who took a trick, as the reader calls them. @param {number} seat */
  takenBy(seat) {
    return seat === this.viewer.reader ? t("tricks.last_you") : t("tricks.last_by", { name: this.viewer.table.names[seat] });
  }

  openLog() {
    if (this.opens.frame().form === "side") return this.log.element.focus();
    const holder = el("div");
    const log = new Log();
    const { company, shown, names } = this.viewer.table;
    log.reset(company.game, this.openStory(), names, this.viewer.reader, shown.view?.step);
    holder.append(log.element.children.length ? log.element : el("p", {}, t("log.empty")));
    const { dialog } = openSheet({ title: t("log.label"), body: holder, name: "log" });
    const body = dialog.querySelector(".sheet-body");
    if (body) body.scrollTop = body.scrollHeight;
    return undefined;
  }

  openPad() {
    const { view } = this.viewer.table.shown;
    if (!view) return;
    const body = [this.makePad(view), this.reopen()].filter(Boolean);
    toNewest(openSheet({ title: t("pad.label"), body, name: "pad" }).dialog);
  }

  openLast() {
    const { view } = this.viewer.table.shown;
    const last = view && this.viewer.game.lastTrick?.(view);
    openSheet({
      title: t("tricks.last"),
      name: "last",
      body: last
        ? [
            el("p", {}, this.takenBy(last.taker)),
            el("div.lately", {}, this.lastTrick(last, true)),
          ]
        : el("p", {}, t("tricks.no_last")),
    });
  }

  openTalk() {
    const buttons = all(document, '[data-tool="talk"]');
    for (const button of buttons) button.classList.remove("is-new");
    const { form, low } = this.opens.frame();
    if (this.talk.place && form === "side") return this.talk.close();
    if (form !== "side" || low) return this.talk.open();
    const open = (/** @type {boolean} */ yes) => {
      this.element.classList.toggle("is-talking", yes);
      for (const button of buttons) button.setAttribute("aria-expanded", String(yes));
    };
    open(true);
    return this.talk.openBeside(this.talkPlace, () => {
      open(false);
      all(this.element, '[data-tool="talk"]')[0]?.focus();
    });
  }

  openRules() {
    const { company, shown } = this.viewer.table;
    showRules(company.game, this.viewer.game.paragraphs[shown.view?.step ?? ""]);
  }

  /** Somebody who watches may take the seat of a bot. */
  openSeats() {
    showSeats(this.viewer.table);
  }

  openMenu() {
    showMenu(this.viewer, { openEnd: () => this.openEnd(), openKeys: () => this.openKeys() });
  }

  openKeys() {
    const { lastTrick, gone } = this.viewer.game;
    const none = new Set([!lastTrick && "last", !gone && "gone"]);
    showKeys(Object.fromEntries(Object.entries(AT_A_TABLE).filter(([name]) => !none.has(name))), () => this.reset());
  }

  openEnd() {
    showEnd(this.viewer, { makePad: (view) => this.makePad(view), isOpen: () => this.element.isConnected });
  }
}
