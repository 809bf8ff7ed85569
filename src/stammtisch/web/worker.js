/**
 * Keeps a copy of the client, so that it opens without a connection.
 *
 * - A page is asked for over the network first; if there is none, or it stays silent, the copy serves.
 * - The page's answer says of which version it is, and its files come from the copy of that version: nothing old is mixed
 *   with something new. If there is no such copy, they come over the network, and one is made beside.
 * - A copy is whole when it has the page, which comes last. Then it takes the place of others; until then the old one
 *   would serve.
 * - Tables are never kept: neither requests nor sockets. Of what is asked for only the rulebooks are, network first.
 *
 * This script is the same for every version of the client. Workers that take over from each other are the one thing that a
 * new client must not need: Chromium now and then loses a page that is opened at that moment.
 */

/** A window that shows a page of ours. @typedef {{url: string, focus: () => Promise<unknown>}} Shown */
/**
 * What a worker hears: each kind has some of it.
 * @typedef {Event & {request: Request, clientId: string, resultingClientId: string, data: {rules?: string[]}|null, notification: Notification,
 *   waitUntil: (done: Promise<unknown>) => void, respondWith: (answer: Promise<Response>) => void}} Heard
 */
/**
 * @typedef {object} Scope  what a worker has that a page has not
 * @property {(kind: string, act: (event: Heard) => void) => void} addEventListener
 * @property {{matchAll: (of: {type: string}) => Promise<Shown[]>, openWindow: (path: string) => Promise<unknown>, claim: () => Promise<void>}} clients
 * @property {Location} location
 */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));
const COPY = "stammtisch-";
const RULES = "stammtisch-rules";
const PAGE = "/";
/** A line that says nothing for so long is as good as none, in ms. */
const PATIENCE = 5000;

/** Of which version each page is that this worker has seen being opened. @type {Map<string, string>} */
const versions = new Map();
/** The copy that is being made. @type {Promise<void>|null} */
let making = null;

worker.addEventListener("install", (event) => event.waitUntil(renew()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => event.waitUntil(keepRules(event.data?.rules ?? [])));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/static/")) event.respondWith(file(event));
  else if (pathname.startsWith("/api/rules/")) event.respondWith(rules(request));
});

/** Whoever was called comes to the table: to the window that shows it, or else to a new one. */
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(come(event.notification.data ?? PAGE));
});

/** @param {string} path */
async function come(path) {
  const windows = await worker.clients.matchAll({ type: "window" });
  const found = windows.find((each) => new URL(each.url).pathname === path);
  return found ? found.focus() : worker.clients.openWindow(path);
}

/** One copy is made at a time. */
function renew() {
  making ??= copy().finally(() => {
    making = null;
  });
  return making;
}

/** Copy what the server has. Should that change in the meantime, begin again. */
async function copy(tries = 3) {
  const { version, files } = await (await fetch("/client.json", { cache: "no-cache" })).json();
  const name = COPY + version;
  if (!(await pageOf(version))) {
    const cache = await caches.open(name);
    await cache.addAll(files.map((/** @type {string} */ address) => new Request(address, { cache: "no-cache" })));
    const last = await fetch(PAGE, { cache: "no-cache" });
    if (last.headers.get("Stammtisch-Version") !== version) {
      await caches.delete(name);
      if (tries > 1) return copy(tries - 1);
      throw new Error("the client keeps changing");
    }
    await cache.put(PAGE, last);
  }
  const others = (await caches.keys()).filter((other) => other !== name && other !== RULES);
  await Promise.all(others.map((other) => caches.delete(other)));
}

/** @param {string} version */
const pageOf = (version) => caches.match(PAGE, { cacheName: COPY + version });

/** @param {Heard} event */
async function page(event) {
  const answer = await fresh(event.request, await caches.match(PAGE));
  const version = answer.headers.get("Stammtisch-Version");
  if (version) {
    versions.set(event.resultingClientId, version);
    if (!(await pageOf(version))) event.waitUntil(renew().catch(() => {}));
  }
  return answer;
}

async function file(/** @type {Heard} */ { request, clientId }) {
  const version = versions.get(clientId);
  const kept = version && (await caches.match(request, { cacheName: COPY + version }));
  return kept || fresh(request, await caches.match(request));
}

/** @param {Request} request */
async function rules(request) {
  const kept = await caches.match(request, { cacheName: RULES });
  const answer = await fresh(request, kept);
  if (answer.ok && answer !== kept) (await caches.open(RULES)).put(request, answer.clone());
  return answer;
}

/**
 * Over the network; if there is none, or it stays silent, or nobody is behind it, what is kept.
 * @param {Request} request
 * @param {Response|undefined} kept
 */
async function fresh(request, kept) {
  if (!kept) return fetch(request);
  const silence = new Promise((_, lost) => setTimeout(lost, PATIENCE));
  const answer = await Promise.race([fetch(request), silence]).catch(() => kept);
  return answer.status >= 502 ? kept : answer;
}

/** The rulebooks in the reader's language. @param {string[]} addresses */
async function keepRules(addresses) {
  const cache = await caches.open(RULES);
  for (const address of addresses) if (!(await cache.match(address))) await cache.add(address).catch(() => {});
}
