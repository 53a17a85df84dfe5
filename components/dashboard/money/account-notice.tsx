"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { onlineStateText } from "@/components/dashboard/settings/online-state-text";
import { payoutAccountQuery } from "@/components/dashboard/settings/payout-account-query";
import { TenantLink } from "@/components/frame/tenant-link";

/** Says what keeps guests from paying online, or money from the bank, where the restaurant can do something about it. */
export function AccountNotice() {
  const t = useTranslations("dashboardMoney.accountNotice");
  const words = useTranslations("dashboardSettings.payments");
  const displayLocale = useTranslations("dashboardSettings")("displayLocale");
  const { slug, country = "", currency } = useDashboardTenant();
  const { data } = useQuery(payoutAccountQuery(slug));
  if (!data || data.onlinePayments === "country" || data.onlinePayments === "currency") return null;
  const isOpen = data.onlinePayments === "open";
  if (isOpen && data.payoutsEnabled) return null;
  const standing = { ...data, state: data.onlinePayments };
  return (
    <div className="mb-6 flex items-start gap-3 rounded-control bg-caution-tint px-4 py-3 text-sm">
      <CircleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <span>
          {isOpen ? t("noBank") : onlineStateText(words, standing, { country, currency, displayLocale })}{" "}
          {data.connected && t("kept")}
        </span>
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
