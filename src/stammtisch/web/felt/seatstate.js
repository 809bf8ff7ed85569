/** How the seats of a running table are drawn: what a view, the company and what is asked say of each. */

import { memory } from "../net/memory.js";
import { t } from "../words/index.js";
import { awayWords } from "./away.js";

/** @import {View} from "../state/types.js" */
/** @import {Asked} from "../asked/asking.js" */

/** How a seat is drawn. @param {import("../pages/table.js").TablePage} page @param {View} view @param {import("../state/types.js").Seat} seat @param {number} i @param {string[]} names @param {Asked} asked @returns {import("./seats.js").SeatState} */
export function seatState(page, view, seat, i, names, asked) {
  const info = page.game.seatInfo(view, i);
  return {
    seat: i,
    name: names[i],
    bot: seat.kind === "bot",
    presence: seat.kind === "person" ? seat.presence : null,
    away: awayOf(page, seat),
    host: seat.person !== null && seat.person === page.table.company.host,
    count: view.counts[i],
    turn: view.awaiting.includes(i),
    sealed: view.kind === "sealed" && view.awaiting.length > 0 && !view.awaiting.includes(i),
    info: info.nodes,
    infoKey: info.key,
    lot: page.game.lot?.(view, i) ?? null,
    open: page.game.openHand?.(view, i) ?? null,
    chips: page.game.chips?.(view, i) ?? null,
    dog: page.game.dog?.(view, i) ?? false,
    move: asked.seats.get(i) ?? null,
    aimed: page.aimed === i && asked.seats.has(i),
    deed: deedOf(asked, i)?.label ? `${asked.ask.title} ${deedOf(asked, i)?.label}` : null,
    barred: asked.ask.persons && !asked.seats.has(i) ? (page.game.barred?.(view, i) ?? t("seat.barred")) : null,
    omen: asked.omens.get(i) ?? null,
    mark: page.game.mark?.(view, i) ?? null,
  };
}

/** What is said of somebody who is away. @param {import("../pages/table.js").TablePage} page @param {import("../state/types.js").Seat} seat */
export function awayOf(page, seat) {
  if (memory.here(page.table.company.code).some(({ name }) => name === seat.name)) return null; // at this very device
  if (seat.kind !== "person" || seat.presence !== "away" || page.table.company.phase !== "playing") return null;
  const until = page.table.company.absence ? (seat.stand_in_at ?? null) : null;
  return { key: [until], words: () => awayWords(until, page.link.now) };
}

/** What choosing somebody would mean. @param {Asked} asked @param {number} seat */
function deedOf(asked, seat) {
  return asked.ask.persons?.find((person) => person.seat === seat);
}
