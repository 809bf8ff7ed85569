/** Any position of a match that was becomes a table against bots, from one's own seat. */

import { practise } from "../net/api.js";
import { memory } from "../net/memory.js";
import { go } from "../router.js";
import { refusalWords } from "../words/reasons.js";
import { toast } from "./toast.js";

/** @param {string} ticket @param {number} move  how many have been made @param {number} seat */
export async function playFrom(ticket, move, seat) {
  const { whoAmI } = await import("../papers/me.js");
  if (!(await whoAmI())) return;
  try {
    const { code, token } = await practise(ticket, move, seat);
    memory.keepSeat(code, token);
    go(`/t/${code}`);
  } catch (reason) {
    toast(refusalWords(reason), { tone: "no" });
  }
}
