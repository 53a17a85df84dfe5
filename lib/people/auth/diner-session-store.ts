import type { Db } from "@/lib/platform/db/db";

type DinerRow = { id: string; email: string; name: string; created_at: Date; email_proven_at: Date | null };

const LIVE = "s.id = $1 AND s.revoked_at IS NULL AND s.expires_at > $2";
const DINER = "d.id, d.email, d.name, d.created_at, d.email_proven_at";

/** The diner of a live session, in one round trip: of the marketplace, or of one restaurant's storefront. */
export async function findDinerSession(
  db: Db,
  input: { sessionId: string; tenantId: string | null; now: Date },
) {
  const { sessionId, tenantId, now } = input;
  const { rows } =
    tenantId === null
      ? await db.pool.query<DinerRow>({
          name: "find-bazar-session",
          text: `SELECT ${DINER} FROM session s JOIN bazar_user d ON d.id = s.subject_id
                  WHERE ${LIVE} AND s.kind = 'bazar'`,
          values: [sessionId, now],
        })
      : await db.pool.query<DinerRow>({
          name: "find-customer-session",
          text: `SELECT ${DINER} FROM session s
                   JOIN customer d ON d.tenant_id = s.tenant_id AND d.id = s.subject_id
                  WHERE ${LIVE} AND s.kind = 'customer' AND s.tenant_id = $3`,
          values: [sessionId, now, tenantId],
        });
  const row = rows[0];
  if (!row) return null;
  const { id, email, name } = row;
  return { id, email, name, createdAt: row.created_at, emailProvenAt: row.email_proven_at };
}

/** Whether the session is a live one of a customer, of whichever restaurant. */
export async function isLiveCustomerSession(
  db: Db,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.pool.query(`SELECT FROM session s WHERE ${LIVE} AND s.kind = 'customer'`, [
    sessionId,
    now,
  ]);
  return rowCount === 1;
}
