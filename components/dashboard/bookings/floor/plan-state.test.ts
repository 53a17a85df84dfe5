import { expect, it } from "vitest";
import type { DeskBooking, DeskTable } from "../desk-booking";
import { planNow, planOfDay } from "./plan-state";

const now = new Date("2026-03-10T18:00:00Z");
const table = (id: string) => ({ id, name: id, seats: 4, area: "" }) as DeskTable;
const booking = (tableId: string, time: string, changes: Partial<DeskBooking> = {}) =>
  ({
    id: `rsv-${tableId}`,
    status: "booked",
    startsAt: `2026-03-10T${time}:00Z`,
    endsAt: new Date(Date.parse(`2026-03-10T${time}:00Z`) + 90 * 60_000).toISOString(),
    tables: [{ id: tableId, name: tableId }],
    ...changes,
  }) as DeskBooking;

it("tells free tables from those that are booked soon, kept, taken or eat already", () => {
  const bookings = [
    booking("soon", "19:00"),
    booking("later", "19:01"),
    booking("kept", "17:50"),
    booking("taken", "17:30", { status: "seated" }),
    booking("eats", "17:00", { status: "seated" }),
    booking("gone", "17:30", { status: "canceled" }),
  ];
  const tables = ["free", "soon", "later", "kept", "taken", "eats", "gone"].map(table);
  const bill = { id: "eats", bill: {} } as Parameters<typeof planNow>[2][number];
  expect(planNow(tables, bookings, [bill], now).map(({ state }) => state)).toEqual([
    "free",
    "soon",
    "free",
    "expected",
    "seated",
    "bill",
    "free",
  ]);
});

it("says on another day who comes first", () => {
  const [free, booked] = planOfDay([table("a"), table("b")], [booking("b", "18:00")]);
  expect([free?.state, booked?.state, booked?.present?.id]).toEqual(["free", "booked", "rsv-b"]);
});
