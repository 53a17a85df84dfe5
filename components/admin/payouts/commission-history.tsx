"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { listPaging } from "@/components/data/list-desk";
import { ListPaging } from "@/components/data/list-paging";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { Price } from "@/components/ui/price";
import { Table } from "@/components/ui/table";
import { commissionPayouts } from "./payout-queries";

export function CommissionHistory() {
  const t = useTranslations("adminMoney.commissions");
  const format = useFormatter();
  const list = useInfiniteQuery(commissionPayouts);
  const { data: rows, error, refetch } = list;
  return (
    <section aria-labelledby="history-title" className="mt-8">
      <h2 id="history-title" className="mb-2 font-semibold">
        {t("history")}
      </h2>
      {error && !rows && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !rows && <ListSkeleton />}
      {rows && (
        <Table
          caption={t("history")}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<p className="py-3 text-ink-soft">{t("noHistory")}</p>}
          columns={[
            { key: "at", header: t("paidAt"), at: ({ paidAt }) => paidAt },
            { key: "agent", header: t("agent"), cell: ({ agent }) => agent.name },
            { key: "upTo", header: t("upTo"), cell: ({ upTo }) => monthOf(upTo, format) },
            {
              key: "restaurants",
              header: t("restaurants"),
              numeric: true,
              wideOnly: true,
              cell: ({ restaurants }) => restaurants,
            },
            {
              key: "amount",
              header: t("amount"),
              numeric: true,
              cell: ({ amounts }) =>
                amounts.map(({ currency, amount }) => (
                  <Price key={currency} amount={amount} currency={currency} className="block font-semibold" />
                )),
            },
          ]}
        />
      )}
      {list.hasNextPage && <ListPaging {...listPaging(list)} loading={list.isFetchingNextPage} />}
    </section>
  );
}

function monthOf(month: string, format: ReturnType<typeof useFormatter>): string {
  return format.dateTime(new Date(`${month}-01T00:00:00Z`), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
