import { expect, test } from "vitest";
import { EMPTY_SCHEDULE, readSchedule, type ScheduleForm } from "./schedule-form";

const context = {
  productId: "prd_1",
  currency: "EUR",
  zone: "Europe/Rome",
  now: new Date("2026-11-18T11:00:00Z"),
};
const read = (changes: Partial<ScheduleForm>) => readSchedule({ ...EMPTY_SCHEDULE, ...changes }, context);

test("reads the time by the clock of the restaurant", () => {
  expect(read({ at: "2026-12-01T11:00", price: "9,50", status: "active" })).toEqual({
    ok: true,
    body: {
      productId: "prd_1",
      at: "2026-12-01T10:00:00.000Z",
      changes: { basePrice: 9.5, status: "active" },
    },
  });
});

test.each<[string, Partial<ScheduleForm>, string]>([
  ["no time", { price: "9" }, "at"],
  ["a time that is past", { at: "2026-11-18T11:59", price: "9" }, "at"],
  ["a time in two years", { at: "2028-11-18T11:59", price: "9" }, "at"],
  ["a time that the clocks jump over", { at: "2027-03-28T02:30", price: "9" }, "at"],
  ["a price that is none", { at: "2026-12-01T11:00", price: "9.555" }, "price"],
  ["no change", { at: "2026-12-01T11:00" }, "nothing"],
])("refuses %s", (_, changes, problem) => {
  expect(read(changes)).toEqual({ ok: false, problem });
});
