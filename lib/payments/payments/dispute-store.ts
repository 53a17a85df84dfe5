import { newId } from "@/lib/core/ids/ids";
import type { ProcessorDispute } from "@/lib/payments/processor/processor";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Dispute } from "@/lib/platform/db/generated/client";
import type { PaymentRef } from "./payment-store";

export type { Dispute };

/** The dispute as we know it, or null. */
export function findDispute(tx: Tx, processorDisputeId: string): Promise<Dispute | null> {
  return tx.dispute.findUnique({ where: { processorDisputeId } });
}

/** What we know of these of the processor's disputes. */
export function findDisputes(db: Db["prisma"], processorDisputeIds: string[]): Promise<Dispute[]> {
  return db.dispute.findMany({ where: { processorDisputeId: { in: processorDisputeIds } } });
}

/** Writes a new dispute down as open. The caller has locked what was paid for. */
export async function insertDispute(
  tx: Tx,
  { tenantId, paymentId }: PaymentRef,
  { id: processorDisputeId, amountMinor, currency, reason, evidenceDueAt, createdAt }: ProcessorDispute,
): Promise<Dispute> {
  return tx.dispute.create({
    data: {
      tenantId,
      id: newId("dsp"),
      paymentId,
      processorDisputeId,
      amountMinor,
      currency,
      reason,
      status: "open",
      evidenceDueAt,
      createdAt,
    },
  });
}

export async function changeDispute(
  tx: Tx,
  { tenantId, id }: { tenantId: string; id: string },
  data: Partial<Pick<Dispute, "status" | "evidenceDueAt" | "withdrawnAt" | "reinstatedAt" | "closedAt">>,
): Promise<void> {
  await tx.dispute.update({ where: { tenantId_id: { tenantId, id } }, data });
}

/**
 * Keeps what is disputed or lost from being refunded as well, as far as it is not on its way back. The caller has locked
 * what was paid for.
 */
export async function reserveDisputed(tx: Tx, { tenantId, paymentId }: PaymentRef): Promise<void> {
  await tx.$executeRaw`
    UPDATE payment SET disputed_minor = LEAST(captured_minor - refunded_minor, (
             SELECT coalesce(sum(d.amount_minor), 0) FROM dispute d
              WHERE d.tenant_id = ${tenantId} AND d.payment_id = ${paymentId} AND d.status <> 'won'))
     WHERE tenant_id = ${tenantId} AND id = ${paymentId}`;
}

/** What customers' banks have taken back for good, in minor units. */
export async function sumLostDisputes(tx: Tx, { tenantId, paymentId }: PaymentRef): Promise<number> {
  const where = { tenantId, paymentId, status: "lost" as const };
  const { _sum } = await tx.dispute.aggregate({ where, _sum: { amountMinor: true } });
  return _sum.amountMinor ?? 0;
}
