/** The gallery: every card of every deck, with its name and what it does. */

import { backSource, colourChip, colourOf, drawCard, icon } from "../shared/art/card.js";
import { all, el, nodeOf } from "../shared/dom.js";
import { cardFacts, cardName, has, onLanguage, t } from "../shared/words/index.js";
import { countOf, effectOf, groupsOf } from "../table/state/effects.js";
import { openSheet } from "../shared/sheet.js";
import { go } from "../shared/router.js";
import { bringAll, brings, FACES, TITLES } from "../shared/games.js";

/** What has to be there first. */
export const prepare = () => bringAll("gallery");

/** The games whose cards can be explained. */
const shownGames = () => Object.keys(TITLES).filter((game) => brings(game, "gallery"));

/** @param {HTMLElement} root @param {string} name */
export function show(root, name) {
  const draw = () => {
    document.title = `${t("gallery.title")} · Stammtisch`;
    root.replaceChildren(page());
  };
  draw();
  if (shownGames().includes(name)) jump(name, "instant");
  return onLanguage(draw);
}

function page() {
  const decks = el("main.decks", {}, shownGames().map(deck));
  decks.addEventListener("keydown", walk);
  return el(
    "div.gallery.felt",
    {},
    el(
      "header.gallery-rail.oak",
      {},
      el(
        "button.ib",
        {
          type: "button",
          "aria-label": t("back"),
          on: { click: () => (history.length > 1 ? history.back() : go("/")) },
        },
        icon("i-back"),
      ),
      el("h1", {}, t("gallery.title")),
      el(
        "nav.jumps",
        { "aria-label": t("gallery.jump") },
        shownGames().map((game) => {
          const title = TITLES[game];
          const follow = (/** @type {MouseEvent} */ event) => {
            event.preventDefault();
            history.replaceState(null, "", `/gallery/${game}`);
            jump(game);
          };
          return el("a", { href: `/gallery/${game}`, on: { click: follow } }, title);
        }),
      ),
    ),
    decks,
  );
}

/** The deck comes into sight, and its first card is the next stop of the keyboard. @param {string} game */
function jump(game, behavior = "auto") {
  const heading = document.getElementById(`deck-${game}`);
  heading?.scrollIntoView({ behavior: /** @type {ScrollBehavior} */ (behavior) });
  heading?.focus({ preventScroll: true });
}

/** @param {string} game */
function deck(game) {
  return el(
    "section.deck",
    { "aria-labelledby": `deck-${game}` },
    el(
      "header",
      {},
      nodeOf(backSource(game, { label: false })),
      el("div", {}, el("h2", { id: `deck-${game}`, tabindex: "-1" }, TITLES[game]), el("p", {}, t(`${game}.deck`))),
    ),
    groupsOf(game).map(([group, cards], i) => [
      el("h3", {}, groupName(game, group)),
      el(
        "ul.shelf",
        {},
        cards.map((code, j) => shown(game, code, i + j === 0)),
      ),
    ]),
  );
}

/** @param {string} game @param {string} [group] */
const groupName = (game, group) =>
  group?.startsWith("colour.") ? colourChip(colourOf(group.slice(7))) : t(`${game}.group.${group}`);

/**
 * What is said of a card: how many there are, what it does, and what people tell about it.
 * @param {string} game
 * @param {string} code
 */
function wordsOf(game, code) {
  const [n, fewer = n] = countOf(game, code);
  const [effect, parameters] = effectOf(game, code);
  return {
    name: cardName(game, code).long,
    count: n === 0 ? t("gallery.own_deck") : n === fewer ? t("gallery.count", { n }) : t("gallery.counts", { n, fewer }),
    does: t(`${game}.does.${effect}`, parameters),
    tale: has(`${game}.tale`) && t(`${game}.tale`, cardFacts(code)),
  };
}

/** @param {string} game @param {string} code @param {boolean} first */
function shown(game, code, first) {
  const { name, count, does, tale } = wordsOf(game, code);
  return el(
    "li",
    {},
    el(
      "button.showcase",
      {
        type: "button",
        tabindex: first ? "0" : "-1",
        "aria-label": name,
        data: { game, card: code },
        on: { click: () => zoom(game, code) },
      },
      drawCard(game, code, { cut: "l", label: false }),
    ),
    el("b", {}, name, " ", el("span.count-of", {}, count)),
    el("p", {}, does),
    tale && el("p.tale", {}, tale),
  );
}

/** A card as large as the screen allows; its neighbours are one step away. @param {string} game @param {string} code */
function zoom(game, code) {
  const { name, count, does, tale } = wordsOf(game, code);
  const cards = FACES[game];
  const turn = (/** @type {number} */ step) =>
    zoom(game, cards[(cards.indexOf(code) + step + cards.length) % cards.length]);
  const leaf = (/** @type {number} */ step, /** @type {string} */ words) =>
    el("button.btn.is-quiet", { type: "button", data: { step }, on: { click: () => turn(step) } }, words);
  const { dialog } = openSheet({
    title: name,
    name: "card",
    body: el(
      "div.shown-card",
      {},
      drawCard(game, code, { cut: "l" }),
      el("div", {}, el("p", {}, el("b", {}, count), " ", does), tale && el("p.tale", {}, tale)),
    ),
    acts: [leaf(-1, t("gallery.previous")), leaf(1, t("gallery.next"))],
    closed: () => {
      const shelf = document.querySelector(`.showcase[data-game="${game}"][data-card="${code}"]`);
      if (shelf instanceof HTMLElement) settle(shelf);
    },
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") turn(event.key === "ArrowRight" ? 1 : -1);
  });
}

/** The stop of the tab key in a deck, and the focus, move to a card. @param {HTMLElement} card */
function settle(card) {
  for (const other of all(card.closest(".deck") ?? card, ".showcase")) other.tabIndex = other === card ? 0 : -1;
  card.focus();
}

/** One stop of the tab key for each deck; arrows walk among its cards. @param {KeyboardEvent} event */
function walk(event) {
  const here = /** @type {HTMLElement|null} */ (/** @type {Element} */ (event.target).closest(".showcase"));
  /** @type {Record<string, number>} */
  const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
  if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
  const cards = all(here.closest(".deck") ?? here, ".showcase");
  const at = cards.indexOf(here);
  const next =
    event.key in steps
      ? cards[Math.max(0, Math.min(cards.length - 1, at + steps[event.key]))]
      : event.key === "ArrowUp" || event.key === "ArrowDown"
        ? below(cards, here, event.key === "ArrowDown" ? 1 : -1)
        : null;
  if (!next) return;
  event.preventDefault();
  settle(next);
}

/**
 * The card in the next row, up or down, that lies nearest.
 * @param {HTMLElement[]} cards
 * @param {HTMLElement} here
 * @param {number} way  1 for down
 */
function below(cards, here, way) {
  const { left, top } = here.getBoundingClientRect();
  const rows = cards
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - top) * way > 8);
  const nearest = Math.min(...rows.map(({ box }) => Math.abs(box.top - top)));
  return rows
    .filter(({ box }) => Math.abs(box.top - top) <= nearest + 8)
    .sort((one, two) => Math.abs(one.box.left - left) - Math.abs(two.box.left - left))[0]?.card;
}
