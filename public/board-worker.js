/**
 * The order board's service worker: opens the board without a connection, and when the server is down. It answers for two
 * kinds of request only, the board's own page and the immutable files that it is made of, and always asks the server
 * first. What it keeps of the page is its shell, without any data; it never sees or keeps an answer of the API, nor any
 * other page. Signing out deletes its caches, and so does an answer that leads to the sign-in (docs/decisions/049).
 */
const VERSION = "3";
const PREFIX = "bazar-board-";
const boardPath = new URL(self.registration.scope).pathname.replace(/\/$/, "");
const CACHE = `${PREFIX}${VERSION}:${boardPath}`;
const PATIENCE_MS = 4000;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter(
        (name) => name.startsWith(PREFIX) && name.endsWith(`:${boardPath}`) && name !== CACHE,
      );
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

/** The board has two addresses; the second one with a search is the history's. */
const isBoard = ({ pathname, search }) => {
  const path = pathname.replace(/\/$/, "");
  return path === boardPath || (path === `${boardPath}/orders` && search === "");
};
const isFile = (url) => url.pathname.startsWith("/_next/static/");

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && isBoard(url)) event.respondWith(openBoard(request));
  else if (isFile(url)) event.respondWith(fetch(request).catch(() => fromCache(request)));
});

async function openBoard(request) {
  try {
    const answer = await answerInTime(request);
    // Anything but the board itself means that whoever sees this screen may not open it any more.
    if (answer.type === "opaqueredirect" || answer.status === 401 || answer.status === 403)
      await caches.delete(CACHE);
    else if (answer.status >= 500) return (await shell()) ?? answer;
    return answer;
  } catch (failure) {
    const kept = await shell();
    if (kept) return kept;
    throw failure;
  }
}

/** Fails when the answer has not begun in time. Once it has, it may take as long as the connection needs. */
async function answerInTime(request) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE_MS);
  try {
    return await fetch(request, { signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}

const shell = () => caches.match(boardPath, { cacheName: CACHE });

async function fromCache(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
}

self.addEventListener("message", (event) => {
  if (event.data?.kind === "keep") event.waitUntil(keepShell(event.data));
});

/** Keeps the page that is open, as the server sends it without data, and exactly the files that it has loaded. */
async function keepShell({ page, files }) {
  if (!isBoard(new URL(page, self.location.origin))) return;
  const headers = { "x-bazar-shell": "1" };
  const answer = await fetch(page, { credentials: "same-origin", redirect: "manual", headers });
  if (!answer.ok) return;
  const cache = await caches.open(CACHE);
  await cache.put(boardPath, answer);
  const wanted = new Set(files.filter((file) => isFile(new URL(file))));
  for (const request of await cache.keys()) {
    if (isFile(new URL(request.url)) && !wanted.has(request.url)) await cache.delete(request);
  }
  for (const file of wanted) {
    if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
  }
}
