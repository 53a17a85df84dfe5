"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useNow, useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { useFormControl } from "@/components/form/form-context";
import { useValues } from "@/components/form/use-field";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Skeleton } from "@/components/ui/skeleton";
import { PARTY_SIZE } from "@/lib/service/reservations/reservation-policy";
import type { ReservationPolicyWire } from "@/lib/service/reservations/reservation-policy-contract";
import { nextSaturday, type PolicyForm, previewSlots } from "./policy-form";

export function SlotPreview({ policy }: { policy: z.output<typeof ReservationPolicyWire> }) {
  const t = useTranslations("dashboardSettings.bookings");
  const format = useFormatter();
  const now = useNow();
  const { slug: tenantId, currency } = useDashboardTenant();
  const [party, setParty] = useState(2);
  const form = useValues(useFormControl<PolicyForm>());
  const { data: room } = useQuery({
    queryKey: ["tenant", tenantId, "tables"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/tables", { params: { path: { tenantId } } })).then(
        ({ tables }) => tables,
      ),
  });
  const date = nextSaturday(now, policy.timeZone);
  const times = room && previewSlots({ form, currency, policy, tables: room, party, date, now });
  const day = format.dateTime(new Date(`${date}T12:00:00Z`), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const words = () => {
    if (times === null) return t("previewWrong");
    if (room?.length === 0) return t("previewNoTables");
    return form.onlineBooking ? t("previewNone") : t("previewOff");
  };
  return (
    <section aria-label={t("preview")} className="rounded-panel bg-sunken p-5">
      <h2 className="font-semibold">{t("preview")}</h2>
      <p className="text-sm text-ink-soft">{t("previewLead", { day })}</p>
      <div className="mt-3 flex items-center justify-between gap-3">
        <span className="text-sm">{t("previewParty", { count: party })}</span>
        <QuantityStepper
          value={party}
          min={PARTY_SIZE.from}
          max={PARTY_SIZE.to}
          label={t("guests")}
          onChange={setParty}
        />
      </div>
      <div aria-live="polite" className="mt-4 min-h-24">
        {times === undefined && <Skeleton className="h-24" />}
        {times && times.length > 0 && (
          <ul className="grid grid-cols-4 gap-1.5 tabular-nums sm:grid-cols-6 xl:grid-cols-4">
            {times.map((time) => (
              <li key={time} className="rounded-control bg-surface py-2 text-center text-sm ring-1 ring-line">
                {time}
              </li>
            ))}
          </ul>
        )}
        {(times === null || times?.length === 0) && <p className="text-sm">{words()}</p>}
      </div>
    </section>
  );
}
