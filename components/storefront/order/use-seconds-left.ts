"use client";

import { useFormatter, useNow } from "next-intl";
import { useSyncExternalStore } from "react";

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
}

/** What is left of a time, counted down by the server's clock: whole seconds, and the same as "4:05". */
export function useSecondsLeft(
  left: (now: Date) => number,
  clockOffsetMs: number,
): { seconds: number; time: string } {
  const format = useFormatter();
  const drawnAt = useNow();
  const seconds = useSyncExternalStore(
    everySecond,
    () => left(new Date(Date.now() + clockOffsetMs)),
    () => left(drawnAt),
  );
  const twoDigits = (value: number) => format.number(value, { minimumIntegerDigits: 2 });
  return { seconds, time: `${format.number(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}` };
}
