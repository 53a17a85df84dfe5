"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useDashboardTenant, useTenantStream } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useLive } from "@/components/data/use-live";
import type { Live } from "@/components/data/use-stream";
import { guestChanges } from "./booking-day";
import { bookingList, bookingsKey, type WantedBookings } from "./booking-queries";
import type { DeskBooking } from "./desk-booking";

export interface LiveBookings extends Live {
  /** Null until the first answer to this question. */
  bookings: readonly DeskBooking[] | null;
  failure: ApiFailure | null;
  /** Shows a booking as the server has just answered it, and reads the others again. */
  put: (booking: DeskBooking) => Promise<void>;
}

/** The wanted bookings, kept live. `onChanges` hears what guests themselves booked or canceled meanwhile. */
export function useBookings(
  wanted: WantedBookings,
  onChanges: (changes: ReturnType<typeof guestChanges>) => void,
): LiveBookings {
  const { slug } = useDashboardTenant();
  const client = useQueryClient();
  const queryKey = bookingsKey(slug);
  const { data, error } = useQuery(bookingList(slug, wanted));
  const live = useLive({ url: useTenantStream(), queryKey });

  const question = JSON.stringify(wanted);
  const known = useRef<{ question: string; bookings: readonly DeskBooking[] } | null>(null);
  const report = useEffectEvent(onChanges);
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = { question, bookings: data };
    if (before?.question === question) report(guestChanges(before.bookings, data));
  }, [data, question]);

  const put = async (booking: DeskBooking) => {
    await client.cancelQueries({ queryKey });
    client.setQueriesData<DeskBooking[]>({ queryKey }, (bookings) =>
      bookings?.map((each) => (each.id === booking.id ? booking : each)),
    );
    await live.refresh();
  };
  return { bookings: data ?? null, failure: data ? null : error, put, ...live };
}
