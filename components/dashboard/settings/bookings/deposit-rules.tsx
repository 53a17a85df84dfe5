"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { NumberField, SwitchField } from "@/components/dashboard/settings/frame/fields";
import { BoxField } from "@/components/form/box-field";
import { useFormControl } from "@/components/form/form-context";
import { useValue } from "@/components/form/use-field";
import type { PolicyForm } from "./policy-form";

export function DepositRules() {
  const t = useTranslations("dashboardSettings.bookings");
  const { currency } = useDashboardTenant();
  const isAsked = useValue(useFormControl<PolicyForm>(), "depositAsked");
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
