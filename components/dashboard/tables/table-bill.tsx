"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Receipt } from "lucide-react";
import { useRouter } from "next/navigation";
import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant, useTenantStream } from "@/components/dashboard/frame/dashboard-tenant";
import { useBell } from "@/components/dashboard/orders/bell/use-bell";
import { ConnectionBanner } from "@/components/dashboard/orders/board/connection-banner";
import { LiveState } from "@/components/dashboard/orders/board/live-state";
import { useUnseenRounds } from "@/components/dashboard/rounds/use-unseen-rounds";
import { useWaitingRounds } from "@/components/dashboard/rounds/use-waiting-rounds";
import { WaitingRounds } from "@/components/dashboard/rounds/waiting-rounds";
import { api, dataOf } from "@/components/data/api";
import { LoadFailure } from "@/components/data/load-failure";
import { useLive } from "@/components/data/use-live";
import { tenantHref } from "@/components/frame/tenant-href";
import { TenantLink, useTenantBase } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Skeleton } from "@/components/ui/skeleton";
import type { FloorTableWire } from "@/lib/service/bills/floor-contract";
import { STAFF_PARTY } from "@/lib/service/reservations/reservation-policy";
import { OpenBill } from "./open-bill";
import { TableMenu } from "./table-menu";
import { floor, tableBill, tablesKey } from "./table-queries";
import { useBillAct } from "./use-bill-act";
import { useBillWords } from "./use-bill-words";

const CLOCK_MS = 15_000;

/** A table and its bill: what waiters do between the first round and the last guest. */
export function TableBill({ tableId }: { tableId: string }) {
  const t = useTranslations("dashboardTables");
  const { slug } = useDashboardTenant();
  const room = useQuery(floor(slug));
  const { data: bill, error, refetch } = useQuery(tableBill(slug, tableId));
  const { link } = useLive({ url: useTenantStream(), queryKey: tablesKey(slug) });
  const now = useNow({ updateInterval: CLOCK_MS });
  const rounds = useWaitingRounds(tablesKey(slug), now);
  useBell(useUnseenRounds(rounds), false);
  const table = room.data?.find(({ id }) => id === tableId);
  const failure = (bill === undefined && error) || (!room.data && room.error);
  const isGone = room.data !== undefined && !table;
  return (
    <>
      <ConnectionBanner link={link} lostSince={(time) => t("lostSince", { time })} />
      <div className="max-w-240 px-4 pt-2 pb-28 md:px-6 md:pt-4 md:pb-10">
        <header className="mb-4 flex flex-wrap items-center gap-x-4">
          <TenantLink
            path="/tables"
            className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 text-sm font-semibold text-ink-soft hover:text-ink"
          >
            <ArrowLeft className="size-5" strokeWidth={1.5} aria-hidden="true" />
            {t("back")}
          </TenantLink>
          <LiveState phase={link.phase} />
          {table && <TableMenu table={table} />}
          {table ? (
            <h1 className="w-full text-xl font-semibold tracking-tight">
              {t("table", { name: table.name })}
            </h1>
          ) : (
            <span className="min-h-7 w-full" />
          )}
          {table && <Parties table={table} />}
        </header>
        {failure && (
          <LoadFailure
            isPage={!table}
            failure={failure}
            onRetry={() => {
              void refetch();
              void room.refetch();
            }}
          />
        )}
        {!failure && !isGone && (bill === undefined || !table) && (
          <div aria-busy="true" className="space-y-3">
            <Skeleton className="h-24" />
            <Skeleton className="h-72" />
          </div>
        )}
        {!failure && isGone && (
          <EmptyState
            isPage
            icon={Receipt}
            title={t("unknown")}
            action={
              <TenantLink path="/tables" className={buttonClass()}>
                {t("back")}
              </TenantLink>
            }
          >
            {t("unknownBody")}
          </EmptyState>
        )}
        {table && <WaitingRounds rounds={rounds.filter((round) => round.tableId === tableId)} now={now} />}
        {table && bill === null && <NoBill tableId={tableId} seated={table.seated?.guestCount ?? 0} />}
        {table && bill && <OpenBill key={bill.id} bill={bill} />}
      </div>
    </>
  );
}

function Parties({ table }: { table: FloorTableWire }) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const now = useNow({ updateInterval: CLOCK_MS });
  const { bill, seated, next } = table;
  return (
    <p className="w-full text-sm text-ink-soft">
      {[
        seated ? words.party(seated) : t("seats", { count: table.seats }),
        bill && t("openedAgo", { time: `${words.time(bill.openedAt)} (${words.since(bill.openedAt, now)})` }),
        next && `${t("nextLabel")}: ${words.next(next)}`,
      ]
        .filter(Boolean)
        .join(" · ")}
    </p>
  );
}

function NoBill({ tableId, seated }: { tableId: string; seated: number }) {
  const t = useTranslations("dashboardTables");
  const [guests, setGuests] = useState(seated);
  const router = useRouter();
  const base = useTenantBase();
  const { slug: tenantId } = useDashboardTenant();
  const { mutate, isPending } = useBillAct({
    tableId,
    send: (body: { tableId: string; guestCount?: number }, header) =>
      dataOf(api.POST("/api/tenant/{tenantId}/bills", { params: { path: { tenantId }, header }, body })),
    done: () => t("opened"),
    failed: t("openFailed"),
    unanswered: t("payKept"),
    onDone: (bill) => bill.tableId !== tableId && router.replace(tenantHref(base, `/tables/${bill.tableId}`)),
  });
  return (
    <EmptyState
      icon={Receipt}
      title={t("free")}
      action={
        <div className="flex flex-col items-center gap-4">
          <div className="flex items-center gap-3">
            <span className="text-sm text-ink-soft">{t("guestCount")}</span>
            <QuantityStepper
              value={guests}
              min={0}
              max={STAFF_PARTY.to}
              onChange={setGuests}
              label={t("guestCount")}
            />
          </div>
          <Button
            size="large"
            pending={isPending}
            onClick={() => mutate(guests > 0 ? { tableId, guestCount: guests } : { tableId })}
          >
            {t("open")}
          </Button>
        </div>
      }
    >
      {t("openHint")}
    </EmptyState>
  );
}
