"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const STALE_MS = 60_000;
/** The longest that a browser's timer can wait. */
const MAX_TIMER_MS = 2_147_483_647;

/** Fetches the page's data again when a visitor returns to it, and when the restaurant opens or closes. */
export function KeepFresh({ changesAt }: { changesAt: readonly (string | null)[] }) {
  const router = useRouter();
  const nextChange = changesAt
    .flatMap((at) => (at === null ? [] : [Date.parse(at)]))
    .reduce((first, at) => Math.min(first, at), Number.POSITIVE_INFINITY);

  useEffect(() => {
    let hiddenAt = Date.now();
    const look = () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > STALE_MS) router.refresh();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [router]);

  useEffect(() => {
    const waitMs = nextChange - Date.now() + 1_000;
    if (waitMs < 0 || waitMs > MAX_TIMER_MS) return;
    const timer = setTimeout(() => router.refresh(), waitMs);
    return () => clearTimeout(timer);
  }, [router, nextChange]);

  return null;
}
