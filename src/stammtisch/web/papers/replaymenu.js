/** From where a replay is seen, and what else can be done with it. */

import { el } from "../dom.js";
import { t } from "../words/index.js";
import { go } from "../router.js";
import { showProof } from "./fair.js";
import { IN_A_REPLAY, showKeys } from "./keys.js";
import { pickOne } from "../house/pick.js";
import { playFrom } from "../house/practice.js";
import { copy, showSettings } from "./menu.js";
import { closeSheet, openSheet } from "../house/sheet.js";
import { toast } from "../house/toast.js";
import { refusalWords } from "../words/reasons.js";

/** @param {import("../pages/replaytable.js").ReplayTable} page */
export function showViews(page) {
  const { film, looker } = page;
  const seats = film.isOpen ? film.names.map((name, seat) => [seat, name]) : [[looker.seat, film.names[looker.seat]]];
  openSheet({
    title: t("replay.view"),
    name: "view",
    body: el(
      "div.stack",
      {},
      film.isOpen
        ? pickOne(
            t("replay.cards"),
            [
              [true, t("replay.open")],
              [false, t("replay.closed")],
            ],
            looker.open,
            (open) => page.look({ open }),
          )
        : el("p", {}, t("replay.one_view", { name: film.names[looker.seat] })),
      pickOne(t("replay.from"), seats, looker.seat, (seat) => page.look({ seat })),
    ),
  });
}

/** @param {import("../pages/replaytable.js").ReplayTable} page */
export function showReplayMenu(page) {
  const { source, film, looker } = page;
  const link = (/** @type {string} */ ticket) => () => copy(`${location.origin}/replay/${ticket}#${page.step}`);
  const item = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ act) =>
    el("button.btn.is-quiet", { type: "button", data: { item: name }, on: { click: act } }, label);
  const download = async () => {
    const { address } = await source.record();
    const anchor = el("a", { href: address, download: "" });
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
  };
  const prove = async () => {
    try {
      showProof(await source.record(), source.kept);
    } catch (reason) {
      toast(refusalWords(reason), { tone: "no" });
    }
  };
  const items = [
    item("view", t("replay.view"), () => showViews(page)),
    source.ticket && item("nachlese", t("replay.nachlese"), () => go(`/nachlese/${source.ticket}`)),
    source.ticket &&
      film.isOpen &&
      page.step < film.last &&
      item("practise", t("replay.practise"), () => playFrom(/** @type {string} */ (source.ticket), page.step, looker.seat)),
    item("log", t("log.label"), () => {
      closeSheet();
      page.board.openLog();
    }),
    item("rules", t("menu.rules"), () => page.board.openRules()),
    source.tickets && item("share-open", t("replay.share_open"), link(source.tickets.open)),
    source.tickets && item("share-own", t("replay.share_own"), link(source.tickets.own)),
    source.ticket && !source.tickets && item("share", t("replay.share"), link(source.ticket)),
    source.ticket && film.isOpen && item("download", t("replay.download"), download),
    film.isOpen && item("fair", t("fair.title"), prove),
    item("keys", t("keys.title"), () => showKeys(IN_A_REPLAY)),
    item("bring", t("replay.bring"), () => go("/replay")),
    item("settings", t("menu.settings"), () => showSettings()),
    item("home", t("menu.home"), () => go("/")),
  ];
  openSheet({ title: t("replay.title"), name: "menu", body: el("div.stack.is-menu", {}, items) });
}
