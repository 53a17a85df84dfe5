import type { ReactNode } from "react";
import { AreaMessages } from "@/components/i18n/area-messages";
import type { MessageArea } from "@/lib/core/i18n/catalogue";
import type { StorefrontTheme } from "./read-storefront";
import type { StorefrontView } from "./storefront";
import { StorefrontBar } from "./storefront-bar";
import { StorefrontProvider } from "./storefront-context";

interface StorefrontPageProps {
  view: StorefrontView;
  theme: StorefrontTheme;
  /** The sentences that it needs besides those of every page of a restaurant. */
  areas: readonly MessageArea[];
  children: ReactNode;
}

/** A page of a restaurant that needs nothing of its menu: one column, with a link back. */
export function StorefrontPage({ view, theme, areas, children }: StorefrontPageProps) {
  return (
    <AreaMessages areas={["storefront", ...areas]}>
      <StorefrontProvider shop={{ ...view, sections: [] }}>
        <main id="content" className="mx-auto max-w-168 px-5 md:px-10">
          <StorefrontBar name={view.name} locales={theme.locales} back />
          {children}
        </main>
      </StorefrontProvider>
    </AreaMessages>
  );
}
