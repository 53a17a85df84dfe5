import type { PoolClient } from "pg";
import type { Db, Tx } from "@/lib/db/db";
import type { Prisma } from "@/lib/db/generated/client";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import type { Bill } from "./bill";

type BillRef = { tenantId: TenantId; billId: string };

const WITH_LINES = {
  table: { select: { name: true } },
  items: { orderBy: [{ round: "asc" }, { position: "asc" }] },
  payments: { orderBy: [{ takenAt: "asc" }, { id: "asc" }] },
} satisfies Prisma.BillInclude;

function billOf(row: Prisma.BillGetPayload<{ include: typeof WITH_LINES }>): Bill {
  const { id, tableId, status, currency, totalMinor, paidMinor, openedAt, closedAt } = row;
  return {
    id,
    tableId,
    tableName: row.table.name,
    status,
    currency,
    totalMinor,
    paidMinor,
    openedAt,
    closedAt,
    items: row.items.map((item) => ({
      ...item,
      selectedOptions: item.selectedOptions as Record<string, string[]>,
    })),
    payments: row.payments.map(({ sharePart, shareOf, ...payment }) => ({
      ...payment,
      share: sharePart === null || shareOf === null ? null : { part: sharePart, of: shareOf },
    })),
  };
}

/** One bill with its items and payments, or null. */
export async function findBill(db: Db["prisma"], { tenantId, billId }: BillRef): Promise<Bill | null> {
  const row = await db.bill.findUnique({
    where: { tenantId_id: { tenantId, id: billId } },
    include: WITH_LINES,
  });
  return row && billOf(row);
}

/** Bills of a restaurant, newest first. Identifiers are time-ordered, so `before` is a place in the list. */
export async function listBillRows(
  db: Db["prisma"],
  input: {
    tenantId: TenantId;
    status?: Bill["status"] | undefined;
    tableId?: string | undefined;
    before?: string | undefined;
    limit: number;
  },
): Promise<Bill[]> {
  const { tenantId, status, tableId, before, limit } = input;
  const rows = await db.bill.findMany({
    where: {
      tenantId,
      ...(status ? { status } : {}),
      ...(tableId ? { tableId } : {}),
      ...(before ? { id: { lt: before } } : {}),
    },
    orderBy: { id: "desc" },
    take: limit,
    include: WITH_LINES,
  });
  return rows.map(billOf);
}

/** Opens an empty bill. A unique index refuses a second open one at the table. */
export async function insertBill(
  tx: Tx,
  bill: BillRef & { tableId: string; currency: string; openedBy: string; openedAt: Date },
): Promise<void> {
  const { billId: id, ...fields } = bill;
  await tx.bill.createMany({ data: [{ id, ...fields }] });
}

export type LockedBill = { status: Bill["status"]; currency: string; totalMinor: number; paidMinor: number };

/** Locks a bill until the transaction ends; the first lock of everything that changes one. */
export async function lockBill(
  client: PoolClient,
  { tenantId, billId }: BillRef,
): Promise<LockedBill | null> {
  const { rows } = await client.query<LockedBill>(
    `SELECT status, currency, total_minor AS "totalMinor", paid_minor AS "paidMinor"
       FROM bill WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE`,
    [tenantId, billId],
  );
  return rows[0] ?? null;
}

/** Closes a bill that is open and paid in full; false when it is not, or not any more. */
export async function closePaidBill(
  client: PoolClient,
  { tenantId, billId, actorId, now }: BillRef & { actorId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE bill SET status = 'closed', closed_at = $3, closed_by = $4
      WHERE tenant_id = $1 AND id = $2 AND status = 'open' AND paid_minor = total_minor`,
    [tenantId, billId, now, actorId],
  );
  return rowCount === 1;
}
