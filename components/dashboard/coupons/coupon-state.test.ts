import { describe, expect, it } from "vitest";
import { couponState } from "./coupon-state";

const NOW = new Date("2026-11-21T12:00:00Z");
const OPEN = { active: true, startsAt: null, endsAt: null, usageLimit: null, used: 3 };

describe("couponState", () => {
  it.each([
    [{}, "active"],
    [{ startsAt: NOW.toISOString() }, "active"],
    [{ startsAt: "2026-11-21T12:00:01Z" }, "scheduled"],
    [{ endsAt: NOW.toISOString() }, "expired"],
    [{ usageLimit: 4 }, "active"],
    [{ usageLimit: 3 }, "usedUp"],
    [{ usageLimit: 3, endsAt: "2026-11-20T00:00:00Z" }, "expired"],
    [{ active: false, usageLimit: 3, endsAt: "2026-11-20T00:00:00Z" }, "off"],
  ])("takes %j for %s", (rules, state) => {
    expect(couponState({ ...OPEN, ...rules }, NOW)).toBe(state);
  });
});
