/** Choices that games have in common. */

import { t } from "../words/index.js";

/** @import {View} from "../state/types.js" */

/** Somebody at the table, by name, or oneself. @param {View} view @param {string[]} names @param {number} seat */
const called = (view, names, seat) => (seat === view.seat ? t("you.name") : names[seat]);

/** One choice for each seat that a move may name, such as `take seat 2`. @param {View} view @param {string[]} names */
export const seatChoices = (view, names, verb = "") =>
  view.legal
    .filter((move) => move.startsWith(verb))
    .map((move) => ({ move, seat: Number(/seat (\d)$/.exec(move)?.[1]) }))
    .filter(({ seat }) => !Number.isNaN(seat))
    .map(({ move, seat }) => ({ move, seat, name: names[seat], label: called(view, names, seat) }));
