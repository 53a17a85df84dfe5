"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsScreen } from "@/components/dashboard/settings/frame/settings-screen";
import type { ApiFailure } from "@/components/data/api-failure";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { OpenTwinForm } from "./open-twin-form";
import { OpenedTwin } from "./opened-twin";
import { twinOf } from "./twin-calls";

/** Opens a restaurant's test twin, says where it is, and removes it. At the twin itself it leads back to the restaurant. */
export function TwinPage() {
  const t = useTranslations("dashboardSettings.twin");
  const { slug, isTwin = false } = useDashboardTenant();
  const { data: twin, error, refetch } = useQuery(twinOf(slug));
  return (
    <SettingsScreen place="twin">
      {error && twin === undefined && (
        <LoadFailure failure={error as unknown as ApiFailure} onRetry={() => void refetch()} />
      )}
      {!error && twin === undefined && <ListSkeleton />}
      {twin === null && <OpenTwinForm />}
      {twin && isTwin && (
        <p className="mb-6 rounded-control bg-sunken px-4 py-3 text-sm">
          {t.rich("here", {
            a: (parts) => (
              <a href={`/t/${twin.restaurant.slug}/settings/twin`} className="underline underline-offset-4">
                {parts}
              </a>
            ),
          })}
        </p>
      )}
      {twin && <OpenedTwin twin={twin} />}
    </SettingsScreen>
  );
}
