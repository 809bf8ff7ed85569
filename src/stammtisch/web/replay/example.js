/** A worked example of a booklet: a replay with all cards open, and a remark at each step that has something to say. */

import { fileOf } from "../shared/server.js";
import { el } from "../shared/dom.js";
import { Film } from "./film.js";
import { bring, EXAMPLES, TITLES } from "../shared/games.js";
import { has, t } from "../shared/words/index.js";
import { ReplayPage } from "./page.js";
import { READ, ReplayTable } from "./table.js";

/** An example, told move by move. @param {string} game @param {string} name @returns {Promise<import("./film.js").Told>} */
const exampleOf = async (game, name) => (await fileOf(`games/${game}/examples/${name}.json`)).json();

/** @param {HTMLElement} root @param {string} address  GAME/NAME */
export function show(root, address) {
  const page = new ExamplePage(root);
  const [game, name] = address.split("/");
  page.begin(game, name);
  return () => page.end();
}

class ExamplePage extends ReplayPage {
  /** @param {string} game @param {string} name */
  async begin(game, name) {
    this.paper(t("example.title"), [el("p", {}, t("start.loading"))]);
    const known = EXAMPLES[game]?.includes(name);
    const told = known ? await exampleOf(game, name).catch(() => null) : null;
    if (!told) return this.ask(t(known ? "refused.offline" : "refused.no_such_replay"));
    await bring(game);
    if (!this.gone) this.table = new ExampleTable(this.root, new Film(told), { example: name, kept: {} }, null);
    return undefined;
  }
}

class ExampleTable extends ReplayTable {
  /** @param {ConstructorParameters<typeof ReplayTable>} given */
  constructor(...given) {
    super(...given);
    this.element.addEventListener("remark", () => this.toRemark());
  }

  /** What is said of a step; nothing of most. @param {number} step */
  remark(step) {
    const key = `${this.film.told.game}.example.${this.source.example}.${step}`;
    return has(key) ? t(key) : "";
  }

  /** The next step of which something is said. */
  get next() {
    return this.film.steps.findIndex((_, step) => step > this.step && this.remark(step));
  }

  /** There: as it happened if it is the very next one. */
  toRemark() {
    const { next } = this;
    if (next === this.step + 1) this.stepBy(1);
    else this.halt(next);
  }

  rest() {
    return this.remark(this.step) ? READ : super.rest();
  }

  /** @param {import("../shared/types/messages.js").View} view */
  ask(view) {
    const asked = super.ask(view);
    const { film, step, looker } = this;
    const counted = view.outcome ? [] : film.events(step, looker).filter(({ kind }) => kind === "scores");
    const title = counted.length ? this.sentences(counted)[0] : asked.ask.title;
    const text = this.remark(step) || asked.ask.text;
    const buttons = this.next < 0 ? [] : [{ label: t("example.next"), verb: "remark" }];
    return { ...asked, ask: { ...asked.ask, title, text, buttons } };
  }

  attention() {
    document.title = `${t("example.title")}${t("colon")}${TITLES[this.film.told.game]} · Stammtisch`;
  }
}
