"use client";

import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsPart } from "@/components/dashboard/settings/frame/settings-screen";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { TenantLink } from "@/components/frame/tenant-link";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { NEWEST_PAYLOAD_VERSION } from "@/lib/platform/events/payload-version";
import { DeliveryLog } from "./delivery-log";
import { EndpointActions } from "./endpoint-actions";
import { EndpointState } from "./endpoint-state";
import { webhookEndpoints } from "./use-webhooks";

export function EndpointPage({ endpointId }: { endpointId: string }) {
  const t = useTranslations("dashboardSettings.webhooks");
  const format = useFormatter();
  const { slug, timeZone } = useDashboardTenant();
  const { data: endpoints, error, refetch } = useQuery(webhookEndpoints(slug));
  const endpoint = endpoints?.find(({ id }) => id === endpointId);
  const moment = (at: string) => format.dateTime(new Date(at), "moment", { timeZone });
  const back = (
    <TenantLink path="/settings/webhooks" className={buttonClass("secondary")}>
      {t("toList")}
    </TenantLink>
  );
  return (
    <div className="max-w-280 px-4 pt-1 pb-12 md:px-6 md:pt-4">
      <TenantLink
        path="/settings/webhooks"
        className="inline-flex min-h-11 items-center text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
      >
        {t("toList")}
      </TenantLink>
      {error && <LoadFailure isPage failure={error} onRetry={() => void refetch()} />}
      {!error && !endpoints && <ListSkeleton />}
      {endpoints && !endpoint && (
        <EmptyState isPage icon={SearchX} title={t("goneTitle")} action={back}>
          {t("goneBody")}
        </EmptyState>
      )}
      {endpoint && (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="min-w-0 text-xl font-semibold tracking-tight break-all">{endpoint.url}</h1>
            <EndpointState endpoint={endpoint} />
          </div>
          {endpoint.description && <p className="mt-1 text-ink-soft">{endpoint.description}</p>}
          {endpoint.disabled && (
            <p className="mt-4 rounded-control bg-caution-tint px-4 py-3 text-sm">
              {t(`offHint.${endpoint.disabledReason ?? "owner"}`)}
            </p>
          )}
          {!endpoint.disabled && endpoint.failingSince && (
            <p className="mt-4 rounded-control bg-critical-tint px-4 py-3 text-sm text-critical">
              {t("failingSince", { since: moment(endpoint.failingSince) })}
            </p>
          )}
          <EndpointActions endpoint={endpoint} />
          <SettingsPart title={t("events")}>
            {endpoint.eventTypes.length === 0 ? (
              <p>{t("allEventsHint")}</p>
            ) : (
              <ul className="flex flex-wrap gap-2">
                {endpoint.eventTypes.map((type) => (
                  <li key={type}>
                    <code className="rounded-control bg-sunken px-2 py-1 font-mono text-sm">{type}</code>
                  </li>
                ))}
              </ul>
            )}
          </SettingsPart>
          <SettingsPart title={t("version")}>
            <p>
              <code className="rounded-control bg-sunken px-2 py-1 font-mono text-sm">
                {endpoint.apiVersion}
              </code>
            </p>
            <p className="mt-2 text-sm text-ink-soft">
              {endpoint.apiVersion === NEWEST_PAYLOAD_VERSION
                ? t("versionNewest")
                : t("versionOlder", { newest: NEWEST_PAYLOAD_VERSION })}
            </p>
          </SettingsPart>
          <DeliveryLog endpoint={endpoint} />
        </>
      )}
    </div>
  );
}
