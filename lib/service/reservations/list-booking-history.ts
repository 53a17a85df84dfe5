import type { App } from "@/lib/payments/app";
import { type BookerFilter, listBookingRows } from "./booking-history-store";
import { localStart } from "./reservation";

const MOST = 500;

/** The bookings of an account, latest first, in each restaurant's zone. */
export async function listBookingHistory(app: App, { booker }: { booker: BookerFilter }) {
  const rows = await listBookingRows(app.db, { booker, limit: MOST });
  const reservations = rows.map(({ tenant, ...row }) => ({
    id: row.id,
    status: row.status,
    ...localStart(row.startsAt, tenant.timeZone),
    guestCount: row.guestCount,
    customerName: row.customerName,
    specialRequests: row.specialRequests,
    createdAt: row.createdAt.toISOString(),
    restaurant: { slug: tenant.slug, name: tenant.name },
  }));
  return { reservations };
}
