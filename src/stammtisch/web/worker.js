/**
 * Keeps a copy of the client, so that it opens without a connection. The server writes `self.CLIENT` before this: which
 * version it is, and all its files.
 *
 * - A page is asked for over the network first; if there is none, the copy serves.
 * - The page's answer says which version the server has. If it is another one, the copy is thrown away before the page is
 *   shown, so that nothing old is ever mixed with something new, and the next worker makes a new one.
 * - Files come from the copy, if it is of the version that the page is of.
 * - Between the old copy and the next worker there may be a new copy already: without a connection that one serves.
 * - Tables are never kept: neither requests nor sockets. Of what is asked for only the rulebooks are, network first.
 */

const worker = /** @type {any} */ (self);
const { version, files } = worker.CLIENT;
const COPY = `stammtisch-${version}`;
const RULES = "stammtisch-rules";
const PAGE = "/";
/** A line that says nothing for so long is as good as none, in ms. */
const PATIENCE = 5000;

worker.addEventListener("install", (event) => event.waitUntil(copy().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => event.waitUntil(keepRules(event.data?.rules ?? [])));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/static/")) event.respondWith(file(request));
  else if (pathname.startsWith("/api/rules/")) event.respondWith(rules(request));
});

/** The page comes last and says whether all that came before it is of one version; otherwise the next worker tries. */
async function copy() {
  const cache = await caches.open(COPY);
  await cache.addAll(files.map((address) => new Request(address, { cache: "no-cache" })));
  const last = await fetch(PAGE, { cache: "no-cache" });
  if (last.headers.get("Stammtisch-Version") === version) return cache.put(PAGE, last);
  await caches.delete(COPY);
  throw new Error("the client has changed in the meantime");
}

/** Copies of other versions are gone. */
async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== COPY && name !== RULES).map((name) => caches.delete(name)));
}

async function page(request) {
  const answer = await fresh(request, (await caches.match(PAGE, { cacheName: COPY })) ?? (await caches.match(PAGE)));
  const found = answer.headers.get("Stammtisch-Version");
  if (found && found !== version) {
    await caches.delete(COPY);
    worker.registration.update().catch(() => {});
  }
  return answer;
}

async function file(request) {
  return (await caches.match(request, { cacheName: COPY })) ?? fresh(request, await caches.match(request));
}

async function rules(request) {
  const kept = await caches.match(request, { cacheName: RULES });
  const answer = await fresh(request, kept);
  if (answer.ok && answer !== kept) (await caches.open(RULES)).put(request, answer.clone());
  return answer;
}

/** Over the network; if there is none, or it stays silent, or nobody is behind it, what is kept. */
async function fresh(request, kept) {
  if (!kept) return fetch(request);
  const silence = new Promise((_, lost) => setTimeout(lost, PATIENCE));
  const answer = await Promise.race([fetch(request), silence]).catch(() => kept);
  return answer.status >= 502 ? kept : answer;
}

/** The rulebooks in the reader's language. */
async function keepRules(addresses) {
  const cache = await caches.open(RULES);
  for (const address of addresses) if (!(await cache.match(address))) await cache.add(address).catch(() => {});
}
