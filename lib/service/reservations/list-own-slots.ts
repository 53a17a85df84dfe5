import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { requireOpened } from "./cancel-token";
import { findOnlineSlots } from "./find-online-slots";
import { availabilityOf } from "./list-available-slots";
import type { Availability } from "./reservation-contract";
import { getReservationHost } from "./reservation-policy-store";
import { findReservation } from "./reservation-store";

/**
 * The times "HH:mm" of a date to which a guest can move a booking, in order, and where there are none, why; the tables that
 * it has count as free. Throws INVALID_TOKEN.
 */
export async function listOwnSlots(
  app: App,
  input: { tenantId: TenantId; reservationId: string; token: string; date: string; party: number },
): Promise<z.input<typeof Availability>> {
  const { id: moving } = requireOpened(
    await findReservation(app.db.prisma, input),
    input.token,
    app.env.SESSION_SECRET,
  );
  const host = await getReservationHost(app.db.sql, input);
  return availabilityOf(await findOnlineSlots(app.db.sql, { ...input, host, moving, now: app.clock.now() }));
}
