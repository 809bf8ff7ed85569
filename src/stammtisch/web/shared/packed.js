/** Where to find what a bundle has joined; `scripts/bundle` fills it in. Single files lie under their own names. */

/** The chunk and the name in it of a game's module, by `GAME/PART`. @type {Record<string, string[]>} */
export const parts = {};
/** The joined sheet that a sheet is part of. @type {Record<string, string>} */
export const sheets = {};
/** The file with several chapters that a chapter is part of. @type {Record<string, string>} */
export const chapters = {};
