/** The rule of a bomb in one sentence. */

import { t } from "../words/index.js";

/** @param {{who: string, what: string, count: number | "half" | "all"}[]} steps */
export function bombSays(steps) {
  const said = steps.map((step) => t("klaumau.bomb.step_says", step));
  return t("klaumau.bomb.says", { steps: said.join(t("klaumau.bomb.then")) });
}
