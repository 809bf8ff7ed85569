/** The way to a table for learning. */

import { quickTable } from "../net/api.js";
import { memory } from "../net/memory.js";
import { go } from "../router.js";
import { toastRefusal } from "./refused.js";

/** Sit down at a table for learning. @param {string} game */
export async function learn(game) {
  const { whoAmI } = await import("../papers/me.js");
  if (!(await whoAmI())) return;
  try {
    const { code, token } = await quickTable({ game, name: memory.name, lesson: true });
    memory.keepSeat(code, token);
    go(`/t/${code}`);
  } catch (reason) {
    await toastRefusal(reason);
  }
}
