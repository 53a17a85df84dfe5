import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { Bill, BillChange } from "./bill";

type BillRef = { tenantId: TenantId; billId: string };

const REFUNDED_TIP = {
  where: { status: { not: "failed" }, tipMinor: { gt: 0 } },
  select: { tipMinor: true },
} satisfies Prisma.Payment$refundsArgs;

const WITH_LINES = {
  table: { select: { name: true } },
  items: { orderBy: [{ round: "asc" }, { position: "asc" }] },
  guests: { orderBy: { number: "asc" }, select: { id: true, number: true, name: true, browserId: true } },
  payments: {
    orderBy: [{ takenAt: "asc" }, { id: "asc" }],
    include: {
      payment: { include: { refunds: REFUNDED_TIP } },
      tillPayments: {
        orderBy: { id: "asc" },
        select: { type: true, reference: true, amountMinor: true, tipMinor: true },
      },
    },
  },
  changes: { orderBy: { id: "asc" } },
} satisfies Prisma.BillInclude;

function billOf(row: Prisma.BillGetPayload<{ include: typeof WITH_LINES }>): Bill {
  const { table, ...bill } = row;
  return {
    ...bill,
    tableName: table.name,
    items: row.items.map((item) => ({
      ...item,
      selectedOptions: item.selectedOptions as Record<string, string[]>,
    })),
    payments: row.payments.map(({ sharePart, shareOf, payment, tillPayments, ...taken }) => ({
      ...taken,
      type: tillPayments[0]?.type ?? null,
      reference: tillPayments[0]?.reference ?? null,
      refundedMinor: payment?.refundedMinor ?? backAtTill(tillPayments).amountMinor,
      tipBackMinor:
        payment?.refunds.reduce((sum, { tipMinor }) => sum + tipMinor, 0) ??
        backAtTill(tillPayments).tipMinor,
      disputedMinor: payment?.disputedMinor ?? 0,
      share: sharePart === null || shareOf === null ? null : { part: sharePart, of: shareOf },
    })),
    changes: row.changes.map((change) => ({ ...change, kind: change.kind as BillChange["kind"] })),
  };
}

/** What of a payment that the restaurant took itself went back to its guest. */
function backAtTill(rows: readonly { amountMinor: number; tipMinor: number }[]) {
  const back = rows.filter(({ amountMinor }) => amountMinor < 0);
  return {
    amountMinor: back.reduce((sum, row) => sum - row.amountMinor, 0),
    tipMinor: back.reduce((sum, row) => sum - row.tipMinor, 0),
  };
}

/** One bill with its items and payments, or null. */
export async function findBill(db: Db["prisma"] | Tx, { tenantId, billId }: BillRef): Promise<Bill | null> {
  const row = await db.bill.findUnique({
    where: { tenantId_id: { tenantId, id: billId } },
    include: WITH_LINES,
  });
  return row && billOf(row);
}

/** The bill behind a guests' link, or null. */
export async function findBillByToken(
  db: Db["prisma"],
  { tenantId, token }: { tenantId: TenantId; token: string },
): Promise<Bill | null> {
  const row = await db.bill.findUnique({ where: { token, tenantId }, include: WITH_LINES });
  return row && billOf(row);
}

/** Whether a restaurant has this bill, open or closed. */
export async function hasBill(db: Db["prisma"], { tenantId, billId }: BillRef): Promise<boolean> {
  return (await db.bill.count({ where: { tenantId, id: billId } })) === 1;
}

/** The newest event of a restaurant, from which on a bill can be followed. */
export async function getSequenceToFollow(db: Db, { tenantId }: { tenantId: TenantId }): Promise<number> {
  const [row] = await db.sql.query<{ sequence: number }>(
    "SELECT event_sequence::float8 AS sequence FROM tenant_counter WHERE tenant_id = $1",
    [tenantId],
  );
  return row?.sequence ?? 0;
}

/** Bills of a restaurant, newest first. Identifiers are time-ordered, so `before` is a place in the list. */
export async function listBillRows(
  db: Db["prisma"],
  input: {
    tenantId: TenantId;
    status?: Bill["status"] | undefined;
    tableId?: string | undefined;
    closedFrom?: Date | undefined;
    before?: string | undefined;
    limit: number;
  },
): Promise<Bill[]> {
  const { tenantId, status, tableId, closedFrom, before, limit } = input;
  const rows = await db.bill.findMany({
    where: {
      tenantId,
      ...(status ? { status } : {}),
      ...(tableId ? { tableId } : {}),
      ...(closedFrom ? { closedAt: { gte: closedFrom } } : {}),
      ...(before ? { id: { lt: before } } : {}),
    },
    orderBy: { id: "desc" },
    take: limit,
    include: WITH_LINES,
  });
  return rows.map(billOf);
}

export type BillService = Pick<Bill, "serviceBps" | "serviceTaxBps" | "serviceTaxName">;

/** Opens an empty bill. A unique index refuses a second open one at the table. */
export async function insertBill(
  tx: Tx,
  bill: BillRef &
    Pick<Bill, "tableId" | "currency" | "token" | "code" | "openedAt" | "guestCount"> &
    BillService & { openedBy: string },
): Promise<void> {
  const { billId: id, ...fields } = bill;
  await tx.bill.createMany({ data: [{ id, ...fields }] });
}

/** The bill that is open at a table, or null; the caller holds the table, so that the answer stays true. */
export async function findOpenBillId(
  tx: Tx,
  { tenantId, tableId }: { tenantId: TenantId; tableId: string },
): Promise<string | null> {
  const bill = await tx.bill.findFirst({
    where: { tenantId, tableId, status: "open" },
    select: { id: true },
  });
  return bill?.id ?? null;
}

/** Whether guests are eating at a table; the caller holds the table, so that the answer stays true. */
export async function hasOpenBill(
  tx: Tx,
  { tenantId, tableId }: { tenantId: TenantId; tableId: string },
): Promise<boolean> {
  return (
    (await tx.bill.findFirst({ where: { tenantId, tableId, status: "open" }, select: { id: true } })) !== null
  );
}

export type LockedBill = Pick<
  Bill,
  "status" | "currency" | "totalMinor" | "paidMinor" | "pendingMinor" | "tableId" | "tableName" | "code"
> &
  BillService & { takesTips: boolean };

/** Locks a bill until the transaction ends; the first lock of everything that changes one. */
export async function lockBill(run: SqlTx, { tenantId, billId }: BillRef): Promise<LockedBill | null> {
  const rows = await run.query<LockedBill>(
    `SELECT b.status::text AS status, b.currency, b.total_minor AS "totalMinor", b.paid_minor AS "paidMinor",
            b.pending_minor AS "pendingMinor", b.table_id AS "tableId", b.code, b.service_bps AS "serviceBps",
            b.service_tax_bps AS "serviceTaxBps", b.service_tax_name AS "serviceTaxName",
            (SELECT name FROM dining_table t WHERE t.tenant_id = $1 AND t.id = b.table_id) AS "tableName",
            (SELECT tips_on_bills FROM tenant t WHERE t.id = $1) AS "takesTips"
       FROM bill b
      WHERE b.tenant_id = $1 AND b.id = $2 FOR NO KEY UPDATE OF b`,
    [tenantId, billId],
  );
  return rows[0] ?? null;
}

/** Closes a bill that is open and paid in full; false when it is not, or no longer. */
export async function closePaidBill(
  run: SqlTx,
  { tenantId, billId, actorId, now }: BillRef & { actorId: string; now: Date },
): Promise<boolean> {
  const rows = await run.query(
    `UPDATE bill SET status = 'closed', closed_at = $3::timestamptz, closed_by = $4
      WHERE tenant_id = $1 AND id = $2 AND status = 'open' AND paid_minor = total_minor RETURNING id`,
    [tenantId, billId, now, actorId],
  );
  return rows.length === 1;
}

/** Gives a locked bill another code for its guests. */
export async function setBillCode(
  run: SqlTx,
  { tenantId, billId, code }: BillRef & { code: string },
): Promise<void> {
  await run.execute("UPDATE bill SET code = $3 WHERE tenant_id = $1 AND id = $2", [tenantId, billId, code]);
}

/** Moves an open bill to another table. A unique index refuses a table that has one. */
export async function moveBillRow(
  tx: Tx,
  { tenantId, billId, from, to }: BillRef & { from: string; to: string },
): Promise<boolean> {
  const where = { tenantId, id: billId, tableId: from, status: "open" as const };
  return (await tx.bill.updateMany({ where, data: { tableId: to } })).count === 1;
}
