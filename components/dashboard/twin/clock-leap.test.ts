import { describe, expect, it } from "vitest";
import { type Leap, leapFrom } from "./clock-leap";

const ZONE = "Europe/Rome";
const leap = (now: string, by: Leap) => leapFrom(new Date(now), by, ZONE).toISOString();

describe("a leap of a test twin's clock", () => {
  it("keeps the time of day at the restaurant, over a change of the clocks as well", () => {
    expect(leap("2026-11-29T13:05:00Z", "day")).toBe("2026-11-30T13:05:00.000Z");
    expect(leap("2026-11-29T13:05:40.500Z", "day")).toBe("2026-11-30T13:05:40.500Z");
    expect(leap("2026-10-24T10:00:00Z", "day")).toBe("2026-10-25T11:00:00.000Z");
    expect(leap("2026-11-29T13:05:00Z", "week")).toBe("2026-12-06T13:05:00.000Z");
  });

  it("ends on the last day of a shorter month", () => {
    expect(leap("2027-01-31T11:00:00Z", "month")).toBe("2027-02-28T11:00:00.000Z");
    expect(leap("2026-12-15T11:00:00Z", "month")).toBe("2027-01-15T11:00:00.000Z");
  });

  it("goes to the morning that comes next", () => {
    expect(leap("2026-11-29T03:00:00Z", "morning")).toBe("2026-11-29T08:00:00.000Z");
    expect(leap("2026-11-29T08:00:00Z", "morning")).toBe("2026-11-30T08:00:00.000Z");
  });

  it("is an hour of real length", () => {
    expect(leap("2026-10-25T00:30:00Z", "hour")).toBe("2026-10-25T01:30:00.000Z");
  });
});
