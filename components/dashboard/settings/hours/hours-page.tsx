"use client";

import { useTranslations } from "next-intl";
import { useController, useFormContext } from "react-hook-form";
import { problemText } from "@/components/dashboard/settings/frame/fields";
import { SettingsFormPage } from "@/components/dashboard/settings/frame/settings-form-page";
import { TenantLink } from "@/components/frame/tenant-link";
import { Tabs } from "@/components/ui/tabs";
import { SERVICES, type Service, type ServiceHours } from "@/lib/restaurant/hours/opening-hours";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { type HoursForm, hoursForm, readHoursForm } from "./hours-form";
import { SpecialDays } from "./special-days";
import { WeekEditor } from "./week-editor";

/** When the restaurant takes orders and guests, by service. */
export function HoursPage() {
  return (
    <SettingsFormPage place="hours" formOf={hoursForm} read={(form) => readHoursForm(form)}>
      {(settings) => <HoursEditor settings={settings} />}
    </SettingsFormPage>
  );
}

function HoursEditor({ settings }: { settings: Settings }) {
  const t = useTranslations("dashboardSettings.hours");
  const { formState } = useFormContext<HoursForm>();
  const { field } = useController<HoursForm, "openingHours">({ name: "openingHours" });
  const problem = SERVICES.map(
    (service) =>
      problemText(formState.errors, `openingHours.${service}`) ??
      problemText(formState.errors, "openingHours"),
  ).find(Boolean);
  const isOff = (service: Service) =>
    (service === "pickup" && !settings.pickupEnabled) ||
    (service === "delivery" && !settings.deliveryEnabled);
  const changeService = (service: Service, hours: ServiceHours) =>
    field.onChange({ ...field.value, [service]: hours });
  return (
    <>
      <p className="mb-5 text-sm text-ink-soft">{t("zone", { zone: settings.timeZone })}</p>
      {problem && (
        <p role="alert" className="mb-3 text-sm font-medium text-critical">
          {problem}
        </p>
      )}
      <Tabs
        label={t("services")}
        tabs={SERVICES.map((service) => ({
          value: service,
          label: t(`service.${service}`),
          content: (
            <>
              {isOff(service) && (
                <p className="mb-4 rounded-control bg-caution-tint px-4 py-3 text-sm">
                  {t("serviceOff")}{" "}
                  <TenantLink
                    path="/settings/delivery"
                    className="font-semibold underline underline-offset-4"
                  >
                    {t("serviceOffLink")}
                  </TenantLink>
                </p>
              )}
              <WeekEditor
                service={service}
                hours={field.value}
                onChange={(hours) => changeService(service, hours)}
              />
              <SpecialDays
                hours={field.value[service]}
                onChange={(hours) => changeService(service, hours)}
                onEveryService={(date) =>
                  field.onChange(
                    Object.fromEntries(
                      SERVICES.map((each) => {
                        const own = field.value[each];
                        return [each, { ...own, specialDays: { ...own.specialDays, [date]: [] } }];
                      }),
                    ),
                  )
                }
              />
            </>
          ),
        }))}
      />
    </>
  );
}
