import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AreaMessages } from "@/components/i18n/area-messages";
import { MarketplaceFooter } from "@/components/marketplace/marketplace-footer";
import { MarketplaceHeader } from "@/components/marketplace/marketplace-header";

export const metadata: Metadata = { manifest: "/manifest.webmanifest" };

export default function MarketplaceLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages areas={["marketplace"]}>
      <div className="flex min-h-dvh flex-col">
        <MarketplaceHeader />
        <div className="flex-1">{children}</div>
        <MarketplaceFooter />
      </div>
    </AreaMessages>
  );
}
