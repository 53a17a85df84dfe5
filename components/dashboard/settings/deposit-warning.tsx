"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { bookingRules } from "./bookings/booking-rules";

/** Deposits are paid by card: without cards, the parties that owe one cannot book online. */
export function DepositWarning() {
  const t = useTranslations("dashboardSettings.payments");
  const { slug: tenantId } = useDashboardTenant();
  const takesCards = useWatch({ name: "paymentMethods.card" });
  const { data: rules } = useQuery(bookingRules(tenantId));
  const deposit = rules?.deposit;
  return (
    <div role="status">
      {deposit && takesCards === false && (
        <p className="mt-3 rounded-control bg-caution-tint px-4 py-3 text-sm">
          {t("depositsNeedCards", { count: deposit.fromParty })}
        </p>
      )}
    </div>
  );
}
