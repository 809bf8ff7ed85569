/** What a study has found, in words: the same sentences that a report has, from the same messages. */

import { addressOf, ask, Refused, request } from "../shared/server.js";
import { has, number, t } from "../shared/words/index.js";

/** @import {Options} from "../shared/types/messages.js" */

/** @typedef {{mean: number, low: number|null, high: number|null}} Estimate */
/** @typedef {Estimate & {telling: boolean, certain: boolean}} Difference */
/**
 * @typedef {{name: string, own: boolean, unit: string, digits: number, fair: number|null, values: (Estimate|null)[], differences: (Difference|null)[],
 *   strongest: number}} Measure
 */
/**
 * @typedef {{game: string, players: number, matches: number, swept: string|null, settings: {name: string, asked: Options,
 *   options: Options}[], measures: Measure[], seats: Measure[], points: {at: number[], shares: number[][]}, words: string[],
 *   same: string[], pace: {decision: number, round: number}}} Findings
 */

const THIN = "\u202f";

/** What a value is counted in, for axes and sums. @param {Measure} measure */
export const scaled = ({ unit }) => (unit === "share" ? 100 : 1);

/** What stands behind a number. @param {Measure} measure */
export const unitOf = ({ unit }) => (unit === "share" ? `${THIN}%` : unit === "minutes" ? `${THIN}min` : "");

/** A value as it is printed. @param {Measure} measure @param {number} value @param {number} [digits] */
export function amount(measure, value, digits = measure.digits) {
  const said = number(value * scaled(measure), digits);
  return measure.unit === "share" ? `${said}${THIN}%` : said;
}

/** A difference in words: from 50 to 55 percent are five points, not five percent. @param {Measure} measure @param {number} value */
function apart(measure, value) {
  const said = number(value * scaled(measure), measure.digits);
  const plus = `${value > 0 && /[1-9]/.test(said) ? "+" : ""}${said}`;
  return measure.unit === "share" ? t("lab.percentage_points", { value: plus }) : plus + unitOf(measure);
}

/** Words about a measure: its heading, or `more`, `less`, `says`, `name`. @param {Findings} findings @param {Measure} measure @param {string} [part] */
export function message(findings, measure, part = "") {
  const { game } = findings;
  const key = (measure.own ? `${game}.lab.${measure.name}` : `lab.${measure.name}`) + (part && `.${part}`);
  if (!has(key)) return measure.name.replaceAll("_", " ");
  return t(key, { fair: measure.fair === null ? "" : amount(measure, measure.fair) });
}

/** What a setting does to a measure: „weniger Zweifel“. @param {Findings} findings @param {Measure} measure @param {number} which */
export const direction = (findings, measure, which) =>
  message(findings, measure, (measure.differences[which]?.mean ?? 0) > 0 ? "more" : "less");

/** Whether a measure is one number with every setting, and nothing to draw. @param {Measure} measure */
export const isFixed = ({ values }) =>
  values.every((value) => value && value.mean === values[0]?.mean && value.low === value.high);

/** The measures that matter most. @param {Findings} findings */
export const telling = ({ measures, words }) =>
  /** @type {Measure[]} */ (words.map((name) => measures.find((each) => each.name === name)));

/** What it comes to, in a line; "" while nothing is certain. @param {Findings} findings @param {boolean} finished */
export function headline(findings, finished) {
  const said = telling(findings)
    .slice(0, 2)
    .map((each) => direction(findings, each, each.strongest));
  if (!said.length) return finished ? t("lab.nothing", { count: number(findings.matches) }) : t("lab.waiting");
  if (said.length === 1) return t("lab.headline", { first: said[0] });
  return t("lab.headline_two", { first: said[0], second: said[1] });
}

/** The differences that matter most: the numbers, and what they count. @param {Findings} findings @param {(which: number) => string} called @returns {[string, string][]} */
export const lines = (findings, called) =>
  telling(findings).map((each) => {
    const [here, there] = [each.values[0]?.mean ?? 0, each.values[each.strongest]?.mean ?? 0];
    const digits = each.unit === "share" && Math.min(here, there) >= 0.1 ? 0 : each.digits;
    const figures = t("lab.instead", { a: amount(each, here, digits), b: amount(each, there, digits) });
    const says = message(findings, each, "says");
    return [figures, findings.settings.length > 2 ? t("lab.at", { setting: called(each.strongest), says }) : says];
  });

/** What stays the same; "" if all differs. @param {Findings} findings */
export function same(findings) {
  const names = findings.same.map((name) => t(`lab.${name}.name`));
  return names.length ? t("lab.same", { names }) : "";
}

/** A difference and how far to trust it. @param {Measure} measure @param {Difference|null} difference */
export function changed(measure, difference) {
  if (!difference || difference.high === null) return t("lab.none");
  const half = number((difference.high - difference.mean) * scaled(measure), measure.digits);
  const given = { difference: apart(measure, difference.mean), half };
  return t(difference.telling ? "lab.difference" : "lab.none_with", given);
}

/** A value with its interval, to be read out. @param {Measure} measure @param {string} letter @param {Estimate|null} value */
export function reading(measure, letter, value) {
  if (!value || value.low === null || value.high === null) return `${letter} –`;
  const [low, high] = [amount(measure, value.low), amount(measure, value.high)];
  return t("lab.reading", { letter, value: amount(measure, value.mean), low, high });
}

/** Where a line of so many points has its three marks, elsewhere for each line. @param {number} count @param {number} which */
export const marksAt = (count, which) =>
  [...new Set([0, 1, 2].map((k) => Math.round(count * (0.22 + 0.26 * k + 0.07 * which)) % Math.max(1, count)))].sort(
    (one, two) => one - two,
  );

// Requests of the lab.

/** Whether options are fine; refused with what is wrong. @param {{game: string, players: number, options: Options}} asked @returns {Promise<{options: Options, says: Record<string, string>}>} */
export const checkOptions = (asked) => ask("/api/check", asked);

/**
 * What rules do: `heard` gets what was found so far, again and again until it is finished.
 * @param {{game: string, players: number, settings: Options[], swept: string|null}} asked
 * @param {AbortSignal} signal  ends it
 * @param {(told: import("../shared/types/requests.js").Studied) => void} heard
 */
export async function study(asked, signal, heard) {
  const { body } = await request("/api/lab", { json: asked, signal });
  if (!body) throw new Refused({ key: "server_fault", text: "no answer" });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    const last = lines.filter(Boolean).pop(); // each replaces the one before
    if (last) heard(JSON.parse(last));
  }
}

/** Where the page about a study is to be had. @param {string} name @param {string} language */
export const reportAddress = (name, language) => addressOf(`/api/lab/${encodeURIComponent(name)}/report?language=${language}`);
