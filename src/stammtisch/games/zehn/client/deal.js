/** How a deal of Zehn is checked: round cards are shuffled apart, and three cards join everybody's joker. */

/** @param {string} card */
const place = (card) => ["rc", "n", "p", "j"].findIndex((kind) => card.startsWith(kind));

/** A new deck lies with the round cards on top. @param {string[]} faces */
export const order = (faces) => [...faces].sort((one, two) => place(one) - place(two));
export const dealt = (/** @type {import("/static/shared/types/games.js").Dealing} */ { piles, picks, deal }) => ["j", ...deal(piles[1], picks[0] + 1, 3)];
