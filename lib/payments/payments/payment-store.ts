import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";

export type OrderRef = { tenantId: TenantId; orderId: string };

/** The payment of an order at the processor, or null. */
export function findPayment(db: Db["prisma"] | Tx, { tenantId, orderId }: OrderRef) {
  return db.payment.findUnique({ where: { tenantId_orderId: { tenantId, orderId } } });
}

/** Whose payment an intent is, by its id or by the payment id in its metadata. */
export async function findPaymentOwner(
  db: Db["prisma"],
  { intentId, paymentId }: { intentId: string; paymentId: string | null },
): Promise<OrderRef | null> {
  const found = await db.payment.findFirst({
    where: { OR: [{ intentId }, ...(paymentId === null ? [] : [{ id: paymentId, intentId: null }])] },
    select: { tenantId: true, orderId: true },
  });
  return found && { tenantId: mintTenantId(found.tenantId), orderId: found.orderId };
}

/** Holds an order until the transaction ends: all its money moves one after another. */
export async function lockOrder(tx: Tx, { tenantId, orderId }: OrderRef): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM orders WHERE tenant_id = ${tenantId} AND id = ${orderId} FOR UPDATE`;
}

/** Writes down a capture, once. False when it was known. */
export async function markCaptured(
  tx: Tx,
  { tenantId, orderId, capturedMinor, now }: OrderRef & { capturedMinor: number; now: Date },
): Promise<boolean> {
  const { count } = await tx.payment.updateMany({
    where: { tenantId, orderId, state: { not: "succeeded" } },
    data: { state: "succeeded", capturedMinor, settledAt: now },
  });
  return count === 1;
}

/** Writes down that what was paid is not what was asked for, once. False when it was known or settled before. */
export async function markPaymentFailed(
  tx: Tx,
  { tenantId, orderId, now }: OrderRef & { now: Date },
): Promise<boolean> {
  const { count } = await tx.payment.updateMany({
    where: { tenantId, orderId, state: "requires_payment" },
    data: { state: "failed", settledAt: now },
  });
  return count === 1;
}

/** Writes down that a payment can no longer be made. False when it was made, or canceled before. */
export async function markPaymentCanceled(
  tx: Tx,
  { tenantId, orderId, now }: OrderRef & { now: Date },
): Promise<boolean> {
  const { count } = await tx.payment.updateMany({
    where: { tenantId, orderId, state: { in: ["requires_payment", "failed"] } },
    data: { state: "canceled", settledAt: now },
  });
  return count === 1;
}

/** Records an event of the processor in the transaction of its effect. False when it was recorded before. */
export async function recordProcessorEvent(
  tx: Tx,
  event: { id: string; type: string; now: Date },
): Promise<boolean> {
  const { count } = await tx.processorEvent.createMany({
    data: [{ id: event.id, type: event.type, receivedAt: event.now }],
    skipDuplicates: true,
  });
  return count === 1;
}

export async function hasProcessorEvent(db: Db["prisma"], id: string): Promise<boolean> {
  return (await db.processorEvent.count({ where: { id } })) > 0;
}

/** Payments that were begun before the instant, and not before `from`, and are still open; the oldest first. */
export async function listOpenPayments(
  db: Db["prisma"],
  { from, before, limit }: { from?: Date; before: Date; limit: number },
): Promise<(OrderRef & { intentId: string })[]> {
  const rows = await db.payment.findMany({
    where: { state: "requires_payment", intentId: { not: null }, createdAt: { gte: from, lt: before } },
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { tenantId: true, orderId: true, intentId: true },
  });
  return rows.map((row) => ({
    tenantId: mintTenantId(row.tenantId),
    orderId: row.orderId,
    intentId: row.intentId ?? "",
  }));
}
