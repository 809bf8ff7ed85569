/** The menu of a table, and what is opened from it. */

import { el, nodeOf } from "../shared/dom.js";
import { t } from "../shared/words/index.js";
import { memory } from "../shared/memory.js";
import { go } from "../shared/router.js";
import { doorRows, showDoor } from "./view/door.js";
import { offeredAt } from "../result/actions.js";
import { whoAmI } from "../shared/me.js";
import { showFair } from "../fairness/sheet.js";
import { menuOf } from "../shared/controls.js";
import { showGone } from "./view/gone.js";
import { smallMat } from "../shared/art/faces.js";
import { closeSheet, openSheet } from "../shared/sheet.js";
import { toast } from "../shared/notes.js";
import { request } from "../shared/server.js";
import { copy } from "../shared/share.js";
import { isFixed, send, showSettings, touched } from "./settings.js";

/** @import {Table} from "./state/table.js" */
/** @import {Viewer} from "./state/viewer.js" */

/** @param {import("../result/actions.js").Offer} offer @returns {import("../shared/controls.js").Item} */
const rowOf = ({ key, label, act }) => ({ name: key, label, act, ...(key === "result" && { tone: "main" }) });

/**
 * @param {Viewer} viewer
 * @param {{openEnd: () => void, openKeys: () => void}} opens  other sheets of the table
 */
export function showMenu(viewer, { openEnd, openKeys }) {
  const { table, game } = viewer;
  const { you, company } = table;
  const seated = you.seat !== null;
  const fixed = isFixed(company);
  const resting = seated && company.seats[/** @type {number} */ (you.seat)]?.presence === "bot";
  const playing = company.phase === "playing";
  const over = company.phase === "over" && table.told.view?.outcome;
  const rest = () => {
    closeSheet();
    send(table, "rest", { on: !resting });
  };
  const invite = () => copy(`${location.origin}/t/${company.code}`);
  const evening = () => import("../evening/standings.js").then(({ showEvening }) => showEvening(table));
  const body = menuOf([
    {
      title: t("menu.match"),
      items: [
        ...(over ? offeredAt("menu", { table, does: { result: openEnd } }) : []).map(rowOf),
        company.evening && { name: "evening", label: t("evening.title"), act: evening },
        seated && !fixed && playing && { name: "rest", label: t(resting ? "menu.unrest" : "menu.rest"), act: rest, ...(resting && { tone: "main" }) },
        game.gone && playing && { name: "gone", label: t("gone.title"), act: () => showGone(viewer) },
        !fixed && { name: "fair", label: t("fair.title"), act: () => showFair(table) },
      ],
    },
    {
      title: t("menu.table"),
      items: [
        !fixed && { name: "invite", label: t("menu.invite"), act: invite },
        seated && { name: "link", label: t("menu.link"), act: () => showLink(company.code, table.token) },
        doorRows(table) && { name: "door", label: t("door.title"), act: () => showDoor(table) },
        company.watchers > 0 && el("p.hint", {}, t("lobby.watchers", { n: company.watchers })),
      ],
    },
    {
      title: t("menu.you"),
      items: [
        { name: "settings", label: t("menu.settings"), act: () => showSettings(table) },
        !touched.matches && { name: "keys", label: t("keys.title"), act: openKeys },
        { name: "gallery", label: t("menu.gallery"), act: () => go(`/gallery/${company.game}`) },
      ],
    },
    {
      items: [
        { name: "home", label: t("menu.home"), act: () => go("/"), tone: "quiet" },
        seated && !fixed && { name: "leave", label: t("menu.leave"), act: () => confirmLeave(table), tone: "alarm" },
      ],
    },
  ]);
  openSheet({ title: t("menu.title"), name: "menu", body });
}

/** @param {Table} table */
export function showSeats(table) {
  const sit = (/** @type {number} */ seat) => async () => {
    closeSheet();
    if (!(await whoAmI())) return;
    const answer = await send(table, "sit", { name: memory.name, seat, face: memory.face });
    if (answer?.guest) toast(t("door.asked"));
  };
  const seats = table.company.seats.flatMap(
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

/** @param {Table} table */
function confirmLeave(table) {
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
              await send(table, "leave", {});
              go("/");
            },
          },
        },
        t("menu.leave"),
      ),
      el(
        "button.btn.is-quiet",
        { type: "button", on: { click: () => closeSheet() } },
        t("cancel"),
      ),
    ],
  });
}
