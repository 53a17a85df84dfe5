import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";

/**
 * Takes counted stock for an order, in its transaction: all of it, or the missing product is named and the caller
 * rolls back. Rows are locked in the order of their ids. A product that runs out moves the shop's version on.
 */
export async function takeStock(
  tx: SqlTx,
  { tenantId, needs }: { tenantId: TenantId; needs: { productId: string; quantity: number }[] },
): Promise<{ ok: true } | { ok: false; productId: string }> {
  const rows = await tx.query<{ id: string; stock: number }>(
    `WITH locked AS (
       SELECT p.id, n.quantity FROM product p
         JOIN unnest($2::text[], $3::int[]) AS n(id, quantity) ON n.id = p.id
        WHERE p.tenant_id = $1 ORDER BY p.id FOR UPDATE OF p)
     UPDATE product p SET stock = p.stock - locked.quantity
       FROM locked
      WHERE p.tenant_id = $1 AND p.id = locked.id AND p.available AND (p.stock IS NULL OR p.stock >= locked.quantity)
     RETURNING p.id, p.stock`,
    [tenantId, needs.map((need) => need.productId), needs.map((need) => need.quantity)],
  );
  const taken = new Set(rows.map((row) => row.id));
  const missing = needs.find((need) => !taken.has(need.productId));
  if (missing) return { ok: false, productId: missing.productId };
  if (rows.some((row) => row.stock === 0)) {
    await tx.execute("UPDATE tenant_version SET version = version + 1 WHERE tenant_id = $1", [tenantId]);
  }
  return { ok: true };
}

/** Puts the counted stock of an order's lines back. Products without a count, or gone, are left alone. */
export async function returnStock(
  tx: Tx,
  { tenantId, orderId }: { tenantId: TenantId; orderId: string },
): Promise<void> {
  await tx.$executeRaw`
    WITH locked AS (
      SELECT p.id, n.quantity FROM product p
        JOIN (SELECT product_id, sum(quantity)::int AS quantity FROM order_item
               WHERE tenant_id = ${tenantId} AND order_id = ${orderId} GROUP BY product_id) n ON n.product_id = p.id
       WHERE p.tenant_id = ${tenantId} AND p.stock IS NOT NULL ORDER BY p.id FOR UPDATE OF p),
    back AS (
      UPDATE product p SET stock = p.stock + locked.quantity FROM locked
       WHERE p.tenant_id = ${tenantId} AND p.id = locked.id RETURNING p.id)
    UPDATE tenant_version SET version = version + 1
     WHERE tenant_id = ${tenantId} AND EXISTS (SELECT FROM back)`;
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
