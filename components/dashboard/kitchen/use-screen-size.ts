"use client";

import { type CSSProperties, useCallback, useEffect, useState } from "react";
import { recall, remember } from "@/components/dashboard/orders/device-memory";

const KEY = "bazar.kitchen-size";
const SIZES = [0.8, 1, 1.25, 1.5, 1.9] as const;
const ORDINARY = 1;

/** How large this device writes. All of a screen is in `em`, from a size that grows with the screen. */
export function useScreenSize(): { style: CSSProperties; change: (by: 1 | -1) => void } {
  const [size, setSize] = useState(ORDINARY);
  useEffect(() => {
    const stored = recall(KEY);
    if (typeof stored === "number" && SIZES[stored] !== undefined) setSize(stored);
  }, []);
  const change = useCallback((by: 1 | -1) => {
    setSize((before) => {
      const next = Math.min(SIZES.length - 1, Math.max(0, before + by));
      remember(KEY, next);
      return next;
    });
  }, []);
  const style = { fontSize: `calc(${SIZES[size]} * clamp(1rem, 0.6rem + 0.95vw, 2rem))` };
  return { style, change };
}
