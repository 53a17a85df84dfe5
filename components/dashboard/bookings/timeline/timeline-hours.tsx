"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { DeskBooking } from "../desk-booking";
import { arrivals } from "./timeline-rows";
import { pixelsAt, type TimelineScale } from "./timeline-scale";

interface TimelineHoursProps {
  scale: TimelineScale;
  bookings: readonly DeskBooking[];
}

export function TimelineHours({ scale, bookings }: TimelineHoursProps) {
  const t = useTranslations("bookingPlan.timeline");
  const format = useFormatter();
  const guests = arrivals(bookings, scale.hours);
  return (
    <div className="flex border-b border-line-strong">
      <div className="sticky left-0 z-10 w-20 shrink-0 border-r border-line-strong bg-page md:w-28" />
      <ol
        aria-label={t("arrivals")}
        className="relative h-12 shrink-0"
        style={{ width: pixelsAt(scale, scale.end) }}
      >
        {scale.hours.map((hour, place) => (
          <li
            key={hour.getTime()}
            style={{ left: pixelsAt(scale, hour) }}
            className="absolute inset-y-0 flex flex-col justify-center border-l border-line pl-1.5 text-xs whitespace-nowrap tabular-nums"
          >
            <span className="font-semibold">{format.dateTime(hour, "time")}</span>
            <span className="text-ink-soft">{t("guestsComing", { count: guests[place] ?? 0 })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
