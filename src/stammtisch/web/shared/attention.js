/**
 * A table gets attention: the screen stays awake while a match is on, the device is felt at one's turn and at a slap, and whoever looks elsewhere is
 * called when it is their turn. Calls are made only by those who want them; they are asked once, when they have missed a turn.
 */

import { t } from "./words/index.js";
import { memory } from "./memory.js";
import { TITLES } from "./games.js";

/** What is felt, in ms on and off. */
const FELT = { turn: [60], slap: [50, 40, 50, 40, 90] };

export const canBeFelt = () => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
export const isFelt = () => memory.likes.vibrate ?? true;
export const canCall = () => "Notification" in window;
/** Whether somebody wants to be called, and the browser lets us. */
export const isCalled = () => canCall() && memory.likes.call === true && Notification.permission === "granted";

/** The device is felt, if one likes that. @param {keyof typeof FELT} what */
export function buzz(what) {
  if (isFelt() && "vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(FELT[what]);
}

/** Whether we may call from now on, as far as the browser is concerned; it may ask. @param {boolean} on */
export async function wantCalls(on) {
  const allowed = on && canCall() && (await Notification.requestPermission()) === "granted";
  memory.like({ call: allowed });
  return allowed === on;
}

/** The worker of this page, if it has one: on phones only workers may call. */
const worker = () => navigator.serviceWorker?.getRegistration().catch(() => undefined);

/** @param {string} code @param {string} game */
async function call(code, game) {
  const how = { body: TITLES[game], tag: `table-${code}`, icon: "/static/shared/art/icon-192.png", data: `/t/${code}` };
  const by = await worker();
  if (by?.active) return void by.showNotification(t("news.your_turn"), how).catch(() => {});
  try {
    const note = new Notification(t("news.your_turn"), how);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // a phone without a worker
  }
}

/** What was called out is not true any more. @param {string} code */
async function hushCall(code) {
  const notes = await (await worker())?.getNotifications({ tag: `table-${code}` });
  for (const note of notes ?? []) note.close();
}

export class Attention {
  /**
   * @param {import("../table/state/table.js").Table} table
   * @param {() => void} missed  somebody comes back who has missed a turn and was never asked whether to call them
   */
  constructor(table, missed) {
    this.table = table;
    this.missed = missed;
    /** The decision that was ours when we looked last. @type {number|null} */
    this.ours = null;
    /** Whether one of them was opened while nobody looked. */
    this.unseen = false;
    /** @type {WakeLockSentinel|{release?: () => Promise<void>}|null} */
    this.lock = null;
    this.stop = table.subscribe(({ what }) => ["anew", "told", "company"].includes(what) && this.look());
    this.turned = () => this.turnTo();
    document.addEventListener("visibilitychange", this.turned);
  }

  end() {
    this.gone = true;
    this.stop();
    document.removeEventListener("visibilitychange", this.turned);
    this.sleep();
  }

  /** The decision that waits for us, whatever is shown by now. */
  get open() {
    const { told, isResting } = this.table;
    const { view, decision } = told;
    const mine = view !== null && view.seat !== null && view.awaiting.includes(view.seat);
    return mine && !isResting && decision ? decision.number : null;
  }

  look() {
    const { company } = this.table;
    const { open } = this;
    if (open !== null && open !== this.ours && document.hidden) {
      this.unseen = true;
      if (isCalled()) call(company.code, company.game);
    }
    if (open === null && this.ours !== null && isCalled()) hushCall(company.code);
    this.ours = open;
    if (company.phase === "playing") this.wake();
    else this.sleep();
  }

  /** The page is looked at again, or no longer. */
  turnTo() {
    if (document.hidden || !this.table.isKnown) return;
    const { company } = this.table;
    if (isCalled()) hushCall(company.code);
    if (company.phase === "playing") this.wake();
    const people = company.seats.filter(({ kind }) => kind === "person").length;
    const ask = this.unseen && this.open !== null && people > 1 && canCall();
    this.unseen = false;
    if (ask && memory.likes.call === undefined && Notification.permission === "default") this.missed();
  }

  /** The screen stays awake; browsers take that back whenever the page is hidden. */
  async wake() {
    if (this.lock || document.hidden || !navigator.wakeLock) return;
    this.lock = {}; // asked for
    try {
      const lock = await navigator.wakeLock.request("screen");
      this.lock = lock;
      lock.addEventListener("release", () => {
        if (this.lock === lock) this.lock = null;
      });
      if (this.gone || this.table.company.phase !== "playing") this.sleep();
    } catch {
      this.lock = null; // a low battery, perhaps
    }
  }

  sleep() {
    this.lock?.release?.();
    this.lock = null;
  }
}
