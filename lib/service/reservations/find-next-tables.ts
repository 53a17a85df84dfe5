import type { TenantId } from "@/lib/core/ids/tenant-id";
import { addDays, localDate } from "@/lib/core/time/zone";
import type { App } from "@/lib/payments/app";
import { slotRules } from "./reservation-policy";
import { listReservationHosts } from "./reservation-policy-store";
import { listOnlineTablesOfMany, listTakenTablesOfMany } from "./room-store";
import { offeredSlots } from "./slots";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Today, tomorrow, and the stays that reach into the day after, in whatever zone. */
const LOOKED_AT_MS = 4 * DAY_MS;

/** The next time at which a party can book, by the clocks of the restaurant. */
export type NextTable = { date: string; time: string; start: Date };

/**
 * The first free time today or tomorrow of each restaurant, by its id, in three statements for all of them. Restaurants
 * without one are left out, and so are times for which tables would have to be pushed together.
 */
export async function findNextTables(
  app: App,
  { tenantIds, party }: { tenantIds: readonly TenantId[]; party: number },
): Promise<ReadonlyMap<string, NextTable>> {
  const now = app.clock.now();
  const { prisma, sql } = app.db;
  const [hosts, tables, taken] = await Promise.all([
    listReservationHosts(sql, { tenantIds }),
    listOnlineTablesOfMany(prisma, { tenantIds }),
    listTakenTablesOfMany(prisma, {
      tenantIds,
      from: new Date(now.getTime() - DAY_MS),
      to: new Date(now.getTime() + LOOKED_AT_MS),
    }),
  ]);
  const next = new Map<string, NextTable>();
  for (const { tenantId, timeZone: zone, policy, serviceHours } of hosts) {
    if (!policy.onlineBooking) continue;
    const question = {
      policy: slotRules(policy, serviceHours),
      tables: tables.filter((table) => table.tenantId === tenantId),
      bookings: taken.filter((booking) => booking.tenantId === tenantId),
      party,
      now,
      zone,
    };
    const today = localDate(now, zone);
    for (const date of [today, addDays(today, 1)]) {
      const [slot] = offeredSlots({ ...question, date });
      if (!slot) continue;
      next.set(tenantId, { date, time: slot.time, start: slot.start });
      break;
    }
  }
  return next;
}
