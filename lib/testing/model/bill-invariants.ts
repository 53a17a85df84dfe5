import { expect } from "vitest";
import { type Books, backAtTill, balanceOf, moneyOf } from "./books";
import { type ModelBill, sum } from "./shop-under-test";

/** Asserts what is true of a table's bill after every step. */
export function checkBill(books: Books, bill: Books["bills"][number], model: ModelBill | undefined): void {
  const { id, totalMinor, paidMinor, pendingMinor } = bill;
  const eaten = bill.items.filter(({ voidedAt }) => voidedAt === null);
  expect(totalMinor, `${id}: total`).toBe(sum(eaten.map(({ lineTotalMinor }) => lineTotalMinor)));
  const pending = bill.payments.filter(({ status }) => status === "pending");
  expect(pendingMinor, `${id}: pending`).toBe(sum(pending.map(({ amountMinor }) => amountMinor)));
  expect(paidMinor + pendingMinor, `${id}: never more than the bill`).toBeLessThanOrEqual(totalMinor);
  if (bill.status === "closed") {
    expect([paidMinor, pendingMinor], `${id}: closed`).toEqual([totalMinor, 0]);
  } else {
    const kept = sum(bill.payments.map((payment) => keptOf(books, payment)));
    expect(paidMinor, `${id}: paid`).toBeLessThanOrEqual(kept);
    // What a bank sent back after the bill was paid otherwise is more than the bill has room for.
    if (!model?.hasUnaskedCredit)
      expect(paidMinor, `${id}: paid`).toBe(Math.min(kept, totalMinor - pendingMinor));
  }
  for (const payment of bill.payments) checkShare(books, payment);
  const counted = new Set(
    bill.payments.filter(({ status }) => status === "pending" || status === "paid").map((one) => one.id),
  );
  if (bill.status === "open")
    for (const item of bill.items)
      expect(item.paymentId === null || counted.has(item.paymentId), `${item.id}: payment`).toBe(true);
}

type Share = Books["bills"][number]["payments"][number];

const paymentOf = ({ payments }: Books, { id }: Share) =>
  payments.find(({ billPaymentId }) => billPaymentId === id);

/** What of a payment counts for its bill: disputes leave the bill paid. */
function keptOf(books: Books, share: Share): number {
  if (share.status !== "paid" && share.status !== "refunded") return 0;
  return share.amountMinor - moneyOf(paymentOf(books, share)).confirmed - backAtTill(books, share.id);
}

function checkShare(books: Books, share: Share): void {
  const { id, status, amountMinor, method } = share;
  const payment = paymentOf(books, share);
  const { captured, confirmed, withdrawn } = moneyOf(payment);
  if (method !== "stripe") expect(status, `${id}: at the till`).toMatch(/paid|reversed|refunded/);
  else if (status === "paid" || status === "refunded") expect(captured, `${id}: paid`).toBe(amountMinor);
  else if (status === "pending") expect(captured, `${id}: pending`).toBe(0);
  // A bank can send the refund of a share back after somebody else has paid that share.
  if (status === "refunded" && method !== "stripe")
    expect(backAtTill(books, id), `${id}: refunded`).toBe(amountMinor);
  else if (status === "refunded" && !isPaidAgain(books, share))
    expect(confirmed, `${id}: refunded`).toBe(captured);
  const isReleased = status === "paid" || status === "refunded";
  const held = isReleased ? 0 : Math.max(0, captured - confirmed - withdrawn);
  expect(0 - balanceOf(books, "escrow", id), `${id}: escrow account`).toBe(held);
}

function isPaidAgain({ bills }: Books, { id, billId, sharePart, shareOf }: Share): boolean {
  const others = bills.find((bill) => bill.id === billId)?.payments ?? [];
  return others.some(
    (other) =>
      other.id !== id &&
      other.shareOf !== null &&
      other.shareOf === shareOf &&
      other.sharePart === sharePart &&
      (other.status === "paid" || other.status === "pending"),
  );
}
