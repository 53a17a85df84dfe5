"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { payoutAccountQuery } from "./payout-account-query";

/** Without cash, and with online payments that are not open yet, nobody can order. */
export function CashWarning() {
  const t = useTranslations("dashboardSettings.payments");
  const { slug: tenantId } = useDashboardTenant();
  const takesCash = useWatch({ name: "paymentMethods.cash" });
  const { data } = useQuery(payoutAccountQuery(tenantId));
  const isClosed = data !== undefined && data.onlinePayments !== "open";
  return (
    <div role="status">
      {takesCash === false && isClosed && (
        <p className="mt-3 rounded-control bg-caution-tint px-4 py-3 text-sm">{t("nobodyPays")}</p>
      )}
    </div>
  );
}
