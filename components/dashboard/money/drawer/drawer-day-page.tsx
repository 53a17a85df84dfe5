"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { TenantLink } from "@/components/frame/tenant-link";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Moment } from "@/components/ui/moment";
import { Skeleton } from "@/components/ui/skeleton";
import type { DrawerDayWire } from "@/lib/service/drawers/drawer-day-contract";
import { drawerDay, drawerList } from "./drawer-queries";
import { DrawerReportView } from "./drawer-report-view";
import { ReportActions } from "./report-actions";
import { useBusinessDay } from "./use-business-day";

/** One day of a drawer: its Z report, or an X report while it is open. */
export function DrawerDayPage({ dayId }: { dayId: string }) {
  const t = useTranslations("dashboardDrawer.day");
  const { slug } = useDashboardTenant();
  const { data, error, refetch } = useQuery(drawerDay(slug, dayId));
  const { data: list } = useQuery(drawerList(slug));
  const drawer = list?.drawers.find(({ id }) => id === data?.day.drawerId);
  return (
    <div className="max-w-5xl px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <TenantLink
        path="/money/drawer"
        className="-ms-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink print:hidden"
      >
        <ArrowLeft className="size-4 rtl:rotate-180" strokeWidth={1.75} aria-hidden="true" />
        {t("back")}
      </TenantLink>
      {error && !data && <LoadFailure isPage failure={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div role="status" aria-label={t("loading")} className="mt-2 flex flex-col gap-4">
          <Skeleton className="h-12 max-w-md" />
          <Skeleton className="h-72" />
        </div>
      )}
      {data && (
        <>
          <div className="mb-8 flex flex-wrap items-start justify-between gap-4">
            <Head day={data.day} />
            {data.report && <ReportActions dayId={dayId} hasPrinter={Boolean(drawer?.printerId)} />}
          </div>
          {data.report ? (
            <DrawerReportView day={data.day} report={data.report} heading="h2" />
          ) : (
            <p className="text-ink-soft">{t("blind")}</p>
          )}
          {data.day.counts && <Counts day={data.day} counts={data.day.counts} />}
        </>
      )}
    </div>
  );
}

function Head({ day }: { day: DrawerDayWire }) {
  const t = useTranslations("dashboardDrawer.day");
  const businessDay = useBusinessDay();
  const { zNumber, drawerName, businessDate, openedAt, openedBy, closedAt, closedBy, note } = day;
  return (
    <header>
      <h1 className="font-display text-3xl">
        {zNumber === null ? t("x") : t("z", { number: String(zNumber) })}
      </h1>
      <p className="mt-1 font-medium">
        {drawerName} · {businessDay(businessDate)}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {t("opened")} <Moment at={openedAt} />
        {openedBy && `, ${openedBy}`}
      </p>
      {closedAt && (
        <p className="text-sm text-ink-soft">
          {t("closed")} <Moment at={closedAt} />
          {closedBy && `, ${closedBy}`}
        </p>
      )}
      {note && <p className="mt-2 max-w-prose">{note}</p>}
    </header>
  );
}

function Counts({ day, counts }: { day: DrawerDayWire; counts: NonNullable<DrawerDayWire["counts"]> }) {
  const t = useTranslations("dashboardDrawer.day");
  const money = useMoneyText();
  const there = counts.filter(({ pieces }) => pieces > 0).toSorted((a, b) => b.value - a.value);
  return (
    <section aria-label={t("counts")} className="mt-10">
      <h2 className="border-b border-line pb-2 text-sm font-semibold">{t("counts")}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 tabular-nums">
        {there.map(({ value, pieces }) => (
          <li key={value}>
            {pieces} × {money(value, day.currency)}
          </li>
        ))}
      </ul>
    </section>
  );
}
