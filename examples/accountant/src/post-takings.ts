import { ACCOUNTS, takingsAccount } from "./accounts.js";
import type { Restaurant, Schemas } from "./bazar.js";
import type { Sale } from "./books.js";
import type { Entry } from "./journal.js";

/** What the restaurant took of an order itself, and gave back. */
export function orderTakings(order: Schemas["OperatorOrder"], { money, calendar }: Restaurant): Entry[] {
  // Test orders are in no report and get no receipt.
  if (order.isTest) return [];
  return order.takenPayments.map((payment) => ({
    id: payment.id,
    day: calendar.dayOf(payment.takenAt),
    text: `${payment.amount < 0 ? "Given back" : "Taken"} for order ${order.orderNumber}`,
    about: order.id,
    lines: [
      [takingsAccount(payment.method, payment.type), money.toMinor(payment.amount)],
      [ACCOUNTS.guests, -money.toMinor(payment.amount)],
    ],
  }));
}

/** What was taken at a table. Online payments are in the balance; here are cash and the restaurant's own ways. */
export function billTakings(bill: Schemas["Bill"], { money, calendar }: Restaurant): Entry[] {
  return bill.payments.flatMap((payment): Entry[] => {
    const { method, status } = payment;
    if (method !== "cash" && method !== "external") return [];
    if (status !== "paid" && status !== "reversed") return [];
    const amount = money.toMinor(payment.amount) + money.toMinor(payment.tip);
    const account = takingsAccount(method, payment.type);
    const taken: Entry = {
      id: payment.id,
      day: calendar.dayOf(payment.takenAt),
      text: `Taken at table ${bill.tableName}`,
      about: bill.id,
      lines: [
        [account, amount],
        [ACCOUNTS.guests, -amount],
      ],
    };
    const reversal = bill.history.find(
      ({ kind, subjectId }) => kind === "payment_reversed" && subjectId === payment.id,
    );
    if (!reversal) return [taken];
    return [
      taken,
      {
        id: `${payment.id}:reversed`,
        day: calendar.dayOf(reversal.at),
        text: `Entered by mistake at table ${bill.tableName}`,
        about: bill.id,
        lines: [
          [account, -amount],
          [ACCOUNTS.guests, amount],
        ],
      },
    ];
  });
}

/**
 * An order as the sales report counts it: on the day on which it was placed, and with its refunds, whenever they are.
 */
export function orderSale(order: Schemas["OperatorOrder"], { money, calendar }: Restaurant): Sale {
  const isOnline = order.paymentMethod !== "cash" && order.paymentMethod !== "external";
  const isEnded = order.status === "canceled" || order.status === "rejected";
  const isUnpaid = isOnline && (order.paymentStatus === "pending" || order.paymentStatus === "failed");
  const tipsBack = order.refundHistory
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { tip }) => sum + money.toMinor(tip), 0);
  return {
    kind: "order",
    day: calendar.dayOf(order.createdAt),
    counts: !order.isTest && !isEnded && !isUnpaid,
    sales:
      money.toMinor(order.subtotal) -
      money.toMinor(order.discount) +
      money.toMinor(order.deliveryFee) +
      money.toMinor(order.serviceCharge) +
      money.toMinor(order.taxAdded),
    refunds: money.toMinor(order.refunded) - tipsBack,
    tips: money.toMinor(order.tip) - tipsBack,
  };
}

export function billSale(bill: Schemas["Bill"], { money, calendar }: Restaurant): Sale {
  return {
    kind: "bill",
    day: calendar.dayOf(bill.openedAt),
    // An empty bill, or one of which everything was voided, is no sale.
    counts: money.toMinor(bill.total) !== 0,
    sales: money.toMinor(bill.total),
    refunds: bill.payments.reduce((sum, { refunded }) => sum + money.toMinor(refunded), 0),
    tips: money.toMinor(bill.tip),
  };
}
