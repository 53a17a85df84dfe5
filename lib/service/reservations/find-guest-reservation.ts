import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { opensReservation } from "./cancel-token";
import { bookedReservation } from "./reservation-contract";
import { findReservation } from "./reservation-store";

/** The booking that the token of its email opens; null, alike for a wrong token and an unknown booking. */
export async function findGuestReservation(
  app: App,
  input: { tenantId: TenantId; timeZone: string; reservationId: string; token: string },
) {
  const { tenantId, timeZone, reservationId, token } = input;
  const found = await findReservation(app.db.prisma, { tenantId, reservationId });
  if (!found || !opensReservation(token, found, app.env.SESSION_SECRET)) return null;
  return bookedReservation(found, timeZone);
}
