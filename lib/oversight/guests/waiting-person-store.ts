import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { GuestRow } from "./guest-store";

/** The address of a party on a waitlist; null for an unknown one and for a party without one. */
export async function findWaitingEmail(
  db: Db,
  { tenantId, entryId }: { tenantId: TenantId; entryId: string },
): Promise<string | null> {
  const row = await db.prisma.waitlistEntry.findUnique({
    where: { tenantId_id: { tenantId, id: entryId } },
    select: { customerEmail: true },
  });
  return row?.customerEmail ?? null;
}

/** Who waits or has waited lately with an address, as given the last time; null for nobody. */
export async function findWaitingPerson(
  db: Db,
  { tenantId, email }: { tenantId: TenantId; email: string },
): Promise<GuestRow | null> {
  const [row] = await db.sql.query<GuestRow>(
    `SELECT w.id, w.customer_email AS email, w.customer_name AS name, coalesce(w.customer_phone, '') AS phone,
            w.created_at AS at, min(w.created_at) OVER () AS "firstSeenAt",
            a.id IS NOT NULL AS "hasAccount", a.gdpr_consent_at AS "consentAt",
            0 AS "orderCount", 0 AS "spentMinor", 0 AS "bookingCount", 0 AS "noShowCount",
            coalesce(g.notes, '') AS notes, coalesce(g.allergies, '') AS allergies, coalesce(g.tags, '{}') AS tags
       FROM waitlist_entry w
       LEFT JOIN customer a ON a.tenant_id = $1 AND a.email = w.customer_email
       LEFT JOIN guest_note g ON g.tenant_id = $1 AND g.email = w.customer_email
      WHERE w.tenant_id = $1 AND w.customer_email = $2
      ORDER BY w.created_at DESC, w.id DESC LIMIT 1`,
    [tenantId, email],
  );
  return row ?? null;
}
