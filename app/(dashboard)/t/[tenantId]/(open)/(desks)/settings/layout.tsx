import type { ReactNode } from "react";
import { dashboardAccess } from "@/components/dashboard/frame/open-dashboard";
import { SettingsNav } from "@/components/dashboard/settings/frame/settings-nav";
import { AreaMessages } from "@/components/i18n/area-messages";

interface Props {
  params: Promise<{ tenantId: string }>;
  children: ReactNode;
}

export default async function SettingsLayout({ params, children }: Props) {
  const access = await dashboardAccess((await params).tenantId);
  // The page sends them on, or the layout above has answered them.
  if (access.state !== "open") return children;
  return (
    <AreaMessages
      areas={[
        "apiKeys",
        "conflict",
        "dashboard",
        "dashboardDevice",
        "dashboardKitchen",
        "dashboardPrinters",
        "dashboardRounds",
        "dashboardSettings",
        "dashboardTill",
        "dashboardTwin",
        "dashboardTax",
        "bookingPlan",
        "auth",
        "cuisines",
        "kitchen",
      ]}
    >
      <div className="lg:flex">
        <SettingsNav />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </AreaMessages>
  );
}
