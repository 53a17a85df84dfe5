"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowLeftRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { DayRange } from "@/components/data/day-range";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { TenantLink } from "@/components/frame/tenant-link";
import { Field } from "@/components/ui/field";
import { FilterSelect } from "@/components/ui/filter-select";
import { Moment } from "@/components/ui/moment";
import { Price } from "@/components/ui/price";
import type { Column } from "@/components/ui/table";
import { BALANCE_TYPES } from "@/lib/payments/statement/balance-transaction";
import type { BalanceTransactionWire } from "@/lib/payments/statement/statement-contract";
import { MoneyFileLink, wholeCsv } from "./money-file-link";
import { transactionList } from "./money-queries";
import { SubjectLink } from "./subject-link";
import { useMoneyFilters } from "./use-money-filters";

export function TransactionDesk() {
  const t = useTranslations("dashboardMoney");
  const { slug } = useDashboardTenant();
  const { filters, query, change, isFiltered } = useMoneyFilters();
  const list = useInfiniteQuery(transactionList(slug, filters));
  const columns = useColumns();
  return (
    <ListDesk
      title={t("views.transactions")}
      caption={t("transactions.caption")}
      summary={t("transactions.summary")}
      list={pagedRows(list, { isFiltered })}
      columns={columns}
      rowKey={({ id }) => id}
      filters={
        <search className="grid grid-cols-2 items-end gap-3 sm:flex">
          <Field label={t("transactions.type")} className="col-span-2 sm:w-56">
            <FilterSelect
              value={filters.type}
              onChange={(type) => change({ type })}
              anyLabel={t("transactions.anyType")}
              options={BALANCE_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
            />
          </Field>
          <DayRange from={filters.from} to={filters.to} onChange={change} />
          <MoneyFileLink
            path="balance-transactions"
            query={wholeCsv(query)}
            label={t("transactions.save")}
            kind="CSV"
          />
        </search>
      }
      empty={{
        icon: ArrowLeftRight,
        title: t("transactions.emptyTitle"),
        body: t("transactions.emptyBody"),
      }}
      noneFound={{ title: t("transactions.noneTitle"), body: t("transactions.noneBody") }}
      paging={listPaging(list)}
    />
  );
}

function useColumns(): Column<BalanceTransactionWire>[] {
  const t = useTranslations("dashboardMoney");
  const when = (instant: string) => <Moment at={instant} />;
  return [
    {
      key: "type",
      header: t("transactions.type"),
      cell: (row) => (
        <span className="block py-1.5">
          <span className="block font-semibold">{t(`types.${row.type}`)}</span>
          <span className="block md:hidden">
            <For row={row} />
          </span>
          <span className="block text-ink-soft">
            {row.purse === "gift_card" && row.type === "charge" ? `${t("purses.gift_card")} · ` : ""}
            <span className="md:hidden">{when(row.createdAt)}</span>
          </span>
        </span>
      ),
    },
    { key: "at", header: t("transactions.at"), wideOnly: true, cell: ({ createdAt }) => when(createdAt) },
    { key: "for", header: t("transactions.for"), wideOnly: true, cell: (row) => <For row={row} /> },
    {
      key: "gross",
      header: t("transactions.gross"),
      wideOnly: true,
      price: ({ gross, currency }) => ({ amount: gross, currency }),
    },
    {
      key: "fee",
      header: t("transactions.fee"),
      numeric: true,
      wideOnly: true,
      cell: ({ fee, currency }) => (fee === 0 ? "–" : <Price amount={fee} currency={currency} />),
    },
    {
      key: "net",
      header: t("transactions.net"),
      signed: true,
      strong: true,
      price: ({ net, currency }) => ({ amount: net, currency }),
    },
  ];
}

/** What a transaction is about: a payout leads to its explanation, an order to the order. */
function For({ row }: { row: BalanceTransactionWire }) {
  const t = useTranslations("dashboardMoney.transactions");
  if (row.type !== "payout" || row.sourceId === null) return <SubjectLink {...row} />;
  return (
    <TenantLink
      path={`/money/payouts/${encodeURIComponent(row.sourceId)}`}
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {t("payout")}
    </TenantLink>
  );
}
