import { expect } from "vitest";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import { type Books, backAtTill } from "./books";
import { sum } from "./shop-under-test";

const grossOf = (receipts: Books["receipts"]) => sum(receipts.map(({ grossMinor }) => grossMinor));
const succeeded = (refunds: readonly { status: string; amountMinor: number; tipMinor: number }[]) =>
  sum(
    refunds
      .filter(({ status }) => status === "succeeded")
      .map(({ amountMinor, tipMinor }) => amountMinor - tipMinor),
  );

/** Asserts that receipts and corrections are numbered without gaps and add up to what the restaurant keeps. */
export function checkReceipts(books: Books): void {
  const { receipts, counter } = books;
  for (const [kind, last] of [
    ["receipt", counter.receiptNumber],
    ["correction", counter.correctionNumber],
  ] as const) {
    const numbers = receipts.flatMap((each) => (each.kind === kind ? [each.number] : []));
    expect(
      numbers.sort((a, b) => a - b),
      `numbers of ${kind}s`,
    ).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  }
  for (const order of books.orders) checkOrderReceipts(books, order);
  for (const bill of books.bills) checkBillReceipts(books, bill);
}

function checkOrderReceipts(books: Books, order: Books["orders"][number]): void {
  const { id, status, paymentStatus, paymentMethod } = order;
  const own = books.receipts.filter(({ orderId }) => orderId === id);
  const soldMinor = order.totalMinor + order.giftCardMinor - order.tipMinor;
  const isOver = status === "canceled" || status === "rejected";
  if (paymentStatus === "paid" && !isOver && soldMinor > 0)
    expect(own.length, `${id}: has a receipt`).toBeGreaterThan(0);
  if (own.length === 0) return;
  // After an edit the receipt is corrected once the order is paid again.
  if (isTillMethod(paymentMethod) && paymentStatus === "pending" && !isOver) return;
  const keptMinor = isOver && isTillMethod(paymentMethod) ? 0 : soldMinor - succeeded(order.refunds);
  expect(grossOf(own), `${id}: receipts`).toBe(Math.max(0, keptMinor));
}

function checkBillReceipts(books: Books, { id, status, totalMinor, payments }: Books["bills"][number]): void {
  const own = books.receipts.filter(({ billId }) => billId === id);
  if (status !== "closed" || totalMinor === 0) {
    expect(own, `${id}: no receipt`).toEqual([]);
    return;
  }
  const kept = payments.map((share) => {
    if (share.status !== "paid" && share.status !== "refunded") return 0;
    const payment = books.payments.find(({ billPaymentId }) => billPaymentId === share.id);
    return share.amountMinor - succeeded(payment?.refunds ?? []) - backAtTill(books, share.id);
  });
  expect(grossOf(own), `${id}: receipts`).toBe(Math.min(totalMinor, sum(kept)));
}
