"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFormControl } from "@/components/form/form-context";
import { useValue } from "@/components/form/use-field";
import { bookingRules } from "./bookings/booking-rules";
import type { PaymentsForm } from "./payments-form";

/** Deposits are paid by card: without cards, the parties that owe one cannot book online. */
export function DepositWarning() {
  const t = useTranslations("dashboardSettings.payments");
  const { slug: tenantId } = useDashboardTenant();
  const takesCards = useValue(useFormControl<PaymentsForm>(), "card");
  const { data: rules } = useQuery(bookingRules(tenantId));
  const deposit = rules?.deposit;
  return (
    <div role="status">
      {deposit && !takesCards && (
        <p className="mt-3 rounded-control bg-caution-tint px-4 py-3 text-sm">
          {t("depositsNeedCards", { count: deposit.fromParty })}
        </p>
      )}
    </div>
  );
}
