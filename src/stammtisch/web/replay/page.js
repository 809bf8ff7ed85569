/** A match seen again: one of a table by its link, or a record that somebody brings. */

import { el } from "../shared/dom.js";
import { onLanguage, t } from "../shared/words/index.js";
import { Film, matchesIn } from "./film.js";
import { getRecord, getReplay, tellRecord } from "../shared/replays.js";
import { memory } from "../shared/memory.js";
import { wantsCompany } from "../together/line.js";
import { ownOf } from "../fairness/sheet.js";
import { go } from "../shared/router.js";
import { bring, TITLES } from "../shared/games.js";
import { refusalWords, seatNames } from "../shared/words/reasons.js";
import { ReplayTable } from "./table.js";

/** A match of a file of records. @typedef {ReturnType<typeof matchesIn>[number]} Match */

/** @typedef {import("../shared/dom.js").Child} Child */
/** @typedef {import("../shared/types/requests.js").Tickets} Tickets */

/** More than this the server does not take. */
const LARGEST = 1_000_000;

/**
 * Where a match comes from, to check its deal, to download and to share it.
 * @typedef {object} Source
 * @property {string} [ticket]
 * @property {Tickets|null} [tickets]  one's own
 * @property {import("../fairness/check.js").Kept} kept
 * @property {() => Promise<{record: string, address?: string}>} [record]
 * @property {string} [example]  its name, if a booklet tells of it
 * @param {HTMLElement} root
 * @param {string} ticket
 */

export function show(root, ticket) {
  const page = new ReplayPage(root);
  if (ticket) page.find(ticket);
  else page.ask();
  return () => page.end();
}

export class ReplayPage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.table = null;
    this.stop = onLanguage(() => this.table ?? this.redraw?.());
  }

  end() {
    this.stop();
    this.table?.destroy();
    this.table = null;
    this.gone = true;
  }

  /** A match of a table, by its link. @param {string} ticket */
  async find(ticket) {
    this.paper(t("replay.title"), [el("p", {}, t("start.loading"))]);
    try {
      const told = await getReplay(ticket);
      const tickets = await ownOf(ticket);
      const source = {
        ticket,
        tickets,
        kept: tickets ? memory.deal(tickets.code, tickets.match) : {},
        record: () => getRecord(ticket),
      };
      await this.play({ ...told, code: tickets?.code, match: tickets?.match }, source, tickets?.seat ?? null);
    } catch (reason) {
      this.ask(refusalWords(reason));
    }
  }

  /** Somebody is asked for a file. @param {Match[]} [matches] */
  ask(trouble = "", matches = []) {
    this.redraw = () => this.ask(trouble, matches);
    /** @type {HTMLInputElement} */
    const field = el("input.unseen", {
      type: "file",
      id: "record",
      accept: ".jsonl,.json,.txt,application/jsonl",
      on: { change: () => field.files?.[0] && this.read(field.files[0]) },
    });
    const drop = el(
      "label.record-drop",
      {
        for: "record",
        on: {
          dragover: (/** @type {DragEvent} */ event) => event.preventDefault(),
          drop: (event) => {
            event.preventDefault();
            const [file] = event.dataTransfer?.files ?? [];
            if (file) this.read(file);
          },
        },
      },
      el("b", {}, t("replay.choose")),
      el("span", {}, t("replay.drop")),
    );
    this.paper(t("replay.bring"), [
      el("p", {}, t("replay.bring_text")),
      trouble && el("p.trouble", { role: "alert" }, trouble),
      field,
      drop,
      matches.length > 0 && this.list(matches),
    ]);
  }

  /** @param {Match[]} matches */
  list(matches) {
    return el(
      "section",
      {},
      el("h2", {}, t("replay.which", { n: matches.length })),
      el(
        "ol.record-list",
        {},
        matches
          .slice(0, 200)
          .map((match, i) =>
            el(
              "li",
              {},
              el(
                "button.btn.is-quiet",
                { type: "button", data: { match: i }, on: { click: () => this.bring(match, matches) } },
                `${i + 1}. ${TITLES[match.game ?? ""] ?? "?"}${t("colon")}${seatNames(match.names).join(", ")}`,
              ),
            ),
          ),
      ),
    );
  }

  /** @param {File} file */
  async read(file) {
    const matches = matchesIn(await file.text().catch(() => ""));
    if (matches.length > 1) this.ask("", matches);
    else await this.bring(matches[0], []);
  }

  /** The server plays it again, and says what is wrong with it if it cannot be. @param {Match} match @param {Match[]} matches */
  async bring({ record, first, game }, matches) {
    if (record.length > LARGEST) return this.ask(t("refused.too_large"), matches);
    try {
      const told = await tellRecord(record, first);
      if (!this.gone) await this.play(told, { kept: {}, record: async () => ({ record }) }, null);
    } catch (reason) {
      this.ask(refusalWords(reason, game ?? ""), matches);
    }
    return undefined;
  }

  /** @param {import("./film.js").Told} told @param {Source} source @param {number|null} own */
  async play(told, source, own) {
    await bring(told.game);
    if (this.gone) return;
    this.redraw = undefined;
    this.table = new ReplayTable(this.root, new Film({ ...told, names: seatNames(told.names) }), source, own);
    if (wantsCompany()) this.table.join();
  }

  /** @param {string} title @param {Child} body */
  paper(title, body) {
    if (this.gone) return;
    this.root.replaceChildren(
      el(
        "div.lobby.felt",
        {},
        el("div.beam.oak"),
        el(
          "main.sheet-page.paper",
          {},
          el(
            "header",
            {},
            el("button.ib", { type: "button", "aria-label": t("back"), on: { click: () => go("/") } }, "‹"),
            el("h1", {}, title),
          ),
          body,
        ),
      ),
    );
  }
}
