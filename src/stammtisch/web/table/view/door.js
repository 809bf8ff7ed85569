/** Who is at the door: those who wait to be let in, and those who were asked to leave. */

import { el } from "../../shared/dom.js";
import { t } from "../../shared/words/index.js";
import { refusalWords } from "../../shared/words/reasons.js";
import { closeSheet, openSheet } from "../../shared/sheet.js";
import { toast } from "../../shared/notes.js";

/** @import {Company, Guest} from "../../shared/types/messages.js" */

/**
 * Whether somebody may try to let a guest in. A guest from the host's own address is let in by others.
 * @param {import("../state/table.js").Table} table
 * @param {Guest} guest
 */
function mayOpen({ you, isHost, company }, guest) {
  return you.person !== null && (isHost || (!guest.sent_away && company.phase === "playing"));
}

/**
 * The guests at the door, each with a button for those who may open it; nothing if there are none.
 * @param {import("../state/table.js").Table} table
 * @param {() => void} [done]
 */
export function doorRows(table, done = () => {}) {
  /** @type {Guest[]} */
  const guests = (table.company.door ?? []).filter((guest) => mayOpen(table, guest));
  if (!guests.length) return null;
  const letIn = (/** @type {number} */ guest) => () => {
    done();
    table.send("let_in", { guest }).catch((reason) => toast(refusalWords(reason), { tone: "no" }));
  };
  return el(
    "ol.seat-rows.is-door",
    { "aria-label": t("door.title") },
    guests.map(({ guest, name, sent_away }) =>
      el(
        "li",
        {},
        el("span.mat.is-small.is-empty"),
        el("span.seat-words", {}, el("b", {}, name), el("small", {}, t(sent_away ? "door.sent_away" : "door.waiting"))),
        el(
          "button.btn.is-quiet",
          {
            type: "button",
            data: { guest },
            "aria-label": t("door.let_in_name", { name }),
            on: { click: letIn(guest) },
          },
          t("door.let_in"),
        ),
      ),
    ),
  );
}

/** The door as a part of a page. @param {import("../state/table.js").Table} table */
export function doorSection(table) {
  const rows = doorRows(table);
  return rows && el("section.door", {}, el("h2", {}, t("door.title")), rows);
}

/** The door as a sheet of its own, at a table where a match runs. @param {import("../state/table.js").Table} table */
export function showDoor(table) {
  const rows = doorRows(table, closeSheet);
  openSheet({ title: t("door.title"), name: "door", body: rows ?? el("p", {}, t("door.nobody")) });
}

/** Those who have come to the door since. @param {Company} before @param {Company} after @returns {Guest[]} */
export function newGuests(before, after) {
  const known = new Set((before.door ?? []).map(({ guest }) => guest));
  return (after.door ?? []).filter(({ guest, sent_away }) => !sent_away && !known.has(guest));
}
