"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";
import { Table } from "@/components/ui/table";
import type { BookingReportWire } from "@/lib/oversight/reports/report-lists-contract";
import { UNPAID_REASON } from "@/lib/service/orders/life/unpaid-reason";
import { LongTable } from "./long-table";
import { bookingReport, lostOrderReport } from "./report-queries";
import { ReportSection } from "./report-section";
import { useDayWords } from "./use-day-words";
import { useReported } from "./use-reported";

const BookingsChart = dynamic(() => import("./bookings-chart").then(({ BookingsChart: Chart }) => Chart), {
  ssr: false,
  loading: () => <Skeleton className="h-60" />,
});

/** A month. */
const FIRST_DAYS = 31;

export function LossesSection() {
  const t = useTranslations("dashboardReports");
  const query = useQuery(lostOrderReport(useReported()));
  return (
    <ReportSection
      title={t("losses")}
      query={query}
      csv="lost-orders"
      empty={{ when: ({ reasons }) => reasons.length === 0, text: t("noLosses") }}
    >
      {({ reasons, currency }) => (
        <Table
          caption={t("losses")}
          rows={reasons}
          rowKey={({ ending, by, reason }) => `${ending} ${by} ${reason}`}
          columns={[
            {
              key: "reason",
              header: t("reason"),
              cell: ({ ending, by, reason }) => (
                <span className="block py-2">
                  <span className="block break-words">
                    {reason === UNPAID_REASON
                      ? t("notPaidInTime")
                      : (reason ?? t(by === null ? "otherReasons" : "noReason"))}
                  </span>
                  <span className="text-ink-soft">
                    {by === null ? t(`endings.${ending}`) : t(`endedBy.${ending}.${by}`)}
                  </span>
                </span>
              ),
            },
            { key: "orders", header: t("orders"), numeric: true, cell: ({ orders }) => orders },
            { key: "amount", header: t("worth"), price: ({ amount }) => ({ amount, currency }) },
          ]}
        />
      )}
    </ReportSection>
  );
}

export function BookingsSection() {
  const t = useTranslations("dashboardReports");
  const words = useDayWords();
  const reported = useReported();
  const query = useQuery(bookingReport(reported));
  const isOneDay = reported.range.from === reported.range.to;
  return (
    <ReportSection
      title={t("bookings")}
      query={query}
      csv="bookings"
      empty={{ when: ({ totals }) => totals.bookings + totals.canceled === 0, text: t("noBookings") }}
      {...(!isOneDay && { chart: (report: BookingReportWire) => <BookingsChart report={report} /> })}
    >
      {(report) => {
        const days = report.days.filter(({ bookings, canceled }) => bookings + canceled > 0);
        return (
          <LongTable
            caption={t("bookings")}
            first={FIRST_DAYS}
            allLabel={t("allDays", { count: days.length })}
            rows={days}
            rowKey={({ day }) => day}
            columns={[
              { key: "day", header: t("day"), cell: ({ day }) => words.medium(day) },
              { key: "bookings", header: t("parties"), numeric: true, cell: ({ bookings }) => bookings },
              { key: "guests", header: t("guests"), numeric: true, cell: ({ guests }) => guests },
              { key: "noShows", header: t("noShows"), numeric: true, cell: ({ noShows }) => noShows },
              {
                key: "canceled",
                header: t("canceled"),
                numeric: true,
                wideOnly: true,
                cell: ({ canceled }) => canceled,
              },
            ]}
          />
        );
      }}
    </ReportSection>
  );
}
