"use client";

import { useCallback, useEffect, useState } from "react";
import { Availability } from "@/lib/service/reservations/reservation-contract";

const PATIENCE_MS = 10_000;

/** The times available to a party on that day; null while they load or if they cannot be loaded. */
export function useFreeSlots(slug: string, { date, guestCount }: { date: string; guestCount: number }) {
  const [slots, setSlots] = useState<readonly string[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks once more
  useEffect(() => {
    const stop = new AbortController();
    setSlots(null);
    setFailed(false);
    const query = new URLSearchParams({ date, guestCount: String(guestCount) });
    fetch(`/api/public/${slug}/reservation/availability?${query}`, {
      cache: "no-store",
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
      .then(async (response) => {
        if (!response.ok) throw new Error(`Availability answered ${response.status}`);
        setSlots(Availability.parse(await response.json()).slots);
      })
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true);
      });
    return () => stop.abort();
  }, [slug, date, guestCount, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { slots, failed, reload };
}
