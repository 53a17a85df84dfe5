import type { App } from "@/lib/payments/app";
import { type BookerFilter, listBookingRows } from "./booking-history-store";
import { historyView } from "./booking-history-view";

const MOST = 500;

/** The bookings of an account, latest first, in each restaurant's zone. */
export async function listBookingHistory(app: App, { booker }: { booker: BookerFilter }) {
  const rows = await listBookingRows(app.db, { booker, limit: MOST });
  return { reservations: rows.map(historyView) };
}
