"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { CreateButton } from "@/components/data/create-button";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { useAddressFilters } from "@/components/data/use-address-filters";
import { useSettled } from "@/components/data/use-settled";
import { TenantLink } from "@/components/frame/tenant-link";
import { FilterSelect } from "@/components/ui/filter-select";
import { RelativeTime } from "@/components/ui/relative-time";
import { SearchBox } from "@/components/ui/search-box";
import type { Column } from "@/components/ui/table";
import type { AdminTenantList } from "@/lib/oversight/admin/admin-contract";
import { CreateRestaurant } from "./create-restaurant";
import { readRestaurantFilters, STATUSES } from "./restaurant-filters";
import { restaurantList } from "./restaurant-queries";
import { StatusBadge } from "./status-badge";

export function RestaurantDesk() {
  const t = useTranslations("adminRestaurants");
  const { filters, change, isFiltered } = useAddressFilters(readRestaurantFilters);
  const search = useSettled(filters.search?.trim() ?? "") || null;
  const list = useInfiniteQuery({
    ...restaurantList({ ...filters, search }),
    placeholderData: (before) => before,
  });
  const [creating, setCreating] = useState(false);
  const columns = useColumns();
  return (
    <ListDesk
      title={t("title")}
      caption={t("caption")}
      list={pagedRows(list, { isFiltered })}
      columns={columns}
      rowKey={({ id }) => id}
      create={<CreateButton label={t("create")} onClick={() => setCreating(true)} />}
      filters={
        <search className="grid grid-cols-2 gap-3 sm:grid-cols-[18rem_12rem_12rem]">
          <SearchBox
            label={t("search")}
            value={filters.search ?? ""}
            onSearch={(text) => change({ search: text })}
            className="max-sm:col-span-2"
          />
          <FilterSelect
            label={t("statusLabel")}
            value={filters.status}
            onChange={(status) => change({ status })}
            anyLabel={t("anyStatus")}
            options={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
          <FilterSelect
            label={t("sortLabel")}
            value={filters.sort}
            onChange={(sort) => change({ sort })}
            anyLabel={t("newestFirst")}
            options={[
              { value: "name", label: t("byName") },
              { value: "lastOrder", label: t("byLastOrder") },
            ]}
          />
        </search>
      }
      empty={{ icon: Building2, title: t("emptyTitle"), body: t("emptyBody") }}
      paging={listPaging(list)}
    >
      {creating && <CreateRestaurant onClose={() => setCreating(false)} />}
    </ListDesk>
  );
}

type Row = z.output<typeof AdminTenantList>["tenants"][number];

function useColumns(): Column<Row>[] {
  const t = useTranslations("adminRestaurants");
  const format = useFormatter();
  return [
    {
      key: "name",
      header: t("restaurant"),
      cell: ({ slug, name, city }) => (
        <TenantLink
          path={`/restaurants/${slug}`}
          className="-mx-2 block min-h-12 px-2 py-1.5 underline-offset-4 hover:underline"
        >
          <span className="block font-semibold">{name}</span>
          <span className="block text-ink-soft">
            {slug} · {city}
          </span>
        </TenantLink>
      ),
    },
    { key: "status", header: t("statusLabel"), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: "owner",
      header: t("owner"),
      wideOnly: true,
      cell: ({ owner }) =>
        owner && (
          <>
            <span className="block">{owner.name}</span>
            <span className="block break-all text-ink-soft">{owner.email}</span>
          </>
        ),
    },
    {
      key: "orders",
      header: t("ordersLast7Days"),
      numeric: true,
      wideOnly: true,
      cell: ({ ordersLast7Days }) => format.number(ordersLast7Days),
    },
    {
      key: "last",
      header: t("lastOrder"),
      wideOnly: true,
      cell: ({ lastOrderAt }) =>
        lastOrderAt ? (
          <RelativeTime at={lastOrderAt} />
        ) : (
          <span className="text-ink-soft">{t("neverOrdered")}</span>
        ),
    },
    { key: "joined", header: t("joined"), wideOnly: true, dayOnly: true, at: ({ createdAt }) => createdAt },
  ];
}
