"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import type { ApiFailure } from "@/components/data/api-failure";
import { Price } from "@/components/ui/price";
import { type Column, Table } from "@/components/ui/table";
import type { ReportOverviewWire } from "@/lib/oversight/reports/report-contract";
import { LazySalesChart } from "./lazy-sales-chart";
import { LongTable } from "./long-table";
import { Refunded } from "./refunded";
import { ReportSection } from "./report-section";
import { ShareBar } from "./share-bar";
import { useDayWords } from "./use-day-words";

type OverviewQuery = UseQueryResult<ReportOverviewWire, ApiFailure>;

/** A month. */
const FIRST_DAYS = 31;

const isEmpty = ({ totals }: ReportOverviewWire) => totals.orders === 0;

export function DaysSection({ query }: { query: OverviewQuery }) {
  const t = useTranslations("dashboardReports");
  const words = useDayWords();
  return (
    <ReportSection
      title={t("salesByDay")}
      query={query}
      csv="overview"
      empty={{ when: isEmpty, text: t("noSales") }}
      chart={({ days, currency }) => (
        <LazySalesChart
          title={t("salesByDay")}
          currency={currency}
          bars={days.map(({ day, net }) => ({ short: words.short(day), long: words.long(day), net }))}
        />
      )}
    >
      {({ days, currency }) => {
        const price = (amount: number) => <Price amount={amount} currency={currency} />;
        return (
          <LongTable
            caption={t("salesByDay")}
            first={FIRST_DAYS}
            allLabel={t("allDays", { count: days.length })}
            rows={days}
            rowKey={({ day }) => day}
            columns={[
              { key: "day", header: t("day"), cell: ({ day }) => words.medium(day) },
              { key: "orders", header: t("orders"), numeric: true, cell: ({ orders }) => orders },
              {
                key: "sales",
                header: t("sales"),
                numeric: true,
                wideOnly: true,
                cell: ({ sales }) => price(sales),
              },
              {
                key: "refunds",
                header: t("refunds"),
                numeric: true,
                wideOnly: true,
                cell: ({ refunds }) => <Refunded amount={refunds} currency={currency} />,
              },
              { key: "net", header: t("net"), numeric: true, cell: ({ net }) => price(net) },
              ...(days.some(({ tips }) => tips > 0)
                ? [
                    {
                      key: "tips",
                      header: t("tips"),
                      numeric: true,
                      wideOnly: true,
                      cell: ({ tips }: { tips: number }) => price(tips),
                    },
                  ]
                : []),
              { key: "late", header: t("late"), numeric: true, wideOnly: true, cell: ({ late }) => late },
              {
                key: "lost",
                header: t("lost"),
                numeric: true,
                wideOnly: true,
                cell: ({ refused, canceled }) => refused + canceled,
              },
            ]}
          />
        );
      }}
    </ReportSection>
  );
}

export function ChannelsSection({ query }: { query: OverviewQuery }) {
  const t = useTranslations("dashboardReports");
  return (
    <SharesSection
      title={t("byChannel")}
      query={query}
      header={t("channel")}
      rowsOf={({ channels }) => channels.filter(({ orders }) => orders > 0)}
      rowKey={({ channel }) => channel}
      nameOf={({ channel }) => t(`channels.${channel}`)}
      column={() => ({
        key: "orders",
        header: t("orders"),
        numeric: true,
        cell: ({ orders }) => orders,
      })}
    />
  );
}

export function PaymentsSection({ query }: { query: OverviewQuery }) {
  const t = useTranslations("dashboardReports");
  return (
    <SharesSection
      title={t("byPayment")}
      query={query}
      header={t("method")}
      rowsOf={({ payments }) => payments}
      rowKey={({ method }) => method}
      nameOf={({ method }) => t(`methods.${method}`)}
      column={(currency) => ({
        key: "refunded",
        header: t("refunds"),
        numeric: true,
        wideOnly: true,
        cell: ({ refunded }) => <Refunded amount={refunded} currency={currency} />,
      })}
    />
  );
}

interface SharesSectionProps<Row> {
  title: string;
  query: OverviewQuery;
  /** Names what the sales are divided by. */
  header: string;
  rowsOf: (report: ReportOverviewWire) => readonly Row[];
  rowKey: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** What is shown of each row besides its net sales and their share. */
  column: (currency: string) => Column<Row>;
}

function SharesSection<Row extends { net: number }>({
  title,
  query,
  header,
  rowsOf,
  rowKey,
  nameOf,
  column,
}: SharesSectionProps<Row>) {
  const t = useTranslations("dashboardReports");
  const format = useFormatter();
  const shareOf = (net: number, whole: number) => (whole === 0 ? 0 : net / whole);
  return (
    <ReportSection title={title} query={query} csv={null} empty={{ when: isEmpty, text: t("noSales") }}>
      {(report) => (
        <Table
          caption={title}
          rows={rowsOf(report)}
          rowKey={rowKey}
          columns={[
            {
              key: "name",
              header,
              cell: (row) => (
                <span className="block py-2">
                  {nameOf(row)}
                  <ShareBar share={shareOf(row.net, report.totals.net)} />
                </span>
              ),
            },
            column(report.currency),
            {
              key: "net",
              header: t("net"),
              price: ({ net }) => ({ amount: net, currency: report.currency }),
            },
            {
              key: "share",
              header: t("share"),
              numeric: true,
              wideOnly: true,
              cell: ({ net }) =>
                report.totals.net === 0
                  ? "–"
                  : format.number(net / report.totals.net, { style: "percent", maximumFractionDigits: 0 }),
            },
          ]}
        />
      )}
    </ReportSection>
  );
}
