import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";

type Row = { tenantId: TenantId; at: Date };

const MONEY = { amountMinor: 500, currency: "EUR" };
const BUYER = { purchaserEmail: "a@b.example", locale: "en" };

/** A gift card that somebody gave up buying at the instant; returns how to look for the purchase. */
export async function seedUnpaidPurchase(app: App, { tenantId, at }: Row): Promise<() => Promise<unknown>> {
  const id = newId("gfp");
  const times = { createdAt: at, canceledAt: at };
  await app.db.prisma.giftCardPurchase.create({ data: { tenantId, id, ...MONEY, ...BUYER, ...times } });
  return () => app.db.prisma.giftCardPurchase.findFirst({ where: { id } });
}

/** A payment for a gift card that nobody got, as bare rows; returns its id. */
async function seedPayment(app: App, { tenantId, at: createdAt }: Row): Promise<string> {
  const [giftCardPurchaseId, id] = [newId("gfp"), newId("pay")];
  const purchase = { ...MONEY, ...BUYER, createdAt };
  await app.db.prisma.giftCardPurchase.create({ data: { tenantId, ...purchase, id: giftCardPurchaseId } });
  await app.db.prisma.payment.create({ data: { tenantId, ...MONEY, id, giftCardPurchaseId } });
  return id;
}

/** A try to pay that a bank refused, as bare rows; returns how to look for it. */
export async function seedAttempt(app: App, row: Row): Promise<() => Promise<unknown>> {
  const { tenantId, at } = row;
  const paymentId = await seedPayment(app, row);
  const attempt = { id: newId("pay"), code: "card_declined", message: "Declined.", at };
  await app.db.prisma.paymentAttempt.create({ data: { tenantId, ...attempt, paymentId } });
  return () => app.db.prisma.paymentAttempt.findFirst({ where: { paymentId } });
}

/** The answer to a dispute that a bank decided at the instant, as bare rows; returns how to look for it. */
export async function seedAnswer(app: App, row: Row): Promise<() => Promise<unknown>> {
  const { tenantId, at } = row;
  const paymentId = await seedPayment(app, row);
  const disputeId = newId("dsp");
  const decided = { ...MONEY, reason: "general", status: "won", createdAt: at, closedAt: at } as const;
  await app.db.prisma.dispute.create({
    data: { tenantId, ...decided, id: disputeId, paymentId, processorDisputeId: disputeId },
  });
  await app.db.prisma.disputeAnswer.create({ data: { tenantId, disputeId, createdAt: at, changedAt: at } });
  return () => app.db.prisma.disputeAnswer.findFirst({ where: { disputeId } });
}
