/**
 * The socket of one table. Commands are answered exactly once, survive a lost connection under their old id, and
 * tellings arrive without gaps. It tells `snapshot`, `match`, `table`, `chat`, `emote`, `bye` and `line` (up or down).
 */

import { Refused } from "./api.js";
import { memory } from "./memory.js";

const PAUSES = [250, 500, 1000, 2000, 4000, 7000, 10000];
/** Closed for good: nothing is gained by trying again. */
const FINAL = new Set([4003, 4004, 4009]);

export class Link extends EventTarget {
  /** @param {string} code @param {string|null} token */
  constructor(code, token) {
    super();
    this.code = code;
    this.token = token;
    this.waiting = new Map();
    this.offset = 0;
    this.tries = 0;
    this.number = null;
    this.count = 0;
    this.me = Math.random().toString(36).slice(2, 10);
    this.closed = false;
    addEventListener("online", () => this.again(0));
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}`);
    this.socket = socket;
    socket.onopen = () =>
      this.raw({ type: "hello", browser: memory.browser, ...(this.token ? { token: this.token } : {}) });
    socket.onmessage = (event) => {
      for (const line of event.data.split("\n")) this.hear(JSON.parse(line));
    };
    socket.onclose = (event) => this.lost(event);
  }

  /** The server's time. */
  now = () => Date.now() + this.offset;

  /** @param {any} message */
  raw(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Send a command.
   * @returns {Promise<any>} the `ok`; a refusal throws
   * @param {string} type
   */
  send(type, fields = {}) {
    const id = `${this.me}-${++this.count}`;
    const message = { type, id, ...fields };
    return new Promise((done, failed) => {
      this.waiting.set(id, { message, done, failed });
      this.raw(message);
    });
  }

  /** Whether a command of a type still waits for its answer. @param {string} type */
  asks(type) {
    return [...this.waiting.values()].some(({ message }) => message.type === type);
  }

  /** @param {any} message */
  hear(message) {
    if (message.number !== undefined && message.type !== "snapshot") {
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
    if (again) for (const { message } of this.waiting.values()) this.raw(message);
    this.raw({ type: "ping", at: Date.now() });
    this.dispatchEvent(new CustomEvent("line", { detail: { up: true } }));
  }

  /** @param {any} message */
  answer(message) {
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (!asked) return;
    if (message.type === "ok") asked.done(message);
    else asked.failed(new Refused(message));
  }

  /** @param {any} event */
  lost(event) {
    if (this.closed) return;
    this.down = true;
    const final = FINAL.has(event.code);
    this.dispatchEvent(new CustomEvent("line", { detail: { up: false, code: event.code, final } }));
    if (!final) this.again(PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
  }

  /** @param {any} pause */
  again(pause) {
    clearTimeout(this.timer);
    if (this.closed || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING)
      return;
    this.timer = setTimeout(() => this.connect(), pause);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
