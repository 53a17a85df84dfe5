import { fail } from "@/lib/core/errors/app-error";
import { REFUSAL_REASONS } from "@/lib/core/errors/refusal-reasons";
import { dayRange, parseDate } from "@/lib/core/time/zone";
import type { Sql } from "@/lib/platform/db/sql";
import { slotRules } from "./reservation-policy";
import type { ReservationHost } from "./reservation-policy-store";
import { listOnlineTables, listTakenTables, type OnlineTable } from "./room-store";
import {
  type Booking,
  explainNoSlots,
  type NoSlotReason,
  offeredSlot,
  offeredSlots,
  type Slot,
  startTimes,
} from "./slots";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The slots that are offered, and where there are none, why. Each part is worked out when it is first read. */
export type SlotOffer = {
  readonly slots: Slot[];
  readonly reason: NoSlotReason | null;
  /** The offered slot at a time "HH:mm", or null; the other times are not searched. */
  at(time: string): Slot | null;
  /** Every start of that day, taken or not. */
  starts(): Slot[];
};

/** The tables that guests can book online, and what is taken around a date. */
export type DayRoom = { tables: OnlineTable[]; bookings: Booking[] };

/** Reads what the slots of a date depend on, besides the rules. The tables of a booking that is to be moved are free. */
export async function readDayRoom(
  db: Sql,
  { host, date, moving = "" }: { host: ReservationHost; date: string; moving?: string },
): Promise<DayRoom> {
  const { tenantId, timeZone, policy } = host;
  if (!policy.onlineBooking || parseDate(date) === null) return { tables: [], bookings: [] };
  const day = dayRange(date, timeZone);
  const tables = await listOnlineTables(db, { tenantId });
  const bookings = await listTakenTables(db, {
    tenantId,
    from: day.start,
    to: new Date(day.end.getTime() + DAY_MS),
    exceptReservationId: moving,
  });
  return { tables, bookings };
}

/** What a host offers a party on a date, with the room as it was read. */
export function offerOf(input: {
  host: ReservationHost;
  room: DayRoom;
  date: string;
  party: number;
  now: Date;
}): SlotOffer {
  const { host, room, date, party, now } = input;
  if (!host.policy.onlineBooking) return nothing("ONLINE_BOOKING_OFF");
  if (parseDate(date) === null) return nothing("CLOSED");
  const policy = slotRules(host.policy, host.serviceHours);
  const question = { ...room, policy, date, party, now, zone: host.timeZone };
  let slots: Slot[] | undefined;
  return {
    get slots() {
      slots ??= offeredSlots(question);
      return slots;
    },
    get reason() {
      return this.slots.length > 0 ? null : explainNoSlots(question);
    },
    at: (time) => offeredSlot(question, time),
    starts: () => startTimes(question),
  };
}

const nothing = (reason: NoSlotReason): SlotOffer => ({
  slots: [],
  reason,
  at: () => null,
  starts: () => [],
});

/**
 * The slots that a host offers diners on a date, with the tables that the party would get. Where a booking is to be
 * moved, its own tables count as free.
 */
export async function findOnlineSlots(
  db: Sql,
  input: {
    host: ReservationHost;
    date: string;
    party: number;
    now: Date;
    /** The id of the booking. */
    moving?: string;
  },
): Promise<SlotOffer> {
  return offerOf({ ...input, room: await readDayRoom(db, input) });
}

/** The offered slot at a time. Throws SLOT_UNAVAILABLE, with the reason why nothing is offered where nothing is. */
export function slotAt(offer: SlotOffer, timeSlot: string): Slot {
  const slot = offer.at(timeSlot);
  if (slot) return slot;
  const { reason } = offer;
  if (reason) return fail("SLOT_UNAVAILABLE", REFUSAL_REASONS.SLOT_UNAVAILABLE[reason], { reason });
  return fail("SLOT_UNAVAILABLE", "This time is not available. Choose one of the offered times.", {
    reason: "TIME_NOT_OFFERED",
  });
}
