import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { statesBefore, TRANSFER_MOVES } from "@/lib/payments/subject/money-states";
import type { Subject } from "@/lib/payments/subject/subject";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Transfer } from "@/lib/platform/db/generated/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { inSweep, type SweepScope } from "@/lib/platform/db/sweep-scope";
import type { SubjectRef } from "./payment-store";
import type { RefundRef } from "./refund-store";

export type { Transfer };

export type TransferRef = { tenantId: TenantId; transferId: string };

/** Where a restaurant's money goes and what the platform keeps of it. */
export function findPayoutSettings(db: Db["prisma"] | Tx, { tenantId }: { tenantId: TenantId }) {
  return db.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: { stripeAccountId: true, platformFeeBps: true },
  });
}

type SubjectColumns = { orderId: string; billPaymentId: string; reservationId: string };

/** The columns of a subject that is paid out by itself; gift cards are paid out by the orders that they pay. */
function columnOf(subject: Subject | null): Partial<SubjectColumns> {
  switch (subject?.kind) {
    case "order":
      return { orderId: subject.id };
    case "bill_share":
      return { billPaymentId: subject.id };
    case "deposit":
      return { reservationId: subject.id };
    default:
      return {};
  }
}

/** More parts of one balance than this are merged by the payout that meets them; the rest is done every night. */
const MOST_PARTS = 100;

/**
 * What the restaurant is owed beyond its transfers under way, in minor units. Holds all other payouts of the restaurant
 * until the transaction ends, so that nothing is paid twice. What is on its way back from the restaurant counts as back.
 * One statement, because transfers and reversals are booked meanwhile; it costs the same however long the books are.
 */
export async function lockPayable(
  tx: Tx,
  { tenantId, currency }: { tenantId: TenantId; currency: string },
): Promise<number> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`payout:${tenantId}`}, 0))::text`;
  const [found] = await tx.$queryRaw<{ payable: number; parts: number }[]>`
    SELECT (0 - balance.amount
            - (SELECT coalesce(sum(amount_minor), 0) FROM transfer
                WHERE tenant_id = ${tenantId} AND status IN ('owed', 'pending', 'failed') AND currency = ${currency})
            + (SELECT coalesce(sum(back.reversed_minor), 0) FROM (
                 SELECT tenant_id, payment_id, reversed_minor, reversal_id FROM refund
                 UNION ALL SELECT tenant_id, payment_id, reversed_minor, reversal_id FROM dispute) back
                 JOIN payment p ON p.tenant_id = back.tenant_id AND p.id = back.payment_id AND p.currency = ${currency}
                WHERE back.tenant_id = ${tenantId} AND back.reversed_minor > 0 AND back.reversal_id IS NULL)
           )::float8 AS payable, balance.parts
      FROM (SELECT coalesce(sum(amount_minor), 0) AS amount, count(*)::int AS parts FROM ledger_balance
             WHERE tenant_id = ${tenantId} AND account = 'restaurant' AND currency = ${currency}) balance`;
  if (found && found.parts > MOST_PARTS) await tx.$executeRaw`SELECT merge_ledger_balance(${tenantId})`;
  return found?.payable ?? 0;
}

/** Writes a transfer down, once for what it pays out. False when it was written before. */
export async function insertTransfer(
  tx: Tx,
  input: {
    tenantId: TenantId;
    id: string;
    subject: Subject | null;
    /** The failed refund or won dispute whose money is the restaurant's again. */
    returnOf?: string;
    amountMinor: number;
    currency: string;
    status: "owed" | "pending";
    createdAt: Date;
  },
): Promise<boolean> {
  const { tenantId, id, subject, returnOf = "", amountMinor, currency, status, createdAt } = input;
  const transfer = { tenantId, id, ...columnOf(subject), returnOf, amountMinor, currency, status, createdAt };
  return (await tx.transfer.createMany({ data: [transfer], skipDuplicates: true })).count === 1;
}

export function findTransfer(db: Db["prisma"] | Tx, { tenantId, transferId }: TransferRef) {
  return db.transfer.findUnique({ where: { tenantId_id: { tenantId, id: transferId } } });
}

/** Holds everything that was paid out for a subject until the transaction ends, the oldest first. */
export async function lockTransfers(tx: Tx, { tenantId, subject }: SubjectRef): Promise<Transfer[]> {
  const columns = columnOf(subject);
  if (Object.keys(columns).length === 0) return [];
  await tx.$queryRaw`
    SELECT 1 FROM transfer
     WHERE tenant_id = ${tenantId}
       AND (order_id = ${subject.id} OR bill_payment_id = ${subject.id} OR reservation_id = ${subject.id})
     ORDER BY created_at, id FOR UPDATE`;
  return tx.transfer.findMany({
    where: { tenantId, ...columns },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

/** The first transfer of a subject, which is the one that is taken back, or null. */
export async function findFirstTransfer(
  db: Db["prisma"],
  { tenantId, subject }: SubjectRef,
): Promise<Transfer | null> {
  const columns = columnOf(subject);
  if (Object.keys(columns).length === 0) return null;
  return db.transfer.findFirst({ where: { tenantId, ...columns, returnOf: "" } });
}

/** Begins a transfer that waited for an account. False when it no longer waits. */
export async function beginTransfer(tx: Tx, { tenantId, transferId }: TransferRef): Promise<boolean> {
  const { count } = await tx.transfer.updateMany({
    where: { tenantId, id: transferId, status: { in: statesBefore(TRANSFER_MOVES, "pending") } },
    data: { status: "pending" },
  });
  return count === 1;
}

/** Settles a transfer, once, with what the processor sent where that was another currency. False when it was settled before. */
export async function markTransferred(
  tx: Tx,
  {
    tenantId,
    transferId,
    processorTransferId,
    sent,
    now,
  }: TransferRef & {
    processorTransferId: string;
    sent: { amountMinor: number; currency: string } | null;
    now: Date;
  },
): Promise<boolean> {
  const { count } = await tx.transfer.updateMany({
    where: { tenantId, id: transferId, status: { in: statesBefore(TRANSFER_MOVES, "succeeded") } },
    data: {
      status: "succeeded",
      processorTransferId,
      sentMinor: sent?.amountMinor,
      sentCurrency: sent?.currency,
      failureReason: null,
      settledAt: now,
    },
  });
  return count === 1;
}

/**
 * Writes down why the processor refused; the reconciler tries again, with another key. A refusal counts once: one that
 * arrives after another of the same key changes nothing, because the next key may be under way by then, and answers false.
 */
export async function markTransferFailed(
  tx: Tx,
  {
    tenantId,
    transferId,
    refusals,
    failureReason,
  }: TransferRef & { refusals: number; failureReason: string },
): Promise<boolean> {
  const { count } = await tx.transfer.updateMany({
    where: { tenantId, id: transferId, refusals, status: { in: statesBefore(TRANSFER_MOVES, "failed") } },
    data: { status: "failed", failureReason, refusals: { increment: 1 } },
  });
  return count === 1;
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

/** What has to come back from the restaurant's account for a refund, or for a dispute of earlier days; null when nothing has. */
export async function findReversal(
  db: Db["prisma"],
  { tenantId, refundId: id }: RefundRef,
): Promise<{ paymentId: string; amountMinor: number; refusals: number; createdAt: Date } | null> {
  const where = { tenantId, id, reversedMinor: { gt: 0 }, reversalId: null };
  const found = (await db.refund.findFirst({ where })) ?? (await db.dispute.findFirst({ where }));
  if (!found?.paymentId) return null;
  const { paymentId, reversedMinor: amountMinor, reversalRefusals: refusals, createdAt } = found;
  return { paymentId, amountMinor, refusals, createdAt };
}

/** Counts a definite refusal of a reversal, once as for a transfer: the reconciler tries again, with another key. */
export async function countReversalRefusal(
  db: Db["prisma"],
  { tenantId, refundId: id, refusals }: RefundRef & { refusals: number },
): Promise<void> {
  const change = {
    where: { tenantId, id, reversalId: null, reversalRefusals: refusals },
    data: { reversalRefusals: { increment: 1 } },
  };
  if ((await db.refund.updateMany(change)).count === 0) await db.dispute.updateMany(change);
}

/** Keeps the processor's name of a reversal, once. False when it was known. */
export async function markReversed(
  tx: Tx,
  { tenantId, refundId: id, reversalId }: RefundRef & { reversalId: string },
): Promise<boolean> {
  const change = { where: { tenantId, id, reversalId: null }, data: { reversalId } };
  const { count } = await tx.refund.updateMany(change);
  return count === 1 || (await tx.dispute.updateMany(change)).count === 1;
}

/** Transfers that are not at the restaurant yet, the oldest first: owed ones only where there is an account. */
export async function listUnsettledTransfers(
  db: Db,
  { scope, before, limit }: { scope: SweepScope; before: Date; limit: number },
): Promise<TransferRef[]> {
  const rows = await db.prisma.$queryRaw<{ tenant_id: string; id: string }[]>`
    SELECT transfer.tenant_id, transfer.id FROM transfer JOIN tenant ON tenant.id = transfer.tenant_id
     WHERE ${Prisma.raw(inSweep(scope, "transfer.tenant_id"))}
       AND transfer.status IN ('owed', 'pending', 'failed') AND transfer.created_at < ${before}
       AND tenant.stripe_account_id IS NOT NULL
     ORDER BY transfer.created_at LIMIT ${limit}`;
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenant_id), transferId: row.id }));
}

/** Refunds, and disputes of earlier days, whose part of a transfer is not back yet. */
export async function listMissingReversals(
  db: Db["prisma"],
  { scope, before, limit }: { scope: SweepScope; before: Date; limit: number },
): Promise<RefundRef[]> {
  const whose = Prisma.raw(inSweep(scope, "tenant_id"));
  const rows = await db.$queryRaw<{ tenant_id: string; id: string }[]>`
    SELECT tenant_id, id FROM refund WHERE ${whose} AND reversed_minor > 0 AND reversal_id IS NULL AND settled_at < ${before}
    UNION ALL
    SELECT tenant_id, id FROM dispute WHERE ${whose} AND reversed_minor > 0 AND reversal_id IS NULL AND withdrawn_at < ${before}
    LIMIT ${limit}`;
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenant_id), refundId: row.id }));
}

/** Restaurants that the platform owes more than what is under way to them, each with the currency. */
export async function listUnderpaid(
  db: Db,
  scope: SweepScope,
): Promise<{ tenantId: TenantId; currency: string }[]> {
  const whose = Prisma.raw(inSweep(scope, "tenant_id"));
  const rows = await db.prisma.$queryRaw<{ tenant_id: string; currency: string }[]>`
    SELECT tenant_id, currency FROM (
      SELECT tenant_id, currency, 0 - amount_minor AS amount FROM ledger_balance WHERE ${whose} AND account = 'restaurant'
      UNION ALL
      SELECT tenant_id, currency, 0 - amount_minor FROM transfer
       WHERE ${whose} AND status IN ('owed', 'pending', 'failed')) owed
     GROUP BY tenant_id, currency HAVING sum(amount) > 0`;
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenant_id), currency: row.currency }));
}
