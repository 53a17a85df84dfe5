"use client";

import { useTranslations } from "next-intl";
import { useToast } from "@/components/ui/toast";
import type { guestChanges } from "./booking-day";
import type { DeskBooking } from "./desk-booking";
import { useBookingWords } from "./use-booking-words";

export function useBookingToasts() {
  const t = useTranslations("bookingDesk");
  const toast = useToast();
  const words = useBookingWords();
  const sayEach = (kind: "booked" | "canceled", bookings: readonly DeskBooking[]) => {
    for (const booking of bookings) {
      toast({
        title: t(`guestChanges.${kind}`, { name: words.name(booking) }),
        detail: `${words.time(booking.startsAt)} · ${t("guests", { count: booking.guestCount })} · ${words.tables(booking)}`,
      });
    }
  };
  return {
    sayChanges: ({ booked, canceled }: ReturnType<typeof guestChanges>) => {
      sayEach("booked", booked);
      sayEach("canceled", canceled);
    },
    saySaved: (booking: DeskBooking) =>
      toast({
        title: t("saved", { name: words.name(booking) }),
        detail: `${words.day(booking.date)}, ${words.time(booking.startsAt)} · ${words.tables(booking)}`,
      }),
  };
}
