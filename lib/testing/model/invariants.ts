import { expect } from "vitest";
import { escrowOf } from "@/lib/payments/escrow/escrow";
import { nextStatuses } from "@/lib/service/orders/order-status";
import { leftOf, type ShopModel, type ShopUnderTest, START, sum } from "./shop-under-test";

async function readBooks({ app, shop: { tenantId } }: ShopUnderTest) {
  const { prisma } = app.db;
  const where = { tenantId };
  const [orders, product, coupon, card, events, counter, ledger] = await Promise.all([
    prisma.order.findMany({
      where,
      orderBy: { number: "asc" },
      include: { payments: true, refunds: true, timeline: { orderBy: { position: "asc" } } },
    }),
    prisma.product.findFirstOrThrow({ where: { ...where, stock: { not: null } } }),
    prisma.coupon.findFirstOrThrow({ where, include: { redemptions: true } }),
    prisma.giftCard.findFirstOrThrow({ where, include: { entries: true } }),
    prisma.event.findMany({ where, orderBy: { sequence: "asc" }, select: { sequence: true } }),
    prisma.tenantCounter.findUniqueOrThrow({ where }),
    prisma.ledgerEntry.findMany({ where }),
  ]);
  return { orders, product, coupon, card, events, counter, ledger };
}

type Books = Awaited<ReturnType<typeof readBooks>>;

/** Asserts what is true of a shop after every step, whatever the steps were. */
export async function checkInvariants(model: ShopModel, real: ShopUnderTest): Promise<Books> {
  const books = await readBooks(real);
  const { orders, product, coupon, card, events, counter, ledger } = books;
  const left = leftOf(model);
  expect(product.stock, "stock").toBe(left.stock);
  expect(coupon.used, "uses of the coupon").toBe(START.couponLimit - left.couponUses);
  expect(coupon.redemptions, "redemptions").toHaveLength(coupon.used);
  expect(card.balanceMinor, "balance of the card").toBe(left.cardMinor);
  expect(sum(card.entries.map(({ amountMinor }) => amountMinor)), "entries of the card").toBe(
    card.balanceMinor,
  );
  expect(sum(ledger.map(({ amountMinor }) => amountMinor)), "ledger").toBe(0);
  expect(balanceOf(books, "gift_cards"), "the ledger's gift cards").toBe(START.cardMinor - card.balanceMinor);
  expect(
    events.map(({ sequence }) => Number(sequence)),
    "event sequence",
  ).toEqual(events.map((_, i) => i + 1));
  expect(Number(counter.eventSequence), "event counter").toBe(events.length);
  expect(orders.map(({ id, status }) => [id, status])).toEqual(
    model.orders.map(({ id, status }) => [id, status]),
  );
  for (const order of orders) checkOrder(books, order);
  return books;
}

function balanceOf({ ledger }: Books, account: string, orderId?: string): number {
  const own = ledger.filter(
    (entry) => entry.account === account && (!orderId || entry.subjectId === orderId),
  );
  return sum(own.map(({ amountMinor }) => amountMinor));
}

function checkOrder(books: Books, order: Books["orders"][number]): void {
  const { id, status, paymentStatus, escrowStatus, totalMinor, giftCardMinor, timeline } = order;
  const over = status === "canceled" || status === "rejected";
  const captured = order.payments[0]?.capturedMinor ?? 0;
  const amountOf = (wanted: readonly string[]) =>
    sum(
      order.refunds
        .filter(({ purse, status }) => purse === "processor" && wanted.includes(status))
        .map(({ amountMinor }) => amountMinor),
    );
  const confirmed = amountOf(["succeeded"]);
  const reserved = amountOf(["succeeded", "pending"]);
  expect(order.payments[0]?.refundedMinor ?? 0, `${id}: reserved refunds`).toBe(reserved);
  expect(reserved, `${id}: refunds`).toBeLessThanOrEqual(captured);

  const returned = over ? giftCardMinor : 0;
  const money = { capturedMinor: captured, giftCardMinor, refundedMinor: confirmed, disputedMinor: 0 };
  const { heldMinor } = escrowOf(
    { ...money, giftCardReturnedMinor: returned },
    { isReleased: order.releasedAt !== null },
  );
  expect(0 - balanceOf(books, "escrow", id), `${id}: escrow account`).toBe(heldMinor);
  expect(
    balanceOf(books, "processor", id) + balanceOf(books, "gift_cards", id),
    `${id}: every cent is somewhere`,
  ).toBe(
    0 -
      balanceOf(books, "escrow", id) -
      balanceOf(books, "restaurant", id) -
      balanceOf(books, "platform_fees", id),
  );

  const isBack = confirmed >= captured && (over || giftCardMinor === 0);
  if (captured > 0) expect(paymentStatus, `${id}: captured`).toBe(isBack ? "refunded" : "paid");
  else if (order.paymentMethod !== "cash" && totalMinor > 0)
    expect(paymentStatus, `${id}: not captured`).toMatch(/pending|failed/);
  else if (giftCardMinor > 0 && totalMinor === 0)
    expect(paymentStatus, `${id}: paid by card`).toBe(over ? "refunded" : "paid");

  if (escrowStatus === "released") expect(order.releasedAt, `${id}: released`).not.toBeNull();
  if (escrowStatus === "held") expect([order.releasedAt, confirmed], `${id}: held`).toEqual([null, 0]);
  if (escrowStatus === "void") expect(over, `${id}: void`).toBe(true);
  if (escrowStatus === "refunded") expect([confirmed, isBack], `${id}: refunded`).toEqual([captured, true]);
  if (escrowStatus === "partial_refund") expect(isBack, `${id}: partly refunded`).toBe(false);

  const path = timeline.map((step) => step.status);
  expect([path[0], path.at(-1)], `${id}: timeline`).toEqual(["pending", status]);
  for (const [index, step] of path.slice(1).entries())
    expect(nextStatuses(path[index] ?? "canceled"), `${id}: timeline`).toContain(step);
}
