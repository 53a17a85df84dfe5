"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useBookingTime } from "@/components/storefront/booking/use-booking-time";
import { buttonClass } from "@/components/ui/button-style";
import { Skeleton } from "@/components/ui/skeleton";
import type { DinerArea } from "./account-area";
import { readBookings } from "./account-calls";
import { AccountSection } from "./account-section";
import { SectionFailure } from "./section-failure";

export function BookingList({ area }: { area: DinerArea }) {
  const t = useTranslations("account.home");
  const bookingTime = useBookingTime();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["account", area.realm, "bookings"],
    queryFn: () => readBookings(area),
  });
  return (
    <AccountSection title={t("bookings")}>
      {!data && !error && <Skeleton className="mt-5 h-24" />}
      {!data && error && <SectionFailure failure={error} pending={isFetching} onRetry={refetch} />}
      {data?.reservations.length === 0 && <p className="mt-3 text-ink-soft">{t("noBookings")}</p>}
      <ul className="mt-3 divide-y divide-line">
        {data?.reservations.map((booking) => (
          <li key={booking.id} className="flex flex-wrap items-center gap-x-4 py-3.5">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{booking.restaurant.name}</p>
              <p className="text-sm text-ink-soft">
                {t("booking", { count: booking.guestCount })} · {bookingTime(booking)} ·{" "}
                {t(`table.${booking.status}`)}
              </p>
            </div>
            {booking.cancelToken !== null && (
              <Link
                href={`${area.platform}/s/${booking.restaurant.slug}/reservations/${booking.id}/cancel?${new URLSearchParams({ token: booking.cancelToken })}`}
                prefetch={false}
                aria-label={t("cancelBookingAt", { name: booking.restaurant.name })}
                className={`${buttonClass("quiet")} -me-4`}
              >
                {t("cancelBooking")}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
