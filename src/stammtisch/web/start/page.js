/** The start page: back to your table, the games with what you chose last time, a code to join. */

import { drawCard, icon } from "../shared/art/card.js";
import { el, nodeOf } from "../shared/dom.js";
import { currentLanguage, has, LANGUAGES, onLanguage, setLanguage, t } from "../shared/words/index.js";
import { getMine, quickTable } from "../shared/requests.js";
import { eager, memory, tried } from "../shared/memory.js";
import { learn } from "../shared/practice.js";
import { faceMat, smallMat } from "../shared/art/faces.js";
import { toastRefusal } from "../shared/notes.js";
import { go } from "../shared/router.js";
import { applyTheme } from "../shared/theme.js";
import { AGES, brings, DAILY, FANS, GUESTS, LENGTHS, PEOPLE, TITLES } from "../shared/games.js";

/** @typedef {import("../shared/dom.js").Child} Child */
/** @import {Company} from "../shared/types/messages.js" */
/** @import {Mine} from "../shared/types/requests.js" */

const SIGN = `<svg class="sign" viewBox="0 0 330 132" role="img" aria-label="Stammtisch"><path d="M70 0V34M260 0V34" fill="none" stroke="#211a14" stroke-width="3.4" stroke-dasharray="7 4" stroke-linecap="round"/>
<path d="M24 34H306q10 0 10 10 0 8 8 8V96q-8 0-8 8 0 10-10 10H24q-10 0-10-10 0-8-8-8V52q8 0 8-8 0-10 10-10Z" fill="#75502f" stroke="#211a14" stroke-width="3.4" stroke-linejoin="round"/><path d="M30 42H300q8 0 8 8 0 8 8 9V89q-8 1-8 9 0 8-8 8H30q-8 0-8-8 0-8-8-9V59q8-1 8-9 0-8 8-8Z" fill="#4b2f18" stroke="#e8bb62" stroke-width="1.8"/>
<circle cx="70" cy="42" r="3" fill="#e8bb62"/><circle cx="260" cy="42" r="3" fill="#e8bb62"/><text x="165" y="91" text-anchor="middle" font-size="48" fill="#f8e6bd" letter-spacing=".5">Stammtisch</text></svg>`;

const PENCIL =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20l1.2-4.6L16 4.6a2 2 0 0 1 2.8 0l.6.6a2 2 0 0 1 0 2.8L8.6 18.8 4 20ZM14.2 6.4l3.4 3.4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/></svg>';

/** @param {HTMLElement} root @param {string} rules */
export function show(root, rules) {
  let line = () => {};
  const draw = () => {
    line();
    const drawn = page();
    root.replaceChildren(drawn);
    // what it needs is not needed for the first look
    import("./line.js").then(({ watchLine }) => {
      if (drawn.isConnected) line = watchLine(drawn, /** @type {HTMLElement} */ (drawn.querySelector(".line")));
    });
    import("../day/preview.js").then(({ fillLeaf }) => fillLeaf(/** @type {HTMLElement} */ (drawn.querySelector(".leaf-place")), DAILY));
  };
  draw();
  if (rules in TITLES) import("../rules/rules.js").then(({ showRules }) => showRules(rules));
  const stop = onLanguage(draw);
  return () => {
    line();
    stop();
  };
}

function page() {
  const yours = el("section.yours");
  const back = el("section.back-place", { "aria-label": t("start.yours") });
  fillYours(yours, back);
  return el(
    "div.start.felt",
    {},
    el("div.beam.oak"),
    memory.name && el("div.bar.is-left", {}, meButton()),
    el("div.bar", { class: memory.name ? "is-stack" : "" }, memory.name ? [themeButton(), tongue()] : themeButton()),
    !memory.name && el("div.bar.is-left", {}, tongue()),
    el(
      "main.wrap",
      {},
      el("h1.sign-place", {}, nodeOf(SIGN)),
      el("p.tagline", {}, t("start.tagline")),
      el("div.line"),
      back,
      DAILY.length && el("section.leaf-place"),
      el("section.games", { "aria-label": t("start.games") }, shelfOrder().map(gameCard)),
      joinForm(),
      el(
        "nav.more-links",
        { "aria-label": t("start.more") },
        moreLink("/gallery", "i-book", "gallery"),
        moreLink("/pad", "i-pad", "pad"),
        moreLink("/stats", "i-log", "stats"),
        moreLink("/lab", "i-hint", "lab"),
      ),
      yours,
      el("p.foot", {}, t("start.foot"), " ", pageLink("/replay", t("start.bring"))),
    ),
  );
}

/** Oneself: a tap changes name and face. */
function meButton() {
  const face = () => (memory.face === null ? smallMat(0, memory.name) : faceMat(memory.face));
  const button = el(
    "button.me-button",
    {
      type: "button",
      "aria-label": t("start.me", { name: memory.name }),
      data: { act: "me" },
      on: {
        click: async () => {
          const { showMe } = await import("../shared/me.js");
          if (await showMe()) button.replaceChildren(face(), el("b", {}, memory.name));
        },
      },
    },
    face(),
    el("b", {}, memory.name),
  );
  return button;
}

/** Two letters are all there is room for beside the sign; the list that opens has the names. */
function tongue() {
  const pick = el(
    "select",
    {
      "aria-label": t("settings.language"),
      on: {
        change: async () => {
          memory.like({ language: pick.value });
          await setLanguage(pick.value);
          /** @type {HTMLElement|null} */ (document.querySelector(".bar select"))?.focus();
        },
      },
    },
    Object.entries(LANGUAGES).map(([tag, name]) =>
      el("option", { value: tag, lang: tag, selected: tag === currentLanguage() }, name),
    ),
  );
  const now = currentLanguage().toUpperCase();
  return el("div.tongue", {}, el("span", { "aria-hidden": "true" }, now), pick);
}

function themeButton() {
  const other = () => (document.documentElement.dataset.theme === "day" ? "evening" : "day");
  const button = el(
    "button",
    {
      type: "button",
      on: {
        click: () => {
          memory.like({ theme: other() });
          applyTheme();
          button.textContent = t(`settings.${other()}_short`);
        },
      },
    },
    t(`settings.${other()}_short`),
  );
  return button;
}

function joinForm() {
  const [wrong = ""] = tried;
  tried.clear();
  const input = el("input.text-in", {
    id: "code",
    value: wrong,
    placeholder: t("start.code"),
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    maxlength: "80",
  });
  if (wrong)
    requestAnimationFrame(() => {
      input.focus();
      input.select();
    });
  return el(
    "form.join.paper",
    {
      on: {
        submit: (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          const code = /([\w-]+)\/?(?:#.*)?$/.exec(input.value.trim())?.[1];
          if (code) go(`/t/${code.toLowerCase()}`);
        },
      },
    },
    el("label.unseen", { for: "code" }, t("start.code")),
    input,
    el("button.btn", { type: "submit" }, t("start.join")),
  );
}

/** How long a match takes, or what it is like, if that can be said. @param {string} name @param {string} what */
function blurb(name, what) {
  if (has(`${name}.${what}`)) return t(`${name}.${what}`);
  const guest = GUESTS[name];
  if (!guest) return "";
  return what === "mood" ? guest.about : t("start.minutes", { n: guest.minutes });
}

/** The games, the one that was played last first. */
function shelfOrder() {
  const played = memory.played.filter((name) => name in TITLES);
  return [...played, ...Object.keys(TITLES).filter((name) => !played.includes(name))];
}

/** How a game was played last time, in a few words; nothing if it never was. @param {string} name */
function usualWords(name) {
  const { players, level, length } = memory.usual(name);
  if (!players && !level && !length) return "";
  return [
    players && t("start.people_count", { n: players }),
    t(`levels.${level ?? "geselle"}`).replace("levels.", ""),
    length && length in LENGTHS[name] && t(`length.${length}`),
  ]
    .filter(Boolean)
    .join(", ");
}

/** A table against bots, as one likes it; the first of its kind is explained. @param {string} name @param {HTMLButtonElement} button */
async function playNow(name, button) {
  if (!memory.name) {
    const { whoAmI } = await import("../shared/me.js");
    if (!(await whoAmI())) return;
  }
  const { players, level, length = "usual", options = {} } = memory.usual(name);
  button.disabled = true;
  try {
    const { code, token } = await quickTable({
      game: name,
      name: memory.name,
      begin: false,
      options: { ...LENGTHS[name][length], ...options },
      ...(players ? { players } : {}),
      ...(level ? { level } : {}),
    });
    memory.keepUsual(name, {});
    memory.keepSeat(code, token);
    eager.add(code);
    go(`/t/${code}`);
  } catch (reason) {
    await toastRefusal(reason);
    button.disabled = false;
  }
}

/** @param {string} name */
function gameCard(name) {
  const [from, to] = PEOPLE[name];
  const play = () => playNow(name, button);
  /** @type {HTMLButtonElement} */
  const button = el("button.btn", { type: "button", data: { play: name }, on: { click: play } }, t("start.play"));
  const change = () => import("../setup/playnow.js").then(({ showChoices }) => showChoices(name, play));
  return el(
    "article.game.paper",
    {},
    el(
      "div.fan",
      { "aria-hidden": "true" },
      FANS[name].map((card) => drawCard(name, card, { label: false })),
    ),
    el(
      "div.txt",
      {},
      el(
        "div.head",
        {},
        el("h2", {}, TITLES[name]),
        brings(name, "lesson") &&
          el(
            "button.learn",
            {
              type: "button",
              data: { learn: name },
              "aria-label": t("start.learn_label", { game: TITLES[name] }),
              on: { click: () => learn(name) },
            },
            t("start.learn"),
          ),
      ),
      el("div.meta", {}, el("span", {}, t("start.people", { from, to })), el("span", {}, blurb(name, "time")), AGES[name] && el("span", {}, t("start.age", { n: AGES[name] }))),
      el(
        "div.usual",
        {},
        el("p", {}, usualWords(name) || blurb(name, "mood")),
        el(
          "button.change",
          {
            type: "button",
            data: { change: name },
            "aria-label": t("start.change_label", { game: TITLES[name] }),
            title: t("start.change"),
            on: { click: change },
          },
          nodeOf(PENCIL),
        ),
      ),
      el(
        "div.row",
        {},
        button,
        el(
          "button.btn.is-quiet",
          {
            type: "button",
            data: { invite: name },
            "aria-label": t("start.invite_label", { game: TITLES[name] }),
            on: { click: () => go(`/new/${name}`) },
          },
          t("start.invite"),
        ),
      ),
    ),
  );
}

/** @param {string} address @param {string} art @param {Child} words */
function moreLink(address, art, words) {
  return pageLink(address, [
    icon(art),
    el("span", {}, el("b", {}, t(`start.${words}`)), el("small", {}, t(`start.${words}_text`))),
  ]);
}

/** @param {HTMLElement} place  for what is over @param {HTMLElement} back  for what is not: it comes first */
async function fillYours(place, back) {
  if (!Object.keys(memory.seats).length) {
    place.append(el("p.nobody.serif", {}, t("start.nobody")));
    return;
  }
  if (memory.last) back.append(backSlip(memory.last)); // until the server has answered, or if it does not
  const answer = await getMine(memory.seats).catch(() => null);
  if (!answer) return;
  const { tables, unread = [] } = answer;
  for (const code of Object.keys(memory.seats))
    if (tables.length && !unread.includes(code) && !tables.some((table) => table.code === code))
      memory.dropSeat(code);
  const running = tables.filter(({ table, seat }) => seat !== null && table.phase !== "over" && !table.day);
  const over = tables.filter(({ table, seat, replays }) => (seat === null ? replays.length : table.phase === "over"));
  running.sort((one, two) => Number(two.your_turn) - Number(one.your_turn));
  memory.last = running[0] ?? null;
  if (back.isConnected) back.replaceChildren();
  if (running.length) back.append(backSlip(running[0]), ...running.slice(1, 8).map(tableLine));
  else if (!over.length) place.append(el("p.nobody.serif", {}, t("start.nobody")));
  if (over.length) place.append(el("div", {}, el("h2", {}, t("start.past")), over.slice(0, 6).map(tableLine)));
}

/** @param {string} address @param {Child} words */
function pageLink(address, words, style = "a") {
  const follow = (/** @type {MouseEvent} */ event) => {
    event.preventDefault();
    go(address);
  };
  return el(style, { href: address, on: { click: follow } }, words);
}

/** Seat, name and face. @typedef {[number, string, number|null]} Other */
/** Everybody else at a table. @param {Company} table @param {number|null} mine */
const othersAt = ({ seats }, mine) =>
  seats.flatMap(({ name, face }, seat) => (seat !== mine && name ? [/** @type {Other} */ ([seat, name, face])] : []));

/** @param {Other[]} others */
const names = (others) => others.map(([, name]) => name).join(", ");

/** @param {Other[]} others */
const mats = (others) => el("span.company", {}, others.slice(0, 4).map(([seat, name, face]) => smallMat(seat, name, face)));

/** The table that waits for you, as large as it can be said. @param {Mine} mine */
function backSlip({ code, your_turn: turn, seat: mine, table }) {
  const others = othersAt(table, mine);
  return el(
    "div.back-slip.paper",
    {},
    el(
      "div.back-head",
      {},
      mats(others),
      turn && el("span.now", {}, t("start.your_turn")),
    ),
    el("h2", {}, t("start.back")),
    el("p", {}, [TITLES[table.game], names(others)].join(t("colon"))),
    pageLink(`/t/${code}`, t("start.go_on"), "a.btn"),
  );
}

/** @param {Mine} mine */
function tableLine({ code, your_turn: turn, seat: mine, table, replays = [] }) {
  const others = othersAt(table, mine);
  const again = replays.length ? `/replay/${replays[0].open}` : "";
  const ended = table.phase === "over" || mine === null;
  const state = turn
    ? el("span.now", {}, t("start.your_turn"))
    : el(
        "span.done",
        {},
        t(ended ? "start.look" : table.phase === "lobby" ? "start.lobby" : "start.running"),
      );
  const words = [
    mats(others),
    el("span.tbl-words", {}, el("b", {}, TITLES[table.game]), el("small", {}, names(others))),
    state,
  ];
  if (mine === null) return pageLink(again, words, "a.tbl");
  const line = pageLink(`/t/${code}`, words, "a.tbl");
  return ended && again ? el("div.tbl-row", {}, line, pageLink(again, t("start.again"), "a.again")) : line;
}
