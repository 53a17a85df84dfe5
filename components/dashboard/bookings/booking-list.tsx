"use client";

import { useTranslations } from "next-intl";
import type { BookingActs } from "./booking-actions";
import type { ServiceGroup } from "./booking-day";
import { type BookingPhase, isInPhase } from "./booking-day";
import { BookingRow } from "./booking-row";
import type { DeskBooking } from "./desk-booking";
import { useBookingWords } from "./use-booking-words";

interface BookingListProps {
  groups: readonly ServiceGroup[];
  phase: BookingPhase;
  now: Date;
  acts: BookingActs;
}

export function BookingList({ groups, phase, now, acts }: BookingListProps) {
  const t = useTranslations("bookingDesk");
  const words = useBookingWords();
  return groups.map(({ hours, bookings, covers, parties }) => {
    const shown = bookings.filter((booking) => isInPhase(booking, phase));
    const title = hours ? `${words.clock(hours.open)}–${words.clock(hours.close)}` : t("outside");
    return (
      <section key={title} aria-label={title} className="mb-6">
        <h2 className="flex flex-wrap items-baseline gap-x-3 border-b border-line-strong pb-1.5 font-semibold tabular-nums">
          {title}
          <span className="text-sm font-medium text-ink-soft">
            {t("covers", { count: covers })} · {t("parties", { count: parties })}
          </span>
        </h2>
        {shown.length === 0 && <p className="py-3 text-sm text-ink-soft">{t("noneInService")}</p>}
        {shown.map((booking: DeskBooking) => (
          <BookingRow key={booking.id} booking={booking} now={now} withDay={false} acts={acts} />
        ))}
      </section>
    );
  });
}
