import { fail } from "@/lib/core/errors/app-error";
import { MAX_AMOUNT_MINOR } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { appendEvents } from "@/lib/platform/events/event-store";
import { ingredientLowEvents } from "@/lib/restaurant/inventory/ingredient-event";
import { lockIngredientsOf, type RanLow, takeIngredients } from "@/lib/restaurant/inventory/movement-store";
import { takeStock } from "@/lib/restaurant/menu/stock-store";
import { bumpShopVersion } from "@/lib/restaurant/tenancy/shop-version-store";
import { refuseOrder, refuseUnwritten } from "@/lib/service/orders/placement/refuse-order";
import type { AddRoundRequest } from "./bill-contract";
import { findLastRound, insertRound } from "./bill-item-store";
import { type BillChange, type ChangedBill, changeBill } from "./change-bill";
import { printRound } from "./print-round";
import { laterCourses } from "./round-course";
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
      if (bill.totalMinor + totalMinor > MAX_AMOUNT_MINOR) {
        fail("INVALID_ITEM", "This is more than one bill can hold; close it and open another.", {
          reason: "TOO_LARGE",
        });
      }
      const now = app.clock.now();
      await insertRound(tx, { tenantId, billId, items, actorId, now });
      await lockIngredientsOf(tx, { tenantId, productIds: items.map(({ productId }) => productId) });
      let makesLess = false;
      const low: RanLow[] = [];
      for (const item of items) {
        const sale = { tenantId, sourceId: item.id, lines: [item], now };
        const { changesMenu, ranLow } = await takeIngredients(tx, sale);
        makesLess ||= changesMenu;
        low.push(...ranLow);
      }
      const taken = await takeStock(tx, { tenantId, needs: stockNeeds, now });
      if (!taken.ok) refuseUnwritten(taken.productId, stockNeeds);
      if (makesLess) await bumpShopVersion(tx, { tenantId });
      const { tableName, currency } = bill;
      const round = await findLastRound(tx, { tenantId, billId });
      const later = laterCourses(items);
      const first = items.filter(({ course }) => course === null || !later.has(course));
      await printRound(tx, { tenantId, billId, table: tableName, round, currency, items: first, now });
      await appendEvents(tx, { tenantId, events: ingredientLowEvents(low, now), now });
      return { kind: "round", amountMinor: totalMinor, actorId };
    };
  });
}
