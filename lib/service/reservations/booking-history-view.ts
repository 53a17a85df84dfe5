import type { listBookingRows } from "./booking-history-store";
import { localStart } from "./reservation";

type Row = Awaited<ReturnType<typeof listBookingRows>>[number];

/** A booking in a guest's history, in the restaurant's zone. */
export function historyView({ tenant, ...row }: Row) {
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
