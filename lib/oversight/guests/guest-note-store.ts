import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { GuestWire, NoteGuestBody } from "./guest-contract";

type NoteRef = { tenantId: TenantId; email: string };

/** Lets changes of a guest's notes wait for each other; a guest about whom nothing was noted has no row to lock. */
export async function lockGuestNote(tx: SqlTx, { tenantId, email }: NoteRef): Promise<void> {
  await tx.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `guest-note:${tenantId}:${email}`,
  ]);
}

/** What was noted about a guest. */
export async function readGuestNote(
  tx: SqlTx,
  { tenantId, email }: NoteRef,
): Promise<Pick<GuestWire, "notes" | "allergies" | "tags">> {
  const [note] = await tx.query<Pick<GuestWire, "notes" | "allergies" | "tags">>(
    "SELECT notes, allergies, tags FROM guest_note WHERE tenant_id = $1 AND email = $2",
    [tenantId, email],
  );
  return note ?? { notes: "", allergies: "", tags: [] };
}

/** Writes what is given of a guest's notes; the rest stays. */
export async function saveGuestNote(
  tx: SqlTx,
  input: NoteRef & { changes: NoteGuestBody; now: Date },
): Promise<void> {
  const { tenantId, email, changes, now } = input;
  const { notes, allergies, tags } = changes;
  await tx.execute(
    `INSERT INTO guest_note (tenant_id, email, notes, allergies, tags, updated_at)
     VALUES ($1, $2, coalesce($3, ''), coalesce($4, ''), coalesce($5::text[], '{}'), $6)
     ON CONFLICT (tenant_id, email) DO UPDATE
        SET notes = coalesce($3, guest_note.notes), allergies = coalesce($4, guest_note.allergies),
            tags = coalesce($5::text[], guest_note.tags), updated_at = $6`,
    [tenantId, email, notes ?? null, allergies ?? null, tags ?? null, now],
  );
}

/**
 * The notes about guests who ordered or booked with a number of exactly these digits, most recent visit first. In the
 * words of `orders_by_contact` and `reservation_by_contact`.
 */
export function listNotesOfPhone(
  db: Db,
  { tenantId, digits, limit }: { tenantId: TenantId; digits: string; limit: number },
): Promise<{ name: string; allergies: string; notes: string; tags: string[] }[]> {
  const visits = (table: string) => `
    SELECT customer_email AS email, customer_name AS name, created_at AS at FROM ${table}
     WHERE tenant_id = $1 AND regexp_replace(customer_phone, '\\D', '', 'g') LIKE $2`;
  return db.sql.query(
    `SELECT name, allergies, notes, tags FROM (
       SELECT DISTINCT ON (v.email) v.name, v.at, g.allergies, g.notes, g.tags
         FROM (${visits("orders")} UNION ALL ${visits("reservation")}) v
         JOIN guest_note g ON g.tenant_id = $1 AND g.email = v.email
        WHERE g.allergies <> '' OR g.notes <> '' OR g.tags <> '{}'
        ORDER BY v.email, v.at DESC) guest
      ORDER BY at DESC LIMIT $3`,
    [tenantId, digits, limit],
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
