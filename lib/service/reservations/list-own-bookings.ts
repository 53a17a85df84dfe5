import type { App } from "@/lib/payments/app";
import { type BookerFilter, listBookingRows } from "./booking-history-store";
import { historyView } from "./booking-history-view";
import { reminderToken } from "./cancel-token";

const MOST = 500;

/**
 * The bookings of an account for its guest alone, latest first, with what cancels them: exports and staff read the history
 * without it.
 */
export async function listOwnBookings(app: App, { booker }: { booker: BookerFilter }) {
  const rows = await listBookingRows(app.db, { booker, limit: MOST });
  const now = app.clock.now();
  const reservations = rows.map((row) => ({
    ...historyView(row),
    cancelToken:
      row.status === "booked" && row.startsAt > now ? reminderToken(row, app.env.SESSION_SECRET) : null,
  }));
  return { reservations };
}
