"use client";

import { type CSSProperties, type ReactNode, useRef } from "react";
import { PortalContainer } from "@/components/ui/portal-container";

/** Ink instead of a brand color: where people work, color means state and nothing else. */
const INK_ACCENT = {
  "--neutral-hue": "255",
  "--accent-fill-light": "oklch(0.29 0.02 258)",
  "--accent-on-fill-light": "oklch(0.99 0.003 258)",
  "--accent-ink-light": "oklch(0.29 0.02 258)",
  "--accent-soft-light": "oklch(0.925 0.012 258)",
  "--accent-fill-dark": "oklch(0.92 0.01 258)",
  "--accent-on-fill-dark": "oklch(0.2 0.015 258)",
  "--accent-ink-dark": "oklch(0.92 0.01 258)",
  "--accent-soft-dark": "oklch(0.335 0.018 258)",
} as CSSProperties;

/** Dresses a workplace in its own calm colors, sheets and menus that open from it included. */
export function WorkTheme({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div data-accent="" style={INK_ACCENT} className="min-h-dvh bg-page text-ink print:bg-transparent">
      <PortalContainer value={container}>{children}</PortalContainer>
      <div ref={container} />
    </div>
  );
}
