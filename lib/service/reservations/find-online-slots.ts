import { dayRange, parseDate } from "@/lib/core/time/zone";
import type { Sql } from "@/lib/platform/db/sql";
import { slotRules } from "./reservation-policy";
import type { ReservationHost } from "./reservation-policy-store";
import { listOnlineTables, listTakenTables } from "./room-store";
import { offeredSlots, type Slot } from "./slots";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The slots that a host offers diners on a date, with the tables that the party would get. Where a booking is to be
 * moved, its own tables count as free.
 */
export async function findOnlineSlots(
  db: Sql,
  {
    host,
    date,
    party,
    now,
    moving = "",
  }: {
    host: ReservationHost;
    date: string;
    party: number;
    now: Date;
    /** The id of the booking. */
    moving?: string;
  },
): Promise<Slot[]> {
  const { tenantId, timeZone: zone, policy } = host;
  if (!policy.onlineBooking || parseDate(date) === null) return [];
  const day = dayRange(date, zone);
  const tables = await listOnlineTables(db, { tenantId });
  const bookings = await listTakenTables(db, {
    tenantId,
    from: day.start,
    to: new Date(day.end.getTime() + DAY_MS),
    exceptReservationId: moving,
  });
  return offeredSlots({
    policy: slotRules(policy, host.serviceHours),
    tables,
    bookings,
    date,
    party,
    now,
    zone,
  });
}
