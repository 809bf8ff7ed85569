/** Others look at a match that is over: whoever sits at the table is asked along. */

import { el } from "../shared/dom.js";
import { smallMat } from "../shared/art/faces.js";
import { toast } from "../shared/notes.js";
import { tell } from "../shared/voice.js";
import { go } from "../shared/router.js";
import { t } from "../shared/words/index.js";
import { ticketsOf } from "../fairness/sheet.js";

/** @import {Group} from "./line.js" */

/** A note that stays as long as somebody looks. */
export class Call {
  /** @param {import("../table/state/table.js").Table} table @param {import("../shared/link.js").Link} link */
  constructor(table, link) {
    this.table = table;
    this.link = link;
    /** @type {Map<number, Group>} */
    this.groups = new Map();
    this.element = el("button.together-call", { type: "button", hidden: true, on: { click: () => this.follow() } });
    /** Who has been announced. */
    this.told = "";
  }

  /** All of them, as they are now. @param {Group[]} groups */
  anew(groups) {
    this.groups = new Map(groups.map((group) => [group.match, group]));
    this.draw();
  }

  /** @param {Group} group */
  hear(group) {
    if (group.match === undefined) return; // of a match in which we did not sit
    if (group.lookers.length) this.groups.set(group.match, group);
    else this.groups.delete(group.match);
    this.draw();
  }

  /** The group that somebody else is in. */
  get group() {
    const { you } = this.table;
    return [...this.groups.values()].find(({ lookers }) => lookers.some((person) => person !== you.person) && !lookers.includes(you.person ?? 0));
  }

  draw() {
    if (!this.table.isKnown) return; // the game is still being fetched
    const { group } = this;
    this.element.hidden = !group;
    if (!group) return;
    const { seats } = this.table.company;
    const who = seats.findIndex(({ person }) => person !== null && group.lookers.includes(person));
    if (who < 0) return void (this.element.hidden = true);
    const { name, face } = seats[who];
    const words = t("together.calls", { name });
    this.element.replaceChildren(smallMat(who, name, face), el("span", {}, words, el("b", {}, t("together.along"))));
    const holder = document.querySelector("dialog[open] .sheet-paper") ?? document.body;
    if (this.element.parentElement !== holder) holder.append(this.element);
    if (this.told !== words) tell(`${words} ${t("together.along")}`);
    this.told = words;
  }

  async follow() {
    const { group } = this;
    if (!group) return;
    const found = await ticketsOf(this.table.company.code, group.match, this.link.token ?? undefined).catch(() => null);
    if (found) go(`/${group.at.page}/${found.open}?together#${group.at.step}`);
    else toast(t("refused.no_such_replay"), { tone: "no" });
  }

  end() {
    this.element.remove();
  }
}
