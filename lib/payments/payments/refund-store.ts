import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { canMove, REFUND_MOVES } from "@/lib/payments/subject/money-states";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { type SweepScope, whereInSweep } from "@/lib/platform/db/sweep-scope";
import type { PaymentRef } from "./payment-store";

export type RefundRef = { tenantId: TenantId; refundId: string };

/**
 * Sets an amount of a captured payment aside for a refund. False when less than that is left; what is disputed counts
 * only where the processor has not made the refund yet. The condition and the check constraint of the table hold
 * against any number of rivals.
 */
export async function reserveRefund(
  tx: Tx,
  {
    tenantId,
    paymentId,
    amountMinor,
    isMade = false,
  }: PaymentRef & { amountMinor: number; isMade?: boolean },
): Promise<boolean> {
  const reserved = await tx.$executeRaw`
    UPDATE payment SET refunded_minor = refunded_minor + ${amountMinor},
           disputed_minor = LEAST(disputed_minor, captured_minor - refunded_minor - ${amountMinor})
     WHERE tenant_id = ${tenantId} AND id = ${paymentId}
       AND captured_minor - refunded_minor - CASE WHEN ${isMade} THEN 0 ELSE disputed_minor END >= ${amountMinor}`;
  return reserved === 1;
}

/** Lets the amount of a failed refund be refunded again. */
export async function releaseReservation(
  tx: Tx,
  { tenantId, paymentId, amountMinor }: PaymentRef & { amountMinor: number },
): Promise<void> {
  await tx.payment.update({
    where: { tenantId_id: { tenantId, id: paymentId } },
    data: { refundedMinor: { decrement: amountMinor } },
  });
}

/** Writes a refund with its cause, before the processor is asked; its id is the processor's idempotency key. */
export async function insertRefund(tx: Tx, refund: Prisma.RefundUncheckedCreateInput): Promise<void> {
  await tx.refund.create({ data: refund });
}

/** A refund with its payment, or null. */
export function findRefund(db: Db["prisma"] | Tx, { tenantId, refundId }: RefundRef) {
  return db.refund.findUnique({
    where: { tenantId_id: { tenantId, id: refundId } },
    include: { payment: true },
  });
}

/** A refund that this transaction has written or locked. */
export async function getRefund(tx: Tx, ref: RefundRef) {
  const refund = await findRefund(tx, ref);
  if (!refund) throw new Error(`Refund ${ref.refundId} vanished under the lock`);
  return refund;
}

/** Our refund behind one of the processor's, by either id, or null. */
export async function findRefundOwner(
  db: Db["prisma"] | Tx,
  { processorRefundId, refundId }: { processorRefundId: string; refundId: string | null },
): Promise<RefundRef | null> {
  const found = await db.refund.findFirst({
    where: { OR: [{ processorRefundId }, ...(refundId === null ? [] : [{ id: refundId }])] },
    select: { tenantId: true, id: true },
  });
  return found && { tenantId: mintTenantId(found.tenantId), refundId: found.id };
}

/** Remembers the processor's name for a refund. */
export async function linkRefund(
  tx: Tx,
  { tenantId, refundId, processorRefundId }: RefundRef & { processorRefundId: string },
): Promise<void> {
  await tx.refund.updateMany({
    where: { tenantId, id: refundId, processorRefundId: null },
    data: { processorRefundId },
  });
}

/** Moves a refund on, once. False when its status is not `from`. */
export async function moveRefund(
  tx: Tx,
  input: RefundRef & {
    from: "pending" | "succeeded";
    to: "succeeded" | "failed";
    failureReason: string | null;
    now: Date;
  },
): Promise<boolean> {
  const { tenantId, refundId, from, to, failureReason, now } = input;
  if (!canMove(REFUND_MOVES, from, to)) return false;
  const { count } = await tx.refund.updateMany({
    where: { tenantId, id: refundId, status: from },
    data: { status: to, failureReason, settledAt: now },
  });
  return count === 1;
}

/** What the processor has confirmed to be back of a payment, and how much of it is the tip, in minor units. */
export async function sumConfirmedRefunds(
  tx: Tx,
  { tenantId, paymentId }: PaymentRef,
): Promise<{ amountMinor: number; tipMinor: number }> {
  const { _sum } = await tx.refund.aggregate({
    where: { tenantId, paymentId, status: "succeeded" },
    _sum: { amountMinor: true, tipMinor: true },
  });
  return { amountMinor: _sum.amountMinor ?? 0, tipMinor: _sum.tipMinor ?? 0 };
}

/** Refunds that wait for the processor since before the instant, the oldest first. */
export async function listPendingRefunds(
  db: Db["prisma"],
  { scope, before, limit }: { scope: SweepScope; before: Date; limit: number },
): Promise<RefundRef[]> {
  const rows = await db.refund.findMany({
    where: { ...whereInSweep(scope), status: "pending", createdAt: { lt: before } },
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { tenantId: true, id: true },
  });
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenantId), refundId: row.id }));
}
