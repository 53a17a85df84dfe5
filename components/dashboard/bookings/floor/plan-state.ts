import type { FloorTableWire } from "@/lib/service/bills/floor-contract";
import { isLive } from "@/lib/service/reservations/reservation-status";
import type { DeskBooking, DeskTable } from "../desk-booking";
import { roomNow } from "../room-state";

/** What a host has to know about a table before leading somebody to it. */
export type PlanState = "free" | "soon" | "expected" | "seated" | "bill" | "booked";

export type TableOnPlan = {
  table: DeskTable;
  state: PlanState;
  /** Who is there or expected now; on another day whoever comes first. */
  present: DeskBooking | null;
  next: DeskBooking | null;
  hasBill: boolean;
};

const SOON_MS = 60 * 60_000;

/** The present state of every table: free, free but booked within the hour, kept for guests, taken, or with an open bill. */
export function planNow(
  tables: readonly DeskTable[],
  bookings: readonly DeskBooking[],
  floor: readonly Pick<FloorTableWire, "id" | "bill">[],
  now: Date,
): TableOnPlan[] {
  const withBill = new Set(floor.filter(({ bill }) => bill).map(({ id }) => id));
  return roomNow(tables, bookings, now).map(({ table, present, next }) => {
    const hasBill = withBill.has(table.id);
    const isSoon = next !== null && Date.parse(next.startsAt) - now.getTime() <= SOON_MS;
    const state = hasBill
      ? "bill"
      : present
        ? present.status === "seated"
          ? "seated"
          : "expected"
        : isSoon
          ? "soon"
          : "free";
    return { table, state, present, next, hasBill };
  });
}

/** The tables on another day: whether anybody has booked them, and who comes first. */
export function planOfDay(tables: readonly DeskTable[], bookings: readonly DeskBooking[]): TableOnPlan[] {
  const live = bookings.filter(({ status }) => isLive(status));
  return tables.map((table) => {
    const [present = null, next = null] = live.filter((booking) =>
      booking.tables.some(({ id }) => id === table.id),
    );
    return { table, state: present ? "booked" : "free", present, next, hasBill: false };
  });
}
