/** A result to be sent on: a few lines, a link, and a picture of 1200 × 630. Backs of cards and par: nothing of it spoils the deal. */

import { backSource, escapeText } from "../shared/art/card.js";
import { glassSource, portrait } from "./drawings.js";
import { dateOf, standing, written } from "../deals/days.js";
import { memory } from "../shared/memory.js";
import { TITLES } from "../shared/games.js";
import { currentLanguage, number, t } from "../shared/words/index.js";
import { HIGH, inked, matOf, SERIF, whole, WIDE } from "../shared/picture.js";

/** What came of a deal. @typedef {import("../shared/types/requests.js").Result & {par: import("../shared/types/requests.js").Par}} Told */

/** By how much, in words. @param {number} points @param {number} par @param {boolean} lowWins */
export function byWords(points, par, lowWins) {
  const { by, way } = standing(points, par, lowWins);
  return t(`day.by.${way}`, { n: by });
}

/** The same beside the numbers that it comes from: to a tenth, as par is. @param {number} points @param {number} par @param {boolean} lowWins */
export function exactWords(points, par, lowWins) {
  const { way } = standing(points, par, lowWins);
  return t(`day.by.${way}`, { n: number(Math.abs(points - Math.round(par * 10) / 10), 1) });
}

/** The few lines. @param {Told} told */
export function linesOf(told) {
  const { day, game, points, par, meister, low_wins: low } = told;
  const shown = dateOf(day).toLocaleDateString(currentLanguage(), { day: "numeric", month: "numeric" });
  const given = { day: shown, game: TITLES[game], result: byWords(points, par.mean, low) };
  const words = meister
    ? t("day.shared_meister", { ...given, meister: byWords(meister.points, par.mean, low) })
    : t("day.shared", given);
  return `${words}\n${linkOf(told)}`;
}

/** The link: whoever opens it sits down in one's round. @param {Told} told */
export const linkOf = ({ day, game, points }) =>
  `${location.origin}/day/${day}/${game}#${written(day, game, { name: memory.name || t("day.you"), face: memory.face, points })}`;

/**
 * The picture as an SVG.
 * @param {Told} told
 * @param {string[]} glasses  of the last days, today last
 * @param {number} row  days in a row
 */
export function dayPicture(told, glasses, row) {
  const { day, game, points, par, meister, low_wins: low } = told;
  const { glass } = standing(points, par.mean, low);
  const when = dateOf(day).toLocaleDateString(currentLanguage(), { day: "numeric", month: "long" });
  const dare = meister ? t("day.and_you", { meister: byWords(meister.points, par.mean, low) }) : t("day.dare");
  const [back, ink] = [backSource(game, { label: false }), /ink-(\w+)/.exec(backSource(game))?.[1] ?? "oak"];
  const card = (/** @type {number} */ turn, /** @type {number} */ x) =>
    `<g transform="translate(${x} 96) rotate(${turn} 118 182)">${inner(back, ink)}</g>`;
  const person = { name: memory.name || t("day.you"), face: memory.face };
  const signs = glasses.slice(-7).map((each, i, all) => sign(each, 900 - 58 * (all.length - i), 528, 2.3));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}" font-family="${SERIF}" fill="#211a14">
    <defs><radialGradient id="lamp" cx=".55" cy=".3" r=".85"><stop offset="0" stop-color="#4f6b49"/><stop offset=".45" stop-color="#1d4a38"/><stop offset="1" stop-color="#0f2b21"/></radialGradient>${patterns(game)}</defs>
    <rect width="${WIDE}" height="${HIGH}" fill="url(#lamp)"/>
    <g transform="translate(48 36)"><path d="M10 0H270q0 12 12 12V60q-12 0-12 12H10Q10 60 -2 60V12Q10 12 10 0Z" fill="#4b2f18" stroke="#e8bb62" stroke-width="2.4"/><text x="140" y="51" text-anchor="middle" font-size="40" font-weight="700" fill="#f8e6bd">Stammtisch</text></g>
    ${card(-14, 790)}${card(-3, 842)}${card(9, 894)}
    <g transform="rotate(-.7 370 300)"><rect x="50" y="146" width="650" height="322" rx="8" fill="#f8efda"/><rect x="50" y="146" width="650" height="10" rx="4" fill="#f0c56e"/>
    <text x="90" y="206" font-size="27" fill="#5d4c39">${escapeText(`${t("day.title")} · ${when}`)}</text>
    <text x="90" y="272" font-size="${Math.min(58, 900 / Math.max(10, TITLES[game].length))}" font-weight="700">${escapeText(TITLES[game])}</text>
    ${sign(glass, 84, 298, 3.4, "#211a14")}<text x="182" y="372" font-size="${fit(byWords(points, par.mean, low), 62, 16)}" font-style="italic" font-weight="700" fill="#23395e">${escapeText(byWords(points, par.mean, low))}</text>
    <text x="90" y="438" font-size="${fit(dare, 33, 34)}" font-style="italic" fill="#5d4c39">${escapeText(dare)}</text></g>
    ${matOf(portrait(person), 52, 512, 84, "me")}<text x="158" y="568" font-size="40" font-weight="700" fill="#f5e9cf">${escapeText(person.name)}</text>
    ${row > 1 ? `${signs.join("")}<text x="1148" y="568" font-size="32" font-style="italic" text-anchor="end" fill="#f5e9cf">${escapeText(t("day.days", { n: row }))}</text>` : ""}</svg>`;
}

/** A size at which a line keeps within its paper. @param {string} words @param {number} most @param {number} letters */
const fit = (words, most, letters) => Math.min(most, (most * letters) / Math.max(letters, words.length));

/** @param {string} glass @param {number} x @param {number} y @param {number} scale */
const sign = (glass, x, y, scale, ink = "#211a14") =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${glassSource(glass, ink)}</g>`;

/** A back as part of another drawing. @param {string} source @param {string} ink */
function inner(source, ink) {
  const drawn = source.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
  return `<g transform="scale(1.86)">${inked(whole(drawn), ink)}</g>`;
}

/** The fine patterns of backs, which lie in the drawing kit. @param {string} game */
function patterns(game) {
  const names = [...backSource(game).matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
  return names.map((id) => document.getElementById(id)?.outerHTML ?? "").join("");
}
