/** How the seats of a running table are drawn: what a view, the company and what is asked say of each. */

import { el, fill, nodeOf } from "../../shared/dom.js";
import { memory } from "../../shared/memory.js";
import { t } from "../../shared/words/index.js";

/** @import {View} from "../../shared/types/messages.js" */
/** @import {Asked} from "../state/asking.js" */
/** @import {Table} from "../state/table.js" */
/** @import {Viewer} from "../state/viewer.js" */

/** How a seat is drawn. @param {Viewer} viewer @param {View} view @param {import("../../shared/types/messages.js").Seat} seat @param {number} i @param {string[]} names @param {Asked} asked @returns {import("./seats.js").SeatState} */
export function seatState(viewer, view, seat, i, names, asked) {
  const info = viewer.game.seatInfo(view, i);
  return {
    seat: i,
    name: names[i],
    bot: seat.kind === "bot",
    presence: seat.kind === "person" ? seat.presence : null,
    away: awayOf(viewer.table, seat),
    host: seat.person !== null && seat.person === viewer.table.company.host,
    count: view.counts[i],
    turn: view.awaiting.includes(i),
    sealed: view.kind === "sealed" && view.awaiting.length > 0 && !view.awaiting.includes(i),
    info: info.nodes,
    infoKey: info.key,
    lot: viewer.game.lot?.(view, i) ?? null,
    open: viewer.game.openHand?.(view, i) ?? null,
    chips: viewer.game.chips?.(view, i) ?? null,
    dog: viewer.game.dog?.(view, i) ?? false,
    move: asked.seats.get(i) ?? null,
    aimed: viewer.aimed === i && asked.seats.has(i),
    deed: deedOf(asked, i)?.label ? `${asked.ask.title} ${deedOf(asked, i)?.label}` : null,
    barred: asked.ask.persons && !asked.seats.has(i) ? (viewer.game.barred?.(view, i) ?? t("seat.barred")) : null,
    omen: asked.omens.get(i) ?? null,
    mark: viewer.game.mark?.(view, i) ?? null,
  };
}

/** What is said of somebody who is away. @param {Table} table @param {import("../../shared/types/messages.js").Seat} seat */
export function awayOf(table, seat) {
  if (memory.here(table.company.code).some(({ name }) => name === seat.name)) return null; // at this very device
  if (seat.kind !== "person" || seat.presence !== "away" || table.company.phase !== "playing") return null;
  const until = table.company.absence ? (seat.stand_in_at ?? null) : null;
  return { key: [until], words: () => awayWords(until, table.now) };
}

/** What choosing somebody would mean. @param {Asked} asked @param {number} seat */
function deedOf(asked, seat) {
  return asked.ask.persons?.find((person) => person.seat === seat);
}

// What is said of somebody who is away: how long until a bot plays for them, or that the table waits.

/** Minutes and seconds. @param {number} ms */
function timeLeft(ms) {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Words that count down by themselves until they are taken off the page.
 * @param {number|null} until  when a bot will play, in server time; null if none does
 * @param {() => number} now  the server's time
 */
export function awayWords(until, now) {
  if (until === null) return el("span.away", {}, t("seat.waits"));
  const words = el("span.away");
  const draw = () => {
    words.textContent = t("seat.bot_in", { time: timeLeft(until - now()) });
  };
  draw();
  const timer = setInterval(() => (words.isConnected ? draw() : clearInterval(timer)), 500);
  return words;
}

// How many watch a table.

const EYE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 12Q12 2 22 12 12 22 2 12Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><circle cx="12" cy="12" r="3.4" fill="currentColor"/></svg>';

/** @param {HTMLElement} place @param {number} watchers */
export function showAudience(place, watchers) {
  place.hidden = !watchers;
  fill(place, [watchers, document.documentElement.lang], () => {
    const words = t("lobby.watchers", { n: watchers });
    return [el("span", { role: "img", "aria-label": words, title: words }, nodeOf(EYE), String(watchers))];
  });
}
