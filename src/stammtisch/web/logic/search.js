/** Searching in a text: several words, all of which must be there, whatever their case and accents. */

/** @param {string} text */
const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** The words somebody looks for. @param {string} query */
export const wordsIn = (query) => [...new Set(folded(query).split(/\s+/).filter(Boolean))];

/** Whether a text has all the words. @param {string} text @param {string[]} words */
export function hasAll(text, words) {
  const whole = folded(text);
  return words.every((word) => whole.includes(word));
}

/**
 * A text cut where a word begins or ends.
 * @param {string} text
 * @param {string[]} words  as `wordsIn` gives them
 * @returns {{text: string, found: boolean}[]}
 */
export function cut(text, words) {
  // letter by letter, so that places in the folded text are places in the text
  const letters = [...text];
  const plain = letters.map((letter) => folded(letter) || " ");
  const marked = letters.map(() => false);
  const starts = [];
  let length = 0;
  for (const each of plain) {
    starts.push(length);
    length += each.length;
  }
  const whole = plain.join("");
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      starts.forEach((start, i) => {
        if (start >= at && start < at + word.length) marked[i] = true;
      });
  /** @type {{text: string, found: boolean}[]} */
  const parts = [];
  letters.forEach((letter, i) => {
    const last = parts.at(-1);
    if (last && last.found === marked[i]) last.text += letter;
    else parts.push({ text: letter, found: marked[i] });
  });
  return parts;
}
