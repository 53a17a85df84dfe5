import type { Db, Tx } from "@/lib/platform/db/db";
import type { WaitlistEntry } from "./waitlist-entry";
import { entryOf } from "./waitlist-store";

const MOST = 500;

type EntryName = { tenantId: string; id: string };

/** The parties of an address, latest first; at one restaurant, or at all of them. */
export async function listEntriesOf(
  db: Db,
  { tenantId, email }: { tenantId: string | null; email: string },
): Promise<WaitlistEntry[]> {
  const rows = await db.prisma.waitlistEntry.findMany({
    where: { ...(tenantId ? { tenantId } : {}), customerEmail: email },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST,
  });
  return rows.map(entryOf);
}

/**
 * Deletes the parties of an address that are done or wait for an evening, and answers which: at one restaurant, or at
 * all of them.
 */
export function deleteClosedEntries(
  tx: Tx,
  { tenantId, email }: { tenantId: string | null; email: string },
): Promise<EntryName[]> {
  return tx.$queryRaw<EntryName[]>`
    DELETE FROM waitlist_entry
     WHERE customer_email = ${email} AND (${tenantId}::text IS NULL OR tenant_id = ${tenantId})
       AND (closed_at IS NOT NULL OR status = 'asked')
    RETURNING tenant_id AS "tenantId", id`;
}

/** Whether a party of an address is on a waitlist: at one restaurant, or at any. */
export async function hasEntry(
  tx: Tx,
  { tenantId, email }: { tenantId: string | null; email: string },
): Promise<boolean> {
  const where = { ...(tenantId ? { tenantId } : {}), customerEmail: email };
  return (await tx.waitlistEntry.count({ where })) > 0;
}

/** Deletes the parties whose tables these bookings were, and answers which. */
export async function deleteEntriesOf(
  tx: Tx,
  bookings: readonly { tenantId: string; id: string }[],
): Promise<EntryName[]> {
  return tx.$queryRaw<EntryName[]>`
    DELETE FROM waitlist_entry w
     USING jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) AS ref("tenantId" text, id text)
     WHERE w.tenant_id = ref."tenantId" AND w.reservation_id = ref.id
    RETURNING w.tenant_id AS "tenantId", w.id`;
}
