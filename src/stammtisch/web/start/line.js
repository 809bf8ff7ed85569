/** Whether the start page has a connection, and what can be done without one. */

import { all, el } from "../shared/dom.js";
import { t } from "../shared/words/index.js";
import { request } from "../shared/server.js";
import { go } from "../shared/router.js";
import { TITLES } from "../shared/games.js";

/** A line that says nothing for so long is as good as none, in ms. */
const PATIENCE = 5000;

/** Whether the server answers at all. */
const isUp = () =>
  request("/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    () => false,
  );

/**
 * Looks now and whenever the device says that something changed. While there is no connection, a line says so, and what
 * needs one cannot be pressed.
 * @param {HTMLElement} page @param {HTMLElement} place  where the line goes
 * @returns {() => void} how to stop looking
 */
export function watchLine(page, place) {
  const look = async () => {
    const up = navigator.onLine && (await isUp());
    place.replaceChildren(...(up ? [] : [note(look)]));
    for (const button of all(page, ".join .btn, [data-play], [data-invite], [data-learn]"))
      /** @type {HTMLButtonElement} */ (button).disabled = !up;
    for (const button of all(page, "[data-play], .back-slip .btn")) {
      button.dataset.words ??= button.textContent ?? "";
      button.textContent = up ? button.dataset.words : t("start.no_line");
      button.classList.toggle("is-off", !up);
    }
  };
  addEventListener("online", look);
  addEventListener("offline", look);
  look();
  return () => {
    removeEventListener("online", look);
    removeEventListener("offline", look);
  };
}

/** @param {() => void} look */
function note(look) {
  return el(
    "section.no-line.paper",
    { role: "status" },
    el("p", {}, t("start.offline")),
    el(
      "div.pick",
      {},
      ["pad", "gallery"].map((page) =>
        el("button", { type: "button", on: { click: () => go(`/${page}`) } }, t(`start.${page}`)),
      ),
      el("button", { type: "button", on: { click: look } }, t("start.try_again")),
    ),
    el("p.hint", {}, t("menu.rules")),
    el(
      "div.pick",
      {},
      Object.entries(TITLES).map(([game, title]) =>
        el(
          "button",
          {
            type: "button",
            "aria-label": t("rules.title", { game: title }),
            data: { rules: game },
            on: { click: async () => (await import("../rules/rules.js")).showRules(game) },
          },
          title,
        ),
      ),
    ),
  );
}
