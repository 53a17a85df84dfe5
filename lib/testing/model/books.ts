import type { ShopUnderTest } from "./shop-under-test";
import { sum } from "./shop-under-test";

/** Everything that is written down of a shop's orders, bills, codes and money. */
export async function readBooks({ app, shop: { tenantId } }: ShopUnderTest) {
  const { prisma } = app.db;
  const where = { tenantId };
  const [orders, bills, payments, transfers, product, coupon, cards, events, counter, ledger, receipts] =
    await Promise.all([
      prisma.order.findMany({
        where,
        orderBy: { number: "asc" },
        include: { items: true, payments: true, refunds: true, timeline: { orderBy: { position: "asc" } } },
      }),
      prisma.bill.findMany({ where, orderBy: { id: "asc" }, include: { items: true, payments: true } }),
      prisma.payment.findMany({ where, include: { refunds: true, disputes: true } }),
      prisma.transfer.findMany({ where }),
      prisma.product.findFirstOrThrow({ where: { ...where, stock: { not: null } } }),
      prisma.coupon.findFirstOrThrow({ where, include: { redemptions: true } }),
      prisma.giftCard.findMany({ where, orderBy: { id: "asc" }, include: { entries: true } }),
      prisma.event.findMany({ where, orderBy: { sequence: "asc" }, select: { sequence: true } }),
      prisma.tenantCounter.findUniqueOrThrow({ where }),
      prisma.ledgerEntry.findMany({ where, include: { transaction: { select: { kind: true } } } }),
      prisma.receipt.findMany({ where }),
    ]);
  const [takings, days, dayReceipts] = await Promise.all([
    prisma.tillPayment.findMany({ where, orderBy: { id: "asc" } }),
    prisma.drawerDay.findMany({ where }),
    prisma.drawerDayReceipt.findMany({ where, include: { receipt: true } }),
  ]);
  const [card] = cards;
  if (!card) throw new Error("The shop under test has a gift card");
  return {
    ...{
      orders,
      bills,
      payments,
      transfers,
      product,
      coupon,
      card,
      cards,
      events,
      counter,
      ledger,
      receipts,
    },
    ...{ takings, days, dayReceipts },
  };
}

export type Books = Awaited<ReturnType<typeof readBooks>>;
export type BookedPayment = Books["payments"][number];

/** The balance of an account, of one subject where it is named: debits less credits. */
export function balanceOf({ ledger }: Books, account: string, subjectId?: string): number {
  const own = ledger.filter(
    (entry) => entry.account === account && (!subjectId || entry.subjectId === subjectId),
  );
  return sum(own.map(({ amountMinor }) => amountMinor));
}

/** What the restaurant gave back itself of a payment of a bill, in minor units. */
export function backAtTill({ takings }: Books, sharePaymentId: string): number {
  const own = takings.filter(({ billPaymentId }) => billPaymentId === sharePaymentId);
  return sum(own.map(({ amountMinor }) => Math.max(0, 0 - amountMinor)));
}

/** What has happened to the money of a payment, in minor units; all zero without one. */
export function moneyOf(payment: BookedPayment | undefined) {
  const refunds = payment?.refunds ?? [];
  const disputes = payment?.disputes ?? [];
  const refundsThat = (wanted: readonly string[]) =>
    sum(refunds.filter(({ status }) => wanted.includes(status)).map(({ amountMinor }) => amountMinor));
  const disputesThat = (wanted: (dispute: (typeof disputes)[number]) => boolean) =>
    sum(disputes.filter(wanted).map(({ amountMinor }) => amountMinor));
  return {
    captured: payment?.capturedMinor ?? 0,
    reserved: refundsThat(["succeeded", "pending"]),
    confirmed: refundsThat(["succeeded"]),
    disputed: disputesThat(({ status }) => status !== "won"),
    lost: disputesThat(({ status }) => status === "lost"),
    withdrawn: disputesThat(({ withdrawnAt, reinstatedAt }) => withdrawnAt !== null && reinstatedAt === null),
  };
}
