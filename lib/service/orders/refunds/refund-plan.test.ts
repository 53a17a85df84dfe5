import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  leftMinor,
  paidShares,
  planRefund,
  type RefundableLine,
  unitsMinor,
  unitsToRestock,
} from "./refund-plan";

const line = (quantity: number, lineTotalMinor: number, changes: Partial<RefundableLine> = {}) => ({
  quantity,
  lineTotalMinor,
  refundedQuantity: 0,
  refundedMinor: 0,
  restockedQuantity: 0,
  ...changes,
});

const lines = fc.array(
  fc
    .record({ quantity: fc.integer({ min: 1, max: 40 }), unitMinor: fc.integer({ min: 0, max: 5_000 }) })
    .map(({ quantity, unitMinor }) => line(quantity, quantity * unitMinor)),
  { minLength: 1, maxLength: 8 },
);

/** An order and how its money is spread over the purses. */
const paidOrder = fc
  .record({
    items: lines,
    discount: fc.double({ min: 0, max: 1, noNaN: true }),
    feeMinor: fc.integer({ min: 0, max: 900 }),
    byCard: fc.double({ min: 0, max: 1, noNaN: true }),
    inCash: fc.boolean(),
  })
  .map(({ items, discount, feeMinor, byCard, inCash }) => {
    const subtotalMinor = items.reduce((sum, item) => sum + item.lineTotalMinor, 0);
    const discountMinor = Math.floor(subtotalMinor * discount);
    const paidMinor = subtotalMinor - discountMinor + feeMinor;
    const giftCardMinor = Math.floor(paidMinor * byCard);
    const restMinor = paidMinor - giftCardMinor;
    const left = {
      giftCardMinor,
      processorMinor: inCash ? 0 : restMinor,
      cashMinor: inCash ? restMinor : 0,
    };
    return { items, discountMinor, feeMinor, paidMinor, left };
  });

describe("the paid shares of an order's lines", () => {
  it("and the delivery fee are together what was paid, and none is negative", () => {
    fc.assert(
      fc.property(paidOrder, ({ items, discountMinor, feeMinor, paidMinor }) => {
        const shares = paidShares({ items, discountMinor });
        expect(shares.reduce((sum, share) => sum + share, feeMinor)).toBe(paidMinor);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(items[index]?.lineTotalMinor ?? 0);
        }
      }),
    );
  });

  test.each([
    [100, [333, 333, 334], [300, 300, 300]],
    [1, [10, 10], [9, 10]],
    [0, [10, 0], [10, 0]],
    [20, [10, 10], [0, 0]],
    [0, [0], [0]],
  ])("less %i of discount from %j are %j", (discountMinor, totals, shares) => {
    const items = totals.map((total) => line(1, total));
    expect(paidShares({ items, discountMinor })).toEqual(shares);
  });
});

describe("the units of a line", () => {
  it("are worth the same together in whatever steps they go back", () => {
    const steps = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 100_000 }), (quantities, shareMinor) => {
        const quantity = quantities.reduce((sum, step) => sum + step, 0);
        const item = line(quantity, shareMinor);
        for (const step of quantities) {
          const minor = unitsMinor(item, shareMinor, step);
          expect(minor).toBeGreaterThanOrEqual(Math.floor((shareMinor * step) / quantity));
          item.refundedQuantity += step;
          item.refundedMinor += minor;
        }
        expect(item.refundedMinor).toBe(shareMinor);
      }),
    );
  });

  it("give back only what is missing after a refund that failed in part", () => {
    expect(unitsMinor(line(2, 1000, { refundedMinor: 300 }), 1000, 1)).toBe(200);
    expect(unitsMinor(line(2, 1000, { refundedMinor: 300 }), 1000, 2)).toBe(700);
  });
});

describe("a refund", () => {
  const choice = fc.oneof(
    fc.constant({ scope: "whole" as const }),
    fc.record({ scope: fc.constant("amount" as const), amountMinor: fc.integer({ min: 1, max: 30_000 }) }),
    fc.record({
      scope: fc.constant("lines" as const),
      lines: fc.uniqueArray(fc.record({ position: fc.nat(7), quantity: fc.integer({ min: 1, max: 40 }) }), {
        selector: ({ position }) => position,
        minLength: 1,
        maxLength: 8,
      }),
    }),
  );

  it("never gives back more than is left, of the order, of a purse and of a line, and its parts add up", () => {
    fc.assert(
      fc.property(paidOrder, fc.array(choice, { minLength: 1, maxLength: 8 }), (order, scopes) => {
        const items = order.items.map((item) => ({ ...item }));
        const left = { ...order.left };
        const shares = paidShares({ items, discountMinor: order.discountMinor });
        for (const scope of scopes) {
          const planned = planRefund({ items, discountMinor: order.discountMinor }, scope, left);
          if (!planned.ok) continue;
          const { amountMinor, parts } = planned.plan;
          expect(parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(amountMinor);
          for (const part of parts) {
            const inLines = part.lines.reduce((sum, each) => sum + each.amountMinor, 0);
            expect(inLines).toBeLessThanOrEqual(part.amountMinor);
            if (scope.scope === "lines") expect(inLines).toBe(part.amountMinor);
            const key = {
              gift_card: "giftCardMinor",
              processor: "processorMinor",
              cash: "cashMinor",
            } as const;
            left[key[part.purse]] -= part.amountMinor;
            for (const each of part.lines) {
              const item = items[each.position];
              if (!item) throw new Error("A line that the order does not have");
              item.refundedQuantity += each.quantity;
              item.refundedMinor += each.amountMinor;
            }
          }
          if (scope.scope === "whole") {
            expect(leftMinor(left)).toBe(0);
            expect(items.every((item) => item.refundedQuantity === item.quantity)).toBe(true);
          }
          for (const purse of Object.values(left)) expect(purse).toBeGreaterThanOrEqual(0);
          for (const [position, item] of items.entries()) {
            expect(item.refundedQuantity).toBeLessThanOrEqual(item.quantity);
            expect(item.refundedMinor).toBeLessThanOrEqual(shares[position] ?? 0);
          }
        }
      }),
    );
  });

  it("uses the gift card first and counts a line's units where its price is complete", () => {
    const items = [line(2, 1000), line(1, 700)];
    const left = { giftCardMinor: 600, processorMinor: 1100, cashMinor: 0 };
    const scope = { scope: "lines", lines: [{ position: 0, quantity: 2 }] } as const;
    expect(planRefund({ items, discountMinor: 0 }, scope, left)).toMatchObject({
      plan: {
        amountMinor: 1000,
        parts: [
          { purse: "gift_card", amountMinor: 600, lines: [{ position: 0, quantity: 0, amountMinor: 600 }] },
          { purse: "processor", amountMinor: 400, lines: [{ position: 0, quantity: 2, amountMinor: 400 }] },
        ],
      },
    });
  });

  it("never gives back more of the tip than is left, nor more of the rest, in parts that add up", () => {
    const tip = fc.record({ share: fc.double({ min: 0, max: 0.5, noNaN: true }), part: fc.nat(100) });
    const scope = fc.constantFrom("whole" as const, "sold first" as const, "tip" as const, "lines" as const);
    fc.assert(
      fc.property(paidOrder, tip, scope, ({ items, discountMinor, left }, { share, part }, wanted) => {
        const allMinor = leftMinor(left);
        const tipLeftMinor = Math.floor(allMinor * share);
        const amountMinor = Math.floor((allMinor * part) / 100);
        const request = {
          whole: { scope: "whole" as const },
          "sold first": { scope: "amount" as const, amountMinor },
          tip: { scope: "amount" as const, amountMinor: tipLeftMinor, tipMinor: tipLeftMinor },
          lines: { scope: "lines" as const, lines: [{ position: 0, quantity: 1 }] },
        }[wanted];
        const planned = planRefund({ items, discountMinor, tipLeftMinor }, request, left);
        if (!planned.ok) return;
        const { plan } = planned;
        const sumOf = (of: "amountMinor" | "tipMinor") => plan.parts.reduce((sum, each) => sum + each[of], 0);
        expect([sumOf("amountMinor"), sumOf("tipMinor")]).toEqual([plan.amountMinor, plan.tipMinor]);
        for (const each of plan.parts) expect(each.tipMinor).toBeLessThanOrEqual(each.amountMinor);
        expect(plan.amountMinor - plan.tipMinor).toBeLessThanOrEqual(allMinor - tipLeftMinor);
        const expected = {
          whole: tipLeftMinor,
          "sold first": Math.max(0, amountMinor - (allMinor - tipLeftMinor)),
          tip: tipLeftMinor,
          lines: 0,
        };
        expect(plan.tipMinor).toBe(expected[wanted]);
      }),
    );
  });

  const order = {
    discountMinor: 0,
    items: [line(2, 1000, { refundedQuantity: 1, refundedMinor: 500 }), line(1, 0)],
  };
  const left = { giftCardMinor: 0, processorMinor: 400, cashMinor: 0 };
  test.each([
    [
      { scope: "lines", lines: [{ position: 5, quantity: 1 }] },
      { reason: "UNKNOWN_LINE", position: 5 },
    ],
    [
      { scope: "lines", lines: [{ position: 0, quantity: 2 }] },
      { reason: "LINE_REFUNDED", leftQuantity: 1 },
    ],
    [
      { scope: "lines", lines: [{ position: 0, quantity: 1 }] },
      { reason: "TOO_MUCH", leftMinor: 400 },
    ],
    [{ scope: "lines", lines: [{ position: 1, quantity: 1 }] }, { reason: "WORTH_NOTHING" }],
    [
      { scope: "amount", amountMinor: 401 },
      { reason: "TOO_MUCH", leftMinor: 400 },
    ],
  ] as const)("of %j is refused", (scope, refusal) => {
    expect(planRefund(order, scope, left)).toEqual(expect.objectContaining({ ok: false, ...refusal }));
  });
});

test.each([
  [{ refundedQuantity: 0, restockedQuantity: 0 }, 2, 2],
  [{ refundedQuantity: 1, restockedQuantity: 0 }, 1, 1],
  [{ refundedQuantity: 0, restockedQuantity: 1 }, 1, 0],
  [{ refundedQuantity: 0, restockedQuantity: 1 }, 2, 1],
])("a line with %j of which %i more are refunded puts %i back into stock", (item, quantity, units) => {
  expect(unitsToRestock(item, quantity)).toBe(units);
});
