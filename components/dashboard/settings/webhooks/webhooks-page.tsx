"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronRight, Plus, Webhook } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsScreen } from "@/components/dashboard/settings/frame/settings-screen";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { TenantLink } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { EndpointSheet } from "./endpoint-sheet";
import { EndpointState } from "./endpoint-state";
import { webhookEndpoints } from "./use-webhooks";
import { WebhookSecret } from "./webhook-secret";

export function WebhooksPage() {
  const t = useTranslations("dashboardSettings.webhooks");
  const { slug } = useDashboardTenant();
  const { data: endpoints, error, refetch } = useQuery(webhookEndpoints(slug));
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button onClick={() => setCreating(true)}>
      <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {t("add")}
    </Button>
  );
  const isEmpty = endpoints?.length === 0;
  return (
    <SettingsScreen place="webhooks" action={!isEmpty && add}>
      {error && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !endpoints && <ListSkeleton />}
      {isEmpty && (
        <EmptyState icon={Webhook} title={t("emptyTitle")} action={add}>
          {t("emptyBody")}
        </EmptyState>
      )}
      {endpoints && !isEmpty && (
        <ul className="divide-y divide-line border-y border-line">
          {endpoints.map((endpoint) => (
            <li key={endpoint.id}>
              <TenantLink
                path={`/settings/webhooks/${endpoint.id}`}
                className="-mx-2 flex min-h-17 items-center gap-3 rounded-control px-2 py-3 transition-colors hover:bg-sunken"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">{endpoint.url}</span>
                  <span className="block truncate text-sm text-ink-soft">
                    {endpoint.description ||
                      (endpoint.eventTypes.length === 0
                        ? t("allEvents")
                        : t("someEvents", { count: endpoint.eventTypes.length }))}
                  </span>
                </span>
                <EndpointState endpoint={endpoint} />
                <ChevronRight
                  className="size-4 shrink-0 text-ink-soft"
                  strokeWidth={1.5}
                  aria-hidden="true"
                />
              </TenantLink>
            </li>
          ))}
        </ul>
      )}
      {creating && (
        <EndpointSheet
          endpoint={null}
          onClose={() => setCreating(false)}
          onCreated={(created) => {
            setCreating(false);
            setSecret(created);
          }}
        />
      )}
      {secret !== null && <WebhookSecret secret={secret} onClose={() => setSecret(null)} />}
    </SettingsScreen>
  );
}
