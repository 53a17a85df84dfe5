"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import type { ApiFailure } from "@/components/data/api-failure";
import { Price } from "@/components/ui/price";
import { Table } from "@/components/ui/table";
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

/** Each day's sales, drawn and as a table. */
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

/** Pickup, delivery and tables. */
export function ChannelsSection({ query }: { query: OverviewQuery }) {
  const t = useTranslations("dashboardReports");
  const share = useShare();
  return (
    <ReportSection
      title={t("byChannel")}
      query={query}
      csv={null}
      empty={{ when: isEmpty, text: t("noSales") }}
    >
      {({ channels, totals, currency }) => (
        <Table
          caption={t("byChannel")}
          rows={channels.filter(({ orders }) => orders > 0)}
          rowKey={({ channel }) => channel}
          columns={[
            {
              key: "channel",
              header: t("channel"),
              cell: ({ channel, net }) => (
                <span className="block py-2">
                  {t(`channels.${channel}`)}
                  <ShareBar share={totals.net === 0 ? 0 : net / totals.net} />
                </span>
              ),
            },
            { key: "orders", header: t("orders"), numeric: true, cell: ({ orders }) => orders },
            {
              key: "net",
              header: t("net"),
              numeric: true,
              cell: ({ net }) => <Price amount={net} currency={currency} />,
            },
            {
              key: "share",
              header: t("share"),
              numeric: true,
              wideOnly: true,
              cell: ({ net }) => share(net, totals.net),
            },
          ]}
        />
      )}
    </ReportSection>
  );
}

/** What the sales were paid with. */
export function PaymentsSection({ query }: { query: OverviewQuery }) {
  const t = useTranslations("dashboardReports");
  const share = useShare();
  return (
    <ReportSection
      title={t("byPayment")}
      query={query}
      csv={null}
      empty={{ when: isEmpty, text: t("noSales") }}
    >
      {({ payments, totals, currency }) => (
        <Table
          caption={t("byPayment")}
          rows={payments}
          rowKey={({ method }) => method}
          columns={[
            {
              key: "method",
              header: t("method"),
              cell: ({ method, net }) => (
                <span className="block py-2">
                  {t(`methods.${method}`)}
                  <ShareBar share={totals.net === 0 ? 0 : net / totals.net} />
                </span>
              ),
            },
            {
              key: "refunded",
              header: t("refunds"),
              numeric: true,
              wideOnly: true,
              cell: ({ refunded }) => <Refunded amount={refunded} currency={currency} />,
            },
            {
              key: "net",
              header: t("net"),
              numeric: true,
              cell: ({ net }) => <Price amount={net} currency={currency} />,
            },
            {
              key: "share",
              header: t("share"),
              numeric: true,
              wideOnly: true,
              cell: ({ net }) => share(net, totals.net),
            },
          ]}
        />
      )}
    </ReportSection>
  );
}

function useShare() {
  const format = useFormatter();
  return (part: number, whole: number) =>
    whole === 0 ? "–" : format.number(part / whole, { style: "percent", maximumFractionDigits: 0 });
}
