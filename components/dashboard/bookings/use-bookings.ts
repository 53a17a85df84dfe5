"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-call";
import type { LiveLink } from "@/components/data/live-link";
import { useLiveLink } from "@/components/data/use-live-link";
import { guestNews } from "./booking-day";
import type { DeskBooking } from "./desk-booking";
import { fetchBookings } from "./fetch-bookings";

/** The session has ended: asked anew, the page leads to the sign-in and back here afterwards. */
const SIGNED_OUT = 401;

export interface LiveBookings {
  /** Null until the first answer to this question. */
  bookings: readonly DeskBooking[] | null;
  /** Why there is nothing to show yet. */
  failure: ApiFailure | null;
  link: LiveLink;
  refresh: () => Promise<boolean>;
  /** Shows a booking as the server has just answered it. */
  put: (booking: DeskBooking) => void;
}

type Read = { query: string; bookings: readonly DeskBooking[] };

/** The bookings that match a query, kept live. `onNews` hears what guests themselves booked or canceled meanwhile. */
export function useBookings(
  query: string,
  onNews: (news: ReturnType<typeof guestNews>) => void,
): LiveBookings {
  const tenantApi = useTenantApi();
  const bookingsUrl = tenantApi("/reservations");
  const router = useRouter();
  const [read, setRead] = useState<Read | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const shown = useRef<Read | null>(null);
  const asked = useRef(0);
  const answered = useRef(0);
  const tell = useRef(onNews);
  useEffect(() => {
    tell.current = onNews;
  }, [onNews]);

  const load = useCallback(async (): Promise<boolean> => {
    asked.current += 1;
    const turn = asked.current;
    const result = await fetchBookings(bookingsUrl, query);
    if (turn < answered.current) return result.ok;
    answered.current = turn;
    if (result.ok) {
      const before = shown.current;
      shown.current = { query, bookings: result.data };
      setRead(shown.current);
      if (before?.query === query) tell.current(guestNews(before.bookings, result.data));
    }
    setFailure(result.ok ? null : result);
    if (!result.ok && result.status === SIGNED_OUT) router.refresh();
    return result.ok;
  }, [bookingsUrl, query, router]);

  const link = useLiveLink({ url: tenantApi("/live"), onChange: () => void load(), ask: load });
  const readNow = useEffectEvent(() => void load());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is asked at once
  useEffect(() => readNow(), [query]);

  const put = (booking: DeskBooking) =>
    setRead((before) => {
      if (!before) return before;
      const bookings = before.bookings.map((each) => (each.id === booking.id ? booking : each));
      return { ...before, bookings };
    });
  const current = read?.query === query ? read.bookings : null;
  return { bookings: current, failure: current ? null : failure, link, refresh: load, put };
}
