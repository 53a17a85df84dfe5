"use client";

import { useQuery } from "@tanstack/react-query";
import { Printer, Utensils } from "lucide-react";
import { useNow, useTranslations } from "next-intl";
import { useDashboardTenant, useTenantStream } from "@/components/dashboard/frame/dashboard-tenant";
import { useBell } from "@/components/dashboard/orders/bell/use-bell";
import { ConnectionBanner } from "@/components/dashboard/orders/board/connection-banner";
import { LiveState } from "@/components/dashboard/orders/board/live-state";
import { useUnseenRounds } from "@/components/dashboard/rounds/use-unseen-rounds";
import { useWaitingRounds } from "@/components/dashboard/rounds/use-waiting-rounds";
import { WaitingRounds } from "@/components/dashboard/rounds/waiting-rounds";
import { LoadFailure } from "@/components/data/load-failure";
import { useLive } from "@/components/data/use-live";
import { TenantLink } from "@/components/frame/tenant-link";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { FloorTableWire } from "@/lib/service/bills/floor-contract";
import { ClosedToday } from "./closed-today";
import { byArea } from "./floor-state";
import { floor, tablesKey } from "./table-queries";
import { TableTile } from "./table-tile";
import { useBillWords } from "./use-bill-words";

const CLOCK_MS = 15_000;
const TILES = ["a", "b", "c", "d", "e", "f", "g", "h"];
const GRID = "grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5";

/** The room with its open bills, live. */
export function TablesFloor() {
  const t = useTranslations("dashboardTables");
  const { slug, manages } = useDashboardTenant();
  const now = useNow({ updateInterval: CLOCK_MS });
  const { data: tables, error, refetch } = useQuery(floor(slug));
  const { link } = useLive({ url: useTenantStream(), queryKey: tablesKey(slug) });
  const rounds = useWaitingRounds(tablesKey(slug), now);
  useBell(useUnseenRounds(rounds), false);
  const isEmpty = tables?.length === 0;
  return (
    <>
      <ConnectionBanner link={link} lostSince={(time) => t("lostSince", { time })} />
      <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
        <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-xl font-semibold tracking-tight">{t("title")}</h1>
          <LiveState phase={link.phase} />
          {tables && !isEmpty && (
            <>
              <OpenSum tables={tables} />
              <a
                href={`/api/tenant/${encodeURIComponent(slug)}/table-cards`}
                target="_blank"
                rel="noreferrer"
                className={`${buttonClass("secondary")} md:ml-auto`}
              >
                <Printer className="size-5" strokeWidth={1.5} aria-hidden="true" />
                {t("print")}
              </a>
            </>
          )}
        </header>
        <WaitingRounds rounds={rounds} now={now} />
        {!tables && error && <LoadFailure failure={error} onRetry={() => void refetch()} />}
        {!tables && !error && (
          <div aria-busy="true" className={GRID}>
            {TILES.map((key) => (
              <Skeleton key={key} className="h-24 rounded-panel md:h-36" />
            ))}
          </div>
        )}
        {isEmpty && (
          <EmptyState
            icon={Utensils}
            title={t("empty")}
            action={
              manages && (
                <TenantLink path="/settings/room" className={buttonClass()}>
                  {t("emptyAction")}
                </TenantLink>
              )
            }
          >
            {t("emptyBody")}
          </EmptyState>
        )}
        {tables &&
          byArea(tables).map(({ area, tables: own }) => (
            <section key={area} aria-label={area || t("noArea")} className="mb-6">
              {area && <h2 className="mb-2 text-sm font-semibold text-ink-soft">{area}</h2>}
              <ul className={GRID}>
                {own.map((table) => (
                  <li key={table.id} className="grid">
                    <TableTile table={table} now={now} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        {tables && !isEmpty && <ClosedToday now={now} />}
      </div>
    </>
  );
}

function OpenSum({ tables }: { tables: readonly FloorTableWire[] }) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const { currency } = useDashboardTenant();
  const bills = tables.flatMap(({ bill }) => (bill ? [bill] : []));
  const amount = bills.reduce((sum, bill) => sum + bill.open + bill.pending, 0);
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {t("summary", { open: bills.length, amount: words.money(amount, currency) })}
    </p>
  );
}
