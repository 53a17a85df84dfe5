"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { z } from "zod";
import { Badge } from "@/components/ui/badge";
import { Price } from "@/components/ui/price";
import { type Column, Table } from "@/components/ui/table";
import type { AgentCommissions } from "@/lib/people/referrals/referral-contract";
import { statementSums } from "@/lib/people/referrals/statement";

export type CommissionRow = z.input<typeof AgentCommissions>["months"][number];

interface MonthStatementProps {
  caption: string;
  rows: readonly CommissionRow[];
}

/** What an agent has earned in a month, restaurant by restaurant, with the sum of each currency. */
export function MonthStatement({ caption, rows }: MonthStatementProps) {
  const t = useTranslations("portals.agent");
  const format = useFormatter();
  const columns: Column<CommissionRow>[] = [
    { key: "name", header: t("column.restaurant"), cell: ({ name }) => name },
    {
      key: "fees",
      header: t("column.fees"),
      numeric: true,
      wideOnly: true,
      cell: ({ fees, currency }) => <Price amount={fees} currency={currency} />,
    },
    {
      key: "commission",
      header: t("column.commission"),
      numeric: true,
      cell: ({ commission, currency }) => (
        <Price amount={commission} currency={currency} className="font-semibold" />
      ),
    },
    {
      key: "paid",
      header: t("column.paid"),
      cell: ({ paidAt }) =>
        paidAt === null ? (
          <Badge>{t("notPaid")}</Badge>
        ) : (
          <Badge tone="positive">{format.dateTime(new Date(paidAt), { dateStyle: "medium" })}</Badge>
        ),
    },
  ];
  return (
    <>
      <Table caption={caption} columns={columns} rows={rows} rowKey={({ slug }) => slug} />
      <p className="mt-2 flex flex-wrap justify-end gap-x-4 text-sm">
        <span className="text-ink-soft">{t("monthSum")}</span>
        {statementSums(rows).map(({ currency, commission }) => (
          <Price key={currency} amount={commission} currency={currency} className="font-semibold" />
        ))}
      </p>
    </>
  );
}
