import type { ReactNode } from "react";
import { DashboardTheme } from "@/components/dashboard/frame/dashboard-theme";
import { AreaMessages } from "@/components/i18n/area-messages";

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages
      areas={[
        "dashboard",
        "bookingDesk",
        "bookingPlan",
        "dashboardCoupons",
        "dashboardDisputes",
        "dashboardGiftCards",
        "dashboardGuests",
        "dashboardMenu",
        "dashboardRefunds",
        "dashboardReports",
        "dashboardStock",
        "auth",
        "dashboardNav",
        "dashboardTables",
        "dashboardTax",
        "orderBoard",
        "storefront",
        "storefrontMenu",
      ]}
    >
      <DashboardTheme>{children}</DashboardTheme>
    </AreaMessages>
  );
}
