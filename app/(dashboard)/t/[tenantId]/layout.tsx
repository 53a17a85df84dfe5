import type { ReactNode } from "react";
import { WorkTheme } from "@/components/frame/work/work-theme";
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
        "dashboardSupport",
        "auth",
        "dashboardNav",
        "dashboardTables",
        "dashboardTax",
        "orderBoard",
        "storefront",
        "storefrontMenu",
      ]}
    >
      <WorkTheme>{children}</WorkTheme>
    </AreaMessages>
  );
}
