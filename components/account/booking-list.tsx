"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { apiCall } from "@/components/data/api-call";
import { useBookingTime } from "@/components/storefront/booking/use-booking-time";
import { Skeleton } from "@/components/ui/skeleton";
import type { BookingHistory } from "@/lib/service/reservations/booking-history-contract";
import type { AccountArea } from "./account-area";

type History = z.output<typeof BookingHistory>;

/** The tables of an account, latest first. */
export function BookingList({ area }: { area: AccountArea }) {
  const t = useTranslations("account.home");
  const bookingTime = useBookingTime();
  const [bookings, setBookings] = useState<History["reservations"] | null>(null);
  useEffect(() => {
    let current = true;
    apiCall<History>("GET", `${area.api}/me/reservations`).then((result) => {
      if (current && result.ok) setBookings(result.data.reservations);
    });
    return () => {
      current = false;
    };
  }, [area.api]);
  return (
    <section aria-labelledby="bookings" className="border-t border-line pt-7">
      <h2 id="bookings" className="font-display text-2xl">
        {t("bookings")}
      </h2>
      {bookings === null && <Skeleton className="mt-5 h-24" />}
      {bookings?.length === 0 && <p className="mt-3 text-ink-soft">{t("noBookings")}</p>}
      <ul className="mt-3 divide-y divide-line">
        {bookings?.map((booking) => (
          <li key={booking.id} className="py-3.5">
            <p className="font-semibold">{booking.restaurant.name}</p>
            <p className="text-sm text-ink-soft">
              {t("booking", { count: booking.guestCount })} · {bookingTime(booking)} ·{" "}
              {t(`table.${booking.status}`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
