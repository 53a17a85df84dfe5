import type { ReactNode } from "react";
import { AreaMessages } from "@/components/i18n/area-messages";
import { MarketplaceHeader } from "@/components/marketplace/marketplace-header";

export default function MarketplaceLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages areas={["marketplace"]}>
      <MarketplaceHeader />
      {children}
    </AreaMessages>
  );
}
