import type { ReactNode } from "react";
import { AreaMessages } from "@/components/i18n/area-messages";

export default function EscrowLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages areas={["adminCommon", "adminOrders", "adminMoney", "dashboard", "dashboardDisputes"]}>
      {children}
    </AreaMessages>
  );
}
