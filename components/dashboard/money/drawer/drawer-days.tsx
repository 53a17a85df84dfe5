"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { listPaging } from "@/components/data/list-desk";
import { ListPaging } from "@/components/data/list-paging";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { TenantLink } from "@/components/frame/tenant-link";
import { type Column, Table } from "@/components/ui/table";
import type { DrawerDayWire } from "@/lib/service/drawers/drawer-day-contract";
import { DifferenceText } from "./difference-text";
import { drawerDays } from "./drawer-queries";
import { useBusinessDay } from "./use-business-day";

/** The days that are closed, each with its Z report. */
export function DrawerDays({ severalDrawers }: { severalDrawers: boolean }) {
  const t = useTranslations("dashboardDrawer.days");
  const { slug } = useDashboardTenant();
  const list = useInfiniteQuery(drawerDays(slug));
  const columns = useColumns(severalDrawers);
  const closed = list.data?.filter(({ closedAt }) => closedAt !== null);
  return (
    <section aria-labelledby="drawer-days" className="mt-12">
      <h2 id="drawer-days" className="mb-3 font-semibold">
        {t("title")}
      </h2>
      {list.error && !closed && <LoadFailure failure={list.error} onRetry={() => void list.refetch()} />}
      {!list.error && !closed && <ListSkeleton />}
      {closed?.length === 0 && !list.hasNextPage && (
        <p className="max-w-prose text-ink-soft">{t("emptyBody")}</p>
      )}
      {closed && closed.length > 0 && (
        <>
          <Table
            caption={t("caption")}
            columns={columns}
            rows={closed}
            rowKey={({ id }) => id}
            empty={null}
          />
          <ListPaging {...listPaging(list)} loading={list.isFetchingNextPage} />
        </>
      )}
    </section>
  );
}

function useColumns(severalDrawers: boolean): Column<DrawerDayWire>[] {
  const t = useTranslations("dashboardDrawer.days");
  const businessDay = useBusinessDay();
  return [
    {
      key: "z",
      header: t("z"),
      cell: ({ id, zNumber }) => (
        <TenantLink
          path={`/money/drawer/${encodeURIComponent(id)}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t("number", { number: String(zNumber) })}
        </TenantLink>
      ),
    },
    { key: "day", header: t("day"), cell: ({ businessDate }) => businessDay(businessDate) },
    ...(severalDrawers
      ? [
          {
            key: "drawer",
            header: t("drawer"),
            wideOnly: true,
            cell: ({ drawerName }: DrawerDayWire) => drawerName,
          },
        ]
      : []),
    { key: "by", header: t("by"), wideOnly: true, cell: ({ closedBy }) => closedBy ?? "–" },
    {
      key: "counted",
      header: t("counted"),
      wideOnly: true,
      price: ({ counted, currency }) => (counted === null ? null : { amount: counted, currency }),
    },
    {
      key: "difference",
      header: t("difference"),
      numeric: true,
      cell: ({ difference, currency }) =>
        difference === null ? "–" : <DifferenceText amount={difference} currency={currency} />,
    },
  ];
}
