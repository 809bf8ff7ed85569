/** From where a replay is seen, and what else can be done with it. */

import { el } from "../shared/dom.js";
import { t } from "../shared/words/index.js";
import { getTable } from "../shared/replays.js";
import { go } from "../shared/router.js";
import { showProof } from "../fairness/sheet.js";
import { IN_A_REPLAY, showKeys } from "../table/input/keys.js";
import { menuOf, pickOne } from "../shared/controls.js";
import { playFrom } from "../shared/practice.js";
import { showSettings, touched } from "../table/settings.js";
import { copy } from "../shared/share.js";
import { closeSheet, openSheet } from "../shared/sheet.js";
import { toast } from "../shared/notes.js";
import { refusalWords } from "../shared/words/reasons.js";
import { offeredAt } from "../result/actions.js";

/** @param {import("./table.js").ReplayTable} page */
export function showViews(page) {
  const { film, looker } = page;
  /** @type {[number, string][]} */
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

/** @param {import("./table.js").ReplayTable} page */
export function showReplayMenu(page) {
  const { source, film, looker } = page;
  const { ticket, tickets, record } = source;
  const link = (/** @type {string} */ ticket) => () => copy(`${location.origin}/replay/${ticket}#${page.step}`);
  const download = async () => {
    const { address } = (await record?.()) ?? {};
    const anchor = el("a", { href: address, download: "" });
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
  };
  const prove = record && (async () => {
    try {
      showProof(await record(), source.kept);
    } catch (reason) {
      toast(refusalWords(reason), { tone: "no" });
    }
  });
  const log = () => {
    closeSheet();
    page.board.openLog();
  };
  const whatIf = () => {
    closeSheet();
    page.whatIf.ask();
  };
  const review = () => go(page.looking ? `/review/${tickets?.open}?together` : `/review/${ticket}`);
  /** @type {Record<string, () => void>} */
  const does = {
    view: () => page.holds() || showViews(page),
    review,
    practise: () => playFrom(/** @type {string} */ (ticket), page.step, looker.seat),
    log,
    rules: () => page.board.openRules(),
    share: link(ticket ?? ""),
    "share-open": link(tickets?.open ?? ""),
    "share-own": link(tickets?.own ?? ""),
    download,
    ...(page.whatIf.isOffered && page.whatIf.asked !== null && { whatif: whatIf }),
    ...(prove && { fair: prove }),
  };
  /** @type {import("../result/actions.js").Over} */
  const over = { ticket, tickets, isOpen: film.isOpen, isAtEnd: page.step >= film.last, does };
  const rows = (/** @type {"replay"|"sharing"} */ place) => offeredAt(place, over).map(({ key, label, act }) => ({ name: key, label, act }));
  const body = menuOf([
    { title: t("menu.match"), items: rows("replay") },
    { title: t("menu.share"), items: rows("sharing") },
    {
      title: t("menu.you"),
      items: [
        { name: "settings", label: t("menu.settings"), act: () => showSettings() },
        !touched.matches && { name: "keys", label: t("keys.title"), act: () => showKeys(IN_A_REPLAY) },
        { name: "bring", label: t("replay.bring"), act: () => go("/replay") },
      ],
    },
    { items: [{ name: "home", label: t("menu.home"), act: () => go("/"), tone: "quiet" }] },
  ]);
  const { dialog } = openSheet({ title: t("replay.title"), name: "menu", body });
  offerCompany(page, dialog);
}

/** If others of the table are there, it can be looked at with them. @param {import("./table.js").ReplayTable} page @param {HTMLElement} dialog */
async function offerCompany({ film, source, looking, step }, dialog) {
  const { code } = film.told;
  const { tickets } = source;
  if (!tickets || !code || looking) return;
  const table = await getTable(code).catch(() => null);
  const others = table?.seats.some(
    ({ kind, presence }, /** @type {number} */ i) => kind === "person" && presence !== "away" && i !== tickets.seat,
  );
  if (!others || table?.phase === "playing") return;
  const view = dialog.querySelector("[data-item=view]");
  const item = /** @type {HTMLElement|undefined} */ (view?.cloneNode(false));
  if (!view || !item) return;
  item.dataset.item = "together";
  item.textContent = t("together.title");
  item.addEventListener("click", () => go(`/replay/${tickets.open}?together#${step}`));
  view.after(item);
}
