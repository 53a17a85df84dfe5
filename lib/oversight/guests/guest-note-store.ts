import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { NoteGuestBody } from "./guest-contract";

/** Writes what is given of a guest's notes; the rest stays. */
export async function saveGuestNote(
  db: Db,
  input: { tenantId: TenantId; email: string; changes: NoteGuestBody; now: Date },
): Promise<void> {
  const { tenantId, email, changes, now } = input;
  const { notes, allergies, tags } = changes;
  await db.sql.execute(
    `INSERT INTO guest_note (tenant_id, email, notes, allergies, tags, updated_at)
     VALUES ($1, $2, coalesce($3, ''), coalesce($4, ''), coalesce($5::text[], '{}'), $6)
     ON CONFLICT (tenant_id, email) DO UPDATE
        SET notes = coalesce($3, guest_note.notes), allergies = coalesce($4, guest_note.allergies),
            tags = coalesce($5::text[], guest_note.tags), updated_at = $6`,
    [tenantId, email, notes ?? null, allergies ?? null, tags ?? null, now],
  );
}

/** Deletes what a restaurant, or (tenant null) all of them, noted about an address. */
export async function deleteGuestNotes(
  tx: Tx,
  { tenantId, email }: { tenantId: string | null; email: string },
): Promise<void> {
  await tx.guestNote.deleteMany({ where: { email, ...(tenantId === null ? {} : { tenantId }) } });
}

/** Deletes notes about those of whom the restaurant no longer has an order or a booking; returns how many. */
export async function deleteOrphanNotes(
  tx: Tx,
  { tenantId, before, limit }: { tenantId: string; before: Date; limit: number },
): Promise<number> {
  return tx.$executeRaw`
    DELETE FROM guest_note WHERE (tenant_id, email) IN (
      SELECT g.tenant_id, g.email FROM guest_note g
       WHERE g.tenant_id = ${tenantId} AND g.updated_at < ${before}
         AND NOT EXISTS (SELECT FROM orders o WHERE o.tenant_id = g.tenant_id AND o.customer_email = g.email)
         AND NOT EXISTS (SELECT FROM reservation r WHERE r.tenant_id = g.tenant_id AND r.customer_email = g.email)
       LIMIT ${limit})`;
}
