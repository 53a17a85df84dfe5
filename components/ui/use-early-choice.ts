"use client";

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Reports what was chosen in a box or dot before the page had started: React leaves the mark as it was set then, and
 * does not report it. Returns the ref of the input.
 */
export function useEarlyChoice(
  drawn: boolean,
  report: (checked: boolean) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const reportEarly = useEffectEvent(() => {
    if (input.current && input.current.checked !== drawn) report(input.current.checked);
  });
  useEffect(() => reportEarly(), []);
  return input;
}
