import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/core/time/zone";
import { businessDateOf, businessDayRange } from "./business-day";

const rome = { dayEndsMinutes: 240, timeZone: "Europe/Rome" };

describe("the business day", () => {
  it.for([
    ["2026-06-12T01:59:59Z", "2026-06-11"],
    ["2026-06-12T02:00:00Z", "2026-06-12"],
    ["2026-06-12T21:59:59Z", "2026-06-12"],
    ["2026-06-12T22:00:00Z", "2026-06-12"],
  ] as const)("at %s it is %s where it ends at 04:00", ([at, date]) => {
    expect(businessDateOf(new Date(at), rome)).toBe(date);
  });

  it("has 23 hours when the clocks go forward within it and 25 when they go back", () => {
    const hoursOf = (date: string, dayEndsMinutes = 0) => {
      const { start, end } = businessDayRange(date, { ...rome, dayEndsMinutes });
      return (end.getTime() - start.getTime()) / 3_600_000;
    };
    expect([hoursOf("2026-03-29"), hoursOf("2026-10-25")]).toEqual([23, 25]);
    expect([hoursOf("2026-03-28", 240), hoursOf("2026-10-24", 240)]).toEqual([23, 25]);
  });

  it("is one for every moment: ranges follow each other and contain what is dated to them", () => {
    const zones = [
      "Europe/Rome",
      "America/New_York",
      "Asia/Tokyo",
      "Australia/Lord_Howe",
      "America/Santiago",
    ];
    const moments = fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2027-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 0, max: 719 }),
        fc.constantFrom(...zones),
        (at, ends, timeZone) => {
          const rule = { dayEndsMinutes: ends, timeZone };
          const date = businessDateOf(at, rule);
          const { start, end } = businessDayRange(date, rule);
          expect(start <= at && at < end).toBe(true);
          expect(businessDayRange(addDays(date, 1), rule).start).toEqual(end);
        },
      ),
    );
  });
});
