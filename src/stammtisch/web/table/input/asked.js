/** What the slip says at a running table: what is asked, who is away, that a bot plays, that the line is down, that it is over. */

import { awayOf } from "../view/presence.js";
import { againWords, offeredAt } from "../../result/actions.js";
import { cardName, list, t } from "../../shared/words/index.js";
import { asking } from "../state/asking.js";

/** @import {Decision, View} from "../../shared/types/messages.js" */
/** @import {Ask} from "../view/slip.js" */

/**
 * What is asked of us. Only the newest view can be answered, and not while a bot plays for us.
 * @param {import("../state/viewer.js").Viewer} viewer
 * @param {string} lately  what happened last
 * @param {View} view
 * @param {Decision|null} decision
 * @param {string[]} names
 * @param {string[]} cards
 */
export function askAtTheTable(viewer, lately, view, decision, names, cards) {
  const { company, chosen, line, pending, ready, isResting, mayAnswer } = viewer.table;
  const others = view.awaiting.filter((seat) => seat !== view.seat);
  const how = { names, chosen, hand: cards, pending: pending?.move ?? null, decision, pointed: viewer.pointed };
  const asked = asking(mayAnswer ? view : { ...view, awaiting: others, legal: [] }, viewer.game, how);
  const watching = view.seat === null && company.phase === "playing";
  if (watching && company.seats.some((seat) => seat.kind === "bot"))
    asked.ask.buttons = [{ label: t("slip.sit"), verb: "sit", tone: "quiet" }];
  if (view.outcome && mayAnswer) asked.ask = { ...asked.ask, ...closing(viewer.table, view) };
  const away = others.find((seat) => awayOf(viewer.table, company.seats[seat]));
  if (away !== undefined && !asked.mine)
    asked.ask.text = t(company.absence ? "slip.away_bot" : "slip.away_waits", { name: names[away] });
  const reading = others.filter((seat) => viewer.table.readers.includes(seat));
  if (reading.length && !asked.mine && !view.outcome)
    asked.ask.text = t("slip.reading", { names: list(reading.map((seat) => names[seat])), count: reading.length });
  if (ready && !asked.mine && !view.outcome) asked.ask.text = t("ready.waits", { card: cardName(view.game, ready).long });
  else if (chosen.length && !asked.mine && view.seat !== null && !view.outcome)
    asked.ask.text = `${asked.ask.text} ${t("ready.again")}`;
  asked.said = !view.awaiting.length && !view.outcome && ((view.taker ?? null) !== null || Boolean(view.values));
  if (asked.said && lately) asked.ask.title = lately.replace(/\.$/, ""); // with what it brings
  else if (asked.ask.tone === "wait" && !view.outcome) asked.ask.lately = lately;
  if (isResting) {
    const back = { label: t("menu.unrest"), verb: "unrest" };
    asked.ask = { game: view.game, tone: "wait", title: t("slip.resting"), text: "", buttons: [back] };
  }
  if (pending && !line.up)
    asked.ask = { game: view.game, tone: "wait", title: t("slip.kept"), text: t("slip.kept_text"), aloud: true };
  return asked;
}

/** What is wanted most when it is over. */
const WANTED = new Set(["rematch", "onward"]);

/** What can be done when it is over. @param {import("../state/table.js").Table} table @param {View} view @returns {Pick<Ask, "text"|"buttons">} */
function closing(table, view) {
  const offers = offeredAt("slip", { table, does: { result() {} } });
  return {
    text: againWords(table) || t(`end.reason.${view.outcome?.reason}`),
    buttons: offers.map(({ key, label }) => ({ label, verb: key, tone: WANTED.has(key) ? "main" : "quiet" })),
  };
}
