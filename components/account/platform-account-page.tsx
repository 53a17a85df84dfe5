import type { ReactNode } from "react";
import { AreaMessages } from "@/components/i18n/area-messages";

/** A page about an account of the platform: of those who work with it, or of the marketplace's diners. */
export function PlatformAccountPage({ children }: { children: ReactNode }) {
  return (
    <AreaMessages areas={["account"]}>
      <main id="content" className="mx-auto max-w-168 px-5 pb-16 md:px-10">
        {children}
      </main>
    </AreaMessages>
  );
}
