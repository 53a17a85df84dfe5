import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";

type Units = { productId: string; quantity: number };

/** How many units of which product, as the functions of the database take them. */
export function unitsByProduct(lines: readonly Units[]): string {
  const units: Record<string, number> = {};
  for (const { productId, quantity } of lines) units[productId] = (units[productId] ?? 0) + quantity;
  return JSON.stringify(units);
}

/**
 * Takes counted stock for an order, in its transaction: all of it, or nothing, and a product that is missing is named.
 * Rows are locked in the order of their ids. A product that runs out moves the shop's version on.
 */
export async function takeStock(
  tx: SqlTx,
  { tenantId, needs, now }: { tenantId: TenantId; needs: readonly Units[]; now: Date },
): Promise<{ ok: true } | { ok: false; productId: string }> {
  const [row] = await tx.query<{ missing: string | null }>(
    "SELECT take_stock($1, $2::jsonb, $3::timestamptz) AS missing",
    [tenantId, unitsByProduct(needs), now],
  );
  return row?.missing ? { ok: false, productId: row.missing } : { ok: true };
}

/** Locks products in the order of their ids, for those who return some and take others, and the shop's version. */
export async function lockProducts(
  tx: SqlTx,
  { tenantId, productIds }: { tenantId: TenantId; productIds: readonly string[] },
): Promise<void> {
  await tx.query(
    "SELECT id FROM product WHERE tenant_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR UPDATE",
    [tenantId, productIds],
  );
  await tx.query("SELECT version FROM tenant_version WHERE tenant_id = $1 FOR UPDATE", [tenantId]);
}

/** Puts counted stock of sold lines back. Products without a count, or gone, are left alone. */
export async function returnStock(
  tx: SqlTx,
  { tenantId, lines }: { tenantId: TenantId; lines: readonly Units[] },
): Promise<void> {
  await tx.execute("SELECT return_stock($1, $2::jsonb)", [tenantId, unitsByProduct(lines)]);
}
