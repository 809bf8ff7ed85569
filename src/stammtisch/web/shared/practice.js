/** Ways to a table against bots: one for learning, and any position of a match that was, from one's own seat. */

import { memory } from "./memory.js";
import { toastRefusal } from "./notes.js";
import { quickTable } from "./requests.js";
import { go } from "./router.js";
import { ask } from "./server.js";

/** Sit down at a table that is opened now, with a name. @param {() => Promise<{code: string, token: string}>} open */
async function sitDown(open) {
  const { whoAmI } = await import("./me.js");
  if (!(await whoAmI())) return;
  try {
    const { code, token } = await open();
    memory.keepSeat(code, token);
    go(`/t/${code}`);
  } catch (reason) {
    await toastRefusal(reason);
  }
}

/** Sit down at a table for learning. @param {string} game */
export const learn = (game) => sitDown(() => quickTable({ game, name: memory.name, lesson: true }));

/** A table that goes on from a position of a finished match. @param {string} ticket @param {number} move  how many have been made @param {number} seat */
export const playFrom = (ticket, move, seat) => 
  sitDown(() => ask("/api/practice", { ticket, move, seat, name: memory.name, face: memory.face, browser: memory.browser }));
