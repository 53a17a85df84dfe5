"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFormControl } from "@/components/form/form-context";
import { useField, useValue } from "@/components/form/use-field";
import { RadioGroup } from "@/components/ui/radio-group";
import { TABLE_ORDERING } from "@/lib/restaurant/tenancy/table-ordering";
import { SwitchField } from "../frame/fields";
import { SettingsFormPage } from "../frame/settings-form-page";
import { SettingsPart } from "../frame/settings-screen";
import { orderingOf, readTableOrdersForm, type TableOrdersForm, tableOrdersForm } from "./table-orders-form";

/** Whether guests order at their table, and who lets their rounds into the kitchen. */
export function TableOrdersPage() {
  const t = useTranslations("dashboardRounds.settings");
  return (
    <SettingsFormPage place="tableOrders" formOf={tableOrdersForm} read={readTableOrdersForm}>
      {() => (
        <>
          <SettingsPart title={t("ordering")} lead={t("orderingLead")}>
            <OrderingField />
          </SettingsPart>
          <FreeTables />
        </>
      )}
    </SettingsFormPage>
  );
}

function OrderingField() {
  const t = useTranslations("dashboardRounds.settings");
  const { manages } = useDashboardTenant();
  const { value, onChange } = useField(useFormControl<TableOrdersForm>(), "tableOrdering");
  return (
    <RadioGroup
      label={t("ordering")}
      value={value}
      onValueChange={(next) => onChange(orderingOf(next, value))}
      options={TABLE_ORDERING.map((mode) => ({
        value: mode,
        label: t(`mode.${mode}`),
        hint: t(`modeHint.${mode}`),
        disabled: !manages,
      }))}
    />
  );
}

/** Asked only where guests order at all. */
function FreeTables() {
  const t = useTranslations("dashboardRounds.settings");
  const mode = useValue(useFormControl<TableOrdersForm>(), "tableOrdering");
  if (mode === "off") return null;
  return (
    <SettingsPart title={t("free")} lead={t("freeLead")}>
      <SwitchField name="ordersAtFreeTables" label={t("freeLabel")} hint={t("freeHint")} />
    </SettingsPart>
  );
}
