/** A small builder for the rule of Klaumau's bomb. */

import { el } from "/static/shared/dom.js";
import { t } from "/static/shared/words/index.js";
import { pickOne } from "/static/shared/controls.js";

/** @import {Options} from "/static/shared/types/messages.js" */
/** @import {Facts} from "/static/shared/types/requests.js" */

/** A step of the rule of a bomb. @typedef {{who: string, what: string, count: number|"half"|"all"}} Step */

/** The rule of a bomb in one sentence. @param {Step[]} steps */
export function bombSays(steps) {
  const said = steps.map((step) => t("klaumau.bomb.step_says", step));
  return t("klaumau.bomb.says", { steps: said.join(t("klaumau.bomb.then")) });
}

/** What may be chosen, as the server tells it. @typedef {{who: string[], what: string[], counts: Step["count"][], ready: Record<string, Step[]>, usual: string, steps: number}} Bomb */
/** The name of one that is ready, or one of one's own. @typedef {string|Step[]} Rule */

/** @param {Facts} facts */
const bombOf = ({ extras }) => /** @type {Bomb} */ (extras.bomb);
/** @param {Options} options */
const ruleOf = (options) => /** @type {Rule|null|undefined} */ (options.bomb_rule);

/** The steps of a rule that may be one of those with a name. @param {Facts} facts  of the game @param {Rule|null} [rule] @returns {Step[]} */
function stepsOf(facts, rule) {
  const { ready, usual } = bombOf(facts);
  const chosen = rule ?? usual;
  return typeof chosen === "string" ? ready[chosen] : chosen;
}

/** What an agreed variant comes to, for those who read what is played. */
export const tells = {
  bomb: (/** @type {Facts} */ facts, /** @type {Options} */ options) => bombSays(stepsOf(facts, ruleOf(options))),
};

/** Without a bomb there is no rule for it. */
export function tidy(/** @type {Options} */ { bomb_rule: rule, ...rest }) {
  return rest.bomb && rule !== undefined ? { ...rest, bomb_rule: rule } : rest;
}

/** Who is hit, what happens, how many: up to three steps, and the rule in words. @param {import("/static/setup/options.js").OptionsForm} form */
function builder(form) {
  const { who, what, counts, ready, usual, steps: most } = bombOf(form.facts);
  const steps = () => stepsOf(form.facts, ruleOf(form.chosen));
  const place = el("div.bomb");
  const change = (/** @type {Rule} */ rule) => {
    form.chosen.bomb_rule = rule;
    draw();
  };
  /**
   * @template {string|number} T
   * @param {string} label
   * @param {T[]} values
   * @param {T} current
   * @param {(value: T) => string} words
   * @param {(value: T) => void} chosen
   */
  const select = (label, values, current, words, chosen) => {
    /** @type {HTMLSelectElement} */
    const field = el(
      "select",
      {
        "aria-label": label,
        on: { change: () => chosen(/** @type {T} */ (values.find((value) => String(value) === field.value))) },
      },
      values.map((value) => el("option", { value, selected: value === current }, words(value))),
    );
    return field;
  };
  const draw = () => {
    const rule = ruleOf(form.chosen) ?? usual;
    const own = typeof rule !== "string";
    const now = steps();
    const edit = (/** @type {number} */ at, /** @type {Partial<Step>} */ part) =>
      change(
        now.map((step, i) =>
          i === at ? legal({ ...step, ...part }, counts) : step,
        ),
      );
    const says = el("p.bomb-says.serif", { "aria-live": "polite" });
    place.replaceChildren(
      .../** @type {Node[]} */ ([
        pickOne(
          t("klaumau.bomb.title"),
          [
            ...Object.keys(ready).map((name) => /** @type {[string, string]} */ ([name, t(`klaumau.bomb.readies.${name}`)])),
            ["own", t("klaumau.bomb.own")],
          ],
          own ? "own" : rule,
          (name) => change(name === "own" ? structuredClone(now) : name),
        ),
        own &&
          el(
            "ol.bomb-steps",
            {},
            now.map((step, at) =>
              el(
                "li",
                {},
                el("b", {}, t("klaumau.bomb.step", { n: at + 1 })),
                select(
                  t("klaumau.bomb.who"),
                  who.filter((each) => each !== "self" || step.what !== "pay"),
                  step.who,
                  (value) => t(`klaumau.bomb.whos.${value}`),
                  (value) => edit(at, { who: value }),
                ),
                select(
                  t("klaumau.bomb.what"),
                  what.filter((each) => each !== "pay" || step.who !== "self"),
                  step.what,
                  (value) => t(`klaumau.bomb.whats.${value}`),
                  (value) => edit(at, { what: value }),
                ),
                select(
                  t("klaumau.bomb.count"),
                  counts.filter(
                    (count) =>
                      typeof count === "number" || ["throw", "lose", "pay"].includes(step.what),
                  ),
                  step.count,
                  (value) =>
                    typeof value === "number" ? String(value) : t(`klaumau.bomb.counts.${value}`),
                  (value) => edit(at, { count: value }),
                ),
                now.length > 1 &&
                  el(
                    "button.ib",
                    {
                      type: "button",
                      "aria-label": t("klaumau.bomb.remove"),
                      on: {
                        click: () => change(now.filter((_, i) => i !== at)),
                      },
                    },
                    "×",
                  ),
              ),
            ),
          ),
        own &&
          now.length < most &&
          el(
            "button.btn.is-quiet",
            { type: "button", on: { click: () => change([...now, { who: "everyone", what: "draw", count: 1 }]) } },
            t("klaumau.bomb.add"),
          ),
        says,
      ].filter(Boolean)),
    );
    says.textContent = bombSays(now);
  };
  draw();
  return place;
}

export const more = { bomb: builder };

/** Half and all go only with cards. @param {Step} step @param {Bomb["counts"]} counts @returns {Step} */
function legal(step, counts) {
  return typeof step.count === "string" && !["throw", "lose", "pay"].includes(step.what)
    ? { ...step, count: counts[0] }
    : step;
}
