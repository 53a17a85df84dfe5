import { useEffect, useState } from "react";

/** Safari has no idle callback. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 1_000 });
  return () => cancelIdleCallback(handle);
};

/** How many of a page's stages are drawn: one at first, then one more whenever the browser rests, so that it can react. */
export function useStages(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    return whenIdle(() => setDrawn(drawn + 1));
  }, [drawn, count]);
  return drawn;
}
