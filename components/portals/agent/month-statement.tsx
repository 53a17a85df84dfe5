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

export function MonthStatement({ caption, rows }: MonthStatementProps) {
  const t = useTranslations("portals.agent");
  const format = useFormatter();
  const columns: Column<CommissionRow>[] = [
    { key: "name", header: t("column.restaurant"), cell: ({ name }) => name },
    {
      key: "fees",
      header: t("column.fees"),
      wideOnly: true,
      price: ({ fees, currency }) => ({ amount: fees, currency }),
    },
    {
      key: "commission",
      header: t("column.commission"),
      strong: true,
      price: ({ commission, currency }) => ({ amount: commission, currency }),
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
