import { describe, expect, it } from "vitest";
import type { CouponWire } from "@/lib/service/coupons/coupon-contract";
import { couponForm, emptyCouponForm, oddEdge, readCouponForm } from "./coupon-form";

const ROME = { currency: "EUR", timeZone: "Europe/Rome" };
const COUPON: CouponWire = {
  id: "cpn_1",
  code: "SUMMER",
  type: "fixed",
  value: 5,
  minSubtotal: 20,
  usageLimit: 100,
  perCustomerLimit: null,
  startsAt: "2026-06-30T22:00:00.000Z",
  endsAt: "2026-08-31T16:00:00.000Z",
  orderTypes: ["delivery"],
  active: true,
  used: 7,
};
const filled = { ...emptyCouponForm(), code: " welcome10 ", value: "10" };

describe("couponForm", () => {
  it("shows the window as days of the restaurant's zone, the last one included", () => {
    expect(couponForm(COUPON, ROME)).toMatchObject({ firstDay: "2026-07-01", lastDay: "2026-08-31" });
    const wholeDay = { ...COUPON, endsAt: "2026-08-31T22:00:00.000Z" };
    expect(couponForm(wholeDay, ROME).lastDay).toBe("2026-08-31");
  });

  it("tells an edge within a day from a day's own edge", () => {
    expect(oddEdge("start", COUPON.startsAt, ROME.timeZone)).toBeNull();
    expect(oddEdge("end", COUPON.endsAt, ROME.timeZone)).toEqual(new Date("2026-08-31T16:00:00Z"));
    expect(oddEdge("end", null, ROME.timeZone)).toBeNull();
  });
});

describe("readCouponForm", () => {
  it("sends what is typed as the API takes it", () => {
    const form = { ...filled, value: "12,5 %", minSubtotal: "20", usageLimit: "50", lastDay: "2026-12-24" };
    expect(readCouponForm(form, ROME, null)).toEqual({
      ok: true,
      body: {
        code: "WELCOME10",
        type: "percent",
        value: 12.5,
        minSubtotal: 20,
        usageLimit: 50,
        perCustomerLimit: null,
        orderTypes: [],
        active: true,
        startsAt: null,
        endsAt: "2026-12-24",
      },
    });
  });

  it("leaves the edges of a window alone whose days nobody changed", () => {
    const read = readCouponForm({ ...couponForm(COUPON, ROME), lastDay: "" }, ROME, COUPON);
    expect(read.ok && read.body).not.toHaveProperty("startsAt");
    expect(read.ok && read.body.endsAt).toBeNull();
  });

  it.each([
    [{ code: "A" }, { code: "codeInvalid" }],
    [{ code: "TEN PERCENT" }, { code: "codeInvalid" }],
    [{ value: "0" }, { value: "percentInvalid" }],
    [{ value: "101" }, { value: "percentInvalid" }],
    [{ type: "fixed", value: "0" }, { value: "amountInvalid" }],
    [{ type: "fixed", value: "1.234" }, { value: "amountInvalid" }],
    [{ minSubtotal: "much" }, { minSubtotal: "amountInvalid" }],
    [{ usageLimit: "0" }, { usageLimit: "usesInvalid" }],
    [{ usageLimit: "6" }, { usageLimit: "usesBelowUsed" }],
    [{ perCustomerLimit: "1.5" }, { perCustomerLimit: "usesInvalid" }],
    [{ firstDay: "2026-02-30" }, { firstDay: "dayInvalid" }],
    [{ firstDay: "2026-02-02", lastDay: "2026-02-01" }, { lastDay: "daysReversed" }],
  ] as const)("says what is wrong with %j", (change, problems) => {
    expect(readCouponForm({ ...filled, ...change }, ROME, COUPON)).toEqual({ ok: false, problems });
  });
});
