/**
 * The socket of one table. Commands are answered exactly once, survive a lost connection under their old id, and
 * updates arrive without gaps. It tells `snapshot`, `match`, `table`, `chat`, `emote`, `bye` and `line` (up or down).
 *
 * A line that only seems to live is found out by its pulse (`pulse.js`): `line` says `silent` then, and after a while there is a new one. So there
 * is at once when the device has a network again, or is looked at after it slept; and when it says that it has none, the line is asked at once.
 */

import { open, Refused } from "./server.js";
import { memory } from "./memory.js";
import { Pulse } from "./pulse.js";

/** @import {Message, Ok, RefusedAnswer} from "./types/messages.js" */

const PAUSES = [250, 500, 1000, 2000, 4000, 7000, 10000];
/** Closed for good: nothing is gained by trying again. */
const FINAL = new Set([4003, 4004, 4009]);
/** So often the pulse is felt, in ms. */
const BEAT = 500;

const isSeen = () => document.visibilityState === "visible";

export class Link extends EventTarget {
  /** @param {string} code @param {string|null} token */
  constructor(code, token) {
    super();
    this.code = code;
    this.token = token;
    /** Commands without an answer, by their ids. @type {Map<string, {message: {type: string, id: string}, done: (ok: Ok) => void, failed: (reason: Refused) => void, at: number}>} */
    this.waiting = new Map();
    this.offset = 0;
    this.tries = 0;
    /** Of the last update. @type {number|null} */
    this.number = null;
    this.count = 0;
    this.me = Math.random().toString(36).slice(2, 10);
    this.closed = false;
    this.pulse = new Pulse();
    this.beats = 0;
    this.online = () => this.socket && this.renew();
    this.offline = () => this.socket && this.do(this.pulse.doubt(Date.now()));
    this.looked = () => this.socket && isSeen() && this.do(this.pulse.look(Date.now()));
    addEventListener("online", this.online);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.looked);
  }

  connect() {
    clearTimeout(this.timer);
    this.beats ||= window.setInterval(() => this.beat(), BEAT);
    this.pulse.begin(Date.now());
    const socket = open(this.code);
    this.socket = socket;
    socket.onopen = () =>
      this.raw({ type: "hello", browser: memory.browser, ...(this.token ? { token: this.token } : {}) });
    socket.onmessage = (event) => {
      this.pulse.hear(Date.now());
      for (const line of event.data.split("\n")) this.hear(JSON.parse(line));
    };
    socket.onclose = (event) => this.lost(event);
  }

  /** Look whether the line lives. While there is none, a new one is on its way already. */
  beat() {
    const { readyState } = this.socket ?? {};
    if (readyState !== WebSocket.OPEN && readyState !== WebSocket.CONNECTING) return;
    const [oldest] = this.waiting.values();
    this.do(this.pulse.beat(Date.now(), { seen: isSeen(), oldest: oldest?.at ?? null }));
  }

  /** @param {import("./pulse.js").Deed} deed */
  do(deed) {
    if (deed === "ask") this.raw({ type: "ping", at: Date.now() });
    else if (deed === "tell") this.tell({ up: false, silent: true });
    else if (deed === "renew") this.renew();
  }

  /** Nothing is expected of this line any more. */
  renew() {
    if (this.closed) return;
    const { socket } = this;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.down = true;
    this.tell({ up: false });
    this.connect();
  }

  /** @param {import("../table/state/table.js").Connection} line */
  tell(line) {
    this.dispatchEvent(new CustomEvent("line", { detail: line }));
  }

  /** The server's time. */
  now = () => Date.now() + this.offset;

  /** @param {{type: string, [field: string]: unknown}} message */
  raw(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Send a command.
   * @returns {Promise<Ok>} a refusal throws
   * @param {string} type
   */
  send(type, fields = {}) {
    const id = `${this.me}-${++this.count}`;
    const message = { type, id, ...fields };
    return new Promise((done, failed) => {
      this.waiting.set(id, { message, done, failed, at: Date.now() });
      this.raw(message);
    });
  }

  /** Whether a command of a type still waits for its answer. @param {string} type */
  asks(type) {
    return [...this.waiting.values()].some(({ message }) => message.type === type);
  }

  /** @param {Message} message */
  hear(message) {
    if ("number" in message && message.number !== undefined && message.type !== "snapshot") {
      if (this.number !== null && message.number <= this.number) return;
      if (this.number !== null && message.number > this.number + 1) return this.raw({ type: "sync" });
      this.number = message.number;
    }
    switch (message.type) {
      case "snapshot":
        this.number = message.number;
        this.offset = message.now - Date.now();
        if (message.you?.token) this.token = message.you.token;
        this.up();
        break;
      case "ping":
        return this.raw({ type: "pong", at: message.at });
      case "pong":
        this.offset = message.now - (message.at + Date.now()) / 2;
        if (this.pulse.answer(Date.now())) this.tell({ up: true });
        return undefined;
      case "ok":
      case "refused":
        return this.answer(message);
    }
    this.dispatchEvent(new CustomEvent(message.type, { detail: message }));
    return undefined;
  }

  /** After hello: what had no answer yet is said again, under its old id. */
  up() {
    const again = this.tries > 0 || this.down;
    this.tries = 0;
    this.down = false;
    this.pulse.answer(Date.now());
    if (again) for (const { message } of this.waiting.values()) this.raw(message);
    this.raw({ type: "ping", at: Date.now() });
    this.tell({ up: true });
  }

  /** @param {Ok|RefusedAnswer} message */
  answer(message) {
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (!asked) return;
    if (message.type === "ok") asked.done(message);
    else asked.failed(new Refused(message));
  }

  /** @param {{code: number}} event */
  lost(event) {
    if (this.closed) return;
    this.down = true;
    const final = FINAL.has(event.code);
    this.tell({ up: false, code: event.code, final });
    if (!final) this.again(PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
  }

  /** @param {number} pause */
  again(pause) {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.timer = setTimeout(() => this.connect(), pause);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beats);
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.looked);
    this.socket?.close();
  }
}
