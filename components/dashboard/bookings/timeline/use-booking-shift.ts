"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { optimisticChange } from "@/components/data/optimistic-change";
import { useToast } from "@/components/ui/toast";
import { bookingList, type WantedBookings } from "../booking-queries";
import type { DeskBooking } from "../desk-booking";
import { useBookingWords } from "../use-booking-words";
import { useRefusalWords } from "../use-refusal-words";
import { type BookingShift, isGuestTold, shiftBody } from "./booking-shift";

const withBooking = (list: DeskBooking[], booking: DeskBooking) =>
  list.map((each) => (each.id === booking.id ? booking : each));

/** Moves bookings as they are dragged: shown at once, taken back with the reason when the server refuses. */
export function useBookingShift(wanted: WantedBookings) {
  const t = useTranslations("bookingPlan.shift");
  const { slug: tenantId } = useDashboardTenant();
  const words = useBookingWords();
  const refusalWords = useRefusalWords();
  const toast = useToast();
  /** Waits for a yes, because the guest would get an email. */
  const [asked, setAsked] = useState<BookingShift | null>(null);
  const { mutateAsync } = useMutation(
    optimisticChange(useQueryClient(), {
      queryKey: bookingList(tenantId, wanted).queryKey,
      send: (shift: BookingShift): Promise<DeskBooking> =>
        dataOf(
          api.PATCH("/api/tenant/{tenantId}/reservations/{reservationId}", {
            params: { path: { tenantId, reservationId: shift.before.id } },
            body: shiftBody(shift) ?? {},
          }),
        ),
      show: (list, { after }) => withBooking(list, after),
      undo: (list, { before }) => withBooking(list, before),
      onRefused: (failure, { before }) =>
        toast({
          tone: "failure",
          title: t("refused", { name: words.name(before) }),
          detail: refusalWords(failure),
        }),
    }),
  );
  const placeOf = (booking: DeskBooking) => ({
    name: words.name(booking),
    tables: words.tables(booking),
    from: words.time(booking.startsAt),
    to: words.time(booking.endsAt),
  });
  const send = async (shift: BookingShift): Promise<void> => {
    const saved = await mutateAsync(shift).catch(() => null);
    if (!saved) return;
    const canUndo = !isGuestTold(shift);
    toast({
      title: t("done", placeOf(saved)),
      ...(canUndo
        ? {
            action: {
              label: t("undo"),
              onSelect: () => void send({ before: saved, after: { ...shift.before, status: saved.status } }),
            },
          }
        : {}),
    });
  };
  return {
    asked,
    placeOf,
    /** Asks first where the guest would be told; does nothing when nothing is different. */
    shift: (shift: BookingShift) => {
      if (shiftBody(shift) === null) return;
      if (isGuestTold(shift)) setAsked(shift);
      else void send(shift);
    },
    answer: (yes: boolean): void => {
      // Closed first: the block is where it was put, and a refusal moves it back.
      setAsked(null);
      if (asked && yes) void send(asked);
    },
  };
}
