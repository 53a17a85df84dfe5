import type { Metadata } from "next";
import type { ReactNode } from "react";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { tenantHref } from "@/components/frame/tenant-href";
import { WorkTheme } from "@/components/frame/work/work-theme";
import { AreaMessages } from "@/components/i18n/area-messages";

/** Its board can be installed as an app. */
export async function generateMetadata(): Promise<Metadata> {
  const address = await readTenantAddress();
  return address ? { manifest: tenantHref(address.dashboardBase, "/manifest.webmanifest") } : {};
}

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages
      areas={[
        "dashboard",
        "bookingDesk",
        "conflict",
        "bookingPlan",
        "dashboardCoupons",
        "dashboardDevice",
        "dashboardDisputes",
        "dashboardGiftCards",
        "dashboardGuests",
        "dashboardMenu",
        "dashboardNewOrder",
        "dashboardPrinters",
        "dashboardRefunds",
        "dashboardReports",
        "dashboardRounds",
        "dashboardStock",
        "dashboardSupport",
        "auth",
        "dashboardNav",
        "dashboardTables",
        "dashboardTax",
        "dashboardTill",
        "kitchen",
        "orderBoard",
        "storefront",
        "storefrontMenu",
      ]}
    >
      <WorkTheme>{children}</WorkTheme>
    </AreaMessages>
  );
}
