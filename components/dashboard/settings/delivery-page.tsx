"use client";

import { useTranslations } from "next-intl";
import { useFormControl } from "@/components/form/form-context";
import { useValue, useValues } from "@/components/form/use-field";
import { DeliveryCircle } from "./delivery-circle";
import { type DeliveryForm, deliveryForm, readDeliveryForm, readRadius } from "./delivery-form";
import { NumberField, SwitchField } from "./frame/fields";
import { SettingsFormPage } from "./frame/settings-form-page";
import { SettingsPart } from "./frame/settings-screen";
import { PostcodesField } from "./postcodes-field";

export function DeliveryPage() {
  const t = useTranslations("dashboardSettings.delivery");
  return (
    <SettingsFormPage place="delivery" formOf={deliveryForm} read={readDeliveryForm}>
      {({ currency, country }) => (
        <>
          <SettingsPart title={t("offered")}>
            <SwitchField name="pickupEnabled" label={t("pickupEnabled")} />
            <SwitchField name="deliveryEnabled" label={t("deliveryEnabled")} />
          </SettingsPart>
          <SettingsPart title={t("area")} lead={t("areaLead")}>
            <div className="grid items-center gap-x-8 gap-y-5 sm:grid-cols-[1fr_15rem]">
              <div className="flex flex-col gap-5">
                <NumberField
                  name="deliveryRadiusKm"
                  label={t("radius")}
                  unit={t("kilometres")}
                  hint={t("radiusHint")}
                />
                <PostcodesField country={country} />
                <NumberField name="deliveryFee" label={t("fee")} unit={currency} />
                <NumberField name="deliveryMinimum" label={t("minimum")} unit={currency} />
              </div>
              <TypedCircle />
            </div>
            <div className="mt-6">
              <SwitchField
                name="refusesUnplaced"
                label={t("refusesUnplaced")}
                hint={t("refusesUnplacedHint")}
              />
            </div>
          </SettingsPart>
          <SettingsPart title={t("times")}>
            <div className="grid items-start gap-5 sm:grid-cols-3">
              <NumberField name="prepMinutes" label={t("prep")} unit={t("minutes")} />
              <NumberField name="deliveryMinutes" label={t("onTheWay")} unit={t("minutes")} />
              <NumberField
                name="cancelGraceMinutes"
                label={t("grace")}
                unit={t("minutes")}
                hint={t("graceHint")}
              />
            </div>
          </SettingsPart>
          <SettingsPart title={t("scheduled")} lead={t("scheduledLead")}>
            <SwitchField name="scheduleOn" label={t("scheduleOn")} />
            <ScheduleLimits />
          </SettingsPart>
        </>
      )}
    </SettingsFormPage>
  );
}

function ScheduleLimits() {
  const t = useTranslations("dashboardSettings.delivery");
  if (!useValue(useFormControl<DeliveryForm>(), "scheduleOn")) return null;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <NumberField
        name="scheduleDays"
        label={t("scheduleDays")}
        unit={t("days")}
        hint={t("scheduleDaysHint")}
      />
      <NumberField name="ordersPerSlot" label={t("perSlot")} unit={t("orders")} hint={t("perSlotHint")} />
    </div>
  );
}

function TypedCircle() {
  const { deliveryRadiusKm, deliveryPostcodes, deliveryEnabled } = useValues(useFormControl<DeliveryForm>());
  return (
    <DeliveryCircle
      radiusKm={readRadius(deliveryRadiusKm)}
      postcodes={deliveryPostcodes.length}
      isOffered={deliveryEnabled}
    />
  );
}
