"use client";

import { useTranslations } from "next-intl";
import { SettingsFormPage } from "@/components/dashboard/settings/frame/settings-form-page";
import { useFormControl } from "@/components/form/form-context";
import { useField } from "@/components/form/use-field";
import { TenantLink } from "@/components/frame/tenant-link";
import { Tabs } from "@/components/ui/tabs";
import { SERVICES, type Service, type ServiceHours } from "@/lib/restaurant/hours/opening-hours";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { closedOn, type HoursForm, hoursForm, readHoursForm } from "./hours-form";
import { SpecialDays } from "./special-days";
import { WeekEditor } from "./week-editor";

export function HoursPage() {
  return (
    <SettingsFormPage place="hours" formOf={hoursForm} read={(form) => readHoursForm(form)}>
      {(settings) => <HoursEditor settings={settings} />}
    </SettingsFormPage>
  );
}

function HoursEditor({ settings }: { settings: Settings }) {
  const t = useTranslations("dashboardSettings.hours");
  const { value: openingHours, onChange, problem } = useField(useFormControl<HoursForm>(), "openingHours");
  const isOff = (service: Service) =>
    (service === "pickup" && !settings.pickupEnabled) ||
    (service === "delivery" && !settings.deliveryEnabled);
  const changeService = (service: Service, hours: ServiceHours) =>
    onChange({ ...openingHours, [service]: hours });
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
                hours={openingHours}
                onChange={(hours) => changeService(service, hours)}
              />
              <SpecialDays
                hours={openingHours[service]}
                onChange={(hours) => changeService(service, hours)}
                onEveryService={(date) => onChange(closedOn(openingHours, date))}
              />
            </>
          ),
        }))}
      />
    </>
  );
}
