/** The start page: five games, a code to join, your tables. */

import { drawCard, icon } from "../art/card.js";
import { el, nodeOf } from "../dom.js";
import { currentLanguage, has, LANGUAGES, onLanguage, setLanguage, t } from "../words/index.js";
import { getMine, quickTable } from "../net/api.js";
import { eager, memory, tried } from "../net/memory.js";
import { learn } from "../house/learn.js";
import { smallMat } from "../house/mats.js";
import { toast } from "../house/toast.js";
import { go } from "../router.js";
import { applyTheme } from "../theme.js";
import { brings, FANS, GUESTS, PEOPLE, TITLES } from "../shelf.js";
import { refusalWords } from "../words/reasons.js";

const SIGN = `<svg class="sign" viewBox="0 0 330 132" role="img" aria-label="Stammtisch"><path d="M70 0V34M260 0V34" fill="none" stroke="#211a14" stroke-width="3.4" stroke-dasharray="7 4" stroke-linecap="round"/>
<path d="M24 34H306q10 0 10 10 0 8 8 8V96q-8 0-8 8 0 10-10 10H24q-10 0-10-10 0-8-8-8V52q8 0 8-8 0-10 10-10Z" fill="#75502f" stroke="#211a14" stroke-width="3.4" stroke-linejoin="round"/><path d="M30 42H300q8 0 8 8 0 8 8 9V89q-8 1-8 9 0 8-8 8H30q-8 0-8-8 0-8-8-9V59q8-1 8-9 0-8 8-8Z" fill="#4b2f18" stroke="#e8bb62" stroke-width="1.8"/>
<circle cx="70" cy="42" r="3" fill="#e8bb62"/><circle cx="260" cy="42" r="3" fill="#e8bb62"/><text x="165" y="91" text-anchor="middle" font-size="48" fill="#f8e6bd" letter-spacing=".5">Stammtisch</text></svg>`;

/** @param {HTMLElement} root @param {any} rules */
export function show(root, rules) {
  let line = () => {};
  const draw = () => {
    line();
    const drawn = page();
    root.replaceChildren(drawn);
    // what it needs is not needed for the first look
    import("../house/line.js").then(({ watchLine }) => {
      if (drawn.isConnected) line = watchLine(drawn, drawn.querySelector(".line"));
    });
  };
  draw();
  if (rules in TITLES) import("../papers/rules.js").then(({ showRules }) => showRules(rules));
  const stop = onLanguage(draw);
  return () => {
    line();
    stop();
  };
}

function page() {
  const yours = el("section.yours");
  fillYours(yours);
  return el(
    "div.start.felt",
    {},
    el("div.beam.oak"),
    languageBar(),
    themeBar(),
    el(
      "main.wrap",
      {},
      el("h1.sign-place", {}, nodeOf(SIGN)),
      el("p.tagline", {}, t("start.tagline")),
      el("div.line"),
      joinForm(),
      el("section.games", { "aria-label": t("start.games") }, Object.keys(TITLES).map(gameCard)),
      el(
        "nav.more-links",
        { "aria-label": t("start.more") },
        moreLink("/gallery", "i-book", "gallery"),
        moreLink("/pad", "i-pad", "pad"),
        moreLink("/stats", "i-log", "stats"),
      ),
      yours,
      el("p.foot", {}, t("start.foot"), " ", pageLink("/replay", t("start.bring"))),
    ),
  );
}

/** Two letters are all there is room for beside the sign; the list that opens has the names. */
function languageBar() {
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
  return el("div.bar.is-left.tongue", {}, el("span", { "aria-hidden": "true" }, now), pick);
}

function themeBar() {
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
  return el("div.bar", {}, button);
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
        submit: (/** @type {any} */ event) => {
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

/** How long a match takes, or what it is like, if that can be said. @param {string} name @param {any} what */
function blurb(name, what) {
  if (has(`${name}.${what}`)) return t(`${name}.${what}`);
  const guest = GUESTS[name];
  if (!guest) return "";
  return what === "mood" ? guest.about : t("start.minutes", { n: guest.minutes });
}

/** @param {string} name */
function gameCard(name) {
  const [from, to] = PEOPLE[name];
  const play = async (/** @type {any} */ event) => {
    const button = event.currentTarget;
    button.disabled = true;
    try {
      const { code, token } = await quickTable({ game: name, name: memory.name || t("name.guest"), begin: false });
      memory.keepSeat(code, token);
      eager.add(code);
      go(`/t/${code}`);
    } catch (reason) {
      toast(refusalWords(reason), { tone: "no" });
      button.disabled = false;
    }
  };
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
      el("div.meta", {}, el("span", {}, t("start.people", { from, to })), el("span", {}, blurb(name, "time"))),
      el("p", {}, blurb(name, "mood")),
      el(
        "div.row",
        {},
        el("button.btn", { type: "button", data: { play: name }, on: { click: play } }, t("start.play")),
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

/** @param {string} address @param {string} art @param {any} words */
function moreLink(address, art, words) {
  return pageLink(address, [
    icon(art),
    el("span", {}, el("b", {}, t(`start.${words}`)), el("small", {}, t(`start.${words}_text`))),
  ]);
}

/** @param {any} place */
async function fillYours(place) {
  if (!Object.keys(memory.seats).length) {
    place.append(el("p.nobody.serif", {}, t("start.nobody")));
    return;
  }
  const { tables, unread = [] } = await getMine(memory.seats).catch(() => ({ tables: [] }));
  for (const code of Object.keys(memory.seats))
    if (tables.length && !unread.includes(code) && !tables.some((/** @type {any} */ table) => table.code === code))
      memory.dropSeat(code);
  const running = tables.filter((/** @type {any} */ { table }) => table.phase !== "over");
  const over = tables.filter((/** @type {any} */ { table }) => table.phase === "over");
  if (running.length) place.append(el("div", {}, el("h2", {}, t("start.yours")), running.slice(0, 8).map(tableLine)));
  else if (!over.length) place.append(el("p.nobody.serif", {}, t("start.nobody")));
  if (over.length) place.append(el("div", {}, el("h2", {}, t("start.past")), over.slice(0, 6).map(tableLine)));
}

/** @param {string} address @param {any} words */
function pageLink(address, words, style = "a") {
  const follow = (/** @type {any} */ event) => {
    event.preventDefault();
    go(address);
  };
  return el(style, { href: address, on: { click: follow } }, words);
}

function tableLine(/** @type {any} */ { code, your_turn: turn, seat: mine, table, replays = [] }) {
  const others = table.seats.flatMap((/** @type {import("../state/types.js").Seat} */ seat, /** @type {number} */ i) =>
    i !== mine && seat.name ? [[i, seat.name]] : [],
  );
  const state = turn
    ? el("span.now", {}, t("start.your_turn"))
    : el(
        "span.done",
        {},
        t(table.phase === "over" ? "start.look" : table.phase === "lobby" ? "start.lobby" : "start.running"),
      );
  const line = el(
    "a.tbl",
    {
      href: `/t/${code}`,
      on: {
        click: (/** @type {any} */ event) => {
          event.preventDefault();
          go(`/t/${code}`);
        },
      },
    },
    el(
      "span.company",
      {},
      others.slice(0, 4).map((/** @type {any} */ [seat, name]) => smallMat(seat, name)),
    ),
    el(
      "span.tbl-words",
      {},
      el("b", {}, TITLES[table.game]),
      el("small", {}, others.map((/** @type {any} */ [, name]) => name).join(", ")),
    ),
    state,
  );
  if (table.phase !== "over" || !replays.length) return line;
  return el("div.tbl-row", {}, line, pageLink(`/replay/${replays[0].open}`, t("start.again"), "a.again"));
}
