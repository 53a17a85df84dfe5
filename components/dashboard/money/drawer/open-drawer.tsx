"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowDownToLine, ArrowUpFromLine, Calculator, EyeOff, TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import type { DrawerList, DrawerWire } from "@/lib/service/drawers/drawer-contract";
import type { DrawerDayWire } from "@/lib/service/drawers/drawer-day-contract";
import { CloseDrawerSheet } from "./close-drawer-sheet";
import { drawerDay } from "./drawer-queries";
import { DrawerReportView } from "./drawer-report-view";
import { MoveCashDialog } from "./move-cash-dialog";
import { ReportActions } from "./report-actions";
import { useBusinessDay } from "./use-business-day";

interface OpenDrawerProps {
  list: DrawerList;
  drawer: DrawerWire;
  day: DrawerDayWire;
}

/** A drawer that is open: what is to be in it, cash in and out, the count, and what the day comes to so far. */
export function OpenDrawer({ list, drawer, day }: OpenDrawerProps) {
  const t = useTranslations("dashboardDrawer.open");
  const format = useFormatter();
  const businessDay = useBusinessDay();
  const { slug, manages } = useDashboardTenant();
  const { data, error, refetch } = useQuery(drawerDay(slug, day.id));
  const [moving, setMoving] = useState<"in" | "out" | null>(null);
  const [counting, setCounting] = useState(false);
  const { currency } = day;
  const isBlind = list.settings.countsBlind && !manages;
  const report = data?.report;
  const time = format.dateTime(new Date(day.openedAt), "moment");
  return (
    <>
      <section
        aria-label={drawer.name}
        className="rounded-panel bg-surface p-5 ring-1 ring-line ring-inset md:flex md:items-start md:justify-between md:gap-8 md:p-6"
      >
        <div className="min-w-0">
          <h2 className="font-display text-2xl">{drawer.name}</h2>
          <p className="mt-0.5 text-sm text-ink-soft">
            {t("since", { day: businessDay(day.businessDate), time })}
            {day.openedBy && ` · ${day.openedBy}`}
          </p>
          {isBlind ? (
            <p className="mt-4 flex max-w-md items-start gap-2 text-ink-soft">
              <EyeOff className="mt-1 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
              {t("blind")}
            </p>
          ) : (
            <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
              <div>
                <dt className="text-sm text-ink-soft">{t("expected")}</dt>
                <dd className="min-h-11 text-3xl font-semibold tracking-tight">
                  {report ? (
                    <Price amount={report.cash.expected} currency={currency} />
                  ) : (
                    <Skeleton className="h-9 w-32" />
                  )}
                </dd>
              </div>
              <div>
                <dt className="text-sm text-ink-soft">{t("takings")}</dt>
                <dd className="min-h-11 text-3xl font-semibold tracking-tight">
                  {report ? (
                    <Price amount={report.takings.amount} currency={currency} />
                  ) : (
                    <Skeleton className="h-9 w-32" />
                  )}
                </dd>
              </div>
            </dl>
          )}
          {drawer.isOverdue && (
            <p className="mt-3 flex max-w-md items-start gap-2 font-medium text-critical">
              <TriangleAlert className="mt-1 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
              {t("overdue")}
            </p>
          )}
        </div>
        <div className="mt-5 grid shrink-0 grid-cols-2 gap-2 md:mt-0 md:w-72">
          <Button size="large" className="col-span-2" onClick={() => setCounting(true)}>
            <Calculator className="size-5" strokeWidth={1.5} aria-hidden="true" />
            {t("close")}
          </Button>
          <Button variant="secondary" onClick={() => setMoving("in")}>
            <ArrowDownToLine className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
            {t("payIn")}
          </Button>
          <Button variant="secondary" onClick={() => setMoving("out")}>
            <ArrowUpFromLine className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
            {t("payOut")}
          </Button>
        </div>
      </section>
      {!isBlind && (
        <section aria-labelledby="x-report" className="mt-8">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 id="x-report" className="font-semibold">
              {t("report")}
            </h2>
            <ReportActions dayId={day.id} hasPrinter={drawer.printerId !== null} />
          </div>
          {error && !data && <LoadFailure failure={error} onRetry={() => void refetch()} />}
          {!error && !data && <Skeleton className="h-72" />}
          {data && report && <DrawerReportView day={data.day} report={report} heading="h3" />}
        </section>
      )}
      {moving && (
        <MoveCashDialog
          drawer={drawer}
          currency={currency}
          direction={moving}
          onClose={() => setMoving(null)}
        />
      )}
      {counting && (
        <CloseDrawerSheet
          list={list}
          drawer={drawer}
          day={day}
          expected={isBlind ? null : (report?.cash.expected ?? null)}
          onClose={() => setCounting(false)}
        />
      )}
    </>
  );
}
