import type { ReactNode } from "react";
import { AreaMessages } from "@/components/i18n/area-messages";

export default function MarketplaceLayout({ children }: { children: ReactNode }) {
  return <AreaMessages areas={["marketplace"]}>{children}</AreaMessages>;
}
