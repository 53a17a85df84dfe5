"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { StaffRound } from "@/lib/service/bills/rounds/guest-round-contract";

/** A round must be on the screen for a moment before an interaction counts as seeing it. */
const GLANCE_MS = 800;
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Waiting rounds that nobody at this screen has seen: the bell rings for them. Any interaction counts as seeing. */
export function useUnseenRounds(rounds: readonly StaffRound[]): readonly string[] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const unseen = useMemo(() => rounds.filter(({ id }) => !seen.has(id)).map(({ id }) => id), [rounds, seen]);
  const since = useRef({ ids: "", atMs: 0 });
  useEffect(() => {
    if (unseen.length === 0) return;
    const ids = unseen.join();
    if (since.current.ids !== ids) since.current = { ids, atMs: Date.now() };
    const look = () => {
      if (document.visibilityState !== "visible" || Date.now() - since.current.atMs < GLANCE_MS) return;
      setSeen(new Set(rounds.map(({ id }) => id)));
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, look, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, look);
    };
  }, [rounds, unseen]);
  return unseen;
}
