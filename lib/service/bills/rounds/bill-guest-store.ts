import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Sql, SqlTx } from "@/lib/platform/db/sql";

export type BillGuest = {
  id: string;
  number: number;
  name: string | null;
  browserId: string | null;
  trustedAt: Date | null;
};

type OfBill = { tenantId: TenantId; billId: string };

/** The guests of a bill who order by themselves, in the order in which they began. */
export function listBillGuests(db: Sql, { tenantId, billId }: OfBill): Promise<BillGuest[]> {
  return db.query<BillGuest>(
    `SELECT id, number, name, browser_id AS "browserId", trusted_at AS "trustedAt" FROM bill_guest
      WHERE tenant_id = $1 AND bill_id = $2 ORDER BY number`,
    [tenantId, billId],
  );
}

/** Whether a browser's guest is known to sit at a bill's table. */
export async function isTrustedBrowser(
  db: Sql,
  { tenantId, billId, browserId }: OfBill & { browserId: string },
): Promise<boolean> {
  const rows = await db.query(
    `SELECT id FROM bill_guest
      WHERE tenant_id = $1 AND bill_id = $2 AND browser_id = $3 AND trusted_at IS NOT NULL`,
    [tenantId, billId, browserId],
  );
  return rows.length > 0;
}

/**
 * The guest of a locked bill who orders in a browser, as they call themselves now; a new one gets the next number.
 * `trusted` notes that they are known to sit there.
 */
export async function ensureBillGuest(
  tx: SqlTx,
  input: OfBill & { browserId: string; name: string | null; trusted: boolean; now: Date },
): Promise<Omit<BillGuest, "browserId">> {
  const { tenantId, billId, browserId, name, trusted, now } = input;
  const [guest] = await tx.query<Omit<BillGuest, "browserId">>(
    `INSERT INTO bill_guest (tenant_id, id, bill_id, number, name, browser_id, trusted_at, created_at)
     SELECT $1, $2, $3, coalesce(max(number), 0) + 1, $4, $5,
            CASE WHEN $6::boolean THEN $7::timestamptz END, $7::timestamptz
       FROM bill_guest WHERE tenant_id = $1 AND bill_id = $3
     ON CONFLICT (tenant_id, bill_id, browser_id) DO UPDATE
       SET name = coalesce(excluded.name, bill_guest.name),
           trusted_at = coalesce(bill_guest.trusted_at, excluded.trusted_at)
     RETURNING id, number, name, trusted_at AS "trustedAt"`,
    [tenantId, newId("bgs"), billId, name, browserId, trusted, now],
  );
  if (!guest) throw new Error("A guest was neither added nor found");
  return guest;
}

/** Forgets what up to `limit` guests of a restaurant's bills called themselves, and their browsers. Returns how many. */
export function forgetBillGuests(
  tx: SqlTx,
  input: { tenantId: string; from: Date | null; before: Date; limit: number },
): Promise<number> {
  const { tenantId, from, before, limit } = input;
  return tx.execute(
    `UPDATE bill_guest SET name = NULL, browser_id = NULL
      WHERE tenant_id = $1 AND id = ANY (ARRAY(
        SELECT g.id FROM bill_guest g
         WHERE g.tenant_id = $1 AND g.created_at >= $2::timestamptz AND g.created_at < $3::timestamptz
           AND (g.name IS NOT NULL OR g.browser_id IS NOT NULL) LIMIT $4))`,
    [tenantId, from ?? new Date(0), before, limit],
  );
}
