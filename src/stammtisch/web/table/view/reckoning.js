/**
 * The reckoning: a page torn off the pad when a round has been scored. It says what the round cost the reader, what that means,
 * where everybody stands, and who got what for which cards. It stays until somebody continues, or until its time is up.
 */

import { drawCard } from "../../shared/art/card.js";
import { all, el } from "../../shared/dom.js";
import { cardName, has, list, number, parts, t } from "../../shared/words/index.js";
import { dearest, leadIn, nearestTo, rowsOf, storyOf } from "../state/reckoning.js";
import { plain, somebody, tell as sentenceOf } from "../state/story.js";
import { glass } from "./slip.js";
import { drawn } from "./log.js";
import { smallMat } from "../../shared/art/faces.js";
import { tell } from "../../shared/voice.js";
import { ruler } from "./ruler.js";

/** @import {Reckoning, Share, View} from "../../shared/types/messages.js" */
/** @import {Row} from "../state/reckoning.js" */
/** @import {Piece} from "../state/story.js" */

/** @param {number} points */
const signed = (points) => `${points > 0 ? "+" : ""}${number(points)}`;

/**
 * What the page says, before it is drawn.
 * @typedef {object} Told
 * @property {string} title
 * @property {string} means  who leads, and how far the reader is from that
 * @property {string} end  how far it is to the end
 * @property {Piece[][]} lines  what happened in the round and is worth a line
 * @property {Row[]} rows
 * @property {number|null} limit
 * @property {{winner: number, words: string}|null} pot  who wins the round where that is not a matter of points, and what they get
 */

/**
 * @param {Reckoning} reckoning
 * @param {View} view  after the round
 * @param {{game: import("../../shared/types/games.js").TablePart, me: number|null, names: string[], story: import("../../shared/types/messages.js").Event[]}} how  `game` is the game's module `table.js`
 * @returns {Told}
 */
function toldOf(reckoning, view, { game, me, names, story }) {
  const row = view.sheet.findIndex(({ round }) => round === reckoning.round);
  const before = view.sheet[row - 1]?.totals ?? reckoning.totals.map(() => 0);
  const last = Boolean(view.outcome) && row === view.sheet.length - 1;
  const standing = game.standing && !last && row === view.sheet.length - 1 ? game.standing(view) : undefined;
  const rows = rowsOf(reckoning, before, { lowWins: game.lowWins, standing });
  const who = (/** @type {number} */ seat) => ({ ...somebody(seat, me, names) });
  const told = storyOf(story, reckoning.round).findLast((event) => game.worthALine?.includes(event.kind));
  const own = me === null ? null : reckoning.points[me];
  const plainTitle =
    own === null
      ? t("reckon.round", { round: reckoning.round })
      : t(own < 0 ? "reckon.you_off" : "reckon.you", { n: Math.abs(own) });
  return {
    title: game.headline?.(reckoning, who) ?? plainTitle,
    means: leadWords(rows, me, names),
    end: last ? t("reckon.over") : endWords(view, reckoning, game, who),
    lines: told ? [sentenceOf(view.game, told, me, names)] : [],
    rows,
    limit: view.limit ?? null,
    pot: game.pot?.(view) ?? null,
  };
}

/** @param {Row[]} rows @param {number|null} me @param {string[]} names */
function leadWords(rows, me, names) {
  const { leaders, next, gap } = leadIn(rows, me);
  const called = (/** @type {number[]} */ seats) => list(seats.map((seat) => names[seat]));
  if (me === null) return t("reckon.lead", { names: called(leaders), count: leaders.length });
  if (!leaders.includes(me))
    return t("reckon.behind", { names: called(leaders), count: leaders.length, n: gap });
  const others = leaders.filter((seat) => seat !== me);
  if (others.length) return next.length ? t("reckon.level", { names: called(others) }) : t("reckon.all_level");
  return t("reckon.ahead", { names: called(next), n: gap });
}

/** @param {View} view @param {Reckoning} reckoning @param {import("../../shared/types/games.js").TablePart} game @param {(seat: number) => unknown} who */
function endWords(view, { round, totals }, game, who) {
  const left = game.roundsLeft?.(view, round);
  if (left !== undefined) return left > 0 ? t("reckon.rounds_left", { n: left }) : "";
  if (!view.limit) return "";
  const { seats, missing } = nearestTo(totals, view.limit);
  return missing > 0 ? t("reckon.missing", { who: who(seats[0]), n: missing, limit: view.limit }) : "";
}

/** Cards that count the same lie on each other; below, what they count. @param {string} game @param {import("../../shared/types/messages.js").Heap} heap */
function heapOf(game, { cards, each, key }) {
  const worth = cards.length > 1 ? `${cards.length} × ${number(each)}` : number(each);
  const named = key && has(`${game}.reckon.${key}`) ? t(`${game}.reckon.${key}`, { n: cards.length }) : "";
  const says = `${list(cards.map((card) => cardName(game, card).long))}${t("colon")}${worth}`;
  return el(
    "span.heap",
    { role: "img", "aria-label": named ? `${named}, ${says}` : says, vars: { n: cards.length } },
    el(
      "span.heap-cards",
      { "aria-hidden": "true" },
      cards.map((card) => drawCard(game, card)),
    ),
    el("span.worth", { "aria-hidden": "true" }, worth, named && el("small", {}, named)),
  );
}

/** Points that lie on no card. @param {string} game @param {Share["entries"][number]} entry */
const entryOf = (game, { key, points, count }) =>
  el("span.share-entry", {}, has(`${game}.reckon.${key}`) ? t(`${game}.reckon.${key}`, { n: count }) : key, " ", el("b", {}, signed(points)));

/** What was laid, and what it came to. @param {string} game @param {Share} share @param {string} tone */
const laidOf = (game, { laid, value }, tone) => [
  el(
    "span.laid-cards",
    { role: "img", "aria-label": list(laid.map((card) => cardName(game, card).long)) },
    laid.map((card) => drawCard(game, card)),
  ),
  value !== null && el("span.value", { class: tone, role: "img", "aria-label": t("reckon.value", { n: value }) }, value),
];

/** The trick that cost most, in words. @param {string} game @param {Row} row @param {number|null} me @param {string[]} names */
function whyOf(game, { share, seat }, me, names) {
  const found = dearest(share, seat);
  if (!found) return [];
  const { trick, card, dear, giver } = found;
  const thing = (/** @type {string} */ code) => ({ cards: [code], name: code });
  const given = { trick: trick.number, seat: somebody(seat, me, names), card: thing(card) };
  const said =
    giver === seat
      ? parts("reckon.why_own", given)
      : parts("reckon.why", { ...given, giver: somebody(giver, me, names), dear: thing(dear) });
  return drawn(game, /** @type {Piece[]} */ (said));
}

/**
 * One line for everybody: what they laid or took, why, and what it comes to.
 * @param {string} game
 * @param {Row} row
 * @param {{me: number|null, names: string[], called: string[], pot: Told["pot"]}} how
 */
function rowOf(game, row, { me, names, called, pot }) {
  const { seat, place, points, total, sum, share } = row;
  const tone = pot?.winner === seat ? "is-top" : share.heaps.some(({ key }) => key !== "held") ? "is-low" : "";
  const why = whyOf(game, row, me, names);
  const gets = [
    ...(pot?.winner === seat ? [el("span.gets", {}, pot.words)] : []),
    ...share.heaps.map((heap) => heapOf(game, heap)),
    ...share.entries.map((entry) => entryOf(game, entry)),
  ];
  return el(
    "li.took",
    { class: `${seat === me ? "is-me" : ""} ${share.laid.length ? "has-laid" : ""}` },
    el("span.place", {}, t("end.place", { n: place })),
    el("span.person", {}, smallMat(seat, names[seat]), el("b.who", {}, called[seat])),
    share.laid.length > 0 && el("span.laid", {}, laidOf(game, share, tone)),
    el("span.heaps", {}, gets.length ? gets : !share.laid.length && el("span.nothing", {}, t("reckon.nothing"))),
    why.length > 0 && el("span.why", {}, why),
    el("span.plus", {}, points || !share.laid.length ? signed(points) : ""),
    el("span.stand", {}, el("span.total", { class: place === 1 ? "is-first" : "" }, number(total)), sum && el("small", {}, sum)),
  );
}

/**
 * The page itself.
 * @param {Reckoning} reckoning
 * @param {Told} told
 * @param {{game: string, me: number|null, names: string[], called: string[], sumLabel: string, foot: Node[]}} how
 */
export function pageOf(reckoning, told, { game, me, names, called, sumLabel, foot }) {
  const { pot } = told;
  return [
    el(
      "header",
      {},
      el("h2", { tabindex: "-1" }, told.title),
      el("p", {}, el("b", {}, told.means), told.end && ` ${told.end}`),
    ),
    el("div.squares"),
    el(
      "div.took-head",
      { "aria-hidden": "true" },
      el("span", {}, t("pad.cards")),
      el("span", {}, t("where.round", reckoning)),
      el("span", {}, sumLabel),
    ),
    el(
      "div.took-scroll",
      { tabindex: "0", role: "region", "aria-label": t("reckon.label", reckoning) },
      el(
        "ol.tooks",
        {},
        told.rows.map((row) => rowOf(game, row, { me, names, called, pot })),
      ),
      told.lines.map((line) => el("p.story", {}, drawn(game, line))),
    ),
    el("footer.reckon-foot", {}, foot),
  ];
}

/**
 * Where it is laid.
 * @typedef {object} Parts
 * @property {HTMLElement} element  the whole table
 * @property {HTMLElement[]} below  what lies below it and cannot be touched meanwhile
 * @property {{clear: () => void}} bubbles
 * @property {() => number} scale  how large type is
 */

/** The page at a table: it is laid over felt and hand, and put away again. */
export class ReckoningPage {
  /** @param {import("../state/viewer.js").Viewer} viewer @param {Parts} parts */
  constructor(viewer, parts) {
    this.viewer = viewer;
    this.parts = parts;
    /** @type {HTMLElement|null} */
    this.element = null;
    /** When it closes by itself, by the server's clock; null if it does not. @type {number|null} */
    this.deadline = null;
    /** Put it away. */
    this.close = () => {};
    this.sizes = new ResizeObserver(() => this.draw());
    /** @type {() => void} */
    this.draw = () => {};
  }

  get isOpen() {
    return this.element !== null;
  }

  /**
   * Lay it on the table, until somebody continues or the time is up.
   * @param {Reckoning} reckoning
   * @param {View} view  after the round
   * @param {{time?: number|null, again?: boolean}} [how]  in ms; `again` if somebody has asked for it
   * @returns {Promise<void>} when it is put away
   */
  open(reckoning, view, { time = null, again = false } = {}) {
    this.close();
    const { viewer, parts } = this;
    const { table, game } = viewer;
    const opened = table.now();
    this.deadline = time === null ? null : opened + time;
    const element = el("section.reckon.paper", { "aria-label": t("reckon.label", reckoning) });
    const focus = /** @type {HTMLElement|null} */ (document.activeElement);
    this.element = element;
    parts.element.append(element);
    parts.bubbles.clear(); // what was said of the round would peep out behind the page, or stand on the beam over it
    const button = el("button.btn", { type: "button", data: { act: "continue" } });
    const clock = el("span.glass-place");
    const waits = el("p");
    let shows = "";
    this.draw = () => {
      const { names } = table;
      const told = toldOf(reckoning, view, { game, me: viewer.reader, names, story: table.told.story });
      const key = JSON.stringify([element.clientWidth, element.clientHeight, names, document.documentElement.lang]);
      button.textContent = again ? t("back") : t(view.outcome ? "reckon.to_result" : "reckon.continue");
      waits.textContent = again ? "" : this.waiting();
      if (this.deadline !== null && !clock.firstChild)
        clock.append(glass({ opened, deadline: this.deadline }, table.now));
      if (key === shows) return told;
      shows = key;
      element.replaceChildren(
        ...pageOf(reckoning, told, {
          game: view.game,
          me: viewer.reader,
          names,
          called: viewer.called(),
          sumLabel: game.padSum?.() ?? t("pad.sum"),
          foot: [waits, clock, button],
        }),
      );
      const [squares] = all(element, ".squares"); // as wide as there is room for it, which styles decide
      const width = Math.max(220, squares.clientWidth / parts.scale());
      squares.append(ruler(told.rows, { width, end: told.limit, me: viewer.reader, names, called: viewer.called() }));
      const [mine] = all(element, ".took.is-me");
      const list = mine?.closest(".took-scroll");
      if (mine && list && mine.offsetTop + mine.offsetHeight > list.clientHeight) mine.scrollIntoView({ block: "end" });
      return told;
    };
    const told = /** @type {Told} */ (/** @type {unknown} */ (this.draw()));
    for (const part of parts.below) part.inert = true;
    this.sizes.observe(element);
    button.focus({ preventScroll: true });
    const story = told.lines.map((line) => plain(line, (card) => cardName(view.game, card).long));
    if (!again) tell([told.title, told.means, told.end, ...story].filter(Boolean).map(stopped).join(" "));
    return new Promise((done) => {
      const timer = setInterval(() => this.deadline !== null && table.now() >= this.deadline && this.close(), 200);
      this.close = () => {
        clearInterval(timer);
        this.sizes.unobserve(element);
        this.close = () => {};
        this.draw = () => {};
        this.element = null;
        element.remove();
        for (const part of parts.below) part.inert = false;
        if (!again) this.hasRead(reckoning.round);
        if (focus?.isConnected) focus.focus({ preventScroll: true });
        done();
      };
      button.addEventListener("click", () => this.close());
    });
  }

  /** There is less time than was thought. @param {number} ms */
  shorten(ms) {
    const then = this.viewer.table.now() + ms;
    if (!this.element || (this.deadline !== null && then >= this.deadline)) return;
    this.deadline = then;
    this.element.querySelector(".glass-place")?.replaceChildren();
    this.draw();
  }

  /** Whether other people sit at the table; in a replay nobody does. */
  get inCompany() {
    const { told, company } = this.viewer.table;
    return company.seats.some(({ kind, person }, i) => kind === "person" && person !== null && i !== told.view?.seat);
  }

  /** The others see for whom they wait. @param {number} round */
  hasRead(round) {
    const { table } = this.viewer;
    if (this.inCompany && table.you.person !== null) table.send("read", { round }).catch(() => {});
  }

  /** Who is asked meanwhile, and who still reads. */
  waiting() {
    const { told, company, names, readers } = this.viewer.table;
    if (!told.view || !this.inCompany) return "";
    const { awaiting, seat } = told.view;
    const called = (/** @type {number[]} */ seats) => list(seats.map((i) => names[i]));
    const asked = awaiting.filter((i) => company.seats[i]?.kind === "person" && !readers.includes(i));
    return [
      seat !== null && awaiting.includes(seat) ? t("reckon.next_you") : asked.length ? t("reckon.next", { names: called(asked) }) : "",
      readers.length ? t("reckon.reading", { names: called(readers), count: readers.length }) : seat !== null && t("reckon.all_read"),
    ]
      .filter(Boolean)
      .join(" ");
  }
}

/** With a stop at its end. @param {string} words */
const stopped = (words) => (/[.!?]$/.test(words) ? words : `${words}.`);
