/** A small builder for the rule of Klaumau's bomb. */

import { el } from "/static/dom.js";
import { t } from "/static/words/index.js";
import { pickOne } from "/static/house/pick.js";

/** The rule of a bomb in one sentence. @param {{who: string, what: string, count: number | "half" | "all"}[]} steps */
export function bombSays(steps) {
  const said = steps.map((step) => t("klaumau.bomb.step_says", step));
  return t("klaumau.bomb.says", { steps: said.join(t("klaumau.bomb.then")) });
}

/** Without a bomb there is no rule for it. */
export function tidy(/** @type {any} */ { bomb_rule: rule, ...rest }) {
  return rest.bomb && rule !== undefined ? { ...rest, bomb_rule: rule } : rest;
}

/** Who is hit, what happens, how many: up to three steps, and the rule in words. @param {any} form */
function builder(form) {
  const { who, what, counts, ready, usual, steps: most } = form.facts.extras.bomb;
  const steps = () => {
    const rule = form.chosen.bomb_rule ?? usual;
    return typeof rule === "string" ? ready[rule] : rule;
  };
  const place = el("div.bomb");
  const change = (/** @type {any} */ rule) => {
    form.chosen.bomb_rule = rule;
    draw();
  };
  const select = (
    /** @type {string} */ label,
    /** @type {any[]} */ values,
    /** @type {any} */ current,
    /** @type {any} */ words,
    /** @type {(value: any) => void} */ chosen,
  ) => {
    const field = el(
      "select",
      {
        "aria-label": label,
        on: { change: () => chosen(values.find((/** @type {any} */ value) => String(value) === field.value)) },
      },
      values.map((/** @type {any} */ value) => el("option", { value, selected: value === current }, words(value))),
    );
    return field;
  };
  const draw = () => {
    const rule = form.chosen.bomb_rule ?? usual;
    const own = typeof rule !== "string";
    const now = steps();
    const edit = (/** @type {number} */ at, /** @type {Record<string, any>} */ part) =>
      change(
        now.map((/** @type {any} */ step, /** @type {number} */ i) =>
          i === at ? legal({ ...step, ...part }, counts) : step,
        ),
      );
    const says = el("p.bomb-says.serif", { "aria-live": "polite" });
    place.replaceChildren(
      ...[
        pickOne(
          t("klaumau.bomb.title"),
          [
            ...Object.keys(ready).map((name) => [name, t(`klaumau.bomb.readies.${name}`)]),
            ["own", t("klaumau.bomb.own")],
          ],
          own ? "own" : rule,
          (name) => change(name === "own" ? structuredClone(now) : name),
        ),
        own &&
          el(
            "ol.bomb-steps",
            {},
            now.map((/** @type {any} */ step, /** @type {number} */ at) =>
              el(
                "li",
                {},
                el("b", {}, t("klaumau.bomb.step", { n: at + 1 })),
                select(
                  t("klaumau.bomb.who"),
                  who.filter((/** @type {any} */ each) => each !== "self" || step.what !== "pay"),
                  step.who,
                  (/** @type {any} */ value) => t(`klaumau.bomb.whos.${value}`),
                  (/** @type {any} */ value) => edit(at, { who: value }),
                ),
                select(
                  t("klaumau.bomb.what"),
                  what.filter((/** @type {any} */ each) => each !== "pay" || step.who !== "self"),
                  step.what,
                  (/** @type {any} */ value) => t(`klaumau.bomb.whats.${value}`),
                  (/** @type {any} */ value) => edit(at, { what: value }),
                ),
                select(
                  t("klaumau.bomb.count"),
                  counts.filter(
                    (/** @type {number} */ count) =>
                      typeof count === "number" || ["throw", "lose", "pay"].includes(step.what),
                  ),
                  step.count,
                  (/** @type {any} */ value) =>
                    typeof value === "number" ? String(value) : t(`klaumau.bomb.counts.${value}`),
                  (/** @type {any} */ value) => edit(at, { count: value }),
                ),
                now.length > 1 &&
                  el(
                    "button.ib",
                    {
                      type: "button",
                      "aria-label": t("klaumau.bomb.remove"),
                      on: {
                        click: () => change(now.filter((/** @type {any} */ _, /** @type {number} */ i) => i !== at)),
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
      ].filter(Boolean),
    );
    says.textContent = bombSays(now);
  };
  draw();
  return place;
}

export const more = { bomb: builder };

/** Half and all go only with cards. @param {any} step @param {any} counts */
function legal(step, counts) {
  return typeof step.count === "string" && !["throw", "lose", "pay"].includes(step.what)
    ? { ...step, count: counts[0] }
    : step;
}
