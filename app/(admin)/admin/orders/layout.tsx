import type { ReactNode } from "react";
import { AreaMessages } from "@/components/i18n/area-messages";

export default function OrdersLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages areas={["adminCommon", "adminOrders", "dashboard", "dashboardMoney", "dashboardDisputes"]}>
      {children}
    </AreaMessages>
  );
}
