"use client";

const MOST_PICTURES = 80;

function loadedFiles(): string[] {
  const own = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin);
  const files = own.filter(({ pathname }) => pathname.startsWith("/_next/static/"));
  const pictures = own.filter(({ pathname }) => pathname.startsWith("/media/")).slice(0, MOST_PICTURES);
  return [...files, ...pictures].map(({ href }) => href);
}

/** Lets the menu be read without a connection: a worker keeps it as a stranger sees it (docs/decisions/067). */
export async function keepMenu(base: string): Promise<void> {
  const isMenu = location.pathname.replace(/\/$/, "") === base;
  if (!("serviceWorker" in navigator) || !navigator.onLine || !isMenu) return;
  const scope = base === "" ? "/" : base;
  const registration = await navigator.serviceWorker.register("/menu-worker.js", { scope });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  worker?.postMessage({ kind: "keep", files: loadedFiles(), language: document.documentElement.lang });
}
