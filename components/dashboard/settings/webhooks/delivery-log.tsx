"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsPart } from "@/components/dashboard/settings/frame/settings-screen";
import { api, dataOf } from "@/components/data/api";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import { FilterSelect } from "@/components/ui/filter-select";
import { IconButton } from "@/components/ui/icon-button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { EVENT_TYPES, type EventType } from "@/lib/platform/events/event-type";
import type { WebhookEndpoint } from "@/lib/restaurant/webhooks/webhook-contract";
import { DeliveryRow } from "./delivery-row";
import { deliveriesKey } from "./use-webhooks";

const FILTERS = ["all", "pending", "succeeded", "failed"] as const;
type Filter = (typeof FILTERS)[number];
const PAGE = 25;

export function DeliveryLog({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useTranslations("dashboardSettings.webhooks");
  const { slug: tenantId } = useDashboardTenant();
  const [filter, setFilter] = useState<Filter>("all");
  const [eventType, setEventType] = useState<EventType | null>(null);
  const log = useInfiniteQuery({
    queryKey: [...deliveriesKey(tenantId, endpoint.id), filter, eventType],
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/webhook-endpoints/{endpointId}/deliveries", {
          params: {
            path: { tenantId, endpointId: endpoint.id },
            query: {
              limit: PAGE,
              ...(filter === "all" ? {} : { status: filter }),
              ...(eventType === null ? {} : { eventType }),
              ...(pageParam ? { cursor: pageParam } : {}),
            },
          },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    gcTime: 0,
  });
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries);
  return (
    <SettingsPart
      title={t("deliveries")}
      lead={t("deliveriesLead")}
      action={<IconButton icon={RefreshCw} label={t("refresh")} onClick={() => void log.refetch()} />}
    >
      <SegmentedControl
        label={t("filter")}
        value={filter}
        onValueChange={setFilter}
        options={FILTERS.map((each) => ({ value: each, label: t(`status.${each}`) }))}
        className="mb-3 max-sm:w-full [&>label]:max-sm:px-1"
      />
      <div className="mb-4 sm:max-w-80">
        <FilterSelect
          label={t("filterType")}
          value={eventType}
          onChange={setEventType}
          anyLabel={t("allEvents")}
          options={EVENT_TYPES.map((type) => ({ value: type, label: type }))}
        />
      </div>
      {log.error && !deliveries && <LoadFailure failure={log.error} onRetry={() => void log.refetch()} />}
      {!log.error && !deliveries && <ListSkeleton />}
      {deliveries?.length === 0 && <p className="py-6 text-ink-soft">{t("noDeliveries")}</p>}
      {deliveries && deliveries.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} endpoint={endpoint} />
          ))}
        </ul>
      )}
      {log.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          pending={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {t("older")}
        </Button>
      )}
    </SettingsPart>
  );
}
