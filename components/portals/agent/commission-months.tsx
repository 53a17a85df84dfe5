"use client";

import { Download, HandCoins } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { z } from "zod";
import { PortalScreen } from "@/components/portals/frame/portal-screen";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { Price } from "@/components/ui/price";
import { type Column, Table } from "@/components/ui/table";
import type { AgentCommissions } from "@/lib/people/referrals/referral-contract";
import { CommissionFigures } from "./commission-figures";

type Commissions = z.input<typeof AgentCommissions>;
type Month = Commissions["months"][number];

/** What an agent has earned, by month and restaurant, and what of it was paid. */
export function CommissionMonths({ totals, months }: Commissions) {
  const t = useTranslations("portals.agent");
  const format = useFormatter();
  const columns: Column<Month>[] = [
    {
      key: "month",
      header: t("column.month"),
      cell: ({ month }) =>
        format.dateTime(new Date(`${month}-15T12:00:00Z`), {
          month: "long",
          year: "numeric",
          timeZone: "UTC",
        }),
    },
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
    <PortalScreen
      title={t("commissionTitle")}
      lead={t("commissionLead")}
      action={
        months.length > 0 && (
          <a href="/api/agent/commissions?format=csv" download className={buttonClass("secondary")}>
            <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("saveCsv")}
          </a>
        )
      }
    >
      {months.length > 0 && (
        <div className="mb-6">
          <CommissionFigures totals={totals} />
        </div>
      )}
      <Table
        caption={t("commissionTitle")}
        columns={columns}
        rows={months}
        rowKey={({ month, slug }) => `${month} ${slug}`}
        empty={
          <EmptyState icon={HandCoins} title={t("noCommissionTitle")}>
            {t("noCommissionBody")}
          </EmptyState>
        }
      />
    </PortalScreen>
  );
}
