import { expect } from "vitest";
import { type Books, balanceOf, moneyOf } from "./books";
import { sum } from "./shop-under-test";

/** Asserts that no payment is given back twice, whoever gives it back. */
export function checkPayments({ payments }: Books): void {
  for (const payment of payments) {
    const { id, capturedMinor, refundedMinor, disputedMinor } = payment;
    const { reserved, disputed } = moneyOf(payment);
    expect(refundedMinor, `${id}: reserved refunds`).toBe(reserved);
    expect(disputedMinor, `${id}: disputed`).toBe(Math.min(capturedMinor - refundedMinor, disputed));
  }
}

/** Asserts that the platform holds what the ledger says, and that the restaurant gets its part of it, once. */
export function checkPayouts(books: Books): void {
  const { payments, transfers, ledger } = books;
  const all = payments.map(moneyOf);
  const atCustomers = sum(all.map(({ captured, confirmed, withdrawn }) => captured - confirmed - withdrawn));
  const done = transfers.filter(({ status }) => status === "succeeded");
  const refunds = payments.flatMap((payment) => payment.refunds);
  const reversed = refunds.filter(({ reversalId }) => reversalId !== null);
  const transferred = sum(done.map(({ amountMinor }) => amountMinor));
  const isBack = sum(reversed.map(({ reversedMinor }) => reversedMinor));
  expect(balanceOf(books, "processor"), "what the platform holds").toBe(atCustomers - transferred + isBack);

  const underWay = transfers.filter(({ status }) => status !== "succeeded");
  const onItsWayBack = refunds.filter(
    ({ reversalId, reversedMinor }) => reversalId === null && reversedMinor > 0,
  );
  const payable =
    0 -
    balanceOf(books, "restaurant") -
    sum(underWay.map(({ amountMinor }) => amountMinor)) +
    sum(onItsWayBack.map(({ reversedMinor }) => reversedMinor));
  expect(payable, "what the restaurant is owed and nothing is under way for").toBeLessThanOrEqual(0);
  const debts = ledger.filter(
    ({ account, transaction: { kind } }) =>
      account === "restaurant" && !["release", "transfer", "reversal"].includes(kind),
  );
  expect(0 - payable, "the restaurant's debt").toBeLessThanOrEqual(
    sum(debts.map(({ amountMinor }) => amountMinor)),
  );
}
