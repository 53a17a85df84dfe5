"use client";

import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { guestsKey } from "@/components/dashboard/guests/guest-queries";
import { api, dataOf } from "@/components/data/api";
import type { CallerNotes } from "@/lib/oversight/guests/caller-contract";
import { callerDigits } from "@/lib/oversight/guests/guest-note";

/** What is noted of whoever calls from a number that ordered before: allergies first. */
export function GuestNote({ phone }: { phone: string }) {
  const t = useTranslations("dashboardGuests");
  const { slug: tenantId } = useDashboardTenant();
  const { data } = useQuery({
    queryKey: [...guestsKey(tenantId), "caller", phone],
    queryFn: (): Promise<CallerNotes> =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/orders/caller", { params: { path: { tenantId }, query: { phone } } }),
      ),
    enabled: callerDigits(phone) !== null,
  });
  const guests = data?.guests ?? [];
  return (
    <div className="space-y-2 empty:hidden" aria-live="polite">
      {guests.map(({ name, allergies, notes, tags }) => (
        <div key={`${name} ${allergies} ${notes}`} className="space-y-2">
          {allergies !== "" && (
            <p className="flex gap-2 rounded-control bg-critical-tint px-4 py-3 text-critical">
              <TriangleAlert className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
              <span>
                {guests.length > 1 && <bdi className="block text-sm">{name}</bdi>}
                <span className="font-semibold">{t("allergies")}:</span> {allergies}
              </span>
            </p>
          )}
          {(notes !== "" || tags.length > 0) && (
            <p className="text-sm text-ink-soft">
              {[guests.length > 1 ? name : "", ...tags, notes].filter(Boolean).join(" · ")}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
