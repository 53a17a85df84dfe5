import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Discount, discountMinor } from "@/lib/restaurant/pricing/discount";
import {
  COUPON_REFUSALS,
  type Coupon,
  type CouponRefusal,
  type CouponUse,
  evaluateCoupon,
  normaliseCode,
} from "@/lib/service/coupons/coupon";

const now = new Date("2026-11-20T12:00:00Z");
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);

const coupon: Coupon = {
  discount: { type: "percent", percent: 10 },
  active: true,
  minSubtotalMinor: 0,
  usageLimit: null,
  used: 0,
  perCustomerLimit: null,
  startsAt: null,
  endsAt: null,
  orderTypes: [],
};
const use: CouponUse = { subtotalMinor: 2000, now, orderType: "pickup", customerUses: 0 };

describe("evaluateCoupon", () => {
  test.each<[string, Partial<Coupon>, Partial<CouponUse>, CouponRefusal | number]>([
    ["a plain coupon", {}, {}, 200],
    ["switched off", { active: false }, {}, "INACTIVE"],
    ["one moment early", { startsAt: after }, {}, "NOT_STARTED"],
    ["at its start", { startsAt: now }, {}, 200],
    ["one moment before its end", { endsAt: after }, {}, 200],
    ["at its end", { endsAt: now }, {}, "EXPIRED"],
    ["long over", { endsAt: before }, {}, "EXPIRED"],
    ["last use left", { usageLimit: 5, used: 4 }, {}, 200],
    ["no use left", { usageLimit: 5, used: 5 }, {}, "USED_UP"],
    ["a limit of none", { usageLimit: 0 }, {}, "USED_UP"],
    ["the customer's last use", { perCustomerLimit: 2 }, { customerUses: 1 }, 200],
    ["the customer's uses spent", { perCustomerLimit: 2 }, { customerUses: 2 }, "CUSTOMER_LIMIT"],
    ["an unknown customer", { perCustomerLimit: 2 }, { customerUses: null }, 200],
    ["the right order type", { orderTypes: ["pickup"] }, {}, 200],
    ["another order type", { orderTypes: ["delivery"] }, {}, "WRONG_ORDER_TYPE"],
    ["an unknown order type", { orderTypes: ["delivery"] }, { orderType: null }, 200],
    ["just the minimum", { minSubtotalMinor: 2000 }, {}, 200],
    ["below the minimum", { minSubtotalMinor: 2001 }, {}, "BELOW_MINIMUM"],
    ["several reasons: the first", { active: false, endsAt: before }, { subtotalMinor: 0 }, "INACTIVE"],
  ])("%s", (_name, rules, situation, outcome) => {
    expect(evaluateCoupon({ ...coupon, ...rules }, { ...use, ...situation })).toEqual(
      typeof outcome === "number" ? { ok: true, discountMinor: outcome } : { ok: false, reason: outcome },
    );
  });

  it("does not know a coupon that is not there", () => {
    expect(evaluateCoupon(null, use)).toEqual({ ok: false, reason: "UNKNOWN" });
    expect(COUPON_REFUSALS).toContain("UNKNOWN");
  });
});

describe("discountMinor", () => {
  test.each<[Discount, number, number]>([
    [{ type: "percent", percent: 10 }, 1005, 101],
    [{ type: "percent", percent: 10 }, 1004, 100],
    [{ type: "percent", percent: 12.5 }, 1000, 125],
    [{ type: "percent", percent: 100 }, 1999, 1999],
    [{ type: "percent", percent: 150 }, 1999, 1999],
    [{ type: "fixed", amountMinor: 500 }, 1999, 500],
    [{ type: "fixed", amountMinor: 500 }, 300, 300],
    [{ type: "fixed", amountMinor: -500 }, 300, 0],
    [{ type: "fixed", amountMinor: 500 }, 0, 0],
  ])("%j off %i is %i", (discount, subtotal, off) => expect(discountMinor(discount, subtotal)).toBe(off));

  it("is never negative and never above the lines", () => {
    const discount: fc.Arbitrary<Discount> = fc.oneof(
      fc.integer({ min: 0, max: 20_000 }).map((bps): Discount => ({ type: "percent", percent: bps / 100 })),
      fc.integer({ min: -1000, max: 1e9 }).map((amountMinor): Discount => ({ type: "fixed", amountMinor })),
    );
    fc.assert(
      fc.property(discount, fc.integer({ min: 0, max: 1e9 }), (given, subtotal) => {
        const off = discountMinor(given, subtotal);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(subtotal);
      }),
    );
  });
});

test.each([
  [" welcome10 ", "WELCOME10"],
  ["Ｗｅｌｃｏｍｅ１０", "WELCOME10"],
  ["WELCOME10", "WELCOME10"],
])("%j is the code %s", (typed, code) => expect(normaliseCode(typed)).toBe(code));
