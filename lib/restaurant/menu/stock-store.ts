import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";

/**
 * Takes counted stock for an order, in its transaction: all of it, or the missing product is named and the caller
 * rolls back. Rows are locked in the order of their ids. A product that runs out moves the shop's version on.
 */
export async function takeStock(
  tx: SqlTx,
  input: { tenantId: TenantId; needs: { productId: string; quantity: number }[]; now: Date },
): Promise<{ ok: true } | { ok: false; productId: string }> {
  const { tenantId, needs, now } = input;
  const rows = await tx.query<{ id: string; stock: number }>(
    `WITH locked AS (
       SELECT held.id, held.quantity FROM (
         SELECT p.id, n.quantity FROM product p
           JOIN unnest($2::text[], $3::int[]) AS n(id, quantity) ON n.id = p.id
          WHERE p.tenant_id = $1 ORDER BY p.id FOR UPDATE OF p) held)
     UPDATE product p SET stock = p.stock - locked.quantity
       FROM locked
      WHERE p.tenant_id = $1 AND p.id = locked.id AND p.available
        AND (p.sold_out_until IS NULL OR p.sold_out_until <= $4::timestamptz)
        AND (p.stock IS NULL OR p.stock >= locked.quantity)
     RETURNING p.id, p.stock`,
    [tenantId, needs.map((need) => need.productId), needs.map((need) => need.quantity), now],
  );
  const taken = new Set(rows.map((row) => row.id));
  const missing = needs.find((need) => !taken.has(need.productId));
  if (missing) return { ok: false, productId: missing.productId };
  if (rows.some((row) => row.stock === 0)) {
    await tx.execute("UPDATE tenant_version SET version = version + 1 WHERE tenant_id = $1", [tenantId]);
  }
  return { ok: true };
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
  { tenantId, lines }: { tenantId: TenantId; lines: readonly { productId: string; quantity: number }[] },
): Promise<void> {
  await tx.execute(
    `WITH locked AS (
       SELECT held.id, held.quantity FROM (
         SELECT p.id, n.quantity FROM product p
           JOIN (SELECT id, sum(quantity)::int AS quantity FROM unnest($2::text[], $3::int[]) AS l(id, quantity)
                  GROUP BY id) n ON n.id = p.id
          WHERE p.tenant_id = $1 AND p.stock IS NOT NULL ORDER BY p.id FOR UPDATE OF p) held),
     back AS (
       UPDATE product p SET stock = p.stock + locked.quantity FROM locked
        WHERE p.tenant_id = $1 AND p.id = locked.id RETURNING p.id)
     UPDATE tenant_version SET version = version + 1 WHERE tenant_id = $1 AND EXISTS (SELECT FROM back)`,
    [tenantId, lines.map(({ productId }) => productId), lines.map(({ quantity }) => quantity)],
  );
}

/** Puts counted stock of one product back, in plain SQL. A product without a count, or gone, is left alone. */
export async function putBackStock(
  tx: SqlTx,
  { tenantId, productId, quantity }: { tenantId: TenantId; productId: string; quantity: number },
): Promise<void> {
  await tx.execute(
    `WITH back AS (
       UPDATE product SET stock = stock + $3::int
        WHERE tenant_id = $1 AND id = $2 AND stock IS NOT NULL RETURNING id)
     UPDATE tenant_version SET version = version + 1 WHERE tenant_id = $1 AND EXISTS (SELECT FROM back)`,
    [tenantId, productId, quantity],
  );
}
