/** The way to a table for learning. */

import { t } from "../words/index.js";
import { quickTable } from "../net/api.js";
import { memory } from "../net/memory.js";
import { go } from "../router.js";
import { refusalWords } from "../words/reasons.js";
import { toast } from "./toast.js";

/** Sit down at a table for learning. @param {string} game */
export async function learn(game) {
  try {
    const { code, token } = await quickTable({ game, name: memory.name || t("name.guest"), lesson: true });
    memory.keepSeat(code, token);
    go(`/t/${code}`);
  } catch (reason) {
    toast(refusalWords(reason), { tone: "no" });
  }
}
