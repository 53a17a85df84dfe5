import { describe, expect, it } from "vitest";
import type { DeskBooking, DeskTable } from "./desk-booking";
import { freeTimes, holdersDuring, roomNow, stayFrom } from "./room-state";

const TABLES = [
  { id: "t1", name: "1", seats: 2, combinableWith: [] },
  { id: "t2", name: "2", seats: 4, combinableWith: [] },
] as unknown as DeskTable[];

function booking(id: string, tableId: string, from: string, to: string, status = "booked"): DeskBooking {
  return {
    id,
    status,
    startsAt: `2026-03-10T${from}:00Z`,
    endsAt: `2026-03-10T${to}:00Z`,
    tables: [{ id: tableId, name: tableId }],
  } as DeskBooking;
}

const at = (time: string) => new Date(`2026-03-10T${time}:00Z`);

describe("the room", () => {
  it("is held from the start up to, and without, the end of a stay", () => {
    const held = [booking("a", "t1", "18:00", "19:30"), booking("b", "t2", "18:00", "19:30", "canceled")];
    expect([...holdersDuring(held, stayFrom(at("19:00"), 60)).keys()]).toEqual(["t1"]);
    expect(holdersDuring(held, stayFrom(at("19:30"), 60)).size).toBe(0);
    expect(holdersDuring(held, stayFrom(at("19:00"), 60), "a").size).toBe(0);
  });

  it("shows a party that sits longer than booked, and who comes next", () => {
    const late = booking("a", "t1", "17:00", "18:30", "seated");
    const next = booking("b", "t1", "19:00", "20:30");
    const [first, second] = roomNow(TABLES, [late, next], at("18:45"));
    expect(first).toMatchObject({ present: { id: "a" }, next: { id: "b" } });
    expect(second).toMatchObject({ present: null, next: null });
  });
});

it("offers a caller the times at which the party finds a table", () => {
  const day = [{ open: "18:00", close: "21:00" }];
  const question = {
    date: "2026-03-10",
    hours: { weekly: { tuesday: day }, specialDays: {} } as never,
    zone: "UTC",
    intervalMinutes: 60,
    stayMinutes: 60,
    tables: TABLES,
    bookings: [booking("a", "t2", "19:00", "20:00")],
    now: at("12:00"),
  };
  expect(freeTimes({ ...question, party: 4 })).toEqual(["18:00", "20:00"]);
  expect(freeTimes({ ...question, party: 2 })).toEqual(["18:00", "19:00", "20:00"]);
  expect(freeTimes({ ...question, party: 2, now: at("18:30") })).toEqual(["19:00", "20:00"]);
  expect(freeTimes({ ...question, party: 5 })).toEqual([]);
});
