/** How the device draws attention to one's turn: as settings, and as the question that is asked once. */

import { el } from "../../shared/dom.js";
import { t } from "../../shared/words/index.js";
import { buzz, canBeFelt, canCall, isCalled, isFelt, wantCalls } from "../../shared/attention.js";
import { closeSheet, openSheet } from "../../shared/sheet.js";
import { toast } from "../../shared/notes.js";
import { memory } from "../../shared/memory.js";

/** @param {boolean} on */
async function want(on) {
  const done = await wantCalls(on);
  if (!done) toast(t("calls.blocked"), { tone: "no" });
  return done;
}

/** What can be switched on and off on this device. */
export function callTicks() {
  const felt = el("input", {
    type: "checkbox",
    checked: isFelt(),
    data: { like: "vibrate" },
    on: {
      change: () => {
        memory.like({ vibrate: felt.checked });
        buzz("turn");
      },
    },
  });
  const called = el("input", {
    type: "checkbox",
    checked: isCalled(),
    data: { like: "call" },
    on: {
      change: async () => {
        if (!(await want(called.checked))) called.checked = false;
      },
    },
  });
  return [
    canBeFelt() && el("label.tick", {}, felt, el("b", {}, t("settings.vibrate"))),
    canCall() && el("label.tick", {}, called, el("b", {}, t("settings.call"))),
  ];
}

/** Somebody has missed their turn: shall they be called? */
export function askToCall() {
  const answer = (/** @type {boolean} */ on) => async () => {
    closeSheet();
    await want(on);
  };
  const button = (/** @type {string} */ words, /** @type {boolean} */ on, tone = "main") =>
    el(`button.btn.is-${tone}`, { type: "button", data: { call: on }, on: { click: answer(on) } }, words);
  memory.like({ call: false }); // whatever follows, they are not asked again
  openSheet({
    title: t("calls.title"),
    name: "calls",
    kind: "dialog",
    body: el("p", {}, t("calls.text")),
    acts: [button(t("calls.no"), false, "quiet"), button(t("calls.yes"), true)],
  });
}
