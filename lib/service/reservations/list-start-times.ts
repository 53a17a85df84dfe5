import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findOnlineSlots } from "./find-online-slots";
import { getReservationHost } from "./reservation-policy-store";

/** The times "HH:mm" at which a party could sit down on a date if nobody had booked, in order. */
export async function listStartTimes(
  app: App,
  input: { tenantId: TenantId; date: string; party: number },
): Promise<string[]> {
  const host = await getReservationHost(app.db.sql, input);
  const { starts } = await findOnlineSlots(app.db.sql, { ...input, host, now: app.clock.now() });
  return starts().map(({ time }) => time);
}
