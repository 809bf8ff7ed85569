/** Ce que la grammaire et la typographie demandent à toutes les phrases. */

/** Un y compte comme une voyelle devant une consonne : « d’Yves », mais « de Yusuf ». */
const VOWEL = /^([aeiouàâäáåéèêëîïíôöóøùûüúœæ]|y[^aeiou])/i;

/** Un seul, ou plusieurs : en français, zéro est au singulier. */
export const plural = (n, one, many) => (Math.abs(n) < 2 ? `${n} ${one}` : `${n} ${many}`);

/** « de Tobi », « d’Ada ». */
export const de = (name) => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);

/** « que Tobi », « qu’Ada ». */
export const que = (name) => (VOWEL.test(name) ? `qu’${name}` : `que ${name}`);

/** Le texte qui précède un nom : « la carte de » devient « la carte d’ », « que » devient « qu’ ». */
export const beforeName = (text, name) => (VOWEL.test(name) ? text.replace(/\b(d|qu)e $/i, "$1’") : text);

export const lower = (text) => text[0].toLowerCase() + text.slice(1);

/** Une espace fine insécable devant « ! », « ? », « ; » et « % », une insécable devant « : », et dans les guillemets. */
export function typeset(node) {
  if (typeof node === "string")
    return node
      .replace(/ ([!?;%])/g, "\u202f$1")
      .replace(/ :/g, "\u00a0:")
      .replace(/« /g, "«\u00a0")
      .replace(/ »/g, "\u00a0»");
  if (typeof node === "function") return (...given) => typeset(node(...given));
  if (Array.isArray(node)) return node.map(typeset);
  if (node && typeof node === "object")
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, typeset(value)]));
  return node;
}
