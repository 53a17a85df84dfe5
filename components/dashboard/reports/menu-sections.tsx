"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Table } from "@/components/ui/table";
import { HourHeatMap } from "./hour-heat-map";
import { hourMap } from "./hour-map";
import { LazySalesChart } from "./lazy-sales-chart";
import { LongTable } from "./long-table";
import { Refunded } from "./refunded";
import { hourReport, productReport } from "./report-queries";
import { ReportSection } from "./report-section";
import { ShareBar } from "./share-bar";
import { useDayWords } from "./use-day-words";
import { useReported } from "./use-reported";

const FIRST_DISHES = 10;

export function HoursSection() {
  const t = useTranslations("dashboardReports");
  const query = useQuery(hourReport(useReported()));
  return (
    <ReportSection
      title={t("byHour")}
      hint={t("byHourHint")}
      query={query}
      csv="hours"
      empty={{ when: ({ hours }) => hours.length === 0, text: t("noSales") }}
    >
      {(report) => <HourHeatMap report={report} />}
    </ReportSection>
  );
}

/** The hours of a single day, drawn and as a table. */
export function DayHoursSection() {
  const t = useTranslations("dashboardReports");
  const words = useDayWords();
  const query = useQuery(hourReport(useReported()));
  return (
    <ReportSection
      title={t("salesByHour")}
      query={query}
      csv="hours"
      empty={{ when: ({ hours }) => hours.length === 0, text: t("noSales") }}
      chart={({ hours, currency }) => {
        const weekday = hours[0]?.weekday ?? 1;
        const map = hourMap(hours);
        const bars = map.hours.map((hour) => ({
          short: words.hour(hour),
          long: words.hour(hour),
          net: map.cell(weekday, hour).net,
        }));
        return <LazySalesChart title={t("salesByHour")} currency={currency} bars={bars} />;
      }}
    >
      {({ hours, currency }) => (
        <Table
          caption={t("salesByHour")}
          rows={hours}
          rowKey={({ hour }) => String(hour)}
          columns={[
            { key: "hour", header: t("hour"), cell: ({ hour }) => words.hour(hour) },
            { key: "orders", header: t("orders"), numeric: true, cell: ({ orders }) => orders },
            { key: "net", header: t("net"), price: ({ net }) => ({ amount: net, currency }) },
          ]}
        />
      )}
    </ReportSection>
  );
}

export function DishesSection() {
  const t = useTranslations("dashboardReports");
  const query = useQuery(productReport(useReported()));
  return (
    <ReportSection
      title={t("byDish")}
      hint={t("byDishHint")}
      query={query}
      csv="products"
      empty={{ when: ({ products }) => products.length === 0, text: t("noSales") }}
    >
      {({ products, currency }) => {
        const most = products[0]?.items ?? 0;
        return (
          <LongTable
            caption={t("byDish")}
            first={FIRST_DISHES}
            allLabel={t("allDishes", { count: products.length })}
            rows={products}
            rowKey={({ productId }) => productId}
            columns={[
              {
                key: "name",
                header: t("dish"),
                cell: ({ name, items }) => (
                  <span className="block py-2">
                    {name}
                    <ShareBar share={most === 0 ? 0 : items / most} />
                  </span>
                ),
              },
              { key: "quantity", header: t("sold"), numeric: true, cell: ({ quantity }) => quantity },
              {
                key: "refunded",
                header: t("refunds"),
                numeric: true,
                wideOnly: true,
                cell: ({ refunded }) => <Refunded amount={refunded} currency={currency} />,
              },
              {
                key: "items",
                header: t("beforeDiscounts"),
                price: ({ items }) => ({ amount: items, currency }),
              },
            ]}
          />
        );
      }}
    </ReportSection>
  );
}
