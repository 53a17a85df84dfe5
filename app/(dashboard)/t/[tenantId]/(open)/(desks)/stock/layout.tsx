import type { ReactNode } from "react";
import { dashboardAccess } from "@/components/dashboard/frame/open-dashboard";
import { StockViews } from "@/components/dashboard/stock/stock-views";

interface Props {
  params: Promise<{ tenantId: string }>;
  children: ReactNode;
}

export default async function StockLayout({ params, children }: Props) {
  const access = await dashboardAccess((await params).tenantId);
  // The page sends them on, or the layout above has answered them.
  if (access.state !== "open") return children;
  return (
    <>
      <StockViews />
      {children}
    </>
  );
}
