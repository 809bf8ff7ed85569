/** The menu of a table, and settings that everybody has. */

import { el, nodeOf } from "../shared/dom.js";
import { currentLanguage, LANGUAGES, setLanguage, t } from "../shared/words/index.js";
import { memory } from "../shared/memory.js";
import { go } from "../shared/router.js";
import { applyTheme } from "../shared/theme.js";
import { refusalWords } from "../shared/words/reasons.js";
import { absencePick, hintsTick } from "../setup/fields.js";
import { callTicks } from "./view/calls.js";
import { doorRows, showDoor } from "./view/door.js";
import { rematch, rematchWords, replay } from "../result/result.js";
import { whoAmI } from "../shared/me.js";
import { showFair } from "../fairness/sheet.js";
import { menuOf, pickOne } from "../shared/controls.js";
import { showGone } from "./view/gone.js";
import { smallMat } from "../shared/art/faces.js";
import { openSheet } from "../shared/sheet.js";
import { sortBy } from "./input/order.js";
import { sound, soundIsOn, volume } from "./view/sounds.js";
import { toast } from "../shared/notes.js";
import { request } from "../shared/server.js";
import { copy } from "../shared/share.js";

/** @typedef {import("./page.js").TablePage} Page */
/** @typedef {import("../shared/types/messages.js").Company} Company */

function languagePick(done = () => {}) {
  return pickOne(t("settings.language"), Object.entries(LANGUAGES), currentLanguage(), async (tag) => {
    memory.like({ language: tag });
    await setLanguage(tag);
    done();
    /** @type {HTMLElement|null} */ (document.querySelector('dialog[open] .pick [aria-pressed="true"]'))?.focus();
  });
}

/** Whether everybody is to meet the same table: then nothing is changed there. @param {Company} company */
export const isFixed = ({ day, challenge }) => Boolean(day || challenge);

/** A device without keys, as far as can be said. */
export const touched = matchMedia("(hover: none) and (pointer: coarse)");

/** @param {{table: import("./state/table.js").Table, link: any}|null} [page] */
export function showSettings(page = null) {
  const likes = memory.likes;
  /** @type {import("../shared/types/elements.js").Child[]} */
  const body = [
    languagePick(() => showSettings(page)),
    pickOne(
      t("settings.theme"),
      ["evening", "day", "system"].map((name) => [name, t(`settings.${name}`)]),
      likes.theme ?? "evening",
      (theme) => {
        memory.like({ theme });
        applyTheme();
      },
    ),
    pickOne(
      t("settings.speed"),
      [
        [0.6, t("settings.slow")],
        [1, t("settings.usual")],
        [2, t("settings.quick")],
      ],
      likes.speed ?? 1,
      (speed) => memory.like({ speed }),
    ),
  ];
  if (page?.table.isHost) {
    body.push(
      pickOne(
        t("settings.pace"),
        ["calm", "usual", "brisk", "instant"].map((pace) => [pace, t(`settings.paces.${pace}`)]),
        page.table.company.pace,
        (pace) => send(page, "settle", { pace }),
      ),
    );
    if (!isFixed(page.table.company))
      body.push(
        absencePick(
          page.table.company.absence,
          (absence) => send(page, "settle", { absence }),
          !page.table.company.clock, // a table with a limit cannot wait
        ),
        hintsTick(page.table.company.hints, (hints) => send(page, "settle", { hints })),
      );
  }
  const sounds = el("input", {
    type: "checkbox",
    checked: soundIsOn(),
    data: { like: "sound" },
    on: {
      change: () => {
        memory.like({ sound: sounds.checked });
        sound("knock");
      },
    },
  });
  body.push(
    pickOne(
      t("settings.hand"),
      ["left", "right"].map((name) => [name, t(`settings.${name}`)]),
      likes.hand ?? "right",
      (hand) => {
        memory.like({ hand });
        applyTheme();
      },
    ),
    pickOne(
      t("settings.taps"),
      ["one", "two", "both"].map((name) => [name, t(`settings.taps.${name}`)]),
      likes.taps ?? "two",
      (taps) => memory.like({ taps }),
    ),
    page?.table.isKnown && sortPick(page.table.company.game),
    el("label.tick", {}, sounds, el("b", {}, t("settings.sound"))),
    volumeSlider(),
    ...callTicks(),
  );
  openSheet({ title: t("settings.title"), name: "settings", body: el("div.stack", {}, body) });
}

/** How the hand of a game is sorted. @param {string} game */
const sortPick = (game) =>
  pickOne(
    t("settings.sort"),
    ["colour", "rank"].map((by) => [by, t(`settings.sort.${by}`)]),
    memory.order(game).by ?? "colour",
    (by) => sortBy(game, by),
  );

/** How loud it is; a knock says so. */
function volumeSlider() {
  const slider = el("input.volume", {
    type: "range",
    min: "0",
    max: "100",
    step: "5",
    value: String(Math.round(100 * volume())),
    data: { like: "volume" },
    on: {
      change: () => {
        memory.like({ volume: Number(slider.value) / 100 });
        sound("knock");
      },
    },
  });
  return el("label.field", {}, el("span.label", {}, t("settings.volume")), slider);
}

/** @param {Pick<Page, "link">} page @param {string} type @param {Record<string, unknown>} fields */
const send = (page, type, fields) =>
  page.link.send(type, fields).catch((reason) => toast(refusalWords(reason), { tone: "no" }));

/** @param {Page} page */
export function showMenu(page) {
  const { link } = page;
  const { you, company } = page.table;
  const seated = you.seat !== null;
  const fixed = isFixed(company);
  const resting = seated && company.seats[/** @type {number} */ (you.seat)]?.presence === "bot";
  const playing = company.phase === "playing";
  const over = company.phase === "over" && page.table.told.view?.outcome;
  const rest = (/** @type {any} */ event) => {
    event.currentTarget.closest("dialog").close();
    send(page, "rest", { on: !resting });
  };
  const invite = () => copy(`${location.origin}/t/${company.code}`);
  const evening = () => import("../evening/standings.js").then(({ showEvening }) => showEvening(page));
  const body = menuOf([
    {
      title: t("menu.match"),
      items: [
        over && { name: "result", label: t("end.result"), act: () => page.board.openEnd(), tone: "main" },
        over && seated && !fixed && { name: "rematch", label: rematchWords(page), act: () => rematch(page) },
        over && seated && { name: "replay", label: t("replay.title"), act: () => replay(page) },
        company.evening && { name: "evening", label: t("evening.title"), act: evening },
        seated && !fixed && playing && { name: "rest", label: t(resting ? "menu.unrest" : "menu.rest"), act: rest, ...(resting && { tone: "main" }) },
        page.game?.gone && playing && { name: "gone", label: t("gone.title"), act: () => showGone(page) },
        !fixed && { name: "fair", label: t("fair.title"), act: () => showFair(page) },
      ],
    },
    {
      title: t("menu.table"),
      items: [
        !fixed && { name: "invite", label: t("menu.invite"), act: invite },
        seated && { name: "link", label: t("menu.link"), act: () => showLink(company.code, link.token) },
        doorRows(page) && { name: "door", label: t("door.title"), act: () => showDoor(page) },
        company.watchers > 0 && el("p.hint", {}, t("lobby.watchers", { n: company.watchers })),
      ],
    },
    {
      title: t("menu.you"),
      items: [
        { name: "settings", label: t("menu.settings"), act: () => showSettings(page) },
        !touched.matches && { name: "keys", label: t("keys.title"), act: () => page.board.openKeys() },
        { name: "gallery", label: t("menu.gallery"), act: () => go(`/gallery/${company.game}`) },
      ],
    },
    {
      items: [
        { name: "home", label: t("menu.home"), act: () => go("/"), tone: "quiet" },
        seated && !fixed && { name: "leave", label: t("menu.leave"), act: () => confirmLeave(page), tone: "alarm" },
      ],
    },
  ]);
  openSheet({ title: t("menu.title"), name: "menu", body });
}

/** @param {Page} page */
export function showSeats(page) {
  const sit = (/** @type {number} */ seat) => async (/** @type {any} */ event) => {
    event.currentTarget.closest("dialog").close();
    if (!(await whoAmI())) return;
    const answer = await send(page, "sit", { name: memory.name, seat, face: memory.face });
    if (answer?.guest) toast(t("door.asked"));
  };
  const seats = page.table.company.seats.flatMap(
    (/** @type {import("../shared/types/messages.js").Seat} */ seat, /** @type {number} */ i) =>
      seat.kind === "bot"
        ? [
            el(
              "li",
              {},
              smallMat(i, seat.name),
              el("span.seat-words", {}, el("b", {}, seat.name)),
              el("button.btn", { type: "button", data: { sit: i }, on: { click: sit(i) } }, t("lobby.sit")),
            ),
          ]
        : [],
  );
  openSheet({
    title: t("slip.sit"),
    name: "sit",
    body: el("ol.seat-rows", {}, seats),
  });
}

/** @param {string} code @param {string|null} token */
async function showLink(code, token) {
  const address = `${location.origin}/t/${code}#${token}`;
  const place = el("div.qr");
  openSheet({
    title: t("menu.link"),
    name: "link",
    body: [el("p", {}, t("menu.link_text")), place],
    acts: [el("button.btn", { type: "button", on: { click: () => copy(address) } }, t("menu.copy"))],
  });
  const svg = await request("/api/qr", { json: { text: address } }).then((drawn) => drawn.text(), () => "");
  if (svg) place.append(qrPicture(svg, t("menu.qr")));
}

/** A QR code that the server drew, as a picture: it is shown, never run. @param {string} svg @param {string} label */
function qrPicture(svg, label) {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const size =
    parsed.getAttribute("viewBox") ??
    `0 0 ${parseFloat(parsed.getAttribute("width") ?? "")} ${parseFloat(parsed.getAttribute("height") ?? "")}`;
  const paths = [...parsed.querySelectorAll("path[stroke]")]
    .map(
      (path) =>
        `<path d="${(path.getAttribute("d") ?? "").replace(/[^\d\s.,a-zA-Z-]/g, "")}" fill="none" stroke="#211a14"${path.getAttribute("transform") ? ` transform="${(path.getAttribute("transform") ?? "").replace(/[^\d\s.,a-z()-]/g, "")}"` : ""}/>`,
    )
    .join("");
  return nodeOf(
    `<svg class="qr-code" viewBox="${size.replace(/[^\d\s.]/g, "")}" role="img" aria-label="${label}">${paths}</svg>`,
  );
}

/** @param {Page} page */
function confirmLeave(page) {
  openSheet({
    title: t("menu.leave_sure"),
    name: "leave",
    kind: "dialog",
    body: el("p", {}, t("menu.leave_text")),
    acts: [
      el(
        "button.btn.is-alarm",
        {
          type: "button",
          on: {
            click: async () => {
              await send(page, "leave", {});
              go("/");
            },
          },
        },
        t("menu.leave"),
      ),
      el(
        "button.btn.is-quiet",
        { type: "button", on: { click: (/** @type {any} */ event) => event.currentTarget.closest("dialog").close() } },
        t("cancel"),
      ),
    ],
  });
}
