import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Subject } from "@/lib/payments/subject/subject";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { Account, Held, Movement } from "./movement";

const POST = `
  WITH made AS (
    INSERT INTO ledger_transaction (tenant_id, id, kind, subject_id, unique_key, created_at, subject_kind)
    VALUES ($1, $2, $3, $4, $5, $6, $9::subject_kind) ON CONFLICT DO NOTHING RETURNING id),
  entered AS (
    INSERT INTO ledger_entry (tenant_id, transaction_id, position, account, subject_id, amount_minor, currency)
    SELECT $1, made.id, e.position, e.account, $4, e.amount_minor, $7
      FROM made, jsonb_to_recordset($8::jsonb) AS e(position int, account text, amount_minor int)
    RETURNING position)
  SELECT position FROM entered`;

/**
 * Books a movement with its cause. False when it was booked before. The database refuses entries that do not balance,
 * and every later change, and adds the entries to the running balances in the same statement.
 */
export async function postMovement(
  tx: SqlTx,
  { tenantId, movement, now }: { tenantId: TenantId; movement: Movement; now: Date },
): Promise<boolean> {
  const { kind, subject, uniqueKey, currency } = movement;
  const entries = movement.entries.map((entry, position) => ({
    position,
    account: entry.account,
    amount_minor: entry.amountMinor,
  }));
  const values = [
    tenantId,
    newId("ltx"),
    kind,
    subject?.id ?? null,
    uniqueKey,
    now,
    currency,
    JSON.stringify(entries),
    subject?.kind ?? null,
  ];
  return (await tx.query(POST, values)).length > 0;
}

/** The balance of an account of one restaurant, of one subject where it is named: debits less credits, in minor units. */
export async function readBalance(
  db: Tx | Db["prisma"],
  { tenantId, account, subject }: { tenantId: TenantId; account: Account; subject?: Subject },
): Promise<number> {
  const { _sum } = await db.ledgerEntry.aggregate({
    where: { tenantId, account, subjectId: subject?.id },
    _sum: { amountMinor: true },
  });
  return _sum.amountMinor ?? 0;
}

/** What is held of what was paid for a subject. */
export async function readHeld(
  db: Tx | Db["prisma"],
  ref: { tenantId: TenantId; subject: Subject },
): Promise<Held> {
  const escrowMinor = 0 - (await readBalance(db, { ...ref, account: "escrow" }));
  const refundsDueMinor = 0 - (await readBalance(db, { ...ref, account: "refunds_due" }));
  return { escrowMinor, refundsDueMinor };
}

/** A movement as it was booked, or null. */
export async function findMovement(
  tx: Tx,
  { tenantId, uniqueKey }: { tenantId: TenantId; uniqueKey: string },
): Promise<Movement | null> {
  const row = await tx.ledgerTransaction.findFirst({
    where: { tenantId, uniqueKey },
    include: { entries: { orderBy: { position: "asc" } } },
  });
  if (!row) return null;
  const { kind, subjectKind, subjectId, entries } = row;
  return {
    kind,
    uniqueKey,
    subject: subjectKind && subjectId ? { kind: subjectKind, id: subjectId } : null,
    currency: entries[0]?.currency ?? "",
    entries: entries.map(({ account, amountMinor }) => ({ account: account as Account, amountMinor })),
  };
}

/**
 * What a restaurant has of a subject by its release, less what it gave back since, in minor units. Whether that was
 * transferred does not matter.
 */
export async function readRestaurantShare(
  db: Tx | Db["prisma"],
  { tenantId, subject }: { tenantId: TenantId; subject: Subject },
): Promise<number> {
  const { _sum } = await db.ledgerEntry.aggregate({
    where: {
      tenantId,
      account: "restaurant",
      subjectId: subject.id,
      transaction: { kind: { notIn: ["transfer", "reversal"] } },
    },
    _sum: { amountMinor: true },
  });
  return 0 - (_sum.amountMinor ?? 0);
}
