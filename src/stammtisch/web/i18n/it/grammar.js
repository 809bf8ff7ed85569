/** Ciò che la grammatica chiede a tutte le frasi. */

export const plural = (n, one, many) => (Math.abs(n) === 1 ? `${n} ${one}` : `${n} ${many}`);

/** «a Tobi», «ad Ada». */
export const a = (name) => (/^[aàá]/i.test(name) ? `ad ${name}` : `a ${name}`);

/** Il testo davanti a un nome: «a Ada» diventa «ad Ada», «e Emma» diventa «ed Emma». */
export const beforeName = (text, name) =>
  /^[aàá]/i.test(name)
    ? text.replace(/(^|\s)(a) $/i, "$1$2d ")
    : /^[eèé]/i.test(name)
      ? text.replace(/(^|\s)(e) $/i, "$1$2d ")
      : text;

/** L’articolo davanti a una carta, come si legge: «lo 0», «l’8», «il 7», «il jolly». */
export const the = (card) => (/^0/.test(card) ? `lo ${card}` : /^(8|11?\b)/.test(card) ? `l’${card}` : `il ${card}`);

export const capital = (text) => text[0].toUpperCase() + text.slice(1);
export const lower = (text) => text[0].toLowerCase() + text.slice(1);
