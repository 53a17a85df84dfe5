import { newId } from "@/lib/core/ids/ids";
import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Dispute } from "@/lib/platform/db/generated/client";
import type { OrderRef } from "./payment-store";
import type { ProcessorDispute } from "./processor";

/** Whose payment is disputed. */
export type DisputedSubject = { orderId: string } | { billPaymentId: string } | { giftCardId: string };

export type DisputeRef = { tenantId: TenantId; disputeId: string };

/** The dispute as we know it, or null. */
export function findDispute(tx: Tx, processorDisputeId: string): Promise<Dispute | null> {
  return tx.dispute.findUnique({ where: { processorDisputeId } });
}

/** What we know of these of the processor's disputes. */
export function findDisputes(db: Db["prisma"], processorDisputeIds: string[]): Promise<Dispute[]> {
  return db.dispute.findMany({ where: { processorDisputeId: { in: processorDisputeIds } } });
}

/** Writes a new dispute down as open. The caller has locked what it is about. */
export async function insertDispute(
  tx: Tx,
  { tenantId, subject }: { tenantId: TenantId; subject: DisputedSubject },
  { id: processorDisputeId, amountMinor, currency, reason, createdAt }: ProcessorDispute,
): Promise<Dispute> {
  return tx.dispute.create({
    data: {
      tenantId,
      id: newId("dsp"),
      ...subject,
      processorDisputeId,
      amountMinor,
      currency,
      reason,
      status: "open",
      createdAt,
    },
  });
}

export async function changeDispute(
  tx: Tx,
  { tenantId, id }: { tenantId: string; id: string },
  data: Partial<Pick<Dispute, "status" | "withdrawnAt" | "reinstatedAt" | "closedAt">>,
): Promise<void> {
  await tx.dispute.update({ where: { tenantId_id: { tenantId, id } }, data });
}

/** Keeps what is disputed or lost from being refunded as well. The caller has locked the order. */
export async function reserveDisputed(tx: Tx, { tenantId, orderId }: OrderRef): Promise<void> {
  await tx.$executeRaw`
    UPDATE payment SET disputed_minor = LEAST(captured_minor, (
             SELECT coalesce(sum(d.amount_minor), 0) FROM dispute d
              WHERE d.tenant_id = ${tenantId} AND d.order_id = ${orderId} AND d.status <> 'won'))
     WHERE tenant_id = ${tenantId} AND order_id = ${orderId}`;
}

/** Notes how much of the restaurant's transfer a dispute takes back. */
export async function noteDisputeReversal(
  tx: Tx,
  { tenantId, disputeId, amountMinor }: DisputeRef & { amountMinor: number },
): Promise<void> {
  await tx.dispute.update({
    where: { tenantId_id: { tenantId, id: disputeId } },
    data: { reversedMinor: amountMinor },
  });
}

export function getDispute(db: Db["prisma"], { tenantId, disputeId }: DisputeRef): Promise<Dispute> {
  return db.dispute.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id: disputeId } } });
}

/** Keeps the processor's name of a reversal, once. False when it was known. */
export async function markDisputeReversed(
  tx: Tx,
  { tenantId, disputeId, reversalId }: DisputeRef & { reversalId: string },
): Promise<boolean> {
  const where = { tenantId, id: disputeId, reversalId: null };
  return (await tx.dispute.updateMany({ where, data: { reversalId } })).count === 1;
}

/** Disputes whose part of a transfer is not back yet. */
export async function listMissingDisputeReversals(
  db: Db["prisma"],
  { before, limit }: { before: Date; limit: number },
): Promise<DisputeRef[]> {
  const rows = await db.dispute.findMany({
    where: { reversedMinor: { gt: 0 }, reversalId: null, withdrawnAt: { lt: before } },
    orderBy: { withdrawnAt: "asc" },
    take: limit,
    select: { tenantId: true, id: true },
  });
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenantId), disputeId: row.id }));
}

/** What customers' banks have taken back for good, in minor units. */
export async function sumLostDisputes(tx: Tx, { tenantId, orderId }: OrderRef): Promise<number> {
  const where = { tenantId, orderId, status: "lost" as const };
  const { _sum } = await tx.dispute.aggregate({ where, _sum: { amountMinor: true } });
  return _sum.amountMinor ?? 0;
}
