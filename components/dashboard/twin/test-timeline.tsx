"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { CircleDot, History, Mail } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsPart } from "@/components/dashboard/settings/frame/settings-screen";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { TenantLink } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { localDate } from "@/lib/core/time/zone";
import type { EventType } from "@/lib/platform/events/event-type";
import type { TestTimelineWire } from "@/lib/platform/twins/test-clock-contract";
import { testTimelineOf } from "./clock-calls";

type Entry = TestTimelineWire["entries"][number];

/** Events and emails of the test twin by the day of its clock, the latest first. */
export function TestTimeline() {
  const t = useTranslations("dashboardTwin");
  const format = useFormatter();
  const { slug, timeZone } = useDashboardTenant();
  const log = useInfiniteQuery(testTimelineOf(slug));
  const entries = log.data?.pages.flatMap((page) => page.entries);
  const days = new Map<string, Entry[]>();
  for (const entry of entries ?? []) {
    const day = localDate(new Date(entry.at), timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return (
    <SettingsPart title={t("timeline")} lead={t("timelineLead")}>
      {log.error && !entries && <LoadFailure failure={log.error} onRetry={() => void log.refetch()} />}
      {!log.error && !entries && <ListSkeleton />}
      {entries?.length === 0 && (
        <EmptyState icon={History} title={t("emptyTitle")}>
          {t("emptyBody")}
        </EmptyState>
      )}
      {[...days].map(([day, happened]) => (
        <section key={day} className="mb-6">
          <h3 className="border-b border-line pb-2 text-sm font-semibold">
            {format.dateTime(new Date(happened[0]?.at ?? day), { dateStyle: "full", timeZone })}
          </h3>
          <ol className="divide-y divide-line border-b border-line">
            {happened.map((entry) => (
              <TimelineRow key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {log.hasNextPage && (
        <Button variant="secondary" pending={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t("older")}
        </Button>
      )}
    </SettingsPart>
  );
}

function TimelineRow({ entry: { at, kind, type, orderId, reservation, subject, to } }: { entry: Entry }) {
  const t = useTranslations("dashboardTwin");
  const format = useFormatter();
  const { timeZone } = useDashboardTenant();
  const Icon = kind === "email" ? Mail : CircleDot;
  const title = kind === "event" ? t(`event.${type as EventType}`) : (subject ?? t("emailWaits"));
  return (
    <li className="grid grid-cols-[auto_1.25rem_minmax(0,1fr)] gap-x-3 py-3">
      <time dateTime={at} className="min-w-11 text-sm leading-6 text-ink-soft tabular-nums">
        {format.dateTime(new Date(at), "time", { timeZone })}
      </time>
      <Icon className="mt-0.5 size-5 text-ink-soft" strokeWidth={1.5} aria-hidden="true" />
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
        <div className="min-w-0">
          <p className="wrap-anywhere">{title}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {kind === "email" ? (
              t("emailTo", { to: to ?? "" })
            ) : (
              <code className="font-mono text-xs">{type}</code>
            )}
          </p>
        </div>
        <EntryLink orderId={orderId} reservation={reservation} />
      </div>
    </li>
  );
}

function EntryLink({ orderId, reservation }: Pick<Entry, "orderId" | "reservation">) {
  const t = useTranslations("dashboardTwin");
  if (orderId === null && reservation === null) return null;
  const path = reservation
    ? `/bookings?date=${reservation.date}`
    : `/history?order=${encodeURIComponent(orderId ?? "")}`;
  return (
    <TenantLink
      path={path}
      className="-my-2.5 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
    >
      {t(reservation ? "bookings" : "order")}
    </TenantLink>
  );
}
