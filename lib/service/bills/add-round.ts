import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { refuseOrder } from "@/lib/service/orders/placement/refuse-order";
import { type BillChange, type ChangedBill, changeBill } from "./change-bill";
import { placeRound } from "./place-round";
import type { AddRoundRequest } from "./round-contract";
import { draftRound } from "./round-draft";

/**
 * Adds what a table orders to its bill at the menu's prices, and takes the counted stock: all of it or nothing. Throws
 * as changeBill does, TENANT_NOT_FOUND for a restaurant that is not open to the public, INVALID_ITEM and OUT_OF_STOCK.
 */
export async function addRound(
  app: App,
  { request, ...change }: BillChange & { request: AddRoundRequest },
): Promise<ChangedBill> {
  const { tenantId, billId, actorId } = change;
  return changeBill(app, { ...change, operation: "round", request }, async () => {
    const named = request.items.map(({ productId }) => productId);
    const shop = await app.shops.findDishes(tenantId, named);
    if (!shop) return fail("TENANT_NOT_FOUND", "The restaurant is not open to the public.");
    return async (tx, bill) => {
      const drafted = draftRound(shop, bill, request);
      if (!drafted.ok) return refuseOrder(drafted);
      const { items, totalMinor, stockNeeds } = drafted.round;
      await placeRound(tx, {
        guest: null,
        tenantId,
        billId,
        bill,
        items,
        totalMinor,
        stockNeeds,
        actorId,
        now: app.clock.now(),
      });
      return { kind: "round", amountMinor: totalMinor, actorId };
    };
  });
}
