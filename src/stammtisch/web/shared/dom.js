/** A few words for making elements. Text always goes in as text: nothing a person typed is ever parsed. */

/** @typedef {import("./types/elements.js").Child} Child */
/** @template {string} T @typedef {import("./types/elements.js").Made<T>} Made */

/**
 * An element with attributes and children. `on` holds listeners, `vars` custom properties, `data` data attributes.
 * @template {string} T
 * @param {T} tag  `div.slip.is-wait`
 * @param {import("./types/elements.js").Attributes<Made<T>>} [attributes]
 * @param {...Child} children
 * @returns {Made<T>}
 */
export function el(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const element = document.createElement(name || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "on") for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    else if (key === "vars")
      for (const [property, amount] of Object.entries(value))
        element.style.setProperty(`--${property}`, String(amount));
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key === "class") element.classList.add(...String(value).split(" ").filter(Boolean));
    else if (value === true) element.setAttribute(key, "");
    else element.setAttribute(key, String(value));
  }
  add(element, children);
  return /** @type {Made<T>} */ (element);
}

/** @template {ParentNode} P @param {P} parent @param {Child} children */
export function add(parent, children) {
  for (const child of /** @type {unknown[]} */ ([children]).flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === "") continue;
    parent.append(child instanceof Node ? child : String(child));
  }
  return parent;
}

/**
 * A table: what stands above its columns, its rows, and a row of sums. A row is its cells, or an element of its own.
 * @param {Child[]} heads  words, or cells
 * @param {Child[]} rows
 * @param {Child} [sums]
 */
export function tableOf(heads, rows, sums) {
  const cells = heads.flat().map((head) => (head instanceof Node ? head : el("th", head === "" ? {} : { scope: "col" }, head)));
  const body = rows.map((row) => (row instanceof Node ? row : el("tr", {}, row)));
  return el("table", {}, el("thead", {}, el("tr", {}, cells)), el("tbody", {}, body), sums && el("tfoot", {}, el("tr.sum", {}, sums)));
}

/** The element of a piece of our own source; never used with anything people typed. @template {Element} [E=SVGElement] @param {string} source @returns {E} */
export function nodeOf(source) {
  const template = document.createElement("template");
  template.innerHTML = source.trim();
  return /** @type {E} */ (/** @type {unknown} */ (template.content.firstElementChild));
}

/** All elements below a root that match. @returns {HTMLElement[]} @param {ParentNode} root @param {string} selector */
export function all(root, selector) {
  return /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);
}

/**
 * Fill an element anew, but only if what it shows has changed: a button that is being pressed stays the same one.
 * @param {HTMLElement} element
 * @param {unknown} key
 * @param {() => Child} make
 */
export function fill(element, key, make) {
  const mark = JSON.stringify(key);
  if (element.dataset.shows === mark) return false;
  element.dataset.shows = mark;
  element.replaceChildren(
    .../** @type {Node[]} */ (
      /** @type {unknown[]} */ ([make()]).flat(Infinity).filter((child) => child instanceof Node || (typeof child === "string" && child))
    ),
  );
  return true;
}

/** Tell whoever is above: verbs bubble up. @param {HTMLElement} element @param {string} verb */
export function say(element, verb, detail = {}) {
  element.dispatchEvent(new CustomEvent(verb, { detail, bubbles: true }));
}
