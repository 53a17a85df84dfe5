import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import type { SubjectFacts } from "@/lib/payments/payments/payment-subject";
import { type TippedSale, tipPart } from "@/lib/payments/payments/tip-part";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import { type SweepScope, whereInSweep } from "@/lib/platform/db/sweep-scope";
import { type BillPayment, heldUntilOf, type Share } from "./bill";

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
 * Records a payment of an open bill: what the restaurant takes itself is paid, everything else is pending and keeps its
 * amount from everybody else.
 * False when more would be paid and pending than the bill costs; the caller rolls back. A unique index refuses a share
 * that is paid or being paid already, and another one a second pending payment of one browser.
 */
export async function insertBillPayment(
  client: SqlTx,
  input: BillPaymentRef & {
    method: BillPayment["method"];
    /** What it pays of the bill. */
    amountMinor: number;
    /** What is given on top. */
    tipMinor: number;
    share: Share | null;
    itemIds: readonly string[];
    actorId: string | null;
    /** Where a guest begins it, if that is a browser. */
    browserId: string | null;
    now: Date;
  },
): Promise<boolean> {
  const { tenantId, billId, paymentId, method, amountMinor, tipMinor, share } = input;
  const isPaid = isTillMethod(method);
  const rowCount = await client.execute(
    `UPDATE bill SET paid_minor = paid_minor + CASE WHEN $4 THEN $3::int ELSE 0 END,
            pending_minor = pending_minor + CASE WHEN $4 THEN 0 ELSE $3::int END
      WHERE tenant_id = $1 AND id = $2 AND status = 'open' AND paid_minor + pending_minor + $3::int <= total_minor`,
    [tenantId, billId, amountMinor, isPaid],
  );
  if (rowCount !== 1) return false;
  await client.execute(
    `INSERT INTO bill_payment (tenant_id, bill_id, id, method, status, amount_minor, share_part, share_of, taken_by,
                               taken_at, settled_at, tip_minor, held_until, browser_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz, CASE WHEN $11 THEN $10::timestamptz END, $12,
             $13::timestamptz, $14)`,
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
      tipMinor,
      heldUntilOf({ takenAt: input.now }),
      input.browserId,
    ],
  );
  await client.execute(
    `UPDATE bill_item SET payment_id = $3
      WHERE tenant_id = $1 AND bill_id = $2 AND id = ANY($4) AND payment_id IS NULL AND voided_at IS NULL`,
    [tenantId, billId, paymentId, input.itemIds],
  );
  return true;
}

/** The pending payment that a browser has on a bill, and whether the processor has made its intent; null for none. */
export async function findPendingOfBrowser(
  run: SqlTx,
  { tenantId, billId, browserId }: BillRef & { browserId: string },
): Promise<{ paymentId: string; hasIntent: boolean } | null> {
  const [found] = await run.query<{ paymentId: string; hasIntent: boolean }>(
    `SELECT b.id AS "paymentId", EXISTS (
              SELECT FROM payment p WHERE p.tenant_id = b.tenant_id AND p.bill_payment_id = b.id) AS "hasIntent"
       FROM bill_payment b
      WHERE b.tenant_id = $1 AND b.bill_id = $2 AND b.browser_id = $3 AND b.status = 'pending'`,
    [tenantId, billId, browserId],
  );
  return found ?? null;
}

export function findBillPayment(db: Db["prisma"] | Tx, { tenantId, billId, paymentId }: BillPaymentRef) {
  return db.billPayment.findUnique({
    where: { tenantId_id: { tenantId, id: paymentId }, billId },
    include: { bill: { select: { currency: true } }, payment: true },
  });
}

/** A payment by its id alone, with the bill that it is on, or null. */
export function findShare(tx: Tx, { tenantId, id }: { tenantId: TenantId; id: string }) {
  return tx.billPayment.findUnique({ where: { tenantId_id: { tenantId, id } } });
}

/** How much of an amount that goes back of a payment is its tip, where nobody says, in minor units. */
export async function findTipInShare(
  tx: Tx,
  { tenantId, id }: { tenantId: TenantId; id: string },
  amountMinor: number,
): Promise<number> {
  const [paid] = await tx.query<TippedSale>(
    `SELECT s.amount_minor AS "saleMinor", s.tip_minor AS "tipMinor",
            coalesce(sum(r.amount_minor - r.tip_minor), 0)::int AS "saleBackMinor",
            coalesce(sum(r.tip_minor), 0)::int AS "tipBackMinor"
       FROM bill_payment s
       LEFT JOIN payment p ON p.tenant_id = s.tenant_id AND p.bill_payment_id = s.id
       LEFT JOIN refund r ON r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.status <> 'failed'
      WHERE s.tenant_id = $1 AND s.id = $2 GROUP BY s.amount_minor, s.tip_minor`,
    [tenantId, id],
  );
  return paid ? tipPart(amountMinor, paid) : 0;
}

/** What statements say of payments of bills: a part of a bill has no lines of its own. */
export async function describeShares(
  db: Db,
  { tenantId, ids }: { tenantId: TenantId; ids: string[] },
): Promise<SubjectFacts[]> {
  const rows = await db.prisma.billPayment.findMany({
    where: { tenantId, id: { in: ids } },
    select: { id: true, billId: true, bill: { select: { table: { select: { name: true } } } } },
  });
  return rows.map(({ bill, ...row }) => ({ ...row, reference: bill.table.name, orderId: null, lines: [] }));
}

/** A payment with its bill and all that was eaten, or null. */
export function findShareWithBill(db: Db, { tenantId, id }: { tenantId: TenantId; id: string }) {
  return db.prisma.billPayment.findUnique({
    where: { tenantId_id: { tenantId, id } },
    include: {
      bill: {
        select: {
          currency: true,
          openedAt: true,
          closedAt: true,
          table: { select: { name: true } },
          items: { where: { voidedAt: null }, orderBy: [{ round: "asc" }, { position: "asc" }] },
        },
      },
    },
  });
}

/** Whether a payment still waits to be made; nobody gives it up before the transaction ends. */
export async function holdPendingPayment(
  tx: Tx,
  { tenantId, billId, paymentId }: BillPaymentRef,
): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 AS found FROM bill_payment
     WHERE tenant_id = ${tenantId} AND bill_id = ${billId} AND id = ${paymentId} AND status = 'pending' FOR UPDATE`;
  return rows.length === 1;
}

/** A pending payment of a locked bill was made. Its amount, or null when it is not pending. */
export async function markBillPaymentPaid(
  run: SqlTx,
  { tenantId, billId, paymentId, now }: BillPaymentRef & { now: Date },
): Promise<number | null> {
  const [paid] = await run.query<{ amount: number }>(
    `WITH paid AS (
       UPDATE bill_payment SET status = 'paid', settled_at = $4::timestamptz
        WHERE tenant_id = $1 AND bill_id = $2 AND id = $3 AND status = 'pending' RETURNING amount_minor)
     UPDATE bill SET paid_minor = paid_minor + paid.amount_minor, pending_minor = pending_minor - paid.amount_minor
       FROM paid WHERE tenant_id = $1 AND id = $2 RETURNING paid.amount_minor AS amount`,
    [tenantId, billId, paymentId, now],
  );
  return paid?.amount ?? null;
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
       UPDATE bill_payment b SET status = 'canceled', settled_at = $4::timestamptz
        WHERE tenant_id = $1 AND bill_id = $2 AND id = $3 AND status = 'pending'
          AND (NOT $5::boolean OR NOT EXISTS (
            SELECT FROM payment p WHERE p.tenant_id = $1 AND p.bill_payment_id = b.id))
       RETURNING id, amount_minor, taken_at),
     unclaimed AS (
       INSERT INTO unclaimed_intent (tenant_id, payment_id, asked_at, given_up_at)
       SELECT $1, id, taken_at, $4::timestamptz FROM canceled
        WHERE NOT EXISTS (SELECT FROM payment p WHERE p.tenant_id = $1 AND p.bill_payment_id = canceled.id)
       ON CONFLICT DO NOTHING),
     freed AS (
       UPDATE bill_item i SET payment_id = NULL FROM canceled WHERE i.tenant_id = $1 AND i.payment_id = canceled.id)
     UPDATE bill SET pending_minor = pending_minor - canceled.amount_minor
       FROM canceled WHERE tenant_id = $1 AND bill.id = $2 RETURNING bill.id`,
    [tenantId, billId, paymentId, now, ifBare],
  );
  return rows.length === 1;
}

/**
 * Takes money that the restaurant took itself, and entered by mistake, off a locked bill. Its amount, or null when it is
 * none, was reversed before, or went back to its guest in part.
 */
export async function reverseTaken(
  run: SqlTx,
  { tenantId, billId, paymentId }: BillPaymentRef,
): Promise<number | null> {
  const [reversed] = await run.query<{ amount: number }>(
    `WITH reversed AS (
       UPDATE bill_payment SET status = 'reversed'
        WHERE tenant_id = $1 AND bill_id = $2 AND id = $3 AND method IN ('cash', 'external') AND status = 'paid'
          AND NOT EXISTS (
            SELECT FROM till_payment t WHERE t.tenant_id = $1 AND t.bill_payment_id = $3 AND t.amount_minor < 0)
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

type PendingPayment = BillPaymentRef & { intentId: string | null; takenAt: Date; heldUntil: Date };

/** Pending payments, the oldest first: without an intent and begun before an instant, and with one and held until one. */
export async function listPendingPayments(
  db: Db["prisma"],
  input: { scope: SweepScope; bareBefore: Date; heldUntil: Date; limit: number },
): Promise<PendingPayment[]> {
  const { scope, bareBefore, heldUntil, limit } = input;
  const rows = await db.billPayment.findMany({
    where: {
      ...whereInSweep(scope),
      status: "pending",
      OR: [
        { payment: { is: null }, takenAt: { lt: bareBefore } },
        { payment: { isNot: null }, heldUntil: { lte: heldUntil } },
      ],
    },
    orderBy: { takenAt: "asc" },
    take: limit,
    select: {
      tenantId: true,
      billId: true,
      id: true,
      takenAt: true,
      heldUntil: true,
      payment: { select: { intentId: true } },
    },
  });
  return rows.map(({ tenantId, id, payment, ...row }) => ({
    ...row,
    tenantId: mintTenantId(tenantId),
    paymentId: id,
    intentId: payment?.intentId ?? null,
  }));
}

/** Lets a payment that is still pending keep its amount for longer. False when it is no longer pending. */
export async function holdBillPayment(
  db: Db["prisma"],
  { tenantId, billId, paymentId, heldUntil }: BillPaymentRef & { heldUntil: Date },
): Promise<boolean> {
  const where = { tenantId, billId, id: paymentId, status: "pending" as const };
  return (await db.billPayment.updateMany({ where, data: { heldUntil } })).count === 1;
}

/** The first answer to a request with an Idempotency-Key was never given: another try begins anew. */
export async function forgetAttempt(run: SqlTx, { tenantId, paymentId }: BillPaymentRef): Promise<void> {
  await run.execute(
    `UPDATE idempotency_key SET made_id = NULL WHERE tenant_id = $1 AND made_id = $2 AND response IS NULL`,
    [tenantId, paymentId],
  );
}
