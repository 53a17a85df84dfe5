"use client";

import { useQuery } from "@tanstack/react-query";
import { ChartColumn, Printer } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Children, type ReactNode } from "react";
import { useDashboardTenant, useTenantStream } from "@/components/dashboard/frame/dashboard-tenant";
import { ConnectionBanner } from "@/components/dashboard/orders/board/connection-banner";
import { LiveState } from "@/components/dashboard/orders/board/live-state";
import { LoadFailure } from "@/components/data/load-failure";
import { useLive } from "@/components/data/use-live";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { ReportOverviewWire } from "@/lib/oversight/reports/report-contract";
import { HeadlineFigures } from "./headline-figures";
import { BookingsSection, LossesSection } from "./loss-sections";
import { DayHoursSection, DishesSection, HoursSection } from "./menu-sections";
import { RangeBar } from "./range-bar";
import { overviewKey, reportOverview } from "./report-queries";
import { ChannelsSection, DaysSection, PaymentsSection } from "./sales-sections";
import { TakingsSection } from "./takings-section";
import { TaxSection } from "./tax-section";
import { useDayWords } from "./use-day-words";
import { ReportedProvider, useReportChoice } from "./use-reported";
import { useStages } from "./use-stages";
import { CouponsSection, GiftCardsSection } from "./voucher-sections";

const isNothing = ({ totals }: ReportOverviewWire) =>
  totals.orders + totals.refused + totals.canceled + totals.bookings === 0;

/** What a restaurant sold in a range of days, compared with the days before. A range that is not over is kept live. */
export function ReportDesk() {
  const t = useTranslations("dashboardReports");
  const words = useDayWords();
  const { preset, reported, choose } = useReportChoice();
  const { tenantId, range, isOpen } = reported;
  const stream = useTenantStream();
  const { link } = useLive({
    url: isOpen ? stream : null,
    queryKey: overviewKey(tenantId),
    restsUnseen: true,
  });
  const overview = useQuery(reportOverview(reported));
  const { data, error } = overview;
  const isOneDay = range.from === range.to;
  return (
    <ReportedProvider value={reported}>
      {isOpen && <ConnectionBanner link={link} lostSince={(time) => t("lostSince", { time })} />}
      <div className="px-4 pt-2 pb-10 [print-color-adjust:exact] md:px-6 md:pt-4 print:p-0">
        <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="text-xl font-semibold tracking-tight">{t("title")}</h1>
          {isOpen && (
            <span className="print:hidden">
              <LiveState phase={link.phase} />
            </span>
          )}
          <Button
            variant="quiet"
            size="small"
            className="ml-auto max-md:hidden print:hidden"
            onClick={() => window.print()}
          >
            <Printer className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t("print")}
          </Button>
        </div>
        <RangeBar preset={preset} range={range} onChoose={choose} />
        <div className="mt-6 min-h-12">
          <p className="font-display text-lg">{words.range(range)}</p>
          {data && <Compared overview={data} />}
        </div>
        {error && !data && <LoadFailure failure={error} onRetry={() => void overview.refetch()} />}
        {!error && !data && <FiguresSkeleton label={t("loading")} />}
        {data && isNothing(data) && (
          <EmptyState
            icon={ChartColumn}
            title={t("emptyTitle")}
            action={
              preset === "last28" ? undefined : (
                <Button onClick={() => choose("last28")}>{t("emptyAction")}</Button>
              )
            }
          >
            {t("emptyBody")}
          </EmptyState>
        )}
        {data && !isNothing(data) && (
          <Staged>
            <HeadlineFigures overview={data} />
            {isOneDay ? <DayHoursSection /> : <DaysSection query={overview} />}
            <Pair>
              <ChannelsSection query={overview} />
              <PaymentsSection query={overview} />
            </Pair>
            <Pair>
              <DishesSection />
              {isOneDay ? (
                <div className="flex flex-col gap-9">
                  <BookingsSection />
                  <LossesSection />
                </div>
              ) : (
                <HoursSection />
              )}
            </Pair>
            {!isOneDay && (
              <Pair>
                <BookingsSection />
                <LossesSection />
              </Pair>
            )}
            <Pair>
              <CouponsSection />
              <GiftCardsSection />
            </Pair>
            <Pair>
              <TaxSection />
              <TakingsSection />
            </Pair>
          </Staged>
        )}
      </div>
    </ReportedProvider>
  );
}

function Compared({ overview: { previous } }: { overview: ReportOverviewWire }) {
  const t = useTranslations("dashboardReports");
  const words = useDayWords();
  const format = useFormatter();
  const { timeZone } = useDashboardTenant();
  if (!previous) return null;
  const until = new Date(previous.until);
  const time = format.dateTime(until, "time", { timeZone });
  const isCut =
    format.dateTime(until, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) !== "00:00";
  const days = words.range(previous);
  return (
    <p className="text-sm text-ink-soft">
      {isCut ? t("comparedUntil", { days, time }) : t("compared", { days })}
    </p>
  );
}

/** Parts of the page from top to bottom, drawn one after the other. */
function Staged({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const drawn = useStages(parts.length);
  return <div className="mt-5 flex flex-col gap-9">{parts.slice(0, drawn)}</div>;
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-10 gap-y-9 lg:grid-cols-2 print:grid-cols-1">{children}</div>;
}

function FiguresSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="mt-5 grid grid-cols-2 gap-6 md:grid-cols-3 2xl:grid-cols-6"
    >
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <Skeleton key={key} className="h-20" />
      ))}
      <Skeleton className="col-span-full h-72" />
    </div>
  );
}
