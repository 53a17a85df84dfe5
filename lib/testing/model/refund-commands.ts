import fc from "fast-check";
import { expect } from "vitest";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import { refundOrderOf } from "@/lib/testing/refunds";
import { leftOfPayment } from "./bank-commands";
import { isOver, type ModelOrder, paidOf, type ShopUnderTest, sum } from "./shop-under-test";
import { pick, type ShopCommand, withOrder } from "./steps";

/** What the restaurant gives back: all that is left, units of the order's only line, or an amount. */
export type Wish =
  | { scope: "whole"; restock: boolean }
  | { scope: "lines"; quantity: number; restock: boolean }
  | { scope: "amount"; amountMinor: number };

export const REASONS = { whole: "All of it", lines: "A dish", amount: "An amount" } as const;

/** An order's money and its line as they stand before a step: events and failed refunds move them at times of their own. */
async function readOrder({ app, shop: { tenantId } }: ShopUnderTest, { id }: ModelOrder) {
  const row = await app.db.prisma.order.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id } },
    include: { items: true, payments: true, refunds: true },
  });
  const [line] = row.items;
  if (!line) throw new Error(`Order ${id} has no line`);
  return { ...row, line, payment: row.payments[0] };
}
type Before = Awaited<ReturnType<typeof readOrder>>;

/** What each purse can still give back, in the order in which they are used. */
function pursesOf(
  order: ModelOrder,
  { paymentStatus, paymentMethod, payment }: Before,
): [purse: string, left: number][] {
  const isPaid = paymentStatus === "paid" || paymentStatus === "refunded";
  return [
    ["gift_card", isPaid ? order.cardMinor - order.cardBackMinor : 0],
    ["processor", payment ? leftOfPayment(payment) : 0],
    ["cash", isPaid && isTillMethod(paymentMethod) ? order.totalMinor - order.cashBackMinor : 0],
  ];
}

/** What the rules give back, or null where they refuse. */
function decide(order: ModelOrder, before: Before, wish: Wish) {
  const purses = pursesOf(order, before);
  const allMinor = purses.reduce((sum, [, left]) => sum + left, 0);
  const { refundedQuantity, refundedMinor } = before.line;
  const leftUnits = order.quantity - refundedQuantity;
  const units = wish.scope === "whole" ? leftUnits : wish.scope === "lines" ? wish.quantity : 0;
  if (units > leftUnits) return null;
  const dueMinor = Math.floor(
    ((paidOf(order) - order.tipMinor) * (refundedQuantity + units)) / order.quantity,
  );
  const amountMinor =
    wish.scope === "whole"
      ? allMinor
      : wish.scope === "lines"
        ? Math.max(0, dueMinor - refundedMinor)
        : wish.amountMinor;
  if (amountMinor === 0 || amountMinor > allMinor) return null;
  // No line's price is given back out of the tip.
  const tipBackMinor = sum(
    before.refunds.map(({ status, tipMinor }) => (status === "failed" ? 0 : tipMinor)),
  );
  if (wish.scope === "lines" && amountMinor > allMinor - Math.min(allMinor, order.tipMinor - tipBackMinor))
    return null;
  let openMinor = amountMinor;
  const parts = purses.map(([purse, left]) => {
    const partMinor = Math.min(openMinor, left);
    openMinor -= partMinor;
    return { purse, minor: partMinor };
  });
  const goesBack = wish.scope !== "amount" && wish.restock && !isOver(order);
  const fresh = Math.max(0, Math.min(units, refundedQuantity + units - order.restocked));
  return { parts: parts.filter(({ minor }) => minor > 0), restocked: goesBack ? fresh : 0 };
}

const bodyOf = (wish: Wish) => {
  const reason = REASONS[wish.scope];
  if (wish.scope === "amount") return { scope: wish.scope, amount: wish.amountMinor / 100, reason };
  const lineItems = wish.scope === "lines" ? [{ lineItemId: "0", quantity: wish.quantity }] : undefined;
  return { scope: wish.scope, lineItems, restock: wish.restock, reason };
};

/** A refund by the restaurant: never more than was paid, the gift card first, and no unit back into stock twice. */
export async function giveBack(order: ModelOrder, real: ShopUnderTest, wish: Wish): Promise<void> {
  const expected = decide(order, await readOrder(real, order), wish);
  const as = await real.asOwner();
  const { status, body } = await refundOrderOf(real.api, real.shop, order.id, bodyOf(wish), { as });
  const told = `${JSON.stringify(wish)}: ${body?.error}`;
  expect(status === 200, told).toBe(expected !== null);
  if (!expected) return;
  const parts = body.refunds.map(({ purse, amount }: { purse: string; amount: number }) => ({
    purse,
    minor: Math.round(amount * 100),
  }));
  expect(parts, told).toEqual(expected.parts);
  const backTo = (purse: string) => expected.parts.find((part) => part.purse === purse)?.minor ?? 0;
  order.cardBackMinor += backTo("gift_card");
  order.cashBackMinor += backTo("cash");
  order.tillMinor = Math.max(0, order.tillMinor - backTo("cash"));
  order.restocked += expected.restocked;
}

export const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({ scope: fc.constant("whole" as const), restock: fc.boolean() }),
  fc.record({
    scope: fc.constant("lines" as const),
    quantity: fc.integer({ min: 1, max: 2 }),
    restock: fc.boolean(),
  }),
  fc.record({ scope: fc.constant("amount" as const), amountMinor: fc.constantFrom(1, 100, 900, 1_700) }),
);

/** What the restaurant gives back of orders (docs/decisions/044). */
export const REFUND_COMMANDS: fc.Arbitrary<ShopCommand>[] = [0, 1].map(() =>
  fc
    .tuple(pick, wish)
    .map(([index, what]) =>
      withOrder(`give back ${JSON.stringify(what)}`, index, (order, real) => giveBack(order, real, what)),
    ),
);
