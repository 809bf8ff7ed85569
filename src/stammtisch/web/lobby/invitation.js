/** The invitation to a table: its code, its link and the link as a picture. What its rules are called goes with it. */

import { el } from "../shared/dom.js";
import { differences } from "../setup/differences.js";
import { memory } from "../shared/memory.js";
import { TITLES } from "../shared/games.js";
import { t } from "../shared/words/index.js";
import { LONGEST_NAME } from "../setup/agreed.js";
import { copy } from "../shared/share.js";

/** @typedef {import("../shared/types/messages.js").Options} Options */
/** @typedef {import("../shared/types/requests.js").Facts} Facts */
/** @typedef {import("../shared/types/messages.js").Company} Company */

/**
 * What the rules of a table are called: by ourselves, if we keep them under a name, or else by whoever has invited us.
 * @param {Facts|undefined|null} game  as `/api/games` has it, or nothing yet
 * @param {Company} table
 */
export function rulesName(game, table) {
  if (!game || !differences(game, table.options, table.players).length) return "";
  const plain = (/** @type {Options} */ options) =>
    JSON.stringify(differences(game, options, table.players).map(({ option, value }) => [option.name, value]));
  const own = memory.sets(table.game).find(({ options }) => plain(options) === plain(table.options));
  const invited = new URLSearchParams(location.search).get("rules") ?? "";
  return own?.name ?? invited.trim().slice(0, LONGEST_NAME);
}

export class Invitation {
  constructor() {
    /** The same one in every drawing, so that it does not flicker. @type {HTMLElement|null} */
    this.picture = null;
  }

  /** @param {string} code @param {string} game @param {string} rules  what they are called, or nothing */
  draw(code, game, rules) {
    const named = rules ? `?${new URLSearchParams({ rules })}` : "";
    const link = `${location.origin}/t/${code}${named}`;
    const share =
      navigator.share &&
      el(
        "button.btn",
        {
          type: "button",
          on: {
            click: () => navigator.share({ title: "Stammtisch", text: TITLES[game], url: link }).catch(() => {}),
          },
        },
        t("lobby.share"),
      );
    return el(
      "section.invitation",
      {},
      el(
        "div.invite-words",
        {},
        el("p.serif.is-lead", {}, t("lobby.text")),
        el("p.code", { "aria-label": t("lobby.code") }, code),
        el(
          "div.acts",
          {},
          share,
          el(
            "button.btn",
            { type: "button", class: share ? "is-quiet" : "", on: { click: () => copy(link) } },
            t("lobby.copy"),
          ),
        ),
      ),
      this.drawn(`/api/tables/${encodeURIComponent(code)}/qr.svg${named}`),
    );
  }

  /** @param {string} src */
  drawn(src) {
    if (this.picture?.getAttribute("src") !== src) this.picture = el("img.qr-code", { src, width: "132", height: "132" });
    const picture = /** @type {HTMLImageElement} */ (this.picture);
    picture.alt = t("lobby.qr");
    return picture;
  }
}
