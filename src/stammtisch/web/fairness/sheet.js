/** A fair deal: what is shown before it, and the check after it, done here and not by the server. */

import { el, nodeOf } from "../shared/dom.js";
import { t } from "../shared/words/index.js";
import { checkDeal } from "./check.js";
import { getRecord, getReplays, getWhose } from "../shared/replays.js";
import { memory } from "../shared/memory.js";
import { refusalWords } from "../shared/words/reasons.js";
import { openSheet } from "../shared/sheet.js";
import { toast } from "../shared/notes.js";

/** @typedef {{table: import("../table/state/table.js").Table}} Page  the table itself, or the page before it */

/** @param {string} path */
const mark = (path) =>
  nodeOf(
    `<svg class="finding-mark" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" fill="none" stroke="currentColor"
      stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  );
const TICK = "M5 13 10 18 19 7";
const CROSS = "M6 6 18 18M18 6 6 18";

/**
 * The link to a match of this table that has been played, for somebody who sat there.
 * @param {string} code
 * @param {number} match
 * @param {string|null} [token]
 */
export async function ticketsOf(code, match, token = memory.seats[code]) {
  if (!token) return null;
  const { replays } = await getReplays(code, token);
  return replays.find((each) => each.match === match) ?? null;
}

/** The match of a link, if it is one's own. @param {string} ticket */
export async function ownOf(ticket) {
  const { seats } = memory;
  const answer = Object.keys(seats).length ? await getWhose(ticket, seats).catch(() => null) : null;
  return answer?.mine ?? null;
}

/** @param {{commitment: string, contributions: string[]}} deal @param {string[]} names */
function facts({ commitment, contributions }, names) {
  const given = contributions.flatMap((text, seat) => (text ? [[names[seat], text]] : []));
  return el(
    "dl.fair-facts",
    {},
    el("dt", {}, t("fair.commitment")),
    el("dd", {}, el("code.hash", {}, commitment)),
    el("dt", {}, t("fair.thrown_in")),
    given.length
      ? given.map(([name, text]) => el("dd", {}, el("b", {}, name), " ", el("code.hash", {}, text)))
      : el("dd", {}, t("fair.nothing")),
  );
}

/** The deal of a table: committed to before a match, to be checked after it. @param {{company: import("../shared/types/messages.js").Company}} table */
export function showFair({ company: table }) {
  const names = table.seats.map((/** @type {import("../shared/types/messages.js").Seat} */ seat) => seat.name ?? "?");
  const place = el("div.findings", { role: "status" });
  const { phase, proof } = table;
  openSheet({
    title: t("fair.title"),
    name: "fair",
    body: [
      el("p", {}, t("fair.text")),
      facts(proof ?? table, names),
      place,
      !proof && el("p.hint", {}, t(phase === "over" ? "fair.only_table" : "fair.later")),
    ].filter(Boolean),
    acts: proof ? [checkButton(place, () => recordOf(table), memory.deal(table.code, table.match), proof)] : [],
  });
}

/** @param {import("../shared/types/messages.js").Company} table */
async function recordOf(table) {
  const found = await ticketsOf(table.code, table.match);
  return found && getRecord(found.open);
}

/** The deal of a record that is being watched. @param {{record: string, address?: string}} source @param {import("./check.js").Kept} kept */
export function showProof(source, kept) {
  const place = el("div.findings", { role: "status" });
  openSheet({
    title: t("fair.title"),
    name: "fair",
    body: [el("p", {}, t("fair.text")), place],
    acts: [checkButton(place, async () => source, kept, null)],
  });
}

/**
 * @param {HTMLElement} place  for what was found
 * @param {() => Promise<{record: string, address?: string}|null|undefined>} find
 * @param {import("./check.js").Kept} kept
 * @param {import("../shared/types/messages.js").Proof|null} proof
 */
function checkButton(place, find, kept, proof) {
  const button = el(
    "button.btn",
    {
      type: "button",
      data: { act: "check" },
      on: {
        click: async () => {
          button.disabled = true;
          try {
            const source = await find();
            if (!source) return toast(t("fair.only_table"), { tone: "no" });
            const findings = await checkDeal(source.record, kept, proof);
            place.replaceChildren(...verdict(findings, source));
            place.scrollIntoView({ block: "start" });
          } catch (reason) {
            toast(refusalWords(reason), { tone: "no" });
          } finally {
            button.disabled = false;
          }
          return undefined;
        },
      },
    },
    t("fair.check"),
  );
  return button;
}

/** What was found, and one word for all of it. @param {import("./check.js").Finding[]} findings @param {{address?: string}} source */
function verdict(findings, { address }) {
  if (findings[0].key === "alone") return [el("p.verdict", { data: { finding: "alone" } }, t("fair.wrong.alone"))]; // that is no fault
  const wrong = findings.some((finding) => !finding.right);
  return [
    el("p.verdict", { class: wrong ? "is-wrong" : "is-right" }, t(wrong ? "fair.forged" : "fair.fair")),
    el(
      "ol",
      {},
      findings.map(({ key, right, n, line }) =>
        el(
          "li.finding",
          { class: right ? "is-right" : "is-wrong", data: { finding: key } },
          mark(right ? TICK : CROSS),
          t(right ? `fair.right.${key}` : `fair.wrong.${key}`, { n, line }),
        ),
      ),
    ),
    el(
      "p.hint",
      {},
      t("fair.elsewhere"),
      " ",
      el("code", {}, "stammtisch verify"),
      address && [" · ", el("a", { href: address, download: "" }, t("replay.download"))],
    ),
  ];
}
