/** A proper ending: who won and why, the pad, and one more. */

import { el } from "../dom.js";
import { list, t } from "../i18n/index.js";
import { go } from "../router.js";
import { refusalWords } from "../words.js";
import { smallMat } from "./mats.js";
import { openSheet } from "./sheet.js";
import { toast } from "./toast.js";

export function showEnd(page) {
  const { state } = page;
  const { outcome } = state.view;
  const names = page.names();
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const title =
    winners.length > 1
      ? t("end.title_many", { names: list(winners.map((seat) => names[seat])) })
      : winners[0] === state.view.seat
        ? t("end.title_you")
        : t("end.title", { name: names[winners[0]] });
  const order = outcome.places.map((_, seat) => seat).sort((one, two) => outcome.places[one] - outcome.places[two]);
  const ranking = el(
    "ol.ranking",
    {},
    order.map((seat) =>
      el(
        "li",
        { class: outcome.places[seat] === 1 ? "is-first" : "" },
        el("span.place", {}, t("end.place", { n: outcome.places[seat] })),
        smallMat(seat, names[seat]),
        el("b", {}, seat === state.view.seat ? t("you.name") : names[seat]),
        el("span.total", {}, outcome.totals[seat]),
      ),
    ),
  );
  const host = state.table.seats.find((seat) => seat.person !== null && seat.person === state.table.host);
  const mayRematch = state.you.person !== null && state.you.person === state.table.host;
  openSheet({
    title,
    name: "end",
    kind: "dialog",
    body: [
      el("p", {}, t(`end.reason.${outcome.reason}`)),
      ranking,
      state.view.sheet?.length > 0 && !page.game.makePad && page.board.makePad(state.view),
      !mayRematch && host && el("p", {}, t("end.wait_host", { name: host.name })),
    ].filter(Boolean),
    acts: [
      mayRematch &&
        el(
          "button.btn",
          {
            type: "button",
            on: {
              click: (event) => {
                event.currentTarget.closest("dialog").close();
                page.link.send("rematch").catch((reason) => toast(refusalWords(reason), { tone: "no" }));
              },
            },
          },
          t("end.rematch"),
        ),
      el("button.btn.is-quiet", { type: "button", on: { click: () => go("/") } }, t("end.home")),
      el(
        "a.btn.is-quiet",
        { href: `/api/tables/${encodeURIComponent(state.table.code)}/record`, download: `${state.table.code}.jsonl` },
        t("end.record"),
      ),
    ].filter(Boolean),
  });
}
