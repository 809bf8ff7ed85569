/**
 * What `dom.js` makes and takes, as types. Nothing here runs.
 *
 * @module
 */

/** The element of a name. @template {string} N @typedef {N extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[N] : N extends "" ? HTMLDivElement : HTMLElement} Named */
/** The element that a tag with classes stands for: `button.btn` is a button. @template {string} T @typedef {T extends `${infer N}.${string}` ? Named<N> : Named<T>} Made */

/** What goes into an element: nothing is left out, lists are laid flat. @typedef {Node|string|number|null|undefined|false|Child[]} Child */

/**
 * What listens to an element.
 * @template {Element} E
 * @typedef {{[K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K] & {readonly currentTarget: E}) => unknown}} Listeners
 */
/**
 * Attributes: true is one without a value; what is false, null or undefined is left out. `on` are listeners, `vars` custom properties, `data` data
 * attributes.
 * @template {Element} E
 * @typedef {{
 *   on?: Listeners<E>,
 *   vars?: Record<string, string|number>,
 *   data?: Record<string, string|number|boolean|null|undefined>,
 *   class?: string|null|false,
 *   [attribute: string]: unknown,
 * }} Attributes
 */

export {};
