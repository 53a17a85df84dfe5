import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { BillPayment, Share } from "./bill";

type BillRef = { tenantId: TenantId; billId: string };
export type BillPaymentRef = BillRef & { paymentId: string };

/** The shares of a locked bill that are paid or being paid of a split into `of` parts. */
export async function listPaidShares(
  client: SqlTx,
  { tenantId, billId, of }: BillRef & { of: number },
): Promise<{ part: number; amountMinor: number }[]> {
  const rows = await client.query<{ part: number; amountMinor: number }>(
    `SELECT share_part AS part, amount_minor AS "amountMinor" FROM bill_payment
      WHERE tenant_id = $1 AND bill_id = $2 AND share_of = $3 AND status IN ('pending', 'paid')`,
    [tenantId, billId, of],
  );
  return rows;
}

/**
 * Records a payment of an open bill: cash is paid, everything else is pending and keeps its amount from everybody else.
 * False when more would be paid and pending than the bill costs; the caller rolls back. A unique index refuses a share
 * that is paid or being paid already.
 */
export async function insertBillPayment(
  client: SqlTx,
  input: BillPaymentRef & {
    method: BillPayment["method"];
    amountMinor: number;
    share: Share | null;
    itemIds: readonly string[];
    actorId: string | null;
    now: Date;
  },
): Promise<boolean> {
  const { tenantId, billId, paymentId, method, amountMinor, share } = input;
  const isPaid = method === "cash";
  const rowCount = await client.execute(
    `UPDATE bill SET paid_minor = paid_minor + CASE WHEN $4 THEN $3::int ELSE 0 END,
            pending_minor = pending_minor + CASE WHEN $4 THEN 0 ELSE $3::int END
      WHERE tenant_id = $1 AND id = $2 AND status = 'open' AND paid_minor + pending_minor + $3::int <= total_minor`,
    [tenantId, billId, amountMinor, isPaid],
  );
  if (rowCount !== 1) return false;
  await client.execute(
    `INSERT INTO bill_payment (tenant_id, bill_id, id, method, status, amount_minor, share_part, share_of, taken_by,
                               taken_at, settled_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz, CASE WHEN $11 THEN $10::timestamptz END)`,
    [
      tenantId,
      billId,
      paymentId,
      method,
      isPaid ? "paid" : "pending",
      amountMinor,
      share?.part ?? null,
      share?.of ?? null,
      input.actorId,
      input.now,
      isPaid,
    ],
  );
  await client.execute(
    `UPDATE bill_item SET payment_id = $3
      WHERE tenant_id = $1 AND bill_id = $2 AND id = ANY($4) AND payment_id IS NULL AND voided_at IS NULL`,
    [tenantId, billId, paymentId, input.itemIds],
  );
  return true;
}

export function findBillPayment(db: Db["prisma"] | Tx, { tenantId, billId, paymentId }: BillPaymentRef) {
  return db.billPayment.findUnique({
    where: { tenantId_id: { tenantId, id: paymentId }, billId },
    include: { bill: { select: { currency: true } } },
  });
}

/** Whose payment an intent is, by its id or by the payment id in its metadata, or null. */
export async function findBillPaymentOwner(
  db: Db["prisma"],
  { intentId, paymentId }: { intentId: string; paymentId: string | null },
): Promise<(BillPaymentRef & { amountMinor: number; currency: string; isPaid: boolean }) | null> {
  const found = await db.billPayment.findFirst({
    where: { OR: [{ intentId }, ...(paymentId === null ? [] : [{ id: paymentId, intentId: null }])] },
    include: { bill: { select: { currency: true } } },
  });
  if (!found) return null;
  const { billId, id, amountMinor, capturedMinor, bill } = found;
  const tenantId = mintTenantId(found.tenantId);
  const isPaid = capturedMinor > 0;
  return { tenantId, billId, paymentId: id, amountMinor, currency: bill.currency, isPaid };
}

/** Keeps the intent of a pending payment. False when the payment was given up meanwhile. */
export async function keepIntent(
  run: SqlTx,
  input: BillPaymentRef & { intentId: string; clientSecret: string },
): Promise<boolean> {
  const rows = await run.query(
    `UPDATE bill_payment SET intent_id = $4, client_secret = $5
      WHERE tenant_id = $1 AND bill_id = $2 AND id = $3 AND status = 'pending' RETURNING id`,
    [input.tenantId, input.billId, input.paymentId, input.intentId, input.clientSecret],
  );
  return rows.length === 1;
}

/** A pending payment of a locked bill was made. Its amount, or null when it is not pending. */
export async function markBillPaymentPaid(
  run: SqlTx,
  { tenantId, billId, paymentId, intentId, now }: BillPaymentRef & { intentId: string; now: Date },
): Promise<number | null> {
  const [paid] = await run.query<{ amount: number }>(
    `WITH paid AS (
       UPDATE bill_payment SET status = 'paid', captured_minor = amount_minor, settled_at = $4::timestamptz,
              intent_id = $5
        WHERE tenant_id = $1 AND bill_id = $2 AND id = $3 AND status = 'pending' RETURNING amount_minor)
     UPDATE bill SET paid_minor = paid_minor + paid.amount_minor, pending_minor = pending_minor - paid.amount_minor
       FROM paid WHERE tenant_id = $1 AND id = $2 RETURNING paid.amount_minor AS amount`,
    [tenantId, billId, paymentId, now, intentId],
  );
  return paid?.amount ?? null;
}

/** A payment that was given up was made after all. Its amount, or null when that was known or it was not given up. */
export async function markCapturedLate(
  run: SqlTx,
  { tenantId, billId, paymentId, intentId }: BillPaymentRef & { intentId: string },
): Promise<number | null> {
  const [late] = await run.query<{ amount: number }>(
    `UPDATE bill_payment SET captured_minor = amount_minor, intent_id = $4
      WHERE tenant_id = $1 AND bill_id = $2 AND id = $3 AND status = 'canceled' AND captured_minor = 0
     RETURNING amount_minor AS amount`,
    [tenantId, billId, paymentId, intentId],
  );
  return late?.amount ?? null;
}

/**
 * Frees the amount, share and items of a pending payment of a locked bill. False when it is not pending, or, with
 * `ifBare`, got an intent meanwhile.
 */
export async function cancelPendingPayment(
  run: SqlTx,
  { tenantId, billId, paymentId, ifBare, now }: BillPaymentRef & { ifBare: boolean; now: Date },
): Promise<boolean> {
  const rows = await run.query(
    `WITH canceled AS (
       UPDATE bill_payment SET status = 'canceled', settled_at = $4::timestamptz
        WHERE tenant_id = $1 AND bill_id = $2 AND id = $3 AND status = 'pending'
          AND (intent_id IS NULL OR NOT $5::boolean)
       RETURNING id, amount_minor, intent_id, taken_at),
     unclaimed AS (
       INSERT INTO unclaimed_intent (tenant_id, payment_id, asked_at, given_up_at)
       SELECT $1, id, taken_at, $4::timestamptz FROM canceled WHERE intent_id IS NULL
       ON CONFLICT DO NOTHING),
     freed AS (
       UPDATE bill_item i SET payment_id = NULL FROM canceled WHERE i.tenant_id = $1 AND i.payment_id = canceled.id)
     UPDATE bill SET pending_minor = pending_minor - canceled.amount_minor
       FROM canceled WHERE tenant_id = $1 AND bill.id = $2 RETURNING bill.id`,
    [tenantId, billId, paymentId, now, ifBare],
  );
  return rows.length === 1;
}

/** Takes cash that was entered by mistake off a locked bill. Its amount, or null when it is no cash that was paid. */
export async function reverseCash(
  run: SqlTx,
  { tenantId, billId, paymentId }: BillPaymentRef,
): Promise<number | null> {
  const [reversed] = await run.query<{ amount: number }>(
    `WITH reversed AS (
       UPDATE bill_payment SET status = 'reversed'
        WHERE tenant_id = $1 AND bill_id = $2 AND id = $3 AND method = 'cash' AND status = 'paid'
       RETURNING id, amount_minor),
     freed AS (
       UPDATE bill_item i SET payment_id = NULL FROM reversed WHERE i.tenant_id = $1 AND i.payment_id = reversed.id)
     UPDATE bill SET paid_minor = paid_minor - reversed.amount_minor
       FROM reversed WHERE tenant_id = $1 AND bill.id = $2 AND bill.status = 'open'
     RETURNING reversed.amount_minor AS amount`,
    [tenantId, billId, paymentId],
  );
  return reversed?.amount ?? null;
}

type PendingPayment = BillPaymentRef & { intentId: string | null };

/** Pending payments since before the instants, the oldest first: without an intent, and with one. */
export async function listPendingPayments(
  db: Db["prisma"],
  { bareBefore, before, limit }: { bareBefore: Date; before: Date; limit: number },
): Promise<PendingPayment[]> {
  const rows = await db.billPayment.findMany({
    where: {
      status: "pending",
      OR: [
        { intentId: null, takenAt: { lt: bareBefore } },
        { intentId: { not: null }, takenAt: { lt: before } },
      ],
    },
    orderBy: { takenAt: "asc" },
    take: limit,
    select: { tenantId: true, billId: true, id: true, intentId: true },
  });
  return rows.map(({ tenantId, billId, id, intentId }) => ({
    tenantId: mintTenantId(tenantId),
    billId,
    paymentId: id,
    intentId,
  }));
}

/** The first answer to a request with an Idempotency-Key was never given: another try begins anew. */
export async function forgetAttempt(run: SqlTx, { tenantId, paymentId }: BillPaymentRef): Promise<void> {
  await run.execute(
    `UPDATE idempotency_key SET order_id = NULL WHERE tenant_id = $1 AND order_id = $2 AND response IS NULL`,
    [tenantId, paymentId],
  );
}
