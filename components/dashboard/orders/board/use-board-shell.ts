"use client";

import { useEffect } from "react";
import { useTenantBase } from "@/components/frame/tenant-link";

/**
 * Lets the board open without a connection: a service worker for this page alone keeps its shell and the scripts that it
 * is made of (docs/decisions/049). Another page that is to open without a connection gives its own address as the scope.
 */
export function useBoardShell(isKept: boolean, ownScope?: string): void {
  const base = useTenantBase();
  const scope = ownScope ?? base;
  useEffect(() => {
    if (!isKept || !("serviceWorker" in navigator)) return;
    const keep = async () => {
      if (!navigator.onLine) return;
      const registration = await navigator.serviceWorker.register("/board-worker.js", { scope });
      const worker = registration.active ?? (await ready(registration));
      const files = performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name))
        .filter(
          ({ origin, pathname }) => origin === location.origin && pathname.startsWith("/_next/static/"),
        );
      worker?.postMessage({ kind: "keep", page: location.pathname, files: files.map(({ href }) => href) });
    };
    // After what the page needs itself.
    const timer = setTimeout(() => void keep().catch(() => {}), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [scope, isKept]);
}

const SETTLED_MS = 1_500;

function ready(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return Promise.resolve(null);
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(worker);
      if (worker.state === "redundant") resolve(null);
    });
  });
}
