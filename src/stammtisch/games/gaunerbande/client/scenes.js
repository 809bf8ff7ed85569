/** What is shown in between: tricks, and what was passed. */

export { between, flights, noises } from "/static/games/tricks/scenes.js";
