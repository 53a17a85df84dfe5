import type { ReactNode } from "react";
import { AreaMessages } from "@/components/i18n/area-messages";

export default function WebhooksLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages areas={["adminCommon", "adminWebhooks", "dashboard", "dashboardSettings"]}>
      {children}
    </AreaMessages>
  );
}
