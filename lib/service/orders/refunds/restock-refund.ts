import type { Tx } from "@/lib/platform/db/db";
import { lockIngredientsOf, returnUnits } from "@/lib/restaurant/inventory/movement-store";
import { returnStock } from "@/lib/restaurant/menu/stock-store";
import { advanceMenu } from "@/lib/restaurant/tenancy/advance-menu";
import type { OrderItem, OrderRef } from "@/lib/service/orders/order";
import { soldLine } from "@/lib/service/orders/sold-line";
import { listRestocks, type TakenLine } from "./refund-line-store";

/**
 * Puts the units that a refund restocks back: counted stock, and the ingredients that their order took. The caller has
 * locked the order and counts the units.
 */
export async function restockRefund(
  tx: Tx,
  input: {
    ref: OrderRef;
    /** What the order's ingredients are booked on. */
    saleId: string;
    items: readonly Pick<OrderItem, "productId" | "quantity" | "selectedOptions" | "shown">[];
    parts: readonly { refundId: string; lines: readonly TakenLine[] }[];
    now: Date;
  },
): Promise<void> {
  const { ref, saleId, items, parts, now } = input;
  const { tenantId } = ref;
  const units = parts.map(({ refundId, lines }) => ({
    refundId,
    lines: lines
      .filter(({ restockedQuantity }) => restockedQuantity > 0)
      .flatMap(({ position, restockedQuantity: quantity }) => {
        const item = items[position];
        return item ? [{ ...soldLine(item), quantity }] : [];
      }),
  }));
  const all = units.flatMap(({ lines }) => lines);
  if (all.length === 0) return;
  await lockIngredientsOf(tx, { tenantId, productIds: all.map(({ productId }) => productId) });
  const earlier = await listRestocks(tx, ref);
  let makesMore = false;
  for (const { refundId, lines } of units) {
    if (lines.length === 0) continue;
    makesMore =
      (await returnUnits(tx, { tenantId, saleId, sourceId: refundId, earlier, lines, now })) || makesMore;
    earlier.push(refundId);
  }
  await returnStock(tx, { tenantId, lines: all, now });
  if (makesMore) await advanceMenu(tx, { tenantId, cause: "ingredients", now });
}
