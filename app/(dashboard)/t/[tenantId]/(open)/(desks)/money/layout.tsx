import type { ReactNode } from "react";
import { dashboardAccess } from "@/components/dashboard/frame/open-dashboard";
import { MoneyViews } from "@/components/dashboard/money/money-views";
import { AreaMessages } from "@/components/i18n/area-messages";

interface Props {
  params: Promise<{ tenantId: string }>;
  children: ReactNode;
}

export default async function MoneyLayout({ params, children }: Props) {
  const access = await dashboardAccess((await params).tenantId);
  // The page sends them on, or the layout above has answered them.
  if (access.state !== "open") return children;
  return (
    <AreaMessages
      areas={[
        ...([
          "conflict",
          "dashboard",
          "dashboardMoney",
          "dashboardDisputes",
          "dashboardSettings",
          "dashboardDevice",
        ] as const),
        ...(["dashboardDrawer", "dashboardTill"] as const),
      ]}
    >
      <MoneyViews />
      {children}
    </AreaMessages>
  );
}
