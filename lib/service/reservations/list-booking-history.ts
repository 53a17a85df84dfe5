import type { App } from "@/lib/payments/app";
import { type BookerFilter, listBookingRows } from "./booking-history-store";
import { reminderToken } from "./cancel-token";
import { localStart } from "./reservation";

const MOST = 500;

type Row = Awaited<ReturnType<typeof listBookingRows>>[number];

function historyView({ tenant, ...row }: Row) {
  return {
    id: row.id,
    status: row.status,
    ...localStart(row.startsAt, tenant.timeZone),
    guestCount: row.guestCount,
    customerName: row.customerName,
    specialRequests: row.specialRequests,
    createdAt: row.createdAt.toISOString(),
    restaurant: { slug: tenant.slug, name: tenant.name },
  };
}

/** The bookings of an account, latest first, in each restaurant's zone. */
export async function listBookingHistory(app: App, { booker }: { booker: BookerFilter }) {
  const rows = await listBookingRows(app.db, { booker, limit: MOST });
  return { reservations: rows.map(historyView) };
}

/** The same for the guest alone, who may cancel: exports and staff do not get what opens a booking. */
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
