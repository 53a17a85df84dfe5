import type { ReactNode } from "react";
import { MoneyViews } from "@/components/dashboard/money/money-views";
import { AreaMessages } from "@/components/i18n/area-messages";

export default function MoneyLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages areas={["dashboard", "dashboardMoney", "dashboardDisputes", "dashboardSettings"]}>
      <MoneyViews />
      {children}
    </AreaMessages>
  );
}
