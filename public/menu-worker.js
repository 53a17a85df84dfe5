/**
 * A storefront's service worker: keeps its menu readable without a connection (docs/decisions/067). It keeps the menu
 * and an "offline" page, both asked for without cookies, and the files and pictures that the menu is made of. Every
 * other page, and every answer of the API, goes through without being looked at. The server is always asked first.
 */
const VERSION = "1";
const PREFIX = "bazar-menu-";
const scope = new URL(self.registration.scope);
const basePath = scope.pathname.replace(/\/$/, "");
const CACHE = `${PREFIX}${VERSION}:${basePath}`;
const MENU = basePath === "" ? "/" : basePath;
const OFFLINE = `${basePath}/offline`;
const FRESH_MS = 10 * 60_000;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter(
        (name) => name.startsWith(PREFIX) && name.endsWith(`:${basePath}`) && name !== CACHE,
      );
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

const pathOf = (url) => url.pathname.replace(/\/$/, "");
const isOwn = (url) => pathOf(url) === basePath || url.pathname.startsWith(`${basePath}/`);
/** The board has a worker of its own; a file of the API or of another restaurant is nobody's page. */
const isForeign = (url) => /^\/(?:api|dashboard|s|t)(?:\/|$)/.test(url.pathname.slice(basePath.length));
const isFile = (url) => /^\/(?:_next\/static|media)\//.test(url.pathname);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin) return;
  if (isFile(url)) event.respondWith(fetch(request).catch(() => fromCache(request)));
  else if (request.mode === "navigate" && isOwn(url) && !isForeign(url))
    event.respondWith(fetch(request).catch(() => fromCache(pathOf(url) === basePath ? MENU : OFFLINE)));
});

async function fromCache(request) {
  return (await (await caches.open(CACHE)).match(request, { ignoreVary: true })) ?? Response.error();
}

/** What is shown comes with the message, in the order's language. */
self.addEventListener("push", (event) => {
  const { title, body, path, orderNumber } = event.data?.json() ?? {};
  if (!title) return;
  const data = { address: `${basePath}${path}` };
  event.waitUntil(self.registration.showNotification(title, { body, tag: `order-${orderNumber}`, data }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.address ?? MENU, scope.origin).href;
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const page = open.find(({ url }) => url.split(/[?#]/)[0] === address);
      return page ? page.focus() : self.clients.openWindow(address);
    })(),
  );
});

self.addEventListener("message", (event) => {
  if (event.data?.kind === "keep") event.waitUntil(keep(event.data));
});

/** Keeps the menu as a stranger sees it, in the reader's language, and exactly the files that the kept pages need. */
async function keep({ files, language }) {
  const cache = await caches.open(CACHE);
  const last = await cache.match(MENU);
  const age = Date.now() - Date.parse(last?.headers.get("x-kept-at") ?? "");
  if (!(age < FRESH_MS) || last?.headers.get("x-kept-in") !== language) {
    await keepPage(cache, MENU, language);
    await keepPage(cache, OFFLINE, language);
  }
  const wanted = new Set(files.filter((file) => isFile(new URL(file))));
  for (const address of [MENU, OFFLINE])
    for (const file of await filesNamedIn(cache, address)) wanted.add(file);
  for (const request of await cache.keys())
    if (isFile(new URL(request.url)) && !wanted.has(request.url)) await cache.delete(request);
  await Promise.all(
    [...wanted].map(async (file) => {
      if (!(await cache.match(file)))
        await cache.add(new Request(file, { credentials: "omit" })).catch(() => undefined);
    }),
  );
}

/** The scripts and styles that a kept page names. */
async function filesNamedIn(cache, address) {
  const text = (await (await cache.match(address))?.text()) ?? "";
  const named = text.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g);
  return [...named].map(([path]) => new URL(path, scope.origin).href);
}

async function keepPage(cache, address, language) {
  const answer = await fetch(address, {
    credentials: "omit",
    redirect: "error",
    headers: { "accept-language": language },
  }).catch(() => null);
  if (!answer?.ok) return;
  const keptAt = new Date().toISOString();
  const headers = new Headers({ "x-kept-at": keptAt, "x-kept-in": language });
  for (const name of ["content-type", "content-security-policy", "referrer-policy", "x-content-type-options"])
    if (answer.headers.has(name)) headers.set(name, answer.headers.get(name));
  const whole = await answer.text();
  // The menu learns from it that it is an old copy; the offline page leads on to menus of now.
  const text = address === MENU ? whole.replace("<html ", `<html data-kept-at="${keptAt}" `) : whole;
  await cache.put(address, new Response(text, { headers }));
}
