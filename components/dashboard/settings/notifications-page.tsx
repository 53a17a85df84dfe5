"use client";

import { useTranslations } from "next-intl";
import { BoxField } from "@/components/form/box-field";
import { MAX_ALERT_EMAILS } from "@/lib/restaurant/tenancy/settings-limits";
import { NumberField } from "./frame/fields";
import { SettingsFormPage } from "./frame/settings-form-page";
import { SettingsPart } from "./frame/settings-screen";
import { notificationsForm, readNotificationsForm } from "./notifications-form";

/** Every email about the restaurant's business, and who gets it. */
const EMAILS = [
  { name: "orderSteps", to: "guest" },
  { name: "bookingSteps", to: "guest" },
  { name: "giftCard", to: "guest" },
  { name: "webhookDisabled", to: "team" },
  { name: "invitation", to: "invited" },
] as const;

export function NotificationsPage() {
  const t = useTranslations("dashboardSettings.notifications");
  return (
    <SettingsFormPage place="notifications" formOf={notificationsForm} read={readNotificationsForm}>
      {() => (
        <>
          <SettingsPart title={t("unseen")} lead={t("unseenLead")}>
            <NumberField
              name="unseenMinutes"
              label={t("unseenMinutes")}
              unit={t("minutes")}
              className="max-w-60"
            />
          </SettingsPart>
          <SettingsPart title={t("alerts")} lead={t("alertsLead")}>
            <BoxField
              name="alertEmails"
              label={t("alertEmails")}
              hint={t("alertEmailsHint", { max: MAX_ALERT_EMAILS })}
              rows={4}
            />
          </SettingsPart>
          <SettingsPart title={t("emails")} lead={t("emailsLead")}>
            <dl className="divide-y divide-line border-y border-line">
              {EMAILS.map(({ name, to }) => (
                <div key={name} className="grid gap-x-6 py-3 sm:grid-cols-[1fr_14rem]">
                  <dt>{t(`email.${name}`)}</dt>
                  <dd className="text-sm text-ink-soft">{t(`to.${to}`)}</dd>
                </div>
              ))}
            </dl>
          </SettingsPart>
        </>
      )}
    </SettingsFormPage>
  );
}
