"use client";

import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import type { BookingActs } from "./booking-actions";
import { BookingRow } from "./booking-row";
import type { DeskBooking } from "./desk-booking";

interface FoundBookingsProps {
  bookings: readonly DeskBooking[];
  now: Date;
  acts: BookingActs;
}

export function FoundBookings({ bookings, now, acts }: FoundBookingsProps) {
  const t = useTranslations("bookingDesk");
  const found = t("found", { count: bookings.length });
  return (
    <section className="mt-4" aria-label={found}>
      <p role="status" className="border-b border-line-strong pb-1.5 text-sm text-ink-soft">
        {found}
      </p>
      {bookings.map((booking) => (
        <BookingRow key={booking.id} booking={booking} now={now} withDay acts={acts} />
      ))}
      {bookings.length === 0 && (
        <EmptyState icon={SearchX} title={t("notFoundTitle")}>
          {t("notFoundBody")}
        </EmptyState>
      )}
    </section>
  );
}
