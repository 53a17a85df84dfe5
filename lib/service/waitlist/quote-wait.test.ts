import { expect, it } from "vitest";
import { quoteWait } from "./quote-wait";

const now = new Date("2026-03-10T19:00:00Z");
const at = (time: string) => new Date(`2026-03-10T${time}:00Z`);
const tables = [
  { id: "a", seats: 2, combinableWith: ["b"] },
  { id: "b", seats: 2, combinableWith: [] },
];
const quote = (party: number, bookings: { tableIds: string[]; start: Date; end: Date }[]) =>
  quoteWait({ tables, bookings, party, stayMinutes: 90, now }).minutes;
const reason = (party: number, bookings: Parameters<typeof quote>[1]) =>
  quoteWait({ tables, bookings, party, stayMinutes: 90, now }).reason;

it("is nothing while a table is free for the whole stay", () => {
  expect(quote(2, [{ tableIds: ["a"], start: at("18:00"), end: at("20:00") }])).toBe(0);
});

it("is the time until the first table that is then free long enough", () => {
  const bookings = [
    { tableIds: ["a"], start: at("18:00"), end: at("19:12") },
    { tableIds: ["a"], start: at("20:00"), end: at("21:00") },
    { tableIds: ["b"], start: at("18:00"), end: at("19:33") },
  ];
  expect(quote(2, bookings)).toBe(35);
});

it("waits for both tables of a pair, and is unknown for a party that no table seats", () => {
  const bookings = [{ tableIds: ["b"], start: at("18:00"), end: at("20:00") }];
  expect(quote(4, bookings)).toBe(60);
  expect([quote(9, []), reason(9, [])]).toEqual([null, "NO_TABLE"]);
});
