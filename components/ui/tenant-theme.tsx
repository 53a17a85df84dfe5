import type { ReactNode } from "react";
import { accentTheme, accentVariables } from "./accent";
import { ThemeRoot } from "./theme-root";

interface TenantThemeProps {
  /** One color of the restaurant's choosing; any color becomes an accessible one. */
  accent: string | null;
  /** Forces a scheme; without it the visitor's own preference counts. */
  scheme?: "light" | "dark";
  className?: string;
  children: ReactNode;
}

/** Dresses everything inside in a restaurant's accent, sheets and menus that open from it included. */
export function TenantTheme({ accent, scheme, className = "", children }: TenantThemeProps) {
  const variables = accent === null ? {} : accentVariables(accentTheme(accent));
  return (
    <ThemeRoot variables={variables} scheme={scheme} className={className}>
      {children}
    </ThemeRoot>
  );
}
