/**
 * First rounds with explanations. A lesson is a list of tips in the order of their urgency; each is said once, when it
 * first fits what is asked. The words are in the catalogues, of the game, under `lesson.KEY`.
 */

/**
 * @typedef {object} Tip
 * @property {string} key
 * @property {(now: {view: any, mine: boolean}) => boolean} when
 * @property {string[]} [cards]  cards to look at
 */

/** You are asked for a step. @param {...string} steps */
export const asked =
  (...steps) =>
  ({ view, mine }) =>
    mine && steps.includes(view.step);

const LESSONS = {
  gaunerbande: () => import("./gaunerbande.js"),
  black_spy: () => import("./black_spy.js"),
  zehn: () => import("./zehn.js"),
  klaumau: () => import("./klaumau.js"),
  halt_mal_kurz: () => import("./halt_mal_kurz.js"),
};

/** @returns {Promise<Tip[]>} */
export const lessonOf = async (game) => (await LESSONS[game]()).default;
