"use client";

import { useQuery } from "@tanstack/react-query";
import { Table2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { PlanCanvas } from "@/components/dashboard/room/plan-canvas";
import { floor } from "@/components/dashboard/tables/table-queries";
import { TenantLink } from "@/components/frame/tenant-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { DeskBooking, DeskTable } from "../desk-booking";
import { PLAN_LOOKS } from "./plan-look";
import { type PlanState, planNow, planOfDay, type TableOnPlan } from "./plan-state";
import { PlanTableButton } from "./plan-table-button";

interface DayFloorProps {
  isToday: boolean;
  bookings: readonly DeskBooking[];
  tables: readonly DeskTable[];
  now: Date;
  onOpen: (booking: DeskBooking) => void;
  onBook: (table: DeskTable) => void;
  onSeatHere: (table: DeskTable) => void;
}

const BILLS_MS = 15_000;

const TODAY: readonly PlanState[] = ["free", "soon", "expected", "seated", "bill"];
const OTHER_DAY: readonly PlanState[] = ["free", "booked"];

/** The room from above, area by area: what is free, kept and taken now, or who comes on another day. */
export function DayFloor({ isToday, bookings, tables, now, onOpen, onBook, onSeatHere }: DayFloorProps) {
  const t = useTranslations("bookingPlan");
  const { slug, manages } = useDashboardTenant();
  const { data: bills = [] } = useQuery({ ...floor(slug), enabled: isToday, refetchInterval: BILLS_MS });
  if (tables.length === 0) {
    return (
      <EmptyState icon={Table2} title={t("noTables")}>
        {t("noTablesHint")}
      </EmptyState>
    );
  }
  const states = isToday ? planNow(tables, bookings, bills, now) : planOfDay(tables, bookings);
  const byTable = new Map(states.map((state) => [state.table.id, state]));
  const areas = [...new Set(tables.map(({ area }) => area))];
  return (
    <section aria-label={t("floor.title")} className="mt-4">
      <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        {(isToday ? TODAY : OTHER_DAY).map((state) => (
          <span key={state} className="flex items-center gap-1.5">
            <span className={`size-4 rounded-[0.25rem] ${PLAN_LOOKS[state]}`} aria-hidden="true" />
            {t(`floor.state.${state}`)}
            <span className="text-ink-soft tabular-nums">{count(states, state)}</span>
          </span>
        ))}
        {manages && (
          <TenantLink
            path="/settings/room"
            className="ml-auto inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t("floor.edit")}
          </TenantLink>
        )}
      </div>
      {areas.map((area) => (
        <div key={area} className="mb-5">
          {area && <h2 className="mb-1.5 font-semibold">{area}</h2>}
          <PlanCanvas label={area || t("floor.title")} tables={tables.filter((table) => table.area === area)}>
            {(table) => {
              const state = byTable.get(table.id);
              return (
                state && (
                  <PlanTableButton {...{ state, onOpen, onBook }} onSeatHere={isToday ? onSeatHere : null} />
                )
              );
            }}
          </PlanCanvas>
        </div>
      ))}
    </section>
  );
}

function count(states: readonly TableOnPlan[], state: PlanState): number {
  return states.filter((each) => each.state === state).length;
}
