import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { FirstFacts } from "./first-steps";

/** What a restaurant has done since it began. */
export async function getFirstFacts(db: Db, { tenantId }: { tenantId: TenantId }): Promise<FirstFacts> {
  const [facts] = await db.sql.query<FirstFacts>(
    `SELECT EXISTS (SELECT FROM product WHERE tenant_id = $1 AND status = 'active') AS "hasDish",
            EXISTS (SELECT FROM orders WHERE tenant_id = $1) AS "hasOrder",
            hero_image IS NOT NULL AS "hasPicture",
            stripe_account_id IS NOT NULL AND account_takes_cards AS "isPaidOnline",
            opening_hours AS "openingHours"
       FROM tenant WHERE id = $1`,
    [tenantId],
  );
  if (!facts) throw new Error(`There is no restaurant ${tenantId}`);
  return facts;
}
