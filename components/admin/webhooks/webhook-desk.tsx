"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { CircleCheck, Webhook } from "lucide-react";
import { useTranslations } from "next-intl";
import { RestaurantFilter } from "@/components/admin/frame/restaurant-filter";
import { RestaurantLink } from "@/components/admin/frame/restaurant-link";
import { ViewTabs } from "@/components/admin/frame/view-tabs";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { useAddressFilters } from "@/components/data/use-address-filters";
import { TenantLink } from "@/components/frame/tenant-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Column } from "@/components/ui/table";
import type { ReviewedWebhookEndpointWire } from "@/lib/restaurant/webhooks/webhook-review-contract";
import { EndpointHealth } from "./endpoint-health";
import { readWebhookFilters, WEBHOOK_VIEWS } from "./webhook-filters";
import { endpointList } from "./webhook-queries";

export function WebhookDesk() {
  const t = useTranslations("adminWebhooks");
  const { filters, change } = useAddressFilters(readWebhookFilters);
  const state = filters.state ?? "failing";
  const list = useInfiniteQuery(endpointList(state, filters.tenant));
  const columns = useColumns();
  return (
    <ListDesk
      title={t("title")}
      caption={t(`view.${state}`)}
      summary={t(`lead.${state}`)}
      waiting={
        <ViewTabs
          label={t("views")}
          path="/webhooks"
          name="state"
          value={state}
          views={WEBHOOK_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
      }
      list={pagedRows(list, { isFiltered: filters.tenant !== null })}
      columns={columns}
      rowKey={({ id }) => id}
      filters={
        <search className="max-w-72">
          <RestaurantFilter value={filters.tenant} onChange={(tenant) => change({ tenant })} />
        </search>
      }
      empty={{
        icon: state === "all" ? Webhook : CircleCheck,
        title: t(`emptyTitle.${state}`),
        body: t("emptyBody"),
      }}
      paging={listPaging(list)}
    />
  );
}

function useColumns(): Column<ReviewedWebhookEndpointWire>[] {
  const t = useTranslations("adminWebhooks");
  const words = useTranslations("adminCommon");
  return [
    {
      key: "host",
      header: t("endpoint"),
      cell: ({ id, host, restaurant, lastFailure, failingSince }) => (
        <span className="block py-2">
          <TenantLink
            path={`/webhooks/${encodeURIComponent(restaurant.slug)}/${encodeURIComponent(id)}`}
            className="-mx-2 inline-flex min-h-11 items-center px-2 font-semibold break-all underline underline-offset-4"
          >
            {host}
          </TenantLink>
          {failingSince && lastFailure && (
            <span className="block max-w-xl text-xs break-words text-critical">
              {lastFailure.error ?? t("status", { status: lastFailure.responseStatus ?? 0 })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "restaurant",
      header: words("restaurant"),
      cell: ({ restaurant }) => <RestaurantLink restaurant={restaurant} />,
    },
    { key: "state", header: t("state"), cell: ({ state }) => <EndpointHealth state={state} /> },
    {
      key: "since",
      header: t("since"),
      wideOnly: true,
      cell: ({ failingSince, disabledAt }) => {
        const at = disabledAt ?? failingSince;
        return at ? <RelativeTime at={at} className="whitespace-nowrap" /> : "–";
      },
    },
    {
      key: "failures",
      header: t("failures"),
      numeric: true,
      wideOnly: true,
      cell: ({ consecutiveFailures }) => consecutiveFailures,
    },
  ];
}
