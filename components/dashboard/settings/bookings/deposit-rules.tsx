"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { BoxField, NumberField, SwitchField } from "@/components/dashboard/settings/frame/fields";
import type { PolicyForm } from "./policy-form";

/** Whether larger parties pay a deposit, how much for each guest, and until when it goes back. */
export function DepositRules() {
  const t = useTranslations("dashboardSettings.bookings");
  const { currency } = useDashboardTenant();
  const isAsked = useWatch<PolicyForm, "depositAsked">({ name: "depositAsked" });
  return (
    <>
      <SwitchField name="depositAsked" label={t("deposit.asked")} hint={t("deposit.hint")} />
      {isAsked && (
        <div className="mt-4 grid items-start gap-5 sm:grid-cols-2">
          <BoxField
            name="depositPerGuest"
            label={t("deposit.perGuest")}
            input={{ inputMode: "decimal", after: currency }}
          />
          <NumberField name="depositFromParty" label={t("deposit.fromParty")} unit={t("guests")} />
          <NumberField
            name="depositRefundHours"
            label={t("deposit.refundHours")}
            unit={t("hoursBefore")}
            hint={t("deposit.refundHint")}
          />
        </div>
      )}
    </>
  );
}
