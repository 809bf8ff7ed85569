/** Refusals in words. */

import { has, t } from "./i18n/index.js";

/** @param {{key?: string, message?: string, parameters?: object}} reason */
export function refusalWords(reason, game = "") {
  for (const key of [`refused.${game}.${reason.key}`, `refused.${reason.key}`])
    if (has(key)) return t(key, reason.parameters);
  return reason.message ?? String(reason);
}

/** What is said of an option: in the reader's language, or in the server's words. */
export function optionWords(game, option) {
  const key = `options.${game}.${option.name}`;
  return {
    title: has(`${key}.title`) ? t(`${key}.title`) : option.name,
    doc: has(`${key}.doc`) ? t(`${key}.doc`) : option.doc,
    value: (value) => (has(`${key}.of.${value}`) ? t(`${key}.of.${value}`) : String(value)),
  };
}
