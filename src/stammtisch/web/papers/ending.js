/** A proper ending: who won and why, the moment that decided it, the pad, and one more. */

import { el } from "../dom.js";
import { cardName, list, t } from "../words/index.js";
import { decisiveEvent, decisiveRound, deedIn, leadOf } from "../logic/decisive.js";
import { plain, tell } from "../logic/story.js";
import { go } from "../router.js";
import { TITLES } from "../shelf.js";
import { refusalWords } from "../words/reasons.js";
import { cheers } from "./cheers.js";
import { showFair, ticketsOf } from "./fair.js";
import { sentence } from "../board/log.js";
import { ranking } from "../board/ranking.js";
import { shareText } from "../house/share.js";
import { openSheet } from "../house/sheet.js";
import { toast } from "../house/toast.js";

/** @import {View} from "../state/types.js" */

/** @param {import("../pages/table.js").TablePage} page */
export function showEnd(page) {
  const { company, you, isHost, names } = page.table;
  const { view } = page.table.told;
  if (!view?.outcome) return;
  const winners = view.outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const title = titleOf(winners, names, view.seat);
  const why = whyOf(view, winners, names, page.game.lowWins);
  const moment = winners.length === 1 ? momentOf(page, winners[0]) : null;
  const host = company.seats.find((seat) => seat.person !== null && seat.person === company.host);
  const share = () =>
    shareText(
      [titleOf(winners, names, null), ...lines(view, names), momentText(page, moment)].filter(Boolean).join("\n"),
    );
  openSheet({
    title,
    name: "end",
    kind: "dialog",
    body: [
      cheers(),
      el("p.why", {}, why.join(" ")),
      ranking(view.outcome, names, view.seat),
      moment && el("p.decisive", {}, el("small", {}, t("end.decisive")), momentWords(page, moment)),
      view.sheet?.length > 0 && !page.game.makePad && page.board.makePad(view),
      !isHost && host && el("p", {}, t("end.wait_host", { name: host.name })),
      el(
        "div.end-links",
        {},
        quiet("share", t("end.share"), share),
        you.person !== null && quiet("replay", t("replay.title"), () => replay(page)),
        quiet("fair", t("fair.title"), () => showFair(page)),
      ),
    ].filter(Boolean),
    acts: [
      isHost &&
        el(
          "button.btn",
          { type: "button", on: { click: (/** @type {any} */ event) => rematch(page, event) } },
          t("end.rematch"),
        ),
      quiet("home", t("end.home"), () => go("/")),
    ].filter(Boolean),
  });
}

/** @param {string} act @param {any} words @param {any} click */
const quiet = (act, words, click) => el("button.btn.is-quiet", { type: "button", data: { act }, on: { click } }, words);

async function replay(/** @type {any} */ { table: { company }, link }) {
  const found = await ticketsOf(company.code, company.match, link.token).catch(() => null);
  if (found) go(`/replay/${found.open}`);
  else toast(t("refused.no_such_replay"), { tone: "no" });
}

/** @param {any} page @param {any} event */
function rematch(page, event) {
  event.currentTarget.closest("dialog").close();
  page.link.send("rematch").catch((/** @type {any} */ reason) => toast(refusalWords(reason), { tone: "no" }));
}

/** @param {number[]} winners @param {string[]} names @param {number|null} me */
function titleOf(winners, names, me) {
  if (winners.length > 1)
    return t("end.title_many", { names: list(winners.map((/** @type {number} */ seat) => names[seat])) });
  return winners[0] === me ? t("end.title_you") : t("end.title", { name: names[winners[0]] });
}

/**
 * Why it is over, with whoever made it so, and how close it was.
 * @param {View} view
 * @param {number[]} winners
 * @param {string[]} names
 * @param {boolean} lowWins
 */
function whyOf(view, winners, names, lowWins) {
  const { reason, totals } = /** @type {import("../state/types.js").Outcome} */ (view.outcome);
  const lead = winners.length === 1 ? leadOf(totals, winners[0], lowWins) : 0;
  const ahead = lead > 0 && reason !== "hand_empty" ? [t("end.ahead", { n: lead })] : [];
  const top = totals.indexOf(Math.max(...totals));
  if (reason === "limit" && view.limit) {
    const key = top === view.seat ? "end.why.limit_you" : "end.why.limit";
    return [t(key, { name: names[top], total: totals[top], limit: view.limit }), ...ahead];
  }
  if (reason === "rounds") return [t("end.why.rounds", { n: view.sheet.length }), ...ahead];
  if (reason === "hand_empty") {
    const out = winners.map((/** @type {number} */ seat) => (seat === view.seat ? t("you.name") : names[seat]));
    return [t("end.why.hand_empty", { names: list(out) })];
  }
  return [t(`end.reason.${reason}`), ...ahead];
}

/**
 * What decided it: a round, a deed in it, or an event of a match without rounds.
 * @param {any} page
 * @param {number} winner
 * @returns {{winner: number, round: any, event: any}|null}
 */
function momentOf({ table: { told }, game }, winner) {
  const { sheet } = told.view;
  if (game.makePad) {
    const event = decisiveEvent(told.story, winner, game.relief);
    return event && { winner, round: null, event };
  }
  const round = decisiveRound(sheet ?? [], winner, game.lowWins);
  if (!round) return null;
  const event = deedIn(told.story, round.round, game.decisive);
  return { winner, round, event };
}

/** @param {any} page */
function momentWords(page, /** @type {any} */ { winner, round, event }) {
  const { view } = page.table.told;
  if (!event) return roundWords(round, winner, page.table.names, view.seat);
  return [round && `${t("where.round", round)}${t("colon")}`, sentence(view.game, event, page.table.names, view.seat)];
}

/** @param {number} winner @param {string[]} names */
function roundWords(
  /** @type {any} */ { round, seat, points, gain, tookLead },
  /** @type {number} */ winner,
  /** @type {string[]} */ names,
  /** @type {number|null} */ me = null,
) {
  const called = (/** @type {number} */ place) => ({ name: names[place], reader: place === me });
  const what =
    points < 0
      ? t("end.decisive_strikes", { who: called(seat), n: -points })
      : t("end.decisive_gets", { who: called(seat), n: points });
  const then = tookLead
    ? t("end.decisive_leads", { who: called(winner) })
    : t("end.decisive_ahead", { who: called(winner), n: gain });
  return t("end.decisive_round", { round, what, then });
}

/** The same for somebody who was not there. @param {any} page @param {any} moment */
function momentText(page, moment) {
  if (!moment) return "";
  const { winner, round, event } = moment;
  const { game } = page.table.company;
  if (!event) return roundWords(round, winner, page.table.names);
  const told = plain(tell(game, event, null, page.table.names), (card) => cardName(game, card).long);
  return round ? `${t("where.round", round)}${t("colon")}${told}` : told;
}

/** @param {string[]} names */
function lines(/** @type {any} */ { game, outcome: { places, totals } }, /** @type {string[]} */ names) {
  const order = places
    .map((/** @type {any} */ _, /** @type {number} */ seat) => seat)
    .sort((/** @type {any} */ one, /** @type {any} */ two) => places[one] - places[two]);
  return [
    `${TITLES[game]}${t("colon")}`.trimEnd(),
    ...order.map(
      (/** @type {number} */ seat) => `${t("end.place", { n: places[seat] })} ${names[seat]} (${totals[seat]})`,
    ),
  ];
}
