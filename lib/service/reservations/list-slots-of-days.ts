import { setImmediate as nextTurn } from "node:timers/promises";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { addDays, dayRange, localDate } from "@/lib/core/time/zone";
import type { App } from "@/lib/payments/app";
import { createBulkhead } from "@/lib/platform/http/bulkhead";
import { offerOf } from "./find-online-slots";
import { getReservationHost } from "./reservation-policy-store";
import { listOnlineTables, listTakenTables } from "./room-store";

/** A time at which a party of a size can book. */
export type OpenSlot = { start: Date; end: Date; party: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/** One list at a time: guests who look for a time come in between its days. */
const searching = createBulkhead(1);

/**
 * All times that can be booked from today on for a number of days, for each party size that the restaurant takes and
 * `largestParty` allows, in order of their start. Three queries, however many days.
 */
export async function listSlotsOfDays(
  app: App,
  { tenantId, days, largestParty }: { tenantId: TenantId; days: number; largestParty: number },
): Promise<OpenSlot[]> {
  const host = await getReservationHost(app.db.sql, { tenantId });
  const now = app.clock.now();
  const { policy, timeZone } = host;
  if (!policy.onlineBooking) return [];
  const today = localDate(now, timeZone);
  const dates = Array.from({ length: Math.min(days, policy.daysAhead + 1) }, (_, day) => addDays(today, day));
  const tables = await listOnlineTables(app.db.sql, { tenantId });
  const bookings = await listTakenTables(app.db.sql, {
    tenantId,
    from: dayRange(today, timeZone).start,
    to: dayRange(addDays(today, days + 1), timeZone).end,
  });
  const found: OpenSlot[] = [];
  for (const date of dates) {
    await searching.run(async () => {
      await nextTurn();
      const { start, end } = dayRange(date, timeZone);
      // A stay of the evening before can reach into the day, and one of its own into the next.
      const nearby = bookings.filter(
        (booking) => booking.end > start && booking.start.getTime() < end.getTime() + DAY_MS,
      );
      for (let party = policy.partyMin; party <= Math.min(policy.partyMax, largestParty); party += 1) {
        const { slots } = offerOf({ host, room: { tables, bookings: nearby }, date, party, now });
        found.push(...slots.map(({ start, end }) => ({ start, end, party })));
      }
    });
  }
  return found.sort((a, b) => a.start.getTime() - b.start.getTime() || a.party - b.party);
}
