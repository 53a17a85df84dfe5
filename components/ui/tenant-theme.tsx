"use client";

import { type CSSProperties, type ReactNode, useState } from "react";
import { accentTheme, accentVariables } from "./accent";
import { PortalContainer } from "./portal-container";

interface TenantThemeProps {
  /** One colour of the restaurant's choosing; any colour becomes an accessible one. */
  accent: string | null;
  /** Forces a scheme; without it the visitor's own preference counts. */
  scheme?: "light" | "dark";
  className?: string;
  children: ReactNode;
}

/** Dresses everything inside in a restaurant's accent, sheets and menus that open from it included. */
export function TenantTheme({ accent, scheme, className = "", children }: TenantThemeProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const variables: CSSProperties = accent === null ? {} : accentVariables(accentTheme(accent));
  return (
    <div data-accent="" data-theme={scheme} style={variables} className="bg-page text-ink">
      <PortalContainer value={container}>
        <div className={className}>{children}</div>
      </PortalContainer>
      <div ref={setContainer} />
    </div>
  );
}
