import { expect } from "vitest";
import { escrowOf } from "@/lib/payments/escrow/escrow";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import { nextStatuses } from "@/lib/service/orders/order-status";
import { checkBill } from "./bill-invariants";
import { type Books, balanceOf, moneyOf, readBooks } from "./books";
import { checkPayments, checkPayouts } from "./money-invariants";
import { checkReceipts } from "./receipt-invariants";
import {
  leftOf,
  type ModelOrder,
  paidOf,
  type ShopModel,
  type ShopUnderTest,
  START,
  sum,
} from "./shop-under-test";
import { checkTill } from "./till-invariants";

/** Asserts what is true of a shop after every step, whatever the steps were. */
export async function checkInvariants(model: ShopModel, real: ShopUnderTest): Promise<Books> {
  const books = await readBooks(real);
  const { orders, bills, product, coupon, card, events, counter, ledger } = books;
  const left = leftOf(model);
  expect(product.stock, "stock").toBe(left.stock);
  expect(coupon.used, "uses of the coupon").toBe(START.couponLimit - left.couponUses);
  expect(coupon.redemptions, "redemptions").toHaveLength(coupon.used);
  expect(card.balanceMinor, "balance of the card").toBe(left.cardMinor);
  expect(sum(card.entries.map(({ amountMinor }) => amountMinor)), "entries of the card").toBe(
    card.balanceMinor,
  );
  expect(sum(ledger.map(({ amountMinor }) => amountMinor)), "ledger").toBe(0);
  const onCards = sum(books.cards.map(({ balanceMinor }) => balanceMinor));
  expect(balanceOf(books, "gift_cards"), "the ledger's gift cards").toBe(START.cardMinor - onCards);
  expect(
    events.map(({ sequence }) => Number(sequence)),
    "event sequence",
  ).toEqual(events.map((_, i) => i + 1));
  expect(Number(counter.eventSequence), "event counter").toBe(events.length);
  expect(orders.map(({ id, status }) => [id, status])).toEqual(
    model.orders.map(({ id, status }) => [id, status]),
  );
  expect(bills.map(({ id, status }) => [id, status])).toEqual(
    model.bills.map(({ id, closed }) => [id, closed ? "closed" : "open"]),
  );
  for (const [index, order] of orders.entries()) checkOrder(books, order, model.orders[index]);
  for (const [index, bill] of bills.entries()) checkBill(books, bill, model.bills[index]);
  checkPayments(books);
  checkPayouts(books);
  checkReceipts(books);
  checkTill(model, real, books);
  return books;
}

type Order = Books["orders"][number];

/** What went back without the processor, in minor units. */
function backTo(purse: "gift_card" | "cash", { refunds }: Order): number {
  const own = refunds.filter((refund) => refund.purse === purse && refund.status === "succeeded");
  return sum(own.map(({ amountMinor }) => amountMinor));
}

/** Asserts that what the restaurant gave back of an order is what the model knows, and no unit of it twice. */
function checkReturns(order: Order, model: ModelOrder): void {
  const { id, items } = order;
  expect(backTo("gift_card", order), `${id}: back on the card`).toBe(model.cardBackMinor);
  expect(backTo("cash", order), `${id}: back in cash`).toBe(model.cashBackMinor);
  expect(model.cardBackMinor, `${id}: the card's part`).toBeLessThanOrEqual(order.giftCardMinor);
  expect(model.cashBackMinor, `${id}: the cash`).toBeLessThanOrEqual(order.totalMinor);
  expect(sum(items.map((item) => item.restockedQuantity)), `${id}: restocked`).toBe(model.restocked);
  expect(model.restocked, `${id}: restocked`).toBeLessThanOrEqual(model.quantity);
  const [line] = items;
  expect(line?.refundedQuantity, `${id}: units`).toBeLessThanOrEqual(model.quantity);
  expect(line?.refundedMinor, `${id}: the line`).toBeLessThanOrEqual(paidOf(model));
}

function checkOrder(books: Books, order: Order, model: ModelOrder | undefined): void {
  if (model) checkReturns(order, model);
  const { id, status, paymentStatus, escrowStatus, totalMinor, giftCardMinor, timeline } = order;
  const over = status === "canceled" || status === "rejected";
  const { captured, confirmed, lost, withdrawn } = moneyOf(
    books.payments.find(({ orderId }) => orderId === id),
  );
  const returned = backTo("gift_card", order);
  if (over) expect(returned, `${id}: the card's part of an order that ended`).toBe(giftCardMinor);
  const { heldMinor } = escrowOf(
    {
      capturedMinor: captured,
      giftCardMinor,
      refundedMinor: confirmed,
      disputedMinor: withdrawn,
      giftCardReturnedMinor: returned,
    },
    { isReleased: order.releasedAt !== null },
  );
  expect(0 - balanceOf(books, "escrow", id), `${id}: escrow account`).toBe(Math.max(0, heldMinor));
  const back = confirmed + lost;
  // What the restaurant takes itself is a matter of the counter once the order has ended.
  const isPaid = paymentStatus === "paid" || paymentStatus === "refunded";
  const isAtTill = isTillMethod(order.paymentMethod);
  const isCash = isAtTill && isPaid && !over;
  const inCash = isCash ? { paid: totalMinor, back: backTo("cash", order) } : { paid: 0, back: 0 };
  const isBack = back + returned + inCash.back >= captured + giftCardMinor + inCash.paid;
  if (captured > 0 && !isAtTill) expect(paymentStatus, `${id}: captured`).toBe(isBack ? "refunded" : "paid");
  else if (!isAtTill && totalMinor > 0)
    expect(paymentStatus, `${id}: not captured`).toMatch(/pending|failed/);
  else if (giftCardMinor > 0 && totalMinor === 0)
    expect(paymentStatus, `${id}: paid by card`).toBe(isBack ? "refunded" : "paid");
  else if (isCash) expect(paymentStatus, `${id}: paid at the till`).toBe(isBack ? "refunded" : "paid");
  if (isAtTill && !over && totalMinor > 0)
    expect(isPaid, `${id}: paid at the till`).toBe(order.tillMinor === totalMinor);

  if (escrowStatus === "released") expect(order.releasedAt, `${id}: released`).not.toBeNull();
  if (escrowStatus === "held")
    expect([order.releasedAt, back + inCash.back], `${id}: held`).toEqual([null, 0]);
  if (escrowStatus === "void") expect(over, `${id}: void`).toBe(true);
  if (escrowStatus === "refunded") expect(isBack, `${id}: refunded`).toBe(true);
  if (escrowStatus === "partial_refund") expect(isBack, `${id}: partly refunded`).toBe(false);

  const path = timeline.filter(({ act }) => act === null).map((step) => step.status);
  expect([path[0], path.at(-1)], `${id}: timeline`).toEqual(["pending", status]);
  for (const [index, step] of path.slice(1).entries())
    expect(nextStatuses(path[index] ?? "canceled"), `${id}: timeline`).toContain(step);
}
