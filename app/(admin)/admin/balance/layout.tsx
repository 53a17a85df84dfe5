import type { ReactNode } from "react";
import { AreaMessages } from "@/components/i18n/area-messages";

export default function BalanceLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages areas={["adminCommon", "adminOrders", "adminMoney", "dashboard"]}>{children}</AreaMessages>
  );
}
