import type { Tx } from "@/lib/db/db";
import type { TenantId } from "@/lib/tenancy/tenant-id";

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
