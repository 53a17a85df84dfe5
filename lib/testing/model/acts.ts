import { expect } from "vitest";
import type { TestApp } from "@/lib/testing/test-app";

/** How often what the model is about has happened in all runs, by its name. */
async function countActs({ db: { prisma } }: TestApp): Promise<Record<string, number>> {
  const undone = (kind: string) => prisma.ledgerTransaction.count({ where: { kind } });
  const disputes = (status: "open" | "won" | "lost") => prisma.dispute.count({ where: { status } });
  return {
    "disputes open": await disputes("open"),
    "disputes won": await disputes("won"),
    "disputes lost": await disputes("lost"),
    "disputes of bills": await prisma.dispute.count({ where: { payment: { billPaymentId: { not: null } } } }),
    "disputes after the release": await prisma.ledgerEntry.count({
      where: { account: "restaurant", transaction: { kind: "dispute", subjectKind: "order" } },
    }),
    "disputed money that came back": await undone("dispute-undone"),
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
  };
}

/** Asserts that everything that the model is about has happened: what never did has shown nothing. */
export async function checkActs(app: TestApp): Promise<void> {
  const counts = await countActs(app);
  process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);
  expect(Object.keys(counts).filter((what) => counts[what] === 0)).toEqual([]);
}
