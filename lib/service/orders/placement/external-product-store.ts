import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";

/** The ids of products by what another system calls them. */
export async function findProductIds(
  db: Db,
  { tenantId, externalIds }: { tenantId: TenantId; externalIds: readonly string[] },
): Promise<Map<string, string>> {
  const rows = await db.sql.query<{ id: string; externalId: string }>(
    `SELECT id, external_id AS "externalId" FROM product WHERE tenant_id = $1 AND external_id = ANY($2::text[])`,
    [tenantId, externalIds],
  );
  return new Map(rows.map(({ id, externalId }) => [externalId, id]));
}
