/** A tap on the empty felt, or a key: what is shown is shown at once, and whoever plays alone does not wait for bots. */

/** @typedef {import("../pages/table.js").TablePage} Page */

/** What is on the felt to be touched itself. */
const THINGS = "button, a, input, summary, dialog, .round-note, .reckoning, [role=button]";

/** The felt is tapped. @param {Page} page @param {Event} event */
export function tapFelt(page, event) {
  const target = /** @type {Element} */ (event.target);
  if (page.dropped || target.closest(THINGS)) return;
  hurry(page);
}

/** @param {Page} page */
export function hurry(page) {
  const { table } = page;
  if (table.scene) {
    table.rush();
    page.showing.rush();
  }
  const { company, told, you, isResting } = table;
  const { view } = told;
  const others = company.seats.some((seat, i) => seat.kind === "person" && i !== you.seat);
  if (others || isResting || you.seat === null || !view || view.outcome || view.awaiting.includes(you.seat)) return;
  page.link.send("hurry", {}).catch(() => {}); // whoever sits down meanwhile is not hurried
}
