import type { Tx } from "@/lib/db/db";
import type { Dispute } from "@/lib/db/generated/client";
import { newId } from "@/lib/ids/ids";
import type { OrderRef } from "./payment-store";
import type { ProcessorDispute } from "./processor";

/** The dispute as we know it, written down now if it is new. The caller has locked the order. */
export async function adoptDispute(
  tx: Tx,
  { tenantId, orderId }: OrderRef,
  { id: processorDisputeId, amountMinor, currency, reason, createdAt }: ProcessorDispute,
): Promise<Dispute> {
  const known = await tx.dispute.findUnique({ where: { processorDisputeId } });
  if (known) return known;
  return tx.dispute.create({
    data: {
      tenantId,
      id: newId("dsp"),
      orderId,
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

/** What customers' banks have taken back for good, in minor units. */
export async function sumLostDisputes(tx: Tx, { tenantId, orderId }: OrderRef): Promise<number> {
  const where = { tenantId, orderId, status: "lost" as const };
  const { _sum } = await tx.dispute.aggregate({ where, _sum: { amountMinor: true } });
  return _sum.amountMinor ?? 0;
}
