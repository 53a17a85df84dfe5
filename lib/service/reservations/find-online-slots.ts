import { dayRange, parseDate } from "@/lib/core/time/zone";
import type { Sql } from "@/lib/platform/db/sql";
import { slotRules } from "./reservation-policy";
import type { ReservationHost } from "./reservation-policy-store";
import { listOnlineTables, listTakenTables } from "./room-store";
import { explainNoSlots, type NoSlotReason, offeredSlots, type Slot } from "./slots";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The slots that are offered, and where there are none, why. */
export type SlotOffer = { slots: Slot[]; reason: NoSlotReason | null };

/** The slots that a host offers diners on a date, with the tables that the party would get. */
export async function findOnlineSlots(
  db: Sql,
  { host, date, party, now }: { host: ReservationHost; date: string; party: number; now: Date },
): Promise<SlotOffer> {
  const { tenantId, timeZone: zone, policy } = host;
  if (!policy.onlineBooking) return { slots: [], reason: "ONLINE_BOOKING_OFF" };
  if (parseDate(date) === null) return { slots: [], reason: "CLOSED" };
  const day = dayRange(date, zone);
  const tables = await listOnlineTables(db, { tenantId });
  const bookings = await listTakenTables(db, {
    tenantId,
    from: day.start,
    to: new Date(day.end.getTime() + DAY_MS),
  });
  const rules = slotRules(policy, host.serviceHours);
  const question = { policy: rules, tables, bookings, date, party, now, zone };
  const slots = offeredSlots(question);
  return { slots, reason: slots.length > 0 ? null : explainNoSlots(question) };
}
