/** A proper ending: who won and why, the moment that decided it, the pad, and one more. */

import { nextOf } from "../evening/evening.js";
import { eveningActs, eveningPad, standingWords } from "../evening/standings.js";
import { showFair, ticketsOf } from "../fairness/sheet.js";
import { mug } from "../shared/art/card.js";
import { el, nodeOf } from "../shared/dom.js";
import { TITLES } from "../shared/games.js";
import { eager } from "../shared/memory.js";
import { toast } from "../shared/notes.js";
import { asFile, keep, pictureOf } from "../shared/picture.js";
import { go } from "../shared/router.js";
import { shareText } from "../shared/share.js";
import { openSheet, openSheetName } from "../shared/sheet.js";
import { cardName, list, t, wordsOf } from "../shared/words/index.js";
import { refusalWords } from "../shared/words/reasons.js";
import { plain, tell } from "../table/state/story.js";
import { sentence } from "../table/view/log.js";
import { ranking, toNewest } from "../table/view/pad.js";
import { decisiveEvent, decisiveRound, deedIn, leadOf } from "./decisive.js";

/** @import {View} from "../shared/types/messages.js" */
/** @import {Table} from "../table/state/table.js" */
/** @import {Viewer} from "../table/state/viewer.js" */
/** Where it is shown: the pad beside it, and whether one still looks at that table. @typedef {{makePad: (view: View) => Node, isOpen: () => boolean}} Place */

/** @param {Viewer} viewer @param {Place} place */
export function showEnd(viewer, place) {
  const { table, game } = viewer;
  const { you, names } = table;
  const { view } = table.told;
  if (!view?.outcome) return;
  const { outcome } = view;
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const title = titleOf(winners, names, view.seat);
  const why = whyOf(view, winners, names, game.lowWins);
  const moment = winners.length === 1 ? momentOf(viewer, winners[0]) : null;
  const drawing = () =>
    pictureOf({
      game: TITLES[view.game],
      title: titleOf(winners, names, null),
      why: whyOf({ ...view, seat: null }, winners, names, game.lowWins).join(" "),
      names,
      ...outcome,
    });
  const share = async () => {
    const [link, file] = await Promise.all([linkOf(table), asFile(drawing()).catch(() => null)]);
    const said = [titleOf(winners, names, null), ...lines(view, names), momentText(table, moment), link];
    await shareText(said.filter(Boolean).join("\n"), file ? [file] : []);
  };
  const picture = () =>
    asFile(drawing())
      .then(keep)
      .catch(() => toast(t("end.no_picture"), { tone: "no" }));
  const { dialog } = openSheet({
    title,
    name: "end",
    kind: "dialog",
    body: [
      cheers(),
      el(
        "div.end-parts",
        {},
        el("div", {}, el("p.why", {}, why.join(" ")), ranking(outcome, names, view.seat)),
        el(
          "div",
          {},
          eveningPart(table),
          moment &&
            el("p.decisive", {}, el("small", {}, t(moment.last ? "end.last_card" : "end.decisive")), momentWords(table, moment)),
          view.sheet?.length > 0 && !game.makePad && place.makePad(view),
        ),
      ),
      el("p.again", { role: "status" }, againWords(table)),
      el(
        "div.end-links",
        {},
        quiet("share", t("end.share"), share),
        quiet("picture", t("end.picture"), picture),
        you.person !== null && quiet("replay", t("replay.title"), () => replay(table)),
        you.person !== null && quiet("nachlese", t("replay.nachlese"), () => replay(table, "nachlese")),
        togetherButton(table),
        isAlone(table) && !table.company.day && !table.company.lesson && quiet("challenge", t("end.challenge"), () => challenge(table)),
        !onward(table) && quiet("fair", t("fair.title"), () => aside(() => showFair(table), () => place.isOpen() && showEnd(viewer, place))),
      ),
    ].filter(Boolean),
    acts: [
      onward(table) ??
        (you.person !== null &&
          el("button.btn", { type: "button", data: { act: "rematch" }, on: { click: () => rematch(table) } }, rematchWords(table))),
      quiet("home", t("end.home"), () => go("/")),
    ].filter(Boolean),
  });
  toNewest(dialog);
}

/** @param {string} act @param {string} words @param {() => void} click */
const quiet = (act, words, click) => el("button.btn.is-quiet", { type: "button", data: { act }, on: { click } }, words);

/** From a deal that others play too one goes on to what they made of it; null at any other table. @param {Table} table */
function onward({ company }) {
  const { day, challenge: link, game } = company;
  const address = day ? `/day/${day}/${game}` : link && `/challenge/${link}`;
  if (!address) return null;
  return el("button.btn", { type: "button", data: { act: "onward" }, on: { click: () => go(address) } }, t(day ? "end.day" : "end.compare"));
}

/** Send these cards to a friend. @param {Table} table */
async function challenge({ company, token }) {
  try {
    const [{ sendChallenge, sendWords }] = await Promise.all([import("../deals/kept.js"), wordsOf("leaf")]);
    await shareText(sendWords(company.challenge ?? (await sendChallenge(company.code, /** @type {string} */ (token))).challenge, company.game));
  } catch (reason) {
    toast(refusalWords(reason), { tone: "no" });
  }
}

/** Whether nobody else has to be asked. */
const isAlone = (/** @type {Table} */ { company, you }) =>
  company.seats.every(({ kind, person }) => kind === "bot" || person === you.person);

/** The match of an evening that comes after the one that is over. @param {import("../shared/types/messages.js").Company} company */
const goesOn = ({ evening, phase }) => (evening && phase === "over" ? nextOf(evening) : null);

/** That somebody would like to play on. @param {import("../shared/types/messages.js").Company} company */
export const wantsKey = (company) => (goesOn(company) ? "evening.wants" : "end.wants");

/** What the button for another match says; in an evening, which one comes next. @param {Table} table */
export function rematchWords({ company, isHost }) {
  const next = goesOn(company);
  if (next) return t(isHost ? "evening.go_on" : "evening.propose", { game: TITLES[next.game] ?? next.game });
  return t(isHost ? "end.rematch" : "end.propose");
}

/** What the match gave in an evening, and how that stands. @param {Table} table */
function eveningPart({ company, you }) {
  const { evening } = company;
  if (!evening) return null;
  return el(
    "section.evening",
    { data: { over: String(evening.over) } },
    el(evening.over ? "h3.serif" : "p", {}, standingWords(evening, you.seat)),
    eveningPad(evening, { me: you.seat }),
    evening.over && el("div.end-links", {}, eveningActs(() => evening)),
  );
}

/** Who would like another match, and who can call it. @param {Table} table */
export function againWords({ company, you, isHost, host }) {
  const wanting = company.seats.filter((seat) => seat.again && seat.person !== you.person);
  const proposed = you.person !== null && company.seats.some((seat) => seat.again && seat.person === you.person);
  const [asked, waits] = goesOn(company)
    ? ["evening.proposed", "evening.wait_host"]
    : ["end.proposed", "end.wait_host"];
  return [
    wanting.length > 0 &&
      t(wantsKey(company), { names: list(wanting.map(({ name }) => name ?? "")), count: wanting.length }),
    proposed && t(asked),
    !isHost && host && t(waits, { name: host.name }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Another paper over the result, which is there again when that is put away. @param {() => void} open @param {() => void} back */
function aside(open, back) {
  open();
  const follow = () => {
    const dialog = document.querySelector("dialog.sheet[open]");
    dialog?.addEventListener("close", () => (openSheetName() ? follow() : back()), { once: true });
  };
  follow();
}

/** Where the match can be seen again, by whoever is given it. @param {Table} table */
async function linkOf({ company, token }) {
  const found = await ticketsOf(company.code, company.match, token).catch(() => null);
  return found ? `${location.origin}/replay/${found.open}` : location.origin;
}

/** Whether somebody else who sits here is there. @param {Table} table */
export const othersHere = ({ company, you }) =>
  you.person !== null &&
  company.seats.some(({ person, presence }) => person !== null && person !== you.person && presence !== "away");

/** Looking at it with the others, as long as there are any. @param {Table} table */
function togetherButton(table) {
  const button = quiet("together", t("together.title"), () => lookTogether(table));
  button.hidden = !othersHere(table);
  return button;
}

/** Somebody has come, gone, or would like another match, while the result is looked at. @param {Table} table */
export function refreshEnd(table) {
  const dialog = document.querySelector("dialog[open][data-name=end]");
  const again = dialog?.querySelector(".again");
  if (again) again.textContent = againWords(table);
  const button = /** @type {HTMLElement|null} */ (dialog?.querySelector("[data-act=together]"));
  if (button) button.hidden = !othersHere(table);
  return Boolean(again);
}

/** @param {Table} table @param {"replay"|"nachlese"} [where] @param {string} [how] */
export async function replay({ company, token }, where = "replay", how = "") {
  const found = await ticketsOf(company.code, company.match, token).catch(() => null);
  if (found) go(`/${where}/${found.open}${how}`);
  else toast(t("refused.no_such_replay"), { tone: "no" });
}

/** Looking at it with the others. @param {Table} table */
export const lookTogether = (table) => replay(table, "replay", "?together");

/** Another match with the same company: begun at once by somebody who plays alone, proposed by whoever is not the host. @param {Table} table */
export function rematch(table) {
  const { company, isHost } = table;
  if (isHost && openSheetName() === "end") /** @type {HTMLDialogElement|null} */ (document.querySelector("dialog[open][data-name=end]"))?.close();
  if (isAlone(table)) eager.add(company.code);
  table.send("rematch").catch((reason) => {
    eager.delete(company.code);
    toast(refusalWords(reason), { tone: "no" });
  });
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
  const { reason, totals } = /** @type {import("../shared/types/messages.js").Outcome} */ (view.outcome);
  const lead = winners.length === 1 ? leadOf(totals, winners[0], lowWins) : 0;
  const called = (/** @type {number} */ seat) => ({ name: names[seat], reader: seat === view.seat });
  const ahead = lead > 0 && reason !== "hand_empty" ? [t("end.ahead", { who: called(winners[0]), n: lead })] : [];
  const top = totals.indexOf(Math.max(...totals));
  if (reason === "limit" && view.limit) {
    const key = top === view.seat ? "end.why.limit_you" : "end.why.limit";
    return [t(key, { name: names[top], total: totals[top], limit: view.limit }), ...ahead];
  }
  if (reason === "rounds") return [t("end.why.rounds", { n: view.sheet.length }), ...ahead];
  if (reason === "hand_empty" && winners.length === 1) return [t("end.why.hand_empty", { who: called(winners[0]) })];
  if (reason === "hand_empty") return [t("end.why.hands_empty", { names: list(winners.map((seat) => names[seat])) })];
  return [t(`end.reason.${reason}`), ...ahead];
}

/**
 * What decided it: a round, a deed in it, or an event of a match without rounds.
 * @param {Viewer} viewer
 * @param {number} winner
 * @returns {{winner: number, round: any, event: any, last?: boolean}|null}  `last` if it is only the last card
 */
function momentOf({ table: { told }, game }, winner) {
  const { sheet } = /** @type {View} */ (told.view);
  if (game.makePad) {
    const event = decisiveEvent(told.story, winner, game.relief);
    return event && { winner, round: null, event, last: !((game.relief?.(event, winner) ?? 0) >= 2) };
  }
  const round = decisiveRound(sheet ?? [], winner, game.lowWins);
  if (!round) return null;
  const event = deedIn(told.story, round.round, game.decisive);
  return { winner, round, event };
}

/** @param {Table} table */
function momentWords(table, /** @type {any} */ { winner, round, event }) {
  const view = /** @type {View} */ (table.told.view);
  if (!event) return roundWords(round, winner, table.names, view.seat);
  return [round && `${t("where.round", round)}${t("colon")}`, sentence(view.game, event, table.names, view.seat)];
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

/** The same for somebody who was not there. @param {Table} table @param {any} moment */
function momentText(table, moment) {
  if (!moment) return "";
  const { winner, round, event } = moment;
  const { game } = table.company;
  if (!event) return roundWords(round, winner, table.names);
  const told = plain(tell(game, event, null, table.names), (card) => cardName(game, card).long);
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

// A calm celebration in our hand: two mugs meet, foam comes up, a few crown caps come to rest.

const CAPS = [
  [26, 106, 1],
  [52, 114, 0.8],
  [268, 112, 0.9],
  [296, 104, 1.1],
];

export function cheers() {
  const glass = mug(10);
  const caps = CAPS.map(
    ([x, y, size], i) =>
      `<g class="cheers-cap is-${i}"><use href="#i-cap" transform="translate(${x} ${y}) scale(${size}) translate(-12 -12)"/></g>`,
  );
  const drops = "M152 20q-6 8 0 11 6-3 0-11ZM172 12q-7 10 0 13 7-3 0-13ZM190 24q-5 7 0 9 5-2 0-9Z";
  return nodeOf(
    `<svg class="cheers ink-gold" viewBox="0 0 340 130" aria-hidden="true">
      <g class="cheers-mug is-left"><g transform="translate(136 78) rotate(10) scale(-.66 .66) translate(-62 -96)">${glass}</g></g>
      <g class="cheers-mug is-right"><g transform="translate(206 78) rotate(-10) scale(.66) translate(-62 -96)">${glass}</g></g>
      <path class="cheers-foam" d="${drops}" fill="var(--c-paper)" stroke="var(--c-ink)" stroke-width="2" stroke-linejoin="round"/>
      ${caps.join("")}
    </svg>`,
  );
}
