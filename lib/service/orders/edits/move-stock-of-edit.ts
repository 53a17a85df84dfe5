import { fail } from "@/lib/core/errors/app-error";
import type { Tx } from "@/lib/platform/db/db";
import {
  lockIngredientsOf,
  type RanLow,
  returnIngredients,
  takeIngredients,
} from "@/lib/restaurant/inventory/movement-store";
import { lockProducts, returnStock, takeStock } from "@/lib/restaurant/menu/stock-store";
import { advanceMenu } from "@/lib/restaurant/tenancy/advance-menu";
import { type OrderDetail, type OrderRef, saleIdOf } from "@/lib/service/orders/order";
import { soldLine } from "@/lib/service/orders/sold-line";
import type { EditDraft } from "./draft-edit";

/**
 * Puts back what an order took and takes what its new lines need, counted stock and, once it was accepted, ingredients.
 * The caller has locked the order. Answers the ingredients that ran low. Throws OUT_OF_STOCK.
 */
export async function moveStockOfEdit(
  tx: Tx,
  input: { ref: OrderRef; order: OrderDetail; draft: EditDraft; edits: number; now: Date },
): Promise<readonly RanLow[]> {
  const { ref, order, draft, edits, now } = input;
  const { tenantId } = ref;
  const productIds = [...order.items, ...draft.items].map(({ productId }) => productId);
  // In the order of docs/decisions/006.
  await lockIngredientsOf(tx, { tenantId, productIds });
  await lockProducts(tx, { tenantId, productIds });
  await returnStock(tx, { tenantId, lines: order.items, now });
  const taken = await takeStock(tx, { tenantId, needs: draft.stockNeeds, now });
  if (!taken.ok) fail("OUT_OF_STOCK", "There is not enough of it left.", { reason: "NOT_ENOUGH_LEFT" });
  if (order.status === "pending") return [];
  const makesMore = await returnIngredients(tx, { tenantId, sourceId: saleIdOf(order), now });
  const sale = { tenantId, sourceId: saleIdOf({ ...order, edits }), lines: draft.items.map(soldLine), now };
  const { changesMenu, ranLow } = await takeIngredients(tx, sale);
  if (makesMore || changesMenu) await advanceMenu(tx, { tenantId, cause: "ingredients", now });
  return ranLow;
}
