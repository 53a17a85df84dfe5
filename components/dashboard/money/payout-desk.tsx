"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Landmark } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { DayRange } from "@/components/data/day-range";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { TenantLink } from "@/components/frame/tenant-link";
import { Moment } from "@/components/ui/moment";
import { Price } from "@/components/ui/price";
import type { Column } from "@/components/ui/table";
import type { PayoutWire } from "@/lib/payments/statement/statement-contract";
import { AccountNotice } from "./account-notice";
import { MoneyFigures } from "./money-figures";
import { MoneyFileLink, wholeCsv } from "./money-file-link";
import { payoutList } from "./money-queries";
import { NextReleases } from "./next-releases";
import { PayoutStateBadge } from "./payout-state-badge";
import { SubjectLink } from "./subject-link";
import { useMoneyFilters } from "./use-money-filters";

export function PayoutDesk() {
  const t = useTranslations("dashboardMoney");
  const { slug } = useDashboardTenant();
  const { filters, query, change, isFiltered } = useMoneyFilters();
  const list = useInfiniteQuery(payoutList(slug, filters));
  const columns = useColumns();
  return (
    <ListDesk
      title={t("title")}
      caption={t("payouts.caption")}
      waiting={
        <>
          <AccountNotice />
          <MoneyFigures />
          <NextReleases />
          <h2 className="mb-3 font-semibold">{t("payouts.title")}</h2>
        </>
      }
      list={pagedRows(list, { isFiltered })}
      columns={columns}
      rowKey={({ id }) => id}
      filters={
        <search className="grid grid-cols-2 items-end gap-3 sm:flex">
          <DayRange from={filters.from} to={filters.to} onChange={change} />
          <MoneyFileLink path="payouts" query={wholeCsv(query)} label={t("payouts.save")} kind="CSV" />
        </search>
      }
      empty={{ icon: Landmark, title: t("payouts.emptyTitle"), body: t("payouts.emptyBody") }}
      noneFound={{ title: t("payouts.noneTitle"), body: t("payouts.noneBody") }}
      paging={listPaging(list)}
    />
  );
}

function useColumns(): Column<PayoutWire>[] {
  const t = useTranslations("dashboardMoney");
  return [
    {
      key: "begun",
      header: t("payouts.begun"),
      cell: ({ id, createdAt }) => (
        <TenantLink
          path={`/money/payouts/${encodeURIComponent(id)}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <Moment at={createdAt} className="md:whitespace-nowrap" />
        </TenantLink>
      ),
    },
    {
      key: "state",
      header: t("payouts.state"),
      cell: ({ status }) => <PayoutStateBadge status={status} />,
    },
    { key: "for", header: t("payouts.for"), wideOnly: true, cell: (payout) => <SubjectLink {...payout} /> },
    {
      key: "reversed",
      header: t("payouts.reversed"),
      numeric: true,
      wideOnly: true,
      cell: ({ reversed, currency }) =>
        reversed > 0 ? <Price amount={0 - reversed} currency={currency} /> : "–",
    },
    {
      key: "amount",
      header: t("payouts.amount"),
      strong: true,
      price: ({ amount, currency }) => ({ amount, currency }),
    },
  ];
}
