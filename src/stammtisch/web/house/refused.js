/** A refusal as a toast. The words for refusals come with the first one: the start page does without them. */

import { t } from "../words/index.js";
import { toast } from "./toast.js";

/** @param {unknown} reason */
export async function toastRefusal(reason) {
  const words = await import("../words/reasons.js").then(
    ({ refusalWords }) => refusalWords(reason),
    () => t("refused.offline"),
  );
  toast(words, { tone: "no" });
}
