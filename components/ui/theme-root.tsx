"use client";

import { type CSSProperties, type ReactNode, useRef } from "react";
import { PortalContainer } from "./portal-container";

interface ThemeRootProps {
  variables: CSSProperties;
  scheme?: "light" | "dark" | undefined;
  className: string;
  children: ReactNode;
}

/** Carries a theme, and the place for what opens from inside of it. */
export function ThemeRoot({ variables, scheme, className, children }: ThemeRootProps) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div data-accent="" data-scheme={scheme} style={variables} className="bg-page text-ink">
      <PortalContainer value={container}>
        <div className={className}>{children}</div>
      </PortalContainer>
      <div ref={container} />
    </div>
  );
}
