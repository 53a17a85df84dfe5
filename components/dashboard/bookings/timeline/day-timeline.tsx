"use client";

import { closestCenter, DndContext } from "@dnd-kit/core";
import { Table2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { localTime } from "@/lib/core/time/zone";
import type { Room, WantedBookings } from "../booking-queries";
import type { DeskBooking, DeskTable } from "../desk-booking";
import { TimelineHours } from "./timeline-hours";
import { TimelineLane } from "./timeline-lane";
import { timelineAreas } from "./timeline-rows";
import { pixelsAt, STEP_MINUTES, STEP_PIXELS, timelineScale } from "./timeline-scale";
import { useBookingShift } from "./use-booking-shift";
import { useTimelineDrag } from "./use-timeline-drag";

interface DayTimelineProps {
  date: string;
  wanted: WantedBookings;
  bookings: readonly DeskBooking[];
  room: Room;
  now: Date;
  onOpen: (booking: DeskBooking) => void;
  /** Books a table, at a time "HH:mm" where one was chosen. */
  onBook: (table: DeskTable, timeSlot: string | null) => void;
}

const MINUTE_MS = 60_000;
/** How much of the past stays in sight before the present. */
const PAST_PIXELS = 4 * STEP_PIXELS;

/** The tables against the clock: what is free at a glance, and bookings that are dragged to another table or time. */
export function DayTimeline({ date, wanted, bookings, room, now, onOpen, onBook }: DayTimelineProps) {
  const t = useTranslations("bookingPlan");
  const { timeZone: zone } = useDashboardTenant();
  const { asked, shift, answer, placeOf } = useBookingShift(wanted);
  const drag = useTimelineDrag({ tables: room.tables, onShift: shift, placeOf });
  const shown = asked ? bookings.map((each) => (each.id === asked.before.id ? asked.after : each)) : bookings;
  const scale = timelineScale({ date, hours: room.hours, zone, bookings: shown });
  const nowPixels = scale.start <= now && now < scale.end ? pixelsAt(scale, now) : null;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const isToday = nowPixels !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per day; later it would take away what is looked at
  useEffect(() => {
    scroller.current?.scrollTo({ left: Math.max(0, (nowPixels ?? 0) - PAST_PIXELS) });
  }, [date, isToday]);

  if (room.tables.length === 0) {
    return (
      <EmptyState icon={Table2} title={t("noTables")}>
        {t("noTablesHint")}
      </EmptyState>
    );
  }
  const timeAt = (pixels: number) => {
    const steps = Math.floor(pixels / STEP_PIXELS);
    return localTime(new Date(scale.start.getTime() + steps * STEP_MINUTES * MINUTE_MS), zone);
  };
  return (
    <section aria-label={t("timeline.title")} className="mt-4">
      <p className="mb-2 text-sm text-ink-soft">{t("timeline.lead")}</p>
      <DndContext id={id} collisionDetection={closestCenter} {...drag}>
        <div ref={scroller} className="relative overflow-x-auto rounded-control ring-1 ring-line ring-inset">
          <div className="relative w-fit min-w-full">
            <TimelineHours scale={scale} bookings={shown} />
            {timelineAreas(room.tables, shown).map(({ area, rows }) => (
              <div key={area}>
                {area && (
                  <h2 className="border-b border-line bg-sunken py-1 text-sm font-semibold text-ink-soft">
                    <span className="sticky left-0 px-2">{area}</span>
                  </h2>
                )}
                <ul aria-label={area || t("timeline.title")}>
                  {rows.map((row) => (
                    <TimelineLane
                      key={row.table.id}
                      row={row}
                      scale={scale}
                      onOpen={onOpen}
                      onBook={(table, pixels) => onBook(table, pixels === undefined ? null : timeAt(pixels))}
                    />
                  ))}
                </ul>
              </div>
            ))}
            {nowPixels !== null && (
              <div
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 left-20 z-[2] md:left-28"
              >
                <div
                  className="absolute inset-y-0 w-0.5 bg-critical"
                  style={{ left: nowPixels }}
                  data-now-line
                />
              </div>
            )}
          </div>
        </div>
      </DndContext>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && answer(false)}
          title={t("shift.askTitle", placeOf(asked.after))}
          description={t("shift.askBody", placeOf(asked.after))}
          confirmLabel={t("shift.move")}
          cancelLabel={t("shift.leave")}
          onConfirm={() => answer(true)}
        />
      )}
    </section>
  );
}
