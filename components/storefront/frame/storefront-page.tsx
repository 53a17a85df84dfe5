import type { ReactNode } from "react";
import type { StorefrontDress } from "./read-storefront";
import type { StorefrontView } from "./storefront";
import { StorefrontBar } from "./storefront-bar";
import { StorefrontProvider } from "./storefront-context";

interface StorefrontPageProps {
  view: StorefrontView;
  dress: StorefrontDress;
  children: ReactNode;
}

/** A page of a restaurant other than its menu: one column, with a link back. */
export function StorefrontPage({ view, dress, children }: StorefrontPageProps) {
  return (
    <StorefrontProvider shop={view}>
      <main id="content" className="mx-auto max-w-168 px-5 md:px-10">
        <StorefrontBar name={view.name} locales={dress.locales} back />
        {children}
      </main>
    </StorefrontProvider>
  );
}
