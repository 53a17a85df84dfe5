import { fail } from "@/lib/core/errors/app-error";
import { REFUSAL_REASONS } from "@/lib/core/errors/refusal-reasons";
import { dayRange, parseDate } from "@/lib/core/time/zone";
import type { Sql } from "@/lib/platform/db/sql";
import { slotRules } from "./reservation-policy";
import type { ReservationHost } from "./reservation-policy-store";
import { listOnlineTables, listTakenTables } from "./room-store";
import { explainNoSlots, type NoSlotReason, offeredSlots, type Slot, startTimes } from "./slots";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The slots that are offered, and where there are none, why. */
export type SlotOffer = {
  slots: Slot[];
  reason: NoSlotReason | null;
  /** Every start of that day, taken or not. Each call works them out. */
  starts: () => Slot[];
};

const nothing = (reason: NoSlotReason): SlotOffer => ({ slots: [], reason, starts: () => [] });

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
): Promise<SlotOffer> {
  const { tenantId, timeZone: zone, policy } = host;
  if (!policy.onlineBooking) return nothing("ONLINE_BOOKING_OFF");
  if (parseDate(date) === null) return nothing("CLOSED");
  const day = dayRange(date, zone);
  const tables = await listOnlineTables(db, { tenantId });
  const bookings = await listTakenTables(db, {
    tenantId,
    from: day.start,
    to: new Date(day.end.getTime() + DAY_MS),
    exceptReservationId: moving,
  });
  const rules = slotRules(policy, host.serviceHours);
  const question = { policy: rules, tables, bookings, date, party, now, zone };
  const slots = offeredSlots(question);
  const reason = slots.length > 0 ? null : explainNoSlots(question);
  return { slots, reason, starts: () => startTimes(question) };
}

/** The offered slot at a time. Throws SLOT_UNAVAILABLE, with the reason why nothing is offered where nothing is. */
export function slotAt({ slots, reason }: SlotOffer, timeSlot: string): Slot {
  const slot = slots.find(({ time }) => time === timeSlot);
  if (slot) return slot;
  if (reason) return fail("SLOT_UNAVAILABLE", REFUSAL_REASONS.SLOT_UNAVAILABLE[reason], { reason });
  return fail("SLOT_UNAVAILABLE", "This time is not available. Choose one of the offered times.", {
    reason: "TIME_NOT_OFFERED",
  });
}
