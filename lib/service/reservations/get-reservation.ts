import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { deskReservation } from "./reservation-desk-contract";
import { findReservation } from "./reservation-store";

/** One booking for staff. Throws RESERVATION_NOT_FOUND. */
export async function getReservation(
  app: App,
  { tenantId, timeZone, reservationId }: { tenantId: TenantId; timeZone: string; reservationId: string },
) {
  const found = await findReservation(app.db.prisma, { tenantId, reservationId });
  return deskReservation(found ?? fail("RESERVATION_NOT_FOUND", "There is no such booking."), timeZone);
}
