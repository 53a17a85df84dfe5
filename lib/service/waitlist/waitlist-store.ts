import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import { type SweepScope, whereInSweep } from "@/lib/platform/db/sweep-scope";
import type { QuoteReason, WaitlistEntry } from "./waitlist-entry";

export type WaitlistRef = { tenantId: TenantId; entryId: string };

type WantedColumns = {
  wantedDate: string | null;
  earliestTime: string | null;
  latestTime: string | null;
  wantedUntil: Date | null;
};

type EntryRow = Omit<WaitlistEntry, "quoteReason" | "wanted"> &
  WantedColumns & { tenantId: string; quoteReason: string | null };

/** A party as its row is read. */
export function entryOf({
  tenantId: _,
  wantedDate,
  earliestTime,
  latestTime,
  wantedUntil,
  ...row
}: EntryRow): WaitlistEntry {
  const isOnline =
    wantedDate !== null && earliestTime !== null && latestTime !== null && wantedUntil !== null;
  const wanted = isOnline
    ? { date: wantedDate, earliest: earliestTime, latest: latestTime, until: wantedUntil }
    : null;
  return { ...row, quoteReason: row.quoteReason as QuoteReason | null, wanted };
}

/** A party as its row is written. */
export function rowOf({ wanted, ...row }: WaitlistEntry): WantedColumns & Omit<WaitlistEntry, "wanted"> {
  return {
    ...row,
    wantedDate: wanted?.date ?? null,
    earliestTime: wanted?.earliest ?? null,
    latestTime: wanted?.latest ?? null,
    wantedUntil: wanted?.until ?? null,
  };
}

/** Writes a party that begins to wait. */
export async function insertEntry(
  tx: Tx,
  { tenantId, entry }: { tenantId: TenantId; entry: WaitlistEntry },
): Promise<void> {
  await tx.waitlistEntry.createMany({ data: [{ tenantId, ...rowOf(entry) }] });
}

/** Writes every change of a party whose row the transaction has locked. */
export async function saveEntry(
  tx: Tx,
  { tenantId, entry }: { tenantId: TenantId; entry: WaitlistEntry },
): Promise<void> {
  const { id, ...row } = rowOf(entry);
  await tx.waitlistEntry.updateMany({ where: { tenantId, id }, data: row });
}

/** A party of this restaurant, or null. */
export async function findEntry(
  db: Tx | Db["prisma"],
  { tenantId, entryId }: WaitlistRef,
): Promise<WaitlistEntry | null> {
  const row = await db.waitlistEntry.findUnique({ where: { tenantId_id: { tenantId, id: entryId } } });
  return row && entryOf(row);
}

/** As findEntry, and nobody else changes it until the transaction ends: the lock before those of tables (ADR 051). */
export async function lockEntry(tx: Tx, ref: WaitlistRef): Promise<WaitlistEntry | null> {
  await tx.$executeRaw`
    SELECT FROM waitlist_entry WHERE tenant_id = ${ref.tenantId} AND id = ${ref.entryId} FOR UPDATE`;
  return findEntry(tx, ref);
}

/** The parties at a restaurant's door that wait or have an offer, those who came first first. */
export async function listOpenEntries(
  db: Db,
  { tenantId, limit }: { tenantId: TenantId; limit: number },
): Promise<WaitlistEntry[]> {
  const rows = await db.prisma.waitlistEntry.findMany({
    where: { tenantId, status: { in: ["waiting", "offered"] }, wantedDate: null },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: limit,
  });
  return rows.map(entryOf);
}

/** Offers whose time is over. */
export async function listOverdueOffers(
  db: Db,
  { scope, now, limit }: { scope: SweepScope; now: Date; limit: number },
): Promise<WaitlistRef[]> {
  const rows = await db.prisma.waitlistEntry.findMany({
    where: { ...whereInSweep(scope), status: "offered", offerUntil: { lte: now } },
    orderBy: [{ offerUntil: "asc" }, { id: "asc" }],
    take: limit,
    select: { tenantId: true, id: true },
  });
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenantId), entryId: row.id }));
}

/** Parties at doors that can be offered a table by email, those who came first first. */
export async function listReachableParties(
  db: Db,
  { scope, since, limit }: { scope: SweepScope; since: Date; limit: number },
): Promise<WaitlistRef[]> {
  const rows = await db.prisma.waitlistEntry.findMany({
    where: {
      ...whereInSweep(scope),
      status: "waiting",
      customerEmail: { not: null },
      createdAt: { gt: since },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: limit,
    select: { tenantId: true, id: true },
  });
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenantId), entryId: row.id }));
}

/** Parties that have waited since before and are certainly gone. */
export async function closeForgottenEntries(
  db: Db,
  { scope, before, now }: { scope: SweepScope; before: Date; now: Date },
): Promise<void> {
  await db.prisma.waitlistEntry.updateMany({
    where: { ...whereInSweep(scope), status: "waiting", createdAt: { lte: before } },
    data: { status: "left", closedAt: now },
  });
}
