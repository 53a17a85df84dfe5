import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AreaMessages } from "@/components/i18n/area-messages";
import { readPageReaders } from "@/components/i18n/page-readers";
import { MarketplaceFooter } from "@/components/marketplace/marketplace-footer";
import { MarketplaceHeader } from "@/components/marketplace/marketplace-header";

export const metadata: Metadata = { manifest: "/manifest.webmanifest" };

export default async function MarketplaceLayout({ children }: { children: ReactNode }) {
  const readers = await readPageReaders();
  return (
    <AreaMessages areas={["marketplace"]}>
      <div className="flex min-h-dvh flex-col">
        <MarketplaceHeader readers={readers} />
        <div className="flex-1">{children}</div>
        <MarketplaceFooter readers={readers} />
      </div>
    </AreaMessages>
  );
}
