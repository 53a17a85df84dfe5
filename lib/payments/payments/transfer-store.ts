import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";

/** What money was paid for: an order, or a payment of a table's bill. */
export type PaidSubject = { orderId: string } | { billPaymentId: string };

/** What a transfer pays out. `returnOf` is the failed refund or won dispute whose money is the restaurant's again. */
export type TransferSubject = PaidSubject & { returnOf?: string };

export type TransferRef = { tenantId: TenantId; transferId: string };

/** Where a restaurant's money goes and what the platform keeps of it. */
export function findPayoutSettings(db: Db["prisma"] | Tx, { tenantId }: { tenantId: TenantId }) {
  return db.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: { stripeAccountId: true, platformFeeBps: true },
  });
}

/**
 * What the restaurant is owed beyond its transfers under way, in minor units. Holds all other payouts of the restaurant
 * until the transaction ends, so that nothing is paid twice. What is on its way back from the restaurant counts as back.
 * One statement, because transfers and reversals are booked meanwhile.
 */
export async function lockPayable(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`payout:${tenantId}`}, 0))::text`;
  const [found] = await tx.$queryRaw<{ payable: number }[]>`
    SELECT (0 - (SELECT coalesce(sum(amount_minor), 0) FROM ledger_entry
                  WHERE tenant_id = ${tenantId} AND account = 'restaurant')
            - (SELECT coalesce(sum(amount_minor), 0) FROM transfer
                WHERE tenant_id = ${tenantId} AND status IN ('owed', 'pending', 'failed'))
            + (SELECT coalesce(sum(reversed_minor), 0) FROM (
                 SELECT tenant_id, reversed_minor, reversal_id FROM refund
                 UNION ALL SELECT tenant_id, reversed_minor, reversal_id FROM bill_refund
                 UNION ALL SELECT tenant_id, reversed_minor, reversal_id FROM dispute) taken_back
                WHERE tenant_id = ${tenantId} AND reversed_minor > 0 AND reversal_id IS NULL))::float8 AS payable`;
  return found?.payable ?? 0;
}

/** Writes a transfer down, once for what it pays out. False when it was written before. */
export async function insertTransfer(
  tx: Tx,
  transfer: {
    tenantId: TenantId;
    id: string;
    amountMinor: number;
    currency: string;
    status: "owed" | "pending";
    createdAt: Date;
  } & TransferSubject,
): Promise<boolean> {
  return (await tx.transfer.createMany({ data: [transfer], skipDuplicates: true })).count === 1;
}

export function findTransfer(db: Db["prisma"] | Tx, { tenantId, transferId }: TransferRef) {
  return db.transfer.findUnique({ where: { tenantId_id: { tenantId, id: transferId } } });
}

/** Holds everything that was paid out for a subject until the transaction ends, the oldest first. */
export async function lockTransfers(
  tx: Tx,
  { tenantId, subject }: { tenantId: TenantId; subject: PaidSubject },
) {
  const id = "orderId" in subject ? subject.orderId : subject.billPaymentId;
  await tx.$queryRaw`
    SELECT 1 FROM transfer WHERE tenant_id = ${tenantId} AND (order_id = ${id} OR bill_payment_id = ${id})
     ORDER BY created_at, id FOR UPDATE`;
  return tx.transfer.findMany({
    where: { tenantId, ...subject },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

/** The first transfer of a subject, which is the one that is taken back, or null. */
export function findFirstTransfer(
  db: Db["prisma"],
  { tenantId, subject }: { tenantId: TenantId; subject: PaidSubject },
) {
  return db.transfer.findFirst({ where: { tenantId, ...subject, returnOf: "" } });
}

/** Begins a transfer that waited for an account. False when it no longer waits. */
export async function beginTransfer(tx: Tx, { tenantId, transferId }: TransferRef): Promise<boolean> {
  const { count } = await tx.transfer.updateMany({
    where: { tenantId, id: transferId, status: "owed" },
    data: { status: "pending" },
  });
  return count === 1;
}

/** Settles a transfer, once. False when it was settled before. */
export async function markTransferred(
  tx: Tx,
  {
    tenantId,
    transferId,
    processorTransferId,
    now,
  }: TransferRef & { processorTransferId: string; now: Date },
): Promise<boolean> {
  const { count } = await tx.transfer.updateMany({
    where: { tenantId, id: transferId, status: { in: ["pending", "failed"] } },
    data: { status: "succeeded", processorTransferId, failureReason: null, settledAt: now },
  });
  return count === 1;
}

/** Writes down why the processor refused; the reconciler tries again. */
export async function markTransferFailed(
  db: Db["prisma"],
  { tenantId, transferId, failureReason }: TransferRef & { failureReason: string },
): Promise<void> {
  await db.transfer.updateMany({
    where: { tenantId, id: transferId, status: "pending" },
    data: { status: "failed", failureReason },
  });
}

/** Makes a transfer that nobody has asked the processor for smaller; nothing is left of one that reaches zero. */
export async function shrinkOwedTransfer(
  tx: Tx,
  { tenantId, transferId, byMinor }: TransferRef & { byMinor: number },
): Promise<void> {
  const where = { tenantId, id: transferId, status: "owed" as const };
  const { count } = await tx.transfer.updateMany({
    where: { ...where, amountMinor: { gt: byMinor } },
    data: { amountMinor: { decrement: byMinor } },
  });
  if (count === 0) await tx.transfer.deleteMany({ where });
}

/** Sets a part of a transfer that was sent aside, to be taken back. */
export async function reserveReversal(
  tx: Tx,
  { tenantId, transferId, amountMinor }: TransferRef & { amountMinor: number },
): Promise<void> {
  await tx.transfer.update({
    where: { tenantId_id: { tenantId, id: transferId } },
    data: { reversedMinor: { increment: amountMinor } },
  });
}

/** Notes how much of a transfer a refund takes back. */
export async function noteReversal(
  tx: Tx,
  input: { tenantId: TenantId; refundId: string; amountMinor: number },
): Promise<void> {
  const { tenantId, refundId, amountMinor } = input;
  await tx.refund.update({
    where: { tenantId_id: { tenantId, id: refundId } },
    data: { reversedMinor: amountMinor },
  });
}

/** Keeps the processor's name of a reversal, once. False when it was known. */
export async function markReversed(
  tx: Tx,
  { tenantId, refundId, reversalId }: { tenantId: TenantId; refundId: string; reversalId: string },
): Promise<boolean> {
  const { count } = await tx.refund.updateMany({
    where: { tenantId, id: refundId, reversalId: null },
    data: { reversalId },
  });
  return count === 1;
}

/** Transfers that are not at the restaurant yet, the oldest first: owed ones only where there is an account by now. */
export async function listUnsettledTransfers(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<TransferRef[]> {
  const rows = await db.prisma.$queryRaw<{ tenant_id: string; id: string }[]>`
    SELECT transfer.tenant_id, transfer.id FROM transfer JOIN tenant ON tenant.id = transfer.tenant_id
     WHERE transfer.status IN ('owed', 'pending', 'failed') AND transfer.created_at < ${before}
       AND tenant.stripe_account_id IS NOT NULL
     ORDER BY transfer.created_at LIMIT ${limit}`;
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenant_id), transferId: row.id }));
}

/** Refunds whose part of a transfer is not back yet. */
export async function listMissingReversals(
  db: Db["prisma"],
  { before, limit }: { before: Date; limit: number },
): Promise<{ tenantId: TenantId; refundId: string }[]> {
  const rows = await db.refund.findMany({
    where: { reversedMinor: { gt: 0 }, reversalId: null, settledAt: { lt: before } },
    orderBy: { settledAt: "asc" },
    take: limit,
    select: { tenantId: true, id: true },
  });
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenantId), refundId: row.id }));
}
