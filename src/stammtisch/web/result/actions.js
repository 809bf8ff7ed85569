/**
 * What can be done after a match: one list, from which its result, the menu, the slip and the menu of its replay draw.
 *
 * A place says what is over and what it can do itself (`Over`), and gets its entries in their order. Whoever adds an entry
 * says where it is offered, when, what stands on it and what it does.
 */

import { showFair, ticketsOf } from "../fairness/sheet.js";
import { nextOf } from "../evening/evening.js";
import { TITLES } from "../shared/games.js";
import { eager } from "../shared/memory.js";
import { toast } from "../shared/notes.js";
import { go } from "../shared/router.js";
import { shareText } from "../shared/share.js";
import { openSheetName } from "../shared/sheet.js";
import { list, t, wordsOf } from "../shared/words/index.js";
import { refusalWords } from "../shared/words/reasons.js";

/** @import {Company} from "../shared/types/messages.js" */
/** @import {Tickets} from "../shared/types/requests.js" */
/** @import {Table} from "../table/state/table.js" */

/** Where something is offered: `foot` are the buttons below the result, `sharing` a part of the menu of a replay. @typedef {"result"|"foot"|"menu"|"slip"|"replay"|"sharing"} Place */
/**
 * What is over.
 * @typedef {object} Over
 * @property {Table} [table]  its table, if that is open
 * @property {string} [ticket]  its replay, if that is open; and what one's own seat gives: links to it
 * @property {Tickets|null} [tickets]
 * @property {boolean} [isOpen]  whether all cards may be seen there
 * @property {boolean} [isAtEnd]  whether the last move is shown
 * @property {Record<string, () => void>} [does]  what the place itself can do, by key
 */
/**
 * Something that can be done. Without `offered` it is offered where the place can do it, without `act` the place does it.
 * @typedef {object} Action
 * @property {string} key
 * @property {Partial<Record<Place, number>>} at  where it is offered, and as which of all
 * @property {(over: Over) => string} words
 * @property {(over: Over) => boolean} [offered]
 * @property {(over: Over) => unknown} [act]
 */
/** As a place draws it. @typedef {{key: string, label: string, offered: boolean, act: () => void}} Offer */

/** @param {Over} over @returns {Table} */
const tableOf = (over) => /** @type {Table} */ (over.table);
const isSeated = (/** @type {Over} */ { table }) => table !== undefined && table.you.person !== null;

/** @type {Action[]} */
const ACTIONS = [
  { key: "result", at: { menu: 1, slip: 2 }, words: () => t("end.result") },
  {
    key: "onward",
    at: { foot: 1, slip: 1 },
    words: ({ table }) => t(table?.company.day ? "end.day" : "end.compare"),
    offered: (over) => onward(over) !== null,
    act: (over) => go(onward(over) ?? "/"),
  },
  {
    key: "rematch",
    at: { foot: 1, menu: 2, slip: 1 },
    words: (over) => rematchWords(tableOf(over)),
    offered: (over) => isSeated(over) && onward(over) === null,
    act: (over) => rematch(tableOf(over)),
  },
  { key: "share", at: { result: 1 }, words: () => t("end.share") },
  { key: "picture", at: { result: 2 }, words: () => t("end.picture") },
  {
    key: "replay",
    at: { result: 3, menu: 3, slip: 4 },
    words: () => t("replay.title"),
    offered: isSeated,
    act: (over) => open(tableOf(over), "replay"),
  },
  {
    key: "review",
    at: { result: 4, replay: 3 },
    words: () => t("replay.review"),
    offered: (over) => isSeated(over) || Boolean(over.ticket),
    act: (over) => (over.does?.review ?? (() => open(tableOf(over), "review")))(),
  },
  {
    key: "together",
    at: { result: 5, slip: 3 },
    words: () => t("together.title"),
    offered: (over) => othersHere(tableOf(over)),
    act: (over) => open(tableOf(over), "replay", "?together"),
  },
  {
    key: "challenge",
    at: { result: 6 },
    words: () => t("end.challenge"),
    offered: ({ table }) => table !== undefined && isAlone(table) && !table.company.day && !table.company.lesson,
    act: (over) => challenge(tableOf(over)),
  },
  { key: "view", at: { replay: 1 }, words: () => t("replay.view") },
  { key: "whatif", at: { replay: 2 }, words: () => t("whatif.title") },
  {
    key: "practise",
    at: { replay: 4 },
    words: () => t("replay.practise"),
    offered: ({ ticket, isOpen, isAtEnd }) => Boolean(ticket && isOpen && !isAtEnd),
  },
  { key: "log", at: { replay: 5 }, words: () => t("log.label") },
  { key: "rules", at: { replay: 6 }, words: () => t("menu.rules") },
  {
    key: "fair",
    at: { result: 7, replay: 7 },
    words: () => t("fair.title"),
    offered: (over) => (over.table ? onward(over) === null : Boolean(over.isOpen && over.does?.fair)),
    act: (over) => (over.does?.fair ?? (() => showFair(tableOf(over))))(),
  },
  { key: "share-open", at: { sharing: 1 }, words: () => t("replay.share_open"), offered: ({ tickets }) => Boolean(tickets) },
  { key: "share-own", at: { sharing: 2 }, words: () => t("replay.share_own"), offered: ({ tickets }) => Boolean(tickets) },
  { key: "share", at: { sharing: 3 }, words: () => t("replay.share"), offered: ({ ticket, tickets }) => Boolean(ticket && !tickets) },
  { key: "download", at: { sharing: 4 }, words: () => t("replay.download"), offered: ({ ticket, isOpen }) => Boolean(ticket && isOpen) },
  { key: "home", at: { foot: 2 }, words: () => t("end.home"), offered: () => true, act: () => go("/") },
];

/** Everything that a place may offer, in its order, and whether it does so now. @param {Place} place @param {Over} over @returns {Offer[]} */
export function actionsAt(place, over) {
  const here = ACTIONS.filter(({ at }) => at[place] !== undefined);
  here.sort((one, two) => (one.at[place] ?? 0) - (two.at[place] ?? 0));
  return here.map(({ key, words, offered, act }) => ({
    key,
    get offered() {
      return offered ? offered(over) : Boolean(over.does?.[key]);
    },
    get label() {
      return words(over);
    },
    act: () => void (act ? act(over) : over.does?.[key]()),
  }));
}

/** What a place offers now. @param {Place} place @param {Over} over */
export const offeredAt = (place, over) => actionsAt(place, over).filter(({ offered }) => offered);

/** From a deal that others play too one goes on to what they made of it; null at any other table. @param {Over} over */
function onward({ table }) {
  const { day = null, challenge: link = null, game = "" } = table?.company ?? {};
  return day ? `/day/${day}/${game}` : link && `/challenge/${link}`;
}

/** Send these cards to a friend. @param {Table} table */
async function challenge({ company, token }) {
  try {
    const [{ sendChallenge, sendWords }] = await Promise.all([import("../deals/kept.js"), wordsOf(["day"])]);
    await shareText(sendWords(company.challenge ?? (await sendChallenge(company.code, /** @type {string} */ (token))).challenge, company.game));
  } catch (reason) {
    toast(refusalWords(reason), { tone: "no" });
  }
}

/** Whether nobody else has to be asked. @param {Table} table */
const isAlone = ({ company, you }) => company.seats.every(({ kind, person }) => kind === "bot" || person === you.person);

/** Whether somebody else who sits here is there. @param {Table} table */
export const othersHere = ({ company, you }) =>
  you.person !== null &&
  company.seats.some(({ person, presence }) => person !== null && person !== you.person && presence !== "away");

/** The match of an evening that comes after the one that is over. @param {Company} company */
const goesOn = ({ evening, phase }) => (evening && phase === "over" ? nextOf(evening) : null);

/** That somebody would like to play on. @param {Company} company */
export const wantsKey = (company) => (goesOn(company) ? "evening.wants" : "end.wants");

/** What the button for another match says; in an evening, which one comes next. @param {Table} table */
function rematchWords({ company, isHost }) {
  const next = goesOn(company);
  if (next) return t(isHost ? "evening.go_on" : "evening.propose", { game: TITLES[next.game] ?? next.game });
  return t(isHost ? "end.rematch" : "end.propose");
}

/** Who would like another match, and who can call it. @param {Table} table */
export function againWords({ company, you, isHost, host }) {
  const wanting = company.seats.filter((seat) => seat.again && seat.person !== you.person);
  const proposed = you.person !== null && company.seats.some((seat) => seat.again && seat.person === you.person);
  const [asked, waits] = goesOn(company) ? ["evening.proposed", "evening.wait_host"] : ["end.proposed", "end.wait_host"];
  return [
    wanting.length > 0 && t(wantsKey(company), { names: list(wanting.map(({ name }) => name ?? "")), count: wanting.length }),
    proposed && t(asked),
    !isHost && host && t(waits, { name: host.name }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Another match with the same company: begun at once by somebody who plays alone, proposed by whoever is not the host. @param {Table} table */
function rematch(table) {
  const { company, isHost } = table;
  if (isHost && openSheetName() === "end") /** @type {HTMLDialogElement|null} */ (document.querySelector("dialog[open][data-name=end]"))?.close();
  if (isAlone(table)) eager.add(company.code);
  table.send("rematch").catch((reason) => {
    eager.delete(company.code);
    toast(refusalWords(reason), { tone: "no" });
  });
}

/** @param {Table} table @param {"replay"|"review"} page @param {string} [how] */
async function open({ company, token }, page, how = "") {
  const found = await ticketsOf(company.code, company.match, token).catch(() => null);
  if (found) go(`/${page}/${found.open}${how}`);
  else toast(t("refused.no_such_replay"), { tone: "no" });
}
