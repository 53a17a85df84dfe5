import { fail } from "@/lib/core/errors/app-error";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { toMajor, toMinor } from "@/lib/core/money/money";
import { getEscrowReview } from "@/lib/oversight/escrow-review/get-escrow-review";
import type { App } from "@/lib/payments/app";
import { minorToProcessor, processorToMajor } from "@/lib/payments/processor/processor-unit";
import { typeOf } from "@/lib/payments/statement/balance-transaction";
import { searchAllOrders } from "@/lib/service/orders/views/search-all-orders";
import { compareOrder, type OrderMoney, withBalances } from "./order-books";
import type { OrderBooksWire } from "./order-books-contract";
import { type OrderBooksRow, readOrderBooks } from "./order-books-store";

/** All money of one order, down to each entry of the ledger. Throws ORDER_NOT_FOUND. */
export async function getOrderBooks(app: App, { orderId }: { orderId: string }): Promise<OrderBooksWire> {
  const escrow = await getEscrowReview(app, { orderId });
  const [{ orders }, row] = await Promise.all([
    searchAllOrders(app, { search: orderId, tenantId: escrow.tenantId, limit: 1 }),
    readOrderBooks(app.db, { tenantId: mintTenantId(escrow.tenantId), orderId }),
  ]);
  const order = orders[0] ?? fail("ORDER_NOT_FOUND", "There is no such order.");
  const { currency, giftCardAmount } = order;
  const giftCardMinor = toMinor(giftCardAmount, currency);
  const money = moneyOf(row, { giftCardMinor, isReleased: escrow.releasedAt !== null });
  return { order, escrow, ...booksView(row, money, currency) };
}

function moneyOf(row: OrderBooksRow, known: Pick<OrderMoney, "giftCardMinor" | "isReleased">): OrderMoney {
  const { payments, refunds, disputes, transfers } = row;
  const backTo = (purse: string) =>
    sum(refunds.filter((refund) => refund.purse === purse && refund.status === "succeeded"));
  const arrived = sum(transfers.filter(({ status }) => status === "succeeded"));
  const cameBack = [...refunds, ...disputes].filter(({ isReversed }) => isReversed);
  return {
    ...known,
    capturedMinor: payments.reduce((total, { capturedMinor }) => total + capturedMinor, 0),
    refundedMinor: backTo("processor"),
    giftCardReturnedMinor: backTo("gift_card"),
    takenMinor: sum(disputes.filter(({ isTaken }) => isTaken)),
    paidOutMinor: arrived - cameBack.reduce((total, { reversedMinor }) => total + reversedMinor, 0),
  };
}

function booksView(
  row: OrderBooksRow,
  money: OrderMoney,
  currency: string,
): Omit<OrderBooksWire, "order" | "escrow"> {
  const major = (minor: number) => toMajor(minor, currency);
  const compared = compareOrder(money, row.movements);
  const accounts = row.accounts.map(({ account, debitMinor, creditMinor }) => ({
    account,
    debit: major(debitMinor),
    credit: major(creditMinor),
    balance: major(debitMinor - creditMinor),
  }));
  const total = row.accounts.reduce(
    (left, { debitMinor, creditMinor }) => left + debitMinor - creditMinor,
    0,
  );
  const fees = row.accounts.find(({ account }) => account === "platform_fees");
  const feeMinor = fees ? fees.creditMinor - fees.debitMinor : 0;
  const { feeBps, ...restaurant } = row.restaurant;
  return {
    restaurant: { ...restaurant, feePercent: feeBps / 100 },
    refundable: major(
      row.payments.reduce((left, p) => left + p.capturedMinor - p.refundedMinor - p.disputedMinor, 0),
    ),
    fee: major(feeMinor),
    processorFees: row.processorFees.map((each) => ({
      currency: each.currency,
      amount: processorToMajor(each.amount, each.currency),
    })),
    net: netOf(feeMinor, row.processorFees, currency),
    payments: row.payments.map(
      ({ amountMinor, capturedMinor, refundedMinor, disputedMinor, ...payment }) => ({
        id: payment.id,
        state: payment.state,
        amount: major(amountMinor),
        captured: major(capturedMinor),
        refunded: major(refundedMinor),
        disputed: major(disputedMinor),
        method: payment.methodType,
        intentId: payment.intentId,
        attempts: payment.attempts.map(({ at, ...attempt }) => ({ ...attempt, at: iso(at) })),
        ...times(payment),
      }),
    ),
    refunds: row.refunds.map(({ amountMinor, reversedMinor, isReversed: _, ...refund }) => ({
      ...refund,
      amount: major(amountMinor),
      fromPayout: major(reversedMinor),
      ...times(refund),
    })),
    transfers: row.transfers.map(({ amountMinor, reversedMinor, returnOf, ...row }) => {
      const { sentMinor, sentCurrency, ...transfer } = row;
      return {
        ...transfer,
        amount: major(amountMinor),
        reversed: major(reversedMinor),
        returnOf: returnOf || null,
        ...times(transfer),
        sent:
          sentMinor !== null && sentCurrency !== null
            ? { currency: sentCurrency, amount: toMajor(sentMinor, sentCurrency) }
            : null,
      };
    }),
    disputes: row.disputes.map((dispute) => ({
      id: dispute.id,
      state: dispute.status,
      reason: dispute.reason,
      amount: major(dispute.amountMinor),
      taken: dispute.isTaken,
      evidenceDueAt: dispute.evidenceDueAt && iso(dispute.evidenceDueAt),
      answer: dispute.answer,
      processorDisputeId: dispute.processorDisputeId,
      createdAt: iso(dispute.createdAt),
      closedAt: dispute.closedAt && iso(dispute.closedAt),
    })),
    movements: withBalances(row.movements).map(({ movement, entries }) => ({
      id: movement.id,
      ...typeOf(movement.kind),
      key: movement.uniqueKey,
      createdAt: iso(movement.createdAt),
      entries: entries.map(({ account, amountMinor, balanceMinor }) => ({
        account,
        debit: major(Math.max(0, amountMinor)),
        credit: major(Math.max(0, -amountMinor)),
        balance: major(balanceMinor),
      })),
    })),
    accounts,
    comparison: compared.map(({ what, orderMinor, booksMinor }) => ({
      what,
      order: major(orderMinor),
      books: major(booksMinor),
      equal: orderMinor === booksMinor,
    })),
    balanced: total === 0 && compared.every(({ orderMinor, booksMinor }) => orderMinor === booksMinor),
  };
}

/** What the processor's fees leave of the platform's, where both are in one currency. */
function netOf(feeMinor: number, taken: OrderBooksRow["processorFees"], currency: string): number | null {
  if (taken.some((each) => each.currency !== currency)) return null;
  const amount = taken.reduce((left, each) => left - each.amount, minorToProcessor(feeMinor, currency));
  return processorToMajor(amount, currency);
}

const sum = (rows: readonly { amountMinor: number }[]) =>
  rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
const iso = (text: string) => new Date(text).toISOString();
const times = ({ createdAt, settledAt }: { createdAt: string; settledAt: string | null }) => ({
  createdAt: iso(createdAt),
  settledAt: settledAt && iso(settledAt),
});
