/** A table without a server: tests put views on it. */

import * as decks from "/static/shared/art/decks.js";
import { backSource, cardSource } from "/static/shared/art/card.js";
import { portraitOf } from "/static/shared/art/faces.js";
import { EMOTES } from "/static/shared/art/emotes.js";
import * as portraits from "/static/shared/art/faces.js";
import { loadSprite } from "/static/shared/art/decks.js";
import { cardName, LANGUAGES, setLanguage, t } from "/static/shared/words/index.js";
import * as layout from "/static/table/view/layout.js";
import * as moves from "/static/table/state/moves.js";
import * as scenes from "/static/table/state/scenes.js";
import * as story from "/static/table/state/story.js";
import { TablePage } from "/static/table/page.js";
import { asking } from "/static/table/state/asking.js";
import { bringAll, FACES, openGames, partOf } from "/static/shared/games.js";
import { Table } from "/static/table/state/table.js";
import { needsOf, setPages } from "/static/shared/needs.js";
import { PAGES } from "/static/pages.js";

await Promise.all([setLanguage("de"), openGames(() => import("/static/plain/index.js"))]);
await bringAll("table", "scenes", "deeds", "deal", "gallery");
setPages(PAGES);
await Promise.all([loadSprite(), needsOf("room")]);
let page = null;
/** Nothing in a drawing but the arrow on the felt is measured; four of five elements are strokes of drawings. */
const outlines = new CSSStyleSheet();
outlines.replaceSync("svg:not(.dir) > * { display: none; }");

window.stage = {
  decks,
  FACES,
  layout,
  moves,
  scenes,
  story,
  people: { ...portraits, EMOTES },
  LANGUAGES,
  backSource,
  cardName,
  cardSource,
  portraitOf,
  setLanguage,
  t,
  sent: [],
  /** Whether drawings are empty: they take as much room, and finding out where everything lies takes a fraction of the time. */
  set undrawn(empty) {
    document.adoptedStyleSheets = empty ? [outlines] : [];
  },
  get page() {
    return page;
  },
  /** Put a view on the table, as a snapshot would; with everybody's cards as in an open replay, if they are given. */
  show(view, deadline = null, story = [], open = null) {
    page?.destroy();
    const seats = view.names.map((name, i) => ({
      kind: i ? "bot" : "person",
      person: i ? null : 1,
      name,
      level: null,
      presence: "here",
      won: 0,
    }));
    const link = {
      now: () => Date.now(),
      token: "t",
      send: async (type, fields) => {
        stage.sent.push([type, fields]);
        return { type: "ok" };
      },
    };
    const table = new Table(link);
    page = new TablePage(table, document.querySelector("#app"));
    if (open) page.seatState = (...how) => ({ ...TablePage.prototype.seatState.apply(page, how), open: open[how[2]] });
    stage.snapshot = {
      type: "snapshot",
      number: 0,
      now: Date.now(),
      you: { person: 1, seat: view.seat, token: null },
      table: {
        code: "code",
        game: view.game,
        players: view.players,
        options: {},
        phase: "playing",
        host: 1,
        pace: "usual",
        hints: true,
        seats,
        watchers: 0,
      },
      view,
      decision: view.outcome ? null : { number: 1, opened: Date.now(), deadline },
      story,
      chat: [],
    };
    table.tell(stage.snapshot);
  },
  /** Every move that the shown question offers in some way: by a card, a seat, a button, a number. */
  offers(view, names = view.names) {
    const game = partOf(view.game, "table");
    const { ask, cards, seats } = asking(view, game, {
      names,
      chosen: [],
      hand: view.hand,
      pending: null,
      decision: { number: 1 },
    });
    const found = new Set([...cards.values()].flat());
    for (const move of seats.values()) found.add(move);
    for (const { move } of [...(ask.buttons ?? []), ...(ask.choices ?? [])]) if (move) found.add(move);
    if (ask.move) found.add(ask.move);
    if (ask.stepper) for (let n = ask.stepper.least; n <= ask.stepper.most; n++) found.add(ask.stepper.moves?.[n] ?? `${ask.stepper.verb} ${n}`);
    for (const card of ask.spread?.playable ?? []) found.add(ask.spread.moves?.[card] ?? `${ask.spread.verb} ${card}`);
    if (ask.gather) for (const card of view.hand) found.add(`${ask.gather.verb} ${card}`);
    return { moves: [...found], title: ask.title, text: ask.text ?? "" };
  },
};
document.documentElement.dataset.ready = "yes";
