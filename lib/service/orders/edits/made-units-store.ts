import type { SqlTx } from "@/lib/platform/db/sql";
import type { OrderRef } from "@/lib/service/orders/order";

/**
 * What stations have made of an order goes with the lines that stay (lib/service/kitchen, docs/decisions/108): `places` has
 * the new place of each by its old one. What is new is not made. The caller has locked the order.
 */
export async function moveMadeUnits(
  tx: SqlTx,
  { tenantId, orderId, places }: OrderRef & { places: ReadonlyMap<number, number> },
): Promise<void> {
  await tx.execute(
    `UPDATE kitchen_ticket SET made = (
        SELECT coalesce(jsonb_object_agg(moved.value, made -> moved.key), '{}')
          FROM jsonb_each_text($3::jsonb) moved WHERE made ? moved.key)
      WHERE tenant_id = $1 AND subject_id = $2 AND round = 0`,
    [tenantId, orderId, JSON.stringify(Object.fromEntries(places))],
  );
}
