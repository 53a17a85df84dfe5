"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFormControl } from "@/components/form/form-context";
import { useValues } from "@/components/form/use-field";
import { canGuestsPay } from "@/lib/restaurant/tenancy/payment-switch";
import type { PaymentsForm } from "./payments-form";
import { payoutAccountQuery } from "./payout-account-query";

/** Without cash, and with no way to pay online that is both switched on and open, nobody can order. */
export function CashWarning() {
  const t = useTranslations("dashboardSettings.payments");
  const { slug: tenantId } = useDashboardTenant();
  const switches = useValues(useFormControl<PaymentsForm>());
  const { data } = useQuery(payoutAccountQuery(tenantId));
  const canPay = !data || canGuestsPay(switches, data.onlinePayments === "open");
  return (
    <div role="status">
      {!canPay && <p className="mt-3 rounded-control bg-caution-tint px-4 py-3 text-sm">{t("nobodyPays")}</p>}
    </div>
  );
}
