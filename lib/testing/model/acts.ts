import { expect } from "vitest";
import type { RefundPurse } from "@/lib/payments/subject/refund-purse";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { TestApp } from "@/lib/testing/test-app";
import { REASONS } from "./refund-commands";

/** How often what the model is about has happened in all runs, by its name. */
async function countActs({ db: { prisma } }: TestApp): Promise<Record<string, number>> {
  const undone = (kind: string) => prisma.ledgerTransaction.count({ where: { kind } });
  const disputes = (status: "open" | "won" | "lost") => prisma.dispute.count({ where: { status } });
  const refundsFor = (scope: keyof typeof REASONS) =>
    prisma.refund.count({ where: { reason: REASONS[scope] } });
  const refundsTo = (purse: RefundPurse) =>
    prisma.refund.count({ where: { purse, reason: { in: Object.values(REASONS) } } });
  const takings = (where: Prisma.TillPaymentWhereInput) => prisma.tillPayment.count({ where });
  return {
    "disputes open": await disputes("open"),
    "disputes won": await disputes("won"),
    "disputes lost": await disputes("lost"),
    "disputes of bills": await prisma.dispute.count({ where: { payment: { billPaymentId: { not: null } } } }),
    "disputes after the release": await prisma.ledgerEntry.count({
      where: { account: "restaurant", transaction: { kind: "dispute", subjectKind: "order" } },
    }),
    "disputed money that came back": await undone("dispute-undone"),
    "refunds of whole orders": await refundsFor("whole"),
    "refunds of dishes": await refundsFor("lines"),
    "refunds of amounts": await refundsFor("amount"),
    "refunds to gift cards": await refundsTo("gift_card"),
    "refunds in cash": await refundsTo("cash"),
    "dishes restocked": await prisma.orderItem.count({ where: { restockedQuantity: { gt: 0 } } }),
    "refunds that failed": await prisma.refund.count({ where: { status: "failed" } }),
    "refunds that came back": await undone("refund-undone"),
    "transfers of orders": await prisma.transfer.count({ where: { orderId: { not: null } } }),
    "transfers of bills": await prisma.transfer.count({ where: { billPaymentId: { not: null } } }),
    "transfers taken back": await prisma.refund.count({ where: { reversalId: { not: null } } }),
    "bills closed": await prisma.bill.count({ where: { status: "closed" } }),
    "items voided": await prisma.billItem.count({ where: { voidedAt: { not: null } } }),
    "shares paid in cash": await prisma.billPayment.count({ where: { method: "cash", status: "paid" } }),
    "shares paid online": await prisma.billPayment.count({ where: { method: "stripe", status: "paid" } }),
    "shares refunded": await prisma.billPayment.count({ where: { status: "refunded" } }),
    "cash reversed": await prisma.billPayment.count({ where: { status: "reversed" } }),
    "orders by phone": await prisma.order.count({ where: { channel: "phone" } }),
    "orders at the counter": await prisma.order.count({ where: { channel: "counter" } }),
    "own discounts": await prisma.order.count({ where: { discountReason: { not: null } } }),
    "orders edited": await prisma.order.count({ where: { edits: { gt: 0 } } }),
    "receipts corrected by an edit": await prisma.receipt.count({
      where: { sale: { path: ["cause"], equals: "changed" } },
    }),
    "orders paid in parts": (
      await prisma.tillPayment.groupBy({
        ...{ by: ["orderId"], where: { orderId: { not: null }, amountMinor: { gt: 0 } } },
        having: { orderId: { _count: { gt: 1 } } },
      })
    ).length,
    "tips at the till": await takings({ tipMinor: { gt: 0 } }),
    "cash of orders": await takings({ orderId: { not: null }, method: "cash" }),
    "external payments of orders": await takings({ orderId: { not: null }, method: "external" }),
    "external payments given back": await takings({ method: "external", amountMinor: { lt: 0 } }),
    "external payments of bills": await takings({ billPaymentId: { not: null }, method: "external" }),
    "takings in place of a payment online": await prisma.payment.count({
      where: { order: { tillMinor: { gt: 0 } } },
    }),
    "gift cards sold": await takings({ giftCardId: { not: null }, amountMinor: { gt: 0 } }),
    "gift cards given back": await takings({ giftCardId: { not: null }, amountMinor: { lt: 0 } }),
    "takings in a drawer's day": await takings({ drawerDayId: { not: null } }),
    "takings in no day": await takings({ drawerDayId: null }),
    "cash put in": await prisma.drawerMovement.count({ where: { direction: "in" } }),
    "cash taken out": await prisma.drawerMovement.count({ where: { direction: "out" } }),
    "Z reports": await prisma.drawerDay.count({ where: { zNumber: 1 } }),
    "further Z reports": await prisma.drawerDay.count({ where: { zNumber: { gt: 1 } } }),
  };
}

/** What the first evening of every run brings about. */
const CERTAIN = [
  "refunds of whole orders",
  "refunds of dishes",
  "refunds of amounts",
  "refunds to gift cards",
  "refunds in cash",
  "dishes restocked",
  "transfers of orders",
  "shares refunded",
  "orders by phone",
  "own discounts",
  "orders edited",
  "receipts corrected by an edit",
  "orders paid in parts",
  "tips at the till",
  "gift cards sold",
  "gift cards given back",
  "takings in a drawer's day",
  "cash put in",
  "cash taken out",
  "Z reports",
];

/** Asserts that what had to happen has happened: what never did has shown nothing. In a long run that is everything. */
export async function checkActs(app: TestApp, { isLong }: { isLong: boolean }): Promise<void> {
  const counts = await countActs(app);
  if (isLong) process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);
  const expected = isLong ? Object.keys(counts) : CERTAIN;
  expect(expected.filter((what) => !counts[what])).toEqual([]);
}
