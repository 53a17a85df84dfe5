import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findOnlineSlots } from "./find-online-slots";
import { getReservationHost } from "./reservation-policy-store";

/** Specification, Reservations: the times "HH:mm" of a date at which a party can book, in order. */
export async function listAvailableSlots(
  app: App,
  input: { tenantId: TenantId; date: string; party: number },
): Promise<{ slots: string[] }> {
  const host = await getReservationHost(app.db.sql, input);
  const slots = await findOnlineSlots(app.db.sql, { ...input, host, now: app.clock.now() });
  return { slots: slots.map(({ time }) => time) };
}
