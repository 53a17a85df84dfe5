import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";

export type CountedStock = { id: string; stockMilli: number; sinceMilli: number };

/**
 * Locks the ingredients of a stocktake in the order of their ids, which is the order of every sale, and returns each
 * one's stock and by how much deliveries, waste, sales and returns changed it since it was counted. An ingredient that
 * the restaurant does not have is left out.
 */
export async function lockCounted(
  tx: SqlTx,
  input: { tenantId: TenantId; counts: readonly { ingredientId: string; countedAt: Date }[] },
): Promise<CountedStock[]> {
  const { tenantId, counts } = input;
  const ids = counts.map(({ ingredientId }) => ingredientId);
  await tx.execute(
    `SELECT id FROM ingredient WHERE tenant_id = $1 AND id = ANY($2::text[]) AND removed_at IS NULL
      ORDER BY id FOR NO KEY UPDATE`,
    [tenantId, ids],
  );
  // A statement of its own: only one that begins under the locks sees what rivals have written.
  return tx.query<CountedStock>(
    `SELECT i.id, i.stock_milli AS "stockMilli", (
              SELECT coalesce(sum(m.change_milli), 0)::int FROM ingredient_movement m
               WHERE m.tenant_id = $1 AND m.ingredient_id = i.id AND m.kind <> 'recount' AND m.at > c.at
            ) AS "sinceMilli"
       FROM unnest($2::text[], $3::timestamptz[]) AS c(id, at)
       JOIN ingredient i ON i.tenant_id = $1 AND i.id = c.id AND i.removed_at IS NULL`,
    [tenantId, ids, counts.map(({ countedAt }) => countedAt)],
  );
}
