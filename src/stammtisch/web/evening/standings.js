/** The evening's pad: every match with what its places gave, who is ahead, and who has won. */

import { el, tableOf } from "../shared/dom.js";
import { leadersOf, nextOf, playedOf } from "./evening.js";
import { shareText } from "../shared/share.js";
import { openSheet } from "../shared/sheet.js";
import { toast } from "../shared/notes.js";
import { TITLES } from "../shared/games.js";
import { list, number, t } from "../shared/words/index.js";
import { asFile, keep, pictureOf } from "../shared/picture.js";

/** @import {Evening, Guest} from "./evening.js" */
/** @import {Child} from "../shared/dom.js" */

/** More people than these stand below each other. */
const BESIDE = 4;

/** Points may be halves. @param {number|null} points */
const pointsWords = (points) => (points === null ? "·" : number(points, Number.isInteger(points) ? 0 : 1));

/** Who is ahead or has won, in a sentence. @param {Evening} evening @param {number|null} [me]  the reader's seat */
export function standingWords(evening, me = null) {
  const leaders = leadersOf(evening);
  if (!leaders.length) return t("evening.nobody");
  const [first] = leaders;
  const { points } = first;
  const said = pointsWords(points);
  const who = { name: first.name, reader: me !== null && first.seat === me };
  if (leaders.length > 1) {
    const names = list(leaders.map(({ name }) => name));
    return t(evening.over ? "evening.won_many" : "evening.ahead_many", { names, points, said });
  }
  return t(evening.over ? "evening.won" : "evening.ahead", { who, points, said });
}

/** What comes next, in a sentence. @param {Evening} evening @param {string[]} [differs]  what is agreed, in a few words */
export function nextWords(evening, differs = []) {
  const next = nextOf(evening);
  if (!next) return "";
  return t("evening.next", { game: [TITLES[next.game] ?? next.game, ...differs].join(", "), n: next.number, of: next.of });
}

/**
 * The pad itself.
 * @param {Evening} evening
 * @param {{title?: string, me?: number|null, link?: (at: number) => Child}} [how]  `link` draws the name of a match, where one can go there
 */
export function eveningPad(evening, { title = t("evening.title"), me = null, link } = {}) {
  const { people, matches } = evening;
  const name = (/** @type {Guest} */ one) => (me !== null && one.seat === me ? t("you.name") : one.name);
  const called = (/** @type {number} */ at) => link?.(at) ?? TITLES[matches[at].game] ?? matches[at].game;
  const cell = (/** @type {number} */ at, /** @type {number} */ i) =>
    el("td", {}, matches[at].points ? pointsWords(matches[at].points[i]) : "");
  const sum = (/** @type {Guest} */ one) =>
    el("td", { class: playedOf(evening) && one.place === 1 ? "is-best" : "" }, pointsWords(one.points));
  const gone = (/** @type {Guest} */ one) => (one.seat === null ? "is-gone" : "");
  const table =
    people.length > BESIDE
      ? tableOf(
          ["", matches.map((_, at) => el("th", { scope: "col" }, called(at))), t("pad.sum")],
          people.map((one, i) =>
            el("tr", { class: gone(one) }, el("th", { scope: "row" }, name(one)), matches.map((_, at) => cell(at, i)), sum(one)),
          ),
        )
      : tableOf(
          ["", people.map((one) => el("th", { scope: "col", class: gone(one) }, name(one)))],
          matches.map((match, at) =>
            el(
              "tr",
              { class: match.points ? "" : "is-to-come" },
              el("th", { scope: "row" }, called(at)),
              people.map((_, i) => cell(at, i)),
            ),
          ),
          [el("td", {}, t("pad.sum")), people.map(sum)],
        );
  return el(
    "div.pad.evening-pad",
    {},
    title && el("h3", {}, title),
    el("div.pad-scroll", { tabindex: "0", role: "region", "aria-label": t("evening.title") }, table),
  );
}

/** A few lines to be sent on. @param {Evening} evening */
function eveningText(evening) {
  const order = [...evening.people].sort((one, two) => one.place - two.place);
  const games = evening.matches.filter(({ points }) => points).map(({ game }) => TITLES[game] ?? game);
  return [
    standingWords(evening),
    ...order.map(({ name, place, points }) => `${t("end.place", { n: place })} ${name} (${pointsWords(points)})`),
    games.join(" · "),
  ].join("\n");
}

/** The picture of it. @param {Evening} evening */
function eveningPicture(evening) {
  const played = evening.matches.filter(({ points }) => points).map(({ game }) => TITLES[game] ?? game);
  return pictureOf({
    game: t("evening.title"),
    title: standingWords(evening),
    why: played.join(" · "),
    names: evening.people.map(({ name }) => name),
    places: evening.people.map(({ place }) => place),
    totals: evening.people.map(({ points }) => points),
  });
}

/** To be sent on, and to be kept. @param {() => Evening} evening @param {string} [address] */
export function eveningActs(evening, address = "") {
  const act = (/** @type {string} */ name, /** @type {string} */ words, /** @type {() => void} */ click) =>
    el("button.btn.is-quiet", { type: "button", data: { act: name }, on: { click } }, words);
  const share = async () => {
    const file = await asFile(eveningPicture(evening())).catch(() => null);
    await shareText([eveningText(evening()), address].filter(Boolean).join("\n"), file ? [file] : []);
  };
  const picture = () =>
    asFile(eveningPicture(evening()))
      .then(keep)
      .catch(() => toast(t("end.no_picture"), { tone: "no" }));
  return [act("share-evening", t("end.share"), share), act("picture-evening", t("end.picture"), picture)];
}

/** The evening of a table. @param {import("../table/state/table.js").Table} table */
export function showEvening({ company, you }) {
  const { evening } = company;
  if (!evening) return;
  openSheet({
    title: t("evening.title"),
    name: "evening",
    body: [
      el("p.why", {}, standingWords(evening, you.seat)),
      eveningPad(evening, { me: you.seat, title: "" }),
      el("p.hint", {}, [nextWords(evening), t("evening.points_text")].filter(Boolean).join(" ")),
    ],
    acts: eveningActs(() => evening),
  });
}
