import { expect, it } from "vitest";
import { dayAfter, offeredDays } from "./booking-days";

it("counts over the ends of months, years and daylight saving time", () => {
  expect([dayAfter("2026-12-31", 1), dayAfter("2028-02-28", 1), dayAfter("2026-03-28", 2)]).toEqual([
    "2027-01-01",
    "2028-02-29",
    "2026-03-30",
  ]);
});

it("offers the first days that are neither blocked nor too far ahead", () => {
  const days = offeredDays({ today: "2026-12-30", daysAhead: 3, blockedDates: ["2026-12-31"], count: 9 });
  expect(days).toEqual(["2026-12-30", "2027-01-01", "2027-01-02"]);
});
