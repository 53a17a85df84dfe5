"use client";

import { useLayoutEffect } from "react";
import { PAGE_STARTED } from "./early-press";

/** Says that the page before it has started, for what `EarlyInput` has kept. */
export function PageStarted() {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(PAGE_STARTED));
  }, []);
  return null;
}
