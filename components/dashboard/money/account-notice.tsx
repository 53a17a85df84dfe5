"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { payoutAccountQuery } from "@/components/dashboard/settings/payout-account-query";
import { TenantLink } from "@/components/frame/tenant-link";

/** Says that money waits because the account at the processor is missing or not complete. Nothing while it is whole. */
export function AccountNotice() {
  const t = useTranslations("dashboardMoney.accountNotice");
  const { slug } = useDashboardTenant();
  const { data } = useQuery(payoutAccountQuery(slug));
  if (!data || (data.transfersEnabled && data.payoutsEnabled)) return null;
  return (
    <div className="mb-6 flex items-start gap-3 rounded-control bg-caution-tint px-4 py-3 text-sm">
      <CircleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <span>{data.connected ? t("incomplete") : t("missing")}</span>
        <TenantLink
          path="/money/account"
          className="relative font-semibold underline underline-offset-4 after:absolute after:-inset-y-3 after:inset-x-0"
        >
          {t("open")}
        </TenantLink>
      </p>
    </div>
  );
}
