"use client";

import { CalendarPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Chip } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import type { ServiceHours } from "@/lib/restaurant/hours/opening-hours";
import type { BookingActs } from "./booking-actions";
import { BOOKING_PHASES, type BookingPhase, groupByService, isInPhase } from "./booking-day";
import { BookingList } from "./booking-list";
import type { DeskBooking } from "./desk-booking";
import { useBookingWords } from "./use-booking-words";

interface DayBookingsProps {
  date: string;
  bookings: readonly DeskBooking[];
  hours: ServiceHours;
  phase: BookingPhase;
  onPhase: (phase: BookingPhase) => void;
  now: Date;
  acts: BookingActs;
}

export function DayBookings({ date, bookings, hours, phase, onPhase, now, acts }: DayBookingsProps) {
  const t = useTranslations("bookingDesk");
  const words = useBookingWords();
  const { timeZone } = useDashboardTenant();
  const groups = groupByService(bookings, { date, hours, zone: timeZone });
  const covers = groups.reduce((sum, each) => sum + each.covers, 0);
  return (
    <div className="min-w-0">
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3 font-display text-lg">
        {words.day(date)}
        <span className="font-sans text-base font-semibold tabular-nums">
          {t("covers", { count: covers })}
        </span>
      </p>
      <fieldset className="mt-2 mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{t("phase.label")}</legend>
        {BOOKING_PHASES.map((each) => (
          <Chip key={each} pressed={each === phase} onClick={() => onPhase(each)}>
            {t(`phase.${each}`)}
            <span className="tabular-nums">
              {bookings.filter((booking) => isInPhase(booking, each)).length}
            </span>
          </Chip>
        ))}
      </fieldset>
      <BookingList groups={groups} phase={phase} now={now} acts={acts} />
      {groups.length === 0 && (
        <EmptyState icon={CalendarPlus} title={t("emptyTitle")}>
          {t("emptyBody")}
        </EmptyState>
      )}
    </div>
  );
}
