"use client";

import { useTranslations } from "next-intl";
import { BoxField } from "@/components/form/box-field";
import { TIP_COUNT } from "@/lib/restaurant/tenancy/settings-limits";
import { NumberField, SwitchField } from "../frame/fields";
import { SettingsFormPage } from "../frame/settings-form-page";
import { SettingsPart } from "../frame/settings-screen";
import { readTipsForm, tipsForm } from "./tips-form";

export function TipsPage() {
  const t = useTranslations("dashboardSettings.tips");
  return (
    <SettingsFormPage place="tips" formOf={tipsForm} read={readTipsForm}>
      {() => (
        <>
          <SettingsPart title={t("tips")} lead={t("tipsLead")}>
            <div className="flex flex-col gap-5">
              <SwitchField name="tipsOnOrders" label={t("onOrders")} hint={t("onOrdersHint")} />
              <SwitchField name="tipsOnBills" label={t("onBills")} hint={t("onBillsHint")} />
              <BoxField
                name="percents"
                label={t("percents")}
                hint={t("percentsHint", { max: TIP_COUNT.to })}
                className="max-w-80"
                input={{ inputMode: "text", after: "%" }}
              />
            </div>
          </SettingsPart>
          <SettingsPart title={t("service")} lead={t("serviceLead")}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <NumberField name="billService" label={t("onTables")} unit="%" />
              <NumberField
                name="billsFromGuests"
                label={t("fromGuests")}
                hint={t("fromGuestsHint")}
                unit={t("guests")}
              />
              <NumberField name="orderService" label={t("onOrdersService")} unit="%" />
            </div>
          </SettingsPart>
        </>
      )}
    </SettingsFormPage>
  );
}
