/** Parts of a review, drawn: what is missing, a round on its ruler, a position on a small table. */

import { drawCard } from "../shared/art/card.js";
import { sortHand } from "../shared/art/decks.js";
import { pen, picture, short } from "../shared/art/plot.js";
import { el, nodeOf } from "../shared/dom.js";
import { spread } from "../deals/days.js";
import { } from "./lines.js";
import { number, t } from "../shared/words/index.js";
import { heldCard } from "../table/state/moves.js";

/** @import {Film} from "../replay/film.js" */
/** @typedef {import("../shared/types/requests.js").Review} Review */
/** @typedef {import("../shared/types/requests.js").Judged} Judged */

/** @param {string} words */
export const sentence = (words) => (/[.!?]$/.test(words) ? words : `${words}.`);

/** A heading. @param {string} words */
export const capital = (words) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** How much room the percents have at the left of a curve. */
export const LEFT = 40;

/** What stands at the left of a curve of chances, with a line for each. @param {number} fair  what everybody has at first @param {number} wide @param {number} high */
export function percents(fair, wide, high) {
  const base = high - 26;
  return [0, fair, 50, 100]
    .filter((value) => value === fair || Math.abs(value - fair) > 8)
    .map((value) => {
      const y = short(base - 2 - (value / 100) * (base - 10));
      const guide = value && value !== fair ? `<path class="guide-line" d="M6 ${y}H${wide - 6}"/>` : "";
      return `${guide}<text x="-2" y="${short(y + 4)}" text-anchor="end">${number(value)} %</text>`;
    })
    .join("");
}

/**
 * Wax seals on one's own line, beside each other where moves were close; each leads to its move.
 * @param {import("../shared/types/requests.js").Judged[]} found  the moments @param {import("../shared/types/requests.js").Review["curve"]} points @param {{seat: number, last: number, wide: number, high: number}} how
 */
export function seals(found, points, { seat, last, wide, high }) {
  const x = (/** @type {{number: number}} */ moment) => 12 + (moment.number / last) * (wide - 30);
  const inOrder = [...found].sort((one, two) => one.number - two.number);
  const places = spread(inOrder.map(x), 24, 12, wide - 12);
  return found
    .map((moment, i) => {
      const before = points.findLast((each) => each.number <= moment.number) ?? points[0];
      const after = points.find((each) => each.number > moment.number) ?? before;
      const part = (moment.number - before.number) / (after.number - before.number || 1);
      const [from, to] = [before, after].map((each) => each.chances[seat]);
      const [here, shown] = [short(x(moment)), short(places[inOrder.indexOf(moment)])];
      const base = high - 26;
      const y = short(base - 2 - (from + part * (to - from)) * (base - 10));
      return `<path class="turn-line" d="M${shown} ${y}L${here} ${short(Math.min(base, y + 16))}V${base}"/><g data-seal="${moment.number}"><circle class="wax-blot" cx="${shown}" cy="${y}" r="11"/><text class="wax-no" x="${shown}" y="${short(y + 5)}" text-anchor="middle">${i + 1}</text></g>`;
    })
    .join("");
}

/** What is still missing. */
export const stroke = () =>
  nodeOf(`<svg class="plot is-missing" viewBox="0 0 320 16" aria-hidden="true"><path class="fair-line" d="${pen([[4, 8], [150, 8]])}"/></svg>`);

/** A round on its ruler: fair share, par with its flag, one's own doing, the others, the result. @param {Review} review @param {Review["rounds"][number]} row */
export function ruler(review, { bill, par, points }) {
  const marks = [0, bill.fair.value, par, par + bill.decisions.value, points];
  const [low, high] = [Math.min(...marks), Math.max(...marks)];
  const x = (/** @type {number} */ value) => short(12 + (116 * (value - low)) / (high - low || 1));
  const bad = (review.low_wins ? 1 : -1) * bill.decisions.value > 0;
  const run = (/** @type {number} */ from, /** @type {number} */ to) => `M${x(from)} 30H${x(to)}`;
  const middle = par + bill.decisions.value;
  const said = `${t("review.round", { n: "" })} ${t("review.round_line", { par: number(par, 1), points: number(points) })}`;
  return picture(
    140,
    44,
    said.trim(),
    `<path class="axis-line" d="${pen([[6, 30], [134, 30]])}"/><path class="fair-line" d="M${x(bill.fair.value)} 22v16"/>` +
      `<path class="luck-run" d="${run(bill.fair.value, par)}"/><path class="play-run ${bad ? "is-bad" : "is-good"}" d="${run(par, middle)}"/>` +
      `<path class="rest-run" d="M${x(middle)} 28H${x(points)}M${x(middle)} 32H${x(points)}"/>` +
      `<path class="par-flag" d="M${x(par)} 30V8l12 4-12 5"/><circle class="plot-mark" cx="${x(points)}" cy="30" r="5" fill="var(--ink)"/>`,
  );
}

/** What the marks of a ruler mean. */
export function marksKey() {
  const one = (/** @type {string} */ ink, /** @type {string} */ words) =>
    el("span.key-one", {}, nodeOf(`<svg class="mark-key" viewBox="0 0 26 16" width="26" height="16" aria-hidden="true">${ink}</svg>`), words);
  return el(
    "p.key",
    {},
    one('<path class="par-flag" d="M8 15V2l12 4-12 5"/>', t("review.key.par")),
    one('<path class="luck-run" d="M2 8H24"/>', t("review.key.deal")),
    one('<path class="play-run is-bad" d="M2 8H24"/>', t("review.key.moves")),
    one('<path class="rest-run" d="M2 6H24M2 10H24"/>', t("review.key.others")),
    one('<circle class="plot-mark" cx="13" cy="8" r="5" fill="var(--ink)"/>', t("review.key.you")),
  );
}

/** The position: what lies there, and the hand with both moves lifted. @param {Film} film @param {Judged} moment @param {number} seat */
export function smallTable(film, moment, seat) {
  const { game } = film.told;
  const view = film.view(moment.number, { seat, open: false });
  const hand = sortHand(game, [...(view.hand ?? [])]);
  const lying = Object.values(view).find(
    (part) => Array.isArray(part) && part.length > 0 && part.every((each) => typeof each?.card === "string" && Number.isInteger(each.seat)),
  );
  const [mine, best] = [heldCard(moment.move, hand), heldCard(moment.best, hand)];
  /** Equal cards: the first stands for the move. @type {Set<string>} */
  const marked = new Set();
  return el(
    "div.small-table",
    {},
    el(
      "div.small-felt",
      {},
      (/** @type {import("../shared/types/messages.js").Played[]} */ (lying ?? [])).map(({ card, seat: whose }) =>
        el("figure.lay", {}, drawCard(game, card), el("figcaption", {}, film.names[whose])),
      ),
      moment.kind?.startsWith("lead") && el("p.small-leads", {}, t("review.leads")),
    ),
    el(
      "ul.small-hand",
      { vars: { n: Math.max(2, hand.length) } },
      hand.map((card) => {
        const fresh = !marked.has(card);
        marked.add(card);
        const [isMine, isBest] = [fresh && card === mine, fresh && card === best];
        return el(
          "li",
          { class: `${isMine ? "is-mine" : ""} ${isBest ? "is-best" : ""}`.trim() },
          drawCard(game, card),
          (isMine || isBest) && el("b", {}, t(isMine ? "review.you" : "review.meister")),
        );
      }),
    ),
  );
}
