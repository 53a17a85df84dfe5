import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { BillPaymentRef } from "./bill-payment-store";

export type BillRefundRef = { tenantId: TenantId; refundId: string };

/**
 * Sets an amount of a captured payment aside for a refund. False when less than that is left, disputes included where the
 * processor has not made the refund yet: the condition and the check constraint of the table hold against any number of rivals.
 */
export async function reserveBillRefund(
  tx: Tx,
  input: BillPaymentRef & { amountMinor: number; isMade?: boolean },
): Promise<boolean> {
  const { tenantId, billId, paymentId, amountMinor, isMade = false } = input;
  const reserved = await tx.$executeRaw`
    UPDATE bill_payment SET refunded_minor = refunded_minor + ${amountMinor}
     WHERE tenant_id = ${tenantId} AND bill_id = ${billId} AND id = ${paymentId}
       AND captured_minor - refunded_minor - CASE WHEN ${isMade} THEN 0 ELSE disputed_minor END >= ${amountMinor}`;
  return reserved === 1;
}

/** Keeps what is disputed or lost from being refunded as well. The caller has locked the bill. */
export async function reserveBillDisputed(
  tx: Tx,
  { tenantId, billId, paymentId }: BillPaymentRef,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE bill_payment SET disputed_minor = LEAST(captured_minor, (
             SELECT coalesce(sum(d.amount_minor), 0) FROM dispute d
              WHERE d.tenant_id = ${tenantId} AND d.bill_payment_id = ${paymentId} AND d.status <> 'won'))
     WHERE tenant_id = ${tenantId} AND bill_id = ${billId} AND id = ${paymentId}`;
}

/** Writes a refund with its cause, before the processor is asked; its id is the processor's idempotency key. */
export async function insertBillRefund(tx: Tx, refund: Prisma.BillRefundUncheckedCreateInput): Promise<void> {
  await tx.billRefund.create({ data: refund });
}

/** A refund with its payment and the bill's currency, or null. */
export function findBillRefund(db: Db["prisma"] | Tx, { tenantId, refundId }: BillRefundRef) {
  return db.billRefund.findUnique({
    where: { tenantId_id: { tenantId, id: refundId } },
    include: {
      payment: {
        select: { billId: true, intentId: true, capturedMinor: true, bill: { select: { currency: true } } },
      },
    },
  });
}

/** Our refund behind one of the processor's, by either id, or null. */
export async function findBillRefundOwner(
  db: Db["prisma"] | Tx,
  { processorRefundId, refundId }: { processorRefundId: string; refundId: string | null },
): Promise<string | null> {
  const found = await db.billRefund.findFirst({
    where: { OR: [{ processorRefundId }, ...(refundId === null ? [] : [{ id: refundId }])] },
    select: { id: true },
  });
  return found?.id ?? null;
}

/** Remembers the processor's name for a refund. */
export async function linkBillRefund(
  tx: Tx,
  { tenantId, refundId, processorRefundId }: BillRefundRef & { processorRefundId: string },
): Promise<void> {
  await tx.billRefund.updateMany({
    where: { tenantId, id: refundId, processorRefundId: null },
    data: { processorRefundId },
  });
}

/** Moves a refund on from one of these statuses. False when it is in none of them. */
export async function moveBillRefund(
  tx: Tx,
  input: BillRefundRef & {
    from: ("pending" | "succeeded")[];
    to: "succeeded" | "failed";
    failureReason: string | null;
    now: Date;
  },
): Promise<boolean> {
  const { tenantId, refundId, from, to, failureReason, now } = input;
  const { count } = await tx.billRefund.updateMany({
    where: { tenantId, id: refundId, status: { in: from } },
    data: { status: to, failureReason, settledAt: now },
  });
  return count === 1;
}

/**
 * Lets the amount of a failed refund be refunded again; a payment that had gone back wholly is one
 * again, unless its share was paid otherwise.
 */
export async function releaseBillReservation(
  tx: Tx,
  { tenantId, billId, paymentId, amountMinor }: BillPaymentRef & { amountMinor: number },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE bill_payment p SET refunded_minor = refunded_minor - ${amountMinor},
           status = CASE WHEN status = 'refunded' AND NOT EXISTS (
             SELECT FROM bill_payment o WHERE o.tenant_id = p.tenant_id AND o.bill_id = p.bill_id AND o.id <> p.id
                AND o.share_of = p.share_of AND o.share_part = p.share_part AND o.status IN ('pending', 'paid'))
             THEN 'paid' ELSE status END
     WHERE tenant_id = ${tenantId} AND bill_id = ${billId} AND id = ${paymentId}`;
}

/** What the processor has confirmed to be back of a payment, in minor units. */
export async function sumConfirmedBillRefunds(
  tx: Tx,
  { tenantId, paymentId }: { tenantId: TenantId; paymentId: string },
): Promise<number> {
  const { _sum } = await tx.billRefund.aggregate({
    where: { tenantId, paymentId, status: "succeeded" },
    _sum: { amountMinor: true },
  });
  return _sum.amountMinor ?? 0;
}

/**
 * What went back to a guest is open again on a locked bill, unless the bill is closed or the payment never counted; a
 * payment that went back wholly frees its share and its items. With a negative amount, for a refund that came back from
 * the bank: as far as the bill has room for it.
 */
export async function reopenRefunded(
  tx: Tx,
  input: BillPaymentRef & { amountMinor: number; isWhole: boolean },
): Promise<void> {
  const { tenantId, billId, paymentId, amountMinor, isWhole } = input;
  await tx.$executeRaw`
    UPDATE bill SET paid_minor = paid_minor - ${amountMinor}
     WHERE tenant_id = ${tenantId} AND id = ${billId} AND status = 'open'
       AND paid_minor - ${amountMinor} >= 0 AND paid_minor - ${amountMinor} + pending_minor <= total_minor
       AND EXISTS (SELECT FROM bill_payment p
                    WHERE p.tenant_id = ${tenantId} AND p.id = ${paymentId} AND p.status IN ('paid', 'refunded'))`;
  if (!isWhole) return;
  const { count } = await tx.billPayment.updateMany({
    where: { tenantId, billId, id: paymentId, status: "paid" },
    data: { status: "refunded" },
  });
  if (count === 0) return;
  await tx.$executeRaw`
    UPDATE bill_item i SET payment_id = NULL FROM bill b
     WHERE i.tenant_id = ${tenantId} AND i.payment_id = ${paymentId}
       AND b.tenant_id = i.tenant_id AND b.id = i.bill_id AND b.status = 'open'`;
}

/** Notes how much of the restaurant's transfer a refund takes back. */
export async function noteBillReversal(
  tx: Tx,
  { tenantId, refundId, amountMinor }: BillRefundRef & { amountMinor: number },
): Promise<void> {
  await tx.billRefund.update({
    where: { tenantId_id: { tenantId, id: refundId } },
    data: { reversedMinor: amountMinor },
  });
}

/** Keeps the processor's name of a reversal, once. False when it was known. */
export async function markBillReversed(
  tx: Tx,
  { tenantId, refundId, reversalId }: BillRefundRef & { reversalId: string },
): Promise<boolean> {
  const where = { tenantId, id: refundId, reversalId: null };
  return (await tx.billRefund.updateMany({ where, data: { reversalId } })).count === 1;
}

const refs = (rows: { tenantId: string; id: string }[]): BillRefundRef[] =>
  rows.map((row) => ({ tenantId: mintTenantId(row.tenantId), refundId: row.id }));

/** Refunds that wait for the processor since before the instant, the oldest first. */
export async function listPendingBillRefunds(
  db: Db["prisma"],
  { before, limit }: { before: Date; limit: number },
): Promise<BillRefundRef[]> {
  return refs(
    await db.billRefund.findMany({
      where: { status: "pending", createdAt: { lt: before } },
      orderBy: { createdAt: "asc" },
      take: limit,
      select: { tenantId: true, id: true },
    }),
  );
}

/** Refunds whose part of a transfer is not back yet. */
export async function listMissingBillReversals(
  db: Db["prisma"],
  { before, limit }: { before: Date; limit: number },
): Promise<BillRefundRef[]> {
  return refs(
    await db.billRefund.findMany({
      where: { reversedMinor: { gt: 0 }, reversalId: null, settledAt: { lt: before } },
      orderBy: { settledAt: "asc" },
      take: limit,
      select: { tenantId: true, id: true },
    }),
  );
}
