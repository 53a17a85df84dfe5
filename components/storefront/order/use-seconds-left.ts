"use client";

import { useFormatter } from "next-intl";
import { useEffect, useReducer } from "react";

/** What is left of a time, counted down by the server's clock: whole seconds, and the same as "4:05". */
export function useSecondsLeft(
  left: (now: Date) => number,
  clockOffsetMs: number,
): { seconds: number; time: string } {
  const format = useFormatter();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = left(new Date(Date.now() + clockOffsetMs));
  const twoDigits = (value: number) => format.number(value, { minimumIntegerDigits: 2 });
  return { seconds, time: `${format.number(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}` };
}
