/** A proper ending: who won and why, the moment that decided it, the pad, and one more. */

import { eveningActs, eveningPad, standingWords } from "../evening/standings.js";
import { showFair, ticketsOf } from "../fairness/sheet.js";
import { mug } from "../shared/art/card.js";
import { el, nodeOf } from "../shared/dom.js";
import { TITLES } from "../shared/games.js";
import { toast } from "../shared/notes.js";
import { asFile, keep, pictureOf } from "../shared/picture.js";
import { shareText } from "../shared/share.js";
import { openSheet, openSheetName } from "../shared/sheet.js";
import { cardName, list, t } from "../shared/words/index.js";
import { plain, tell } from "../table/state/story.js";
import { sentence } from "../table/view/log.js";
import { ranking, toNewest } from "../table/view/pad.js";
import { decisiveEvent, decisiveRound, deedIn, leadOf } from "./decisive.js";
import { actionsAt, againWords, offeredAt, othersHere } from "./actions.js";

/** @import {Event, View} from "../shared/types/messages.js" */
/** @import {Offer} from "./actions.js" */
/** @import {Table} from "../table/state/table.js" */
/** @import {Viewer} from "../table/state/viewer.js" */
/** Where it is shown: the pad beside it, and whether one still looks at that table. @typedef {{makePad: (view: View) => Node, isOpen: () => boolean}} Place */

/** @param {Viewer} viewer @param {Place} place */
export function showEnd(viewer, place) {
  const { table, game } = viewer;
  const { names } = table;
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
    const said = [titleOf(winners, names, null), ...lines(view.game, outcome, names), momentText(table, moment), link];
    await shareText(said.filter(Boolean).join("\n"), file ? [file] : []);
  };
  const picture = () =>
    asFile(drawing())
      .then(keep)
      .catch(() => toast(t("end.no_picture"), { tone: "no" }));
  const fair = () => aside(() => showFair(table), () => place.isOpen() && showEnd(viewer, place));
  /** @type {import("./actions.js").Over} */
  const over = { table, does: { share, picture, fair } };
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
      el("div.end-links", {}, actionsAt("result", over).map((offer) => (offer.offered || offer.key === "together") && quiet(offer))),
    ].filter(Boolean),
    acts: offeredAt("foot", over).map((offer) => (offer.key === "home" ? quiet(offer) : button(offer, ".btn"))),
  });
  toNewest(dialog);
}

/** @param {Offer} offer @param {string} look */
const button = ({ key, label, act, offered }, look) =>
  el(`button${look}`, { type: "button", hidden: !offered, data: { act: key }, on: { click: act } }, label);
/** @param {Offer} offer */
const quiet = (offer) => button(offer, ".btn.is-quiet");

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

/** Somebody has come, gone, or would like another match, while the result is looked at. @param {Table} table */
export function refreshEnd(table) {
  const dialog = document.querySelector("dialog[open][data-name=end]");
  const again = dialog?.querySelector(".again");
  if (again) again.textContent = againWords(table);
  const button = /** @type {HTMLElement|null} */ (dialog?.querySelector("[data-act=together]"));
  if (button) button.hidden = !othersHere(table);
  return Boolean(again);
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

/** How the lead grew in a round. @typedef {NonNullable<ReturnType<typeof decisiveRound>>} Turn */
/** What decided a match; `last` if it is only the last card. @typedef {{winner: number, round: Turn|null, event: Event|null, last?: boolean}} Moment */

/**
 * What decided it: a round, a deed in it, or an event of a match without rounds.
 * @param {Viewer} viewer
 * @param {number} winner
 * @returns {Moment|null}
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

/** @param {Table} table @param {Moment} moment */
function momentWords(table, { winner, round, event }) {
  const view = /** @type {View} */ (table.told.view);
  if (!event) return round && roundWords(round, winner, table.names, view.seat);
  return [round && `${t("where.round", round)}${t("colon")}`, sentence(view.game, event, table.names, view.seat)];
}

/** @param {Turn} turn @param {number} winner @param {string[]} names @param {number|null} [me] */
function roundWords({ round, seat, points, gain, tookLead }, winner, names, me = null) {
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

/** The same for somebody who was not there. @param {Table} table @param {Moment|null} moment */
function momentText(table, moment) {
  if (!moment) return "";
  const { winner, round, event } = moment;
  const { game } = table.company;
  if (!event) return round && roundWords(round, winner, table.names);
  const told = plain(tell(game, event, null, table.names), (card) => cardName(game, card).long);
  return round ? `${t("where.round", round)}${t("colon")}${told}` : told;
}

/** @param {string} game @param {import("../shared/types/messages.js").Outcome} outcome @param {string[]} names */
function lines(game, { places, totals }, names) {
  const order = places
    .map((_, seat) => seat)
    .sort((one, two) => places[one] - places[two]);
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
