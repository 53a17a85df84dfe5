import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { MAX_AMOUNT_MINOR } from "@/lib/core/money/money";
import type { CartLine } from "@/lib/restaurant/pricing/price-line";
import { type Cart, priceOrder } from "@/lib/restaurant/pricing/price-order";
import { evaluateCoupon } from "@/lib/service/coupons/coupon";
import type { Discount } from "./discount";

function plain(basePriceMinor: number, quantity = 1, discountPriceMinor: number | null = null): CartLine {
  return { product: { id: "prd_1", basePriceMinor, discountPriceMinor, optionGroups: [] }, quantity };
}

function cart(changes: Partial<Cart>): Cart {
  return {
    currency: "EUR",
    lines: [plain(1000)],
    discount: null,
    deliveryFeeMinor: 0,
    giftCardBalanceMinor: 0,
    ...changes,
  };
}

const tenPercent: Discount = { type: "percent", percent: 10 };

describe("priceOrder", () => {
  test.each<[string, Partial<Cart>, [number, number, number, number, number]]>([
    ["one line", {}, [1000, 0, 0, 0, 1000]],
    ["the same product on two lines", { lines: [plain(1999, 3), plain(1999)] }, [7996, 0, 0, 0, 7996]],
    [
      "a coupon and a fee that it does not touch",
      { discount: tenPercent, deliveryFeeMinor: 250 },
      [1000, 100, 250, 0, 1150],
    ],
    [
      "half a cent of discount, rounded up",
      { lines: [plain(1005)], discount: tenPercent },
      [1005, 101, 0, 0, 904],
    ],
    [
      "a coupon larger than the lines",
      { discount: { type: "fixed", amountMinor: 5000 }, deliveryFeeMinor: 250 },
      [1000, 1000, 250, 0, 250],
    ],
    ["a gift card that pays a part", { giftCardBalanceMinor: 400 }, [1000, 0, 0, 400, 600]],
    [
      "a gift card that pays all, the fee too",
      { deliveryFeeMinor: 250, giftCardBalanceMinor: 9999 },
      [1000, 0, 250, 1250, 0],
    ],
    ["an empty gift card", { giftCardBalanceMinor: 0 }, [1000, 0, 0, 0, 1000]],
    ["a free order", { lines: [plain(0, 5)], giftCardBalanceMinor: 100 }, [0, 0, 0, 0, 0]],
  ])("%s", (_name, changes, [subtotalMinor, discountMinor, deliveryFeeMinor, giftCardMinor, totalMinor]) => {
    expect(priceOrder(cart(changes))).toMatchObject({
      ok: true,
      currency: "EUR",
      subtotalMinor,
      discountMinor,
      deliveryFeeMinor,
      giftCardMinor,
      totalMinor,
    });
  });

  it("names the first line that cannot be ordered", () => {
    expect(priceOrder(cart({ lines: [plain(100), plain(100, 0), plain(100, -1)] }))).toEqual({
      ok: false,
      code: "INVALID_ITEM",
      reason: "TOO_LARGE",
      lineIndex: 1,
      message: "The quantity must be a whole number from 1 to 999.",
    });
  });

  it("names the line at which the order becomes too large, the fee counted", () => {
    const half = plain(MAX_AMOUNT_MINOR / 2);
    expect(priceOrder(cart({ lines: [half, half] }))).toMatchObject({
      ok: true,
      totalMinor: MAX_AMOUNT_MINOR,
    });
    expect(priceOrder(cart({ lines: [half, half], deliveryFeeMinor: 1 }))).toMatchObject({
      ok: false,
      lineIndex: 1,
    });
    expect(priceOrder(cart({ lines: [half, half, plain(1)] }))).toMatchObject({ ok: false, lineIndex: 2 });
  });

  const price = fc.integer({ min: 0, max: 100_000 });
  const line = fc
    .record({ base: price, quantity: fc.integer({ min: 1, max: 999 }), discounted: fc.option(price) })
    .map(({ base, quantity, discounted }) => plain(base, quantity, discounted));
  const discount = fc.oneof(
    fc.constant(null),
    fc.integer({ min: 0, max: 10_000 }).map((bps): Discount => ({ type: "percent", percent: bps / 100 })),
    price.map((amountMinor): Discount => ({ type: "fixed", amountMinor })),
  );
  const anyCart = fc.record({
    currency: fc.constant("EUR"),
    lines: fc.array(line, { minLength: 1, maxLength: 10 }),
    discount: discount,
    deliveryFeeMinor: price,
    serviceBps: fc.constantFrom(0, 0, 1000, 1250, 3000),
    tipMinor: fc.constantFrom(0, 0, 50, 999),
    giftCardBalanceMinor: fc.integer({ min: 0, max: 2_000_000_000 }),
  });

  it("always balances, with no amount below zero and none of a cent lost", () => {
    fc.assert(
      fc.property(anyCart, (given) => {
        const order = priceOrder(given);
        if (!order.ok) throw new Error(order.message);
        expect(order.lines.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0)).toBe(
          order.subtotalMinor,
        );
        expect(order.totalMinor + order.giftCardMinor + order.discountMinor).toBe(
          order.subtotalMinor + order.deliveryFeeMinor + order.serviceChargeMinor + order.tipMinor,
        );
        expect(order.discountMinor).toBeLessThanOrEqual(order.subtotalMinor);
        expect(order.giftCardMinor).toBeLessThanOrEqual(given.giftCardBalanceMinor);
        expect(order.totalMinor === 0 || order.giftCardMinor === given.giftCardBalanceMinor).toBe(true);
        for (const amount of [order.discountMinor, order.giftCardMinor, order.totalMinor]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
      }),
    );
  });

  it("is what it was where there is no service charge and no tip", () => {
    fc.assert(
      fc.property(anyCart, ({ serviceBps: _, tipMinor: __, ...given }) => {
        const order = priceOrder(given);
        expect(order).toMatchObject({ serviceChargeMinor: 0, tipMinor: 0 });
        expect(priceOrder({ ...given, serviceBps: 0, tipMinor: 0 })).toEqual(order);
      }),
    );
  });

  it("taxes the service charge and not the tip", () => {
    const rate = { name: "Food", bps: 1000 };
    fc.assert(
      fc.property(anyCart, fc.constantFrom("included" as const, "added" as const), (given, mode) => {
        const tax = { mode, rates: given.lines.map(() => rate), deliveryRate: null };
        const order = priceOrder({ ...given, tax });
        if (!order.ok) throw new Error(order.message);
        const paidMinor = order.totalMinor + order.giftCardMinor - order.tipMinor;
        expect(order.taxLines.reduce((sum, { grossMinor }) => sum + grossMinor, 0)).toBe(paidMinor);
        expect(priceOrder({ ...given, tax, tipMinor: 0 })).toMatchObject({ taxLines: order.taxLines });
      }),
    );
  });

  it("takes off just what the coupon check promised", () => {
    fc.assert(
      fc.property(anyCart, (given) => {
        const order = priceOrder(given);
        if (!order.ok || given.discount === null) return;
        const decision = evaluateCoupon(
          {
            discount: given.discount,
            active: true,
            minSubtotalMinor: 0,
            usageLimit: null,
            used: 0,
            perCustomerLimit: null,
            startsAt: null,
            endsAt: null,
            orderTypes: [],
          },
          { subtotalMinor: order.subtotalMinor, now: new Date(0), orderType: "pickup", customerUses: 0 },
        );
        expect(decision).toEqual({ ok: true, discountMinor: order.discountMinor });
      }),
    );
  });
});
