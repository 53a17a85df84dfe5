"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { canGuestsPay } from "@/lib/restaurant/tenancy/payment-switch";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { payoutAccountQuery } from "./payout-account-query";

/** Without cash, and with no way to pay online that is both switched on and open, nobody can order. */
export function CashWarning() {
  const t = useTranslations("dashboardSettings.payments");
  const { slug: tenantId } = useDashboardTenant();
  const switches: Settings["paymentMethods"] | undefined = useWatch({ name: "paymentMethods" });
  const { data } = useQuery(payoutAccountQuery(tenantId));
  const canPay = !switches || !data || canGuestsPay(switches, data.onlinePayments === "open");
  return (
    <div role="status">
      {!canPay && <p className="mt-3 rounded-control bg-caution-tint px-4 py-3 text-sm">{t("nobodyPays")}</p>}
    </div>
  );
}
