"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { EditForm } from "@/components/dashboard/settings/frame/edit-form";
import { NumberField, SwitchField } from "@/components/dashboard/settings/frame/fields";
import { FormSkeleton } from "@/components/dashboard/settings/frame/form-skeleton";
import { SettingsPart, SettingsScreen } from "@/components/dashboard/settings/frame/settings-screen";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { LoadFailure } from "@/components/data/load-failure";
import { type Over, saveOver } from "@/components/data/save-over";
import { TenantLink } from "@/components/frame/tenant-link";
import { BlockedDates } from "./blocked-dates";
import { type BookingRules, bookingRules } from "./booking-rules";
import { DepositRules } from "./deposit-rules";
import { LongerStays } from "./longer-stays";
import { policyForm, readPolicyForm } from "./policy-form";
import { SlotPreview } from "./slot-preview";

type Body = BodyOf<"changeReservationPolicy">;

export function PolicyPage() {
  const t = useTranslations("dashboardSettings.bookings");
  const { slug: tenantId, currency } = useDashboardTenant();
  const client = useQueryClient();
  const params = { path: { tenantId } };
  const { data: policy, error, refetch } = useQuery(bookingRules(tenantId));
  const { mutateAsync } = useMutation({
    mutationFn: (saved: { read: BookingRules; body: Body } & Over<Body>): Promise<BookingRules | null> =>
      saveOver<BookingRules, Body>({
        ...saved,
        load: () => stateOf(api.GET("/api/tenant/{tenantId}/reservation-policy", { params })),
        send: (body, etag) =>
          dataOf(
            api.PATCH("/api/tenant/{tenantId}/reservation-policy", { params, headers: ifMatch(etag), body }),
          ),
      }),
    onSuccess: (stored) => {
      if (stored) client.setQueryData(bookingRules(tenantId).queryKey, stored);
    },
  });
  return (
    <SettingsScreen place="bookings" wide>
      {error && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !policy && <FormSkeleton />}
      {policy && (
        <EditForm
          values={policyForm(policy, currency)}
          read={(form) => readPolicyForm(form, currency)}
          save={async (body, over) => {
            const stored = await mutateAsync({ read: policy, body, ...over });
            return stored && policyForm(stored, currency);
          }}
        >
          <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
            <div>
              <SettingsPart title={t("online")}>
                <SwitchField name="onlineBooking" label={t("onlineBooking")} hint={t("onlineHint")} />
                <SwitchField
                  name="onlineWaitlist"
                  label={t("onlineWaitlist")}
                  hint={t("onlineWaitlistHint")}
                />
                <div className="mt-4 grid items-start gap-5 sm:grid-cols-2">
                  <NumberField name="partyMin" label={t("partyMin")} unit={t("guests")} />
                  <NumberField name="partyMax" label={t("partyMax")} unit={t("guests")} />
                  <NumberField
                    name="leadMinutes"
                    label={t("lead")}
                    unit={t("minutes")}
                    hint={t("leadHint")}
                  />
                  <NumberField name="daysAhead" label={t("ahead")} unit={t("days")} />
                  <NumberField
                    name="reminderHours"
                    label={t("reminder")}
                    unit={t("hoursBefore")}
                    hint={t("reminderHint")}
                  />
                </div>
              </SettingsPart>
              <SettingsPart title={t("stays")} lead={t("staysLead")}>
                <div className="grid items-start gap-5 sm:grid-cols-2">
                  <NumberField name="slotLengthMinutes" label={t("length")} unit={t("minutes")} />
                  <NumberField
                    name="slotIntervalMinutes"
                    label={t("interval")}
                    unit={t("minutes")}
                    hint={t("intervalHint")}
                  />
                </div>
                <LongerStays />
              </SettingsPart>
              <SettingsPart title={t("deposit.title")} lead={t("deposit.lead")}>
                <DepositRules />
              </SettingsPart>
              <SettingsPart
                title={t("blocked")}
                lead={
                  <>
                    {t("blockedLead")}{" "}
                    <TenantLink
                      path="/settings/hours"
                      className="font-semibold text-ink underline underline-offset-4"
                    >
                      {t("hoursLink")}
                    </TenantLink>
                  </>
                }
              >
                <BlockedDates />
              </SettingsPart>
            </div>
            <div className="xl:sticky xl:top-5 xl:self-start">
              <SlotPreview policy={policy} />
            </div>
          </div>
        </EditForm>
      )}
    </SettingsScreen>
  );
}
