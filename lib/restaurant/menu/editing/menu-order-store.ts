import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";

const TABLES = { category: Prisma.sql`category`, product: Prisma.sql`product` };

/**
 * Numbers a restaurant's categories or products anew: the given ids first, the rest behind them in their present
 * order. Returns the first id that is not the restaurant's own, with nothing changed, or null. Rows are locked in
 * the order of their ids, as orders lock the products that they take from.
 */
export async function placeFirst(
  tx: Tx,
  { kind, tenantId, ids }: { kind: keyof typeof TABLES; tenantId: TenantId; ids: string[] },
): Promise<string | null> {
  const table = TABLES[kind];
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM ${table} WHERE tenant_id = ${tenantId} ORDER BY id FOR NO KEY UPDATE`;
  const own = new Set(rows.map(({ id }) => id));
  const foreign = ids.find((id) => !own.has(id));
  if (foreign !== undefined) return foreign;
  await tx.$executeRaw`
    WITH asked AS (
      SELECT id, place FROM unnest(${ids}::text[]) WITH ORDINALITY AS a(id, place)),
    placed AS (
      SELECT t.id, row_number() OVER (ORDER BY asked.place NULLS LAST, t.position, t.id) - 1 AS place
        FROM ${table} t LEFT JOIN asked USING (id) WHERE t.tenant_id = ${tenantId})
    UPDATE ${table} t SET position = placed.place
      FROM placed WHERE t.tenant_id = ${tenantId} AND t.id = placed.id AND t.position <> placed.place`;
  return null;
}
